import Framewheel

/// A golden with the scene that it tells.
struct RecordedGolden {
    /// Where it lies.
    let folder: FilePath
    /// What it says of itself.
    let manifest: GoldenManifest
    /// Its scene, as seen from the working folder.
    let scene: String
}

extension GoldenStore {
    /// All goldens that tell their scene, and what is wrong with those that cannot.
    ///
    /// - Returns: The goldens in the order of their folders; those of pictures alone, which have no scene, are left out.
    /// - Throws: A failure where the folders cannot be read.
    func recorded() throws(CommandFailure) -> (goldens: [RecordedGolden], broken: [CommandFailure]) {
        var goldens: [RecordedGolden] = []
        var broken: [CommandFailure] = []
        for folder in try CommandFailure.ofGoldens({ () throws(GoldenError) in try folders() }) {
            do throws(GoldenError) {
                let manifest = try GoldenManifest(in: folder)
                guard !manifest.scene.isEmpty else { continue }
                goldens.append(
                    RecordedGolden(
                        folder: folder, manifest: manifest, scene: FilePath.joined(root, manifest.scene)))
            } catch {
                broken.append(.golden(error))
            }
        }
        return (goldens, broken)
    }
}

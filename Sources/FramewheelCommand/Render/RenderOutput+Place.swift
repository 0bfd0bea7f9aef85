import Framewheel

extension RenderOutput {
    /// Refuses to write over a file that the scene was read from and, where the scene itself names the output,
    /// outside the scene's folder.
    func checkPlace(scene: Scene, mayLeaveFolder: Bool) throws(CommandFailure) {
        let file = FilePath(path(ofFrame: 0))
        try scene.checkDidNotRead(file)
        guard spec != nil, !mayLeaveFolder, let source = scene.sources.first,
            let home = FilePath(source).folder.resolved
        else { return }
        guard let folder = nearestFolder(of: file), folder.isInside(home) else {
            throw .usage(
                "\(file): lies outside the scene's folder, where its outputs go",
                hint: "--allow-outside lets the scene name files outside its folder")
        }
    }

    /// Refuses to write over a picture that the scene shows, once that was read.
    ///
    /// - Parameters:
    ///   - number: The frame of a sequence.
    ///   - store: What read the scene's pictures.
    /// - Throws: A failure that names the file.
    func checkIsNoPicture(frame number: Int = 0, of store: RasterStore) throws(CommandFailure) {
        let file = FilePath(path(ofFrame: number))
        guard store.hasRead(file) else { return }
        throw .usage("\(file): is a picture of the scene, expected another name")
    }

    /// Where its files lie.
    var place: OutputPlace {
        switch kind {
        case .still, .stream, .animation, .movie: OutputPlace(FilePath(name))
        case .sequence(let pattern, _): OutputPlace(pattern)
        }
    }

    private func path(ofFrame number: Int) -> String {
        switch kind {
        case .still, .stream, .animation, .movie: name
        case .sequence(let pattern, _): pattern.path(ofFrame: number)
        }
    }

    /// The folder above a file that exists already, links followed; what is missing below it is made later.
    private func nearestFolder(of file: FilePath) -> FilePath? {
        var folder = file.folder
        while !folder.exists {
            // What does not exist yet is no link, and must not lead upwards.
            guard folder.name != "..", folder.text != "/", folder.text != "." else { return nil }
            folder = folder.folder
        }
        return folder.resolved
    }
}

extension Scene {
    /// Refuses to write over a file of the scene or of its fonts.
    func checkDidNotRead(_ file: FilePath) throws(CommandFailure) {
        guard let target = file.resolved,
            (sources + fonts).contains(where: { FilePath($0).resolved == target })
        else { return }
        throw .usage("\(file): is a file that the scene was read from, expected another name")
    }
}

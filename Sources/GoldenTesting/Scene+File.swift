internal import FileStorage
public import SceneFormat

extension Scene {
    /// Reads a scene for a test.
    ///
    /// - Parameters:
    ///   - path: The scene's file, as seen from the folder of the test's file.
    ///   - variant: The values of variants by axis; an axis that is not named takes its first.
    ///   - file: The test's file.
    /// - Throws: `SceneErrors` with all that is wrong with the scene.
    public init(
        contentsOf path: String, variant: [String: String] = [:], file: String = #filePath
    ) throws(SceneErrors) {
        let reading = SceneDocument(besides: path, file: file).scene(variant: variant)
        guard let scene = reading.scene else { throw SceneErrors(diagnostics: reading.diagnostics) }
        self = scene
    }
}

extension SceneDocument {
    /// Reads a scene's file for a test.
    ///
    /// - Parameters:
    ///   - path: The scene's file, as seen from the folder of the test's file.
    ///   - options: What the caller decides.
    ///   - file: The test's file.
    public init(besides path: String, options: SceneOptions = SceneOptions(), file: String = #filePath) {
        self.init(path: FilePath(file).folder.appending(path).text, options: options)
    }
}

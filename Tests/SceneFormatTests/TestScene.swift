internal import FileStorage

@testable import SceneFormat

/// Scenes for tests, read from text as if from `scene.json` in the current folder.
enum TestScene {
    /// Reads a scene's text.
    static func reading(
        _ text: String, folder: String = ".", variant: [String: String] = [:],
        options: SceneOptions = SceneOptions()
    ) -> SceneReading {
        let document = SceneDocument(
            bytes: Array(text.utf8), folder: FilePath(folder), name: "scene.json", options: options)
        return document.scene(variant: variant)
    }

    /// Reads a scene from its keys besides the version.
    static func of(_ keys: String, variant: [String: String] = [:]) -> SceneReading {
        reading("{ \"framewheel\": 1, \(keys) }", variant: variant)
    }

    /// The lines that a user reads of a scene's text.
    static func messages(
        _ text: String, folder: String = ".", options: SceneOptions = SceneOptions()
    ) -> [String] {
        reading(text, folder: folder, options: options).diagnostics.map(\.description)
    }
}

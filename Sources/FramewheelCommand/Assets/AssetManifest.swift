import Framewheel

/// How the pictures in a folder were made, so that a later run can tell whether they are still true.
///
/// A text of lines, a word and its value each.
struct AssetManifest: Equatable {
    /// A file as it was made.
    struct File: Equatable {
        let name: String
        let hash: String
        let byteCount: Int
    }

    /// The version of the program.
    var tool: String
    /// The hash of the scene's files.
    var scene: String
    /// The hash of the bytes of the pictures in it.
    var pictures: String
    /// The hash of what all frames show, pictures included.
    var drawing: String
    /// The options that were given.
    var options: String
    /// The libraries that drew, and the hash of the fonts.
    var stack: String
    /// The files.
    var files: [File]

    private static let heading = "framewheel-assets 2"

    /// The manifest as text.
    var text: String {
        var lines = [
            Self.heading, "tool \(tool)", "scene \(scene)", "pictures \(pictures)", "drawing \(drawing)",
            "options \(options)", "stack \(stack)",
        ]
        lines += files.map { "file \($0.hash) \($0.byteCount) \($0.name)" }
        return lines.joined(separator: "\n") + "\n"
    }

    init(
        tool: String, scene: String, pictures: String, drawing: String, options: String, stack: String,
        files: [File]
    ) {
        self.tool = tool
        self.scene = scene
        self.pictures = pictures
        self.drawing = drawing
        self.options = options
        self.stack = stack
        self.files = files
    }

    /// Reads a manifest.
    ///
    /// - Returns: `nil` for any other text, or that of another version.
    init?(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.first == Self.heading else { return nil }
        var values: [String: String] = [:]
        var files: [File] = []
        for line in lines.dropFirst() {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1]) : ""
            guard parts[0] == "file" else {
                values[String(parts[0])] = value
                continue
            }
            let words = value.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let count = Int(words[1]) else { return nil }
            files.append(File(name: String(words[2]), hash: String(words[0]), byteCount: count))
        }
        guard let tool = values["tool"], let scene = values["scene"], let pictures = values["pictures"],
            let drawing = values["drawing"], let options = values["options"], let stack = values["stack"]
        else { return nil }
        self.init(
            tool: tool, scene: scene, pictures: pictures, drawing: drawing, options: options, stack: stack,
            files: files)
    }
}

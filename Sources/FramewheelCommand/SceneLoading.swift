import Framewheel

/// The options that every command with a scene has, and what they lead to.
struct SceneLoading {
    static let options = [
        OptionSyntax(
            "--variant", "AXIS=VALUE", repeats: true, "choose a value of a variant, such as theme=dark"),
        OptionSyntax(
            "--items", "FILE[#POINTER]", "replace the scene's items by those of a JSON file, or - for stdin"),
        OptionSyntax("--script", "FILE", "replace the scene's script"),
        OptionSyntax("--base", "DIR", "the folder of a scene read from stdin; default the working folder"),
        OptionSyntax(switch: "--allow-outside", "let the scene name files outside its folder"),
    ]

    /// The scene's file.
    let document: SceneDocument
    /// The values of variants that were chosen, by axis.
    let variant: [String: String]
    private let isQuiet: Bool

    init(_ path: String, _ arguments: Arguments, checksEveryItem: Bool = false) throws(CommandFailure) {
        isQuiet = arguments.has("--quiet")
        var options = SceneOptions()
        options.allowsOutside = arguments.has("--allow-outside")
        options.scriptPath = arguments.value("--script")
        options.checksEveryItem = checksEveryItem
        if let items = arguments.value("--items") { options.items = try Self.items(items, scene: path) }
        if path == "-" {
            let bytes = try Self.standardInput()
            let base = FilePath(arguments.value("--base") ?? ".")
            guard base.isFolder else { throw .inputOutput("--base \(base): no such folder") }
            document = SceneDocument(bytes: bytes, folder: base, name: "<stdin>", options: options)
        } else {
            guard !arguments.has("--base") else {
                throw .usage("--base is for a scene from stdin; '\(path)' has its own folder")
            }
            document = SceneDocument(path: path, options: options)
        }
        variant = try Self.variant(arguments.all("--variant"))
    }

    /// The scene with the chosen variant; warnings are said.
    func scene(variant other: [String: String]? = nil) throws(CommandFailure) -> Scene {
        let reading = document.scene(variant: other ?? variant)
        for diagnostic in reading.diagnostics where diagnostic.severity == .warning && !isQuiet {
            Console.say(diagnostic.description)
        }
        guard let scene = reading.scene, !reading.hasErrors else { throw failure(reading) }
        return scene
    }

    /// The scene in the theme that goes with its own as dark goes with light; `nil` where it has none.
    func otherTheme(of scene: Scene) throws(CommandFailure) -> Scene? {
        guard let other = ["light": "dark", "dark": "light"][scene.theme] else { return nil }
        let reading: SceneReading
        if let axis = document.variantAxes.first(where: { $0.name == "theme" }) {
            guard variant["theme"] == nil, axis.values.contains(other) else { return nil }
            reading = document.scene(variant: scene.variant.merging(["theme": other]) { _, new in new })
        } else {
            guard document.themeNames.contains(other) else { return nil }
            reading = document.scene(variant: scene.variant, theme: other)
        }
        guard let scene = reading.scene, !reading.hasErrors else { throw failure(reading) }
        return scene.theme == other ? scene : nil
    }

    /// The failure that a scene's errors amount to.
    func failure(_ reading: SceneReading) -> CommandFailure {
        var failure = CommandFailure.scene(reading.diagnostics.filter { $0.severity == .error })
        if document.fileError != nil { failure.status = .inputOutput }
        return failure
    }

    /// The options that say what a scene's files are, each after a space, as a shell takes them.
    static func words(_ arguments: Arguments) -> String {
        CommandSyntax(name: "", operands: "", summary: "", options: options)
            .optionWords(arguments) { ["--items", "--script", "--allow-outside"].contains($0) }
            .map { " " + $0.shellWord }.joined()
    }

    /// The values of `--variant AXIS=VALUE`, by axis.
    static func variant(_ words: [String]) throws(CommandFailure) -> [String: String] {
        var result: [String: String] = [:]
        for word in words {
            guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
                throw .usage("--variant \(word): expected AXIS=VALUE, such as theme=dark")
            }
            result[String(word[..<equals])] = String(word[word.index(after: equals)...])
        }
        return result
    }

    private static func items(
        _ word: String, scene: String
    ) throws(CommandFailure) -> SceneOptions.ItemsOverride {
        let hash = word.firstIndex(of: "#")
        let path = String(word[..<(hash ?? word.endIndex)])
        let pointer = hash.map { String(word[word.index(after: $0)...]) } ?? ""
        guard path == "-" else { return .file(path: path, pointer: pointer) }
        guard scene != "-" else { throw .usage("only one of the scene and --items can come from stdin") }
        return .bytes(try standardInput(), name: "<stdin>", pointer: pointer)
    }

    private static func standardInput() throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try FilePath.standardInputBytes(limit: inputLimit)
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    /// The most bytes read from standard input.
    private static let inputLimit = 64 << 20
}

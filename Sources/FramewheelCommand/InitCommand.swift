import Framewheel

/// `framewheel init`: writes a commented scene to begin with.
enum InitCommand: Command {
    private static let names = Carousel.Preset.allCases.map(\.rawValue)

    static let syntax = CommandSyntax(
        name: "init", operands: "[FILE]", summary: "write a commented scene to begin with",
        discussion: [
            "FILE is scene.json unless given; - is standard output. A file that exists stays as it is."
        ],
        options: [
            OptionSyntax("--preset", "P", "one of \(names.joined(separator: ", ")); default shrinking"),
            OptionSyntax(switch: "--force", "replace a file that exists"),
        ])

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let name = arguments.value("--preset") ?? Carousel.Preset.shrinking.rawValue
        guard let preset = Carousel.Preset(rawValue: name) else {
            let near = NearestWord.suggestion(for: name, among: names)
            throw .usage(
                "--preset \(name): no such preset; expected one of \(names.joined(separator: ", "))",
                hint: near.map { "did you mean '\($0)'?" })
        }
        let text = SceneTemplate.text(for: preset)
        let path = arguments.operands.isEmpty ? "scene.json" : try arguments.operand("FILE")
        guard path != "-" else {
            try Console.write(text)
            return .done
        }
        let file = FilePath(path)
        guard arguments.has("--force") || !file.exists else {
            throw .inputOutput("\(path): exists already; --force replaces it")
        }
        do throws(FileError) {
            try file.write(Array(text.utf8))
        } catch {
            throw .inputOutput("\(error)")
        }
        Console.say("\(path): a \(name) scene; draw it by: framewheel render \(path.shellWord) -o poster.png")
        return .done
    }
}

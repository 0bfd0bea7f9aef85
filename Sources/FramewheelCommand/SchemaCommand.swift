import Framewheel

/// `framewheel schema`: the JSON Schema of scene files.
enum SchemaCommand: Command {
    static let syntax = CommandSyntax(
        name: "schema", operands: "", summary: "print the JSON Schema (2020-12) of scene files", options: [])

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if let word = arguments.operands.first { throw .usage("unexpected argument '\(word)'") }
        try Console.write(SceneSchema.text)
        return .done
    }
}

/// `framewheel presets`: the carousels that have a name.
enum PresetsCommand: Command {
    static let syntax = CommandSyntax(
        name: "presets", operands: "", summary: "list the carousels that have a name", options: [])

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if let word = arguments.operands.first { throw .usage("unexpected argument '\(word)'") }
        let presets = Carousel.Preset.allCases
        let width = presets.map(\.rawValue.count).max() ?? 0
        for preset in presets {
            let name = preset.rawValue
            let gap = String(repeating: " ", count: width - name.count + 2)
            try Console.write(name + gap + preset.summary + "\n")
        }
        return .done
    }
}

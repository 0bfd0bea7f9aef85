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

import Framewheel

/// `framewheel presets`: the carousels that have a name.
enum PresetsCommand: Command {
    static let syntax = CommandSyntax(
        name: "presets", operands: "", summary: "list the carousels that have a name", options: [])

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if let word = arguments.operands.first { throw .usage("unexpected argument '\(word)'") }
        let rows = Console.columns(Carousel.Preset.allCases.map { ($0.rawValue, $0.summary) })
        try Console.write(rows.joined(separator: "\n") + "\n")
        return .done
    }
}

import Framewheel

/// `framewheel validate`: all that is wrong with scenes.
enum ValidateCommand: Command {
    static let syntax = CommandSyntax(
        name: "validate", operands: "SCENE…", summary: "check scenes and name all that is wrong with them",
        discussion: ["Every variant and every item is checked, and every picture and font is opened."],
        options: [OptionSyntax(switch: "--json", "print the problems as JSON")]
            + SceneLoading.options.filter { $0.name != "--variant" })

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard !arguments.operands.isEmpty else { throw .usage("SCENE is missing") }
        var status = ExitStatus.done
        var all: [Diagnostic] = []
        for path in arguments.operands {
            let loading = try SceneLoading(path, arguments, checksEveryItem: true)
            let diagnostics = SceneCheck(loading.document).diagnostics
            let hasErrors = diagnostics.contains { $0.severity == .error }
            if hasErrors { status = max(status, loading.document.fileError == nil ? .invalid : .inputOutput) }
            all += diagnostics
            guard !arguments.has("--json") else { continue }
            diagnostics.forEach { Console.say($0.description) }
            if !hasErrors { try Console.write("\(loading.document.name): valid\n") }
        }
        if arguments.has("--json") { try Console.write(Diagnostic.json(all)) }
        return status
    }
}

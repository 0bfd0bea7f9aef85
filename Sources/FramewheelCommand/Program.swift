import Framewheel

/// A command of the program: how it is written and what it does.
protocol Command {
    /// How it is written.
    static var syntax: CommandSyntax { get }
    /// Does it.
    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus
}

/// The program: chooses the command and says what went wrong.
struct Program {
    /// The words after the program's name.
    let arguments: [String]

    private static var commands: [any Command.Type] {
        [
            RenderCommand.self, FilmstripCommand.self, AssetsCommand.self, PlotCommand.self,
            MotionCommand.self, ExplainCommand.self, LayoutCommand.self, RecordCommand.self,
            VerifyCommand.self, CompareCommand.self, ApproveCommand.self, PruneCommand.self,
            ValidateCommand.self, InitCommand.self, SchemaCommand.self, PresetsCommand.self,
        ]
    }

    /// Why the program cannot begin, since files could not be opened later, some of which only libraries know.
    ///
    /// It is asked before there are threads, whose making needs files too.
    static var obstacle: CommandFailure? {
        let needed = openFiles + openFilesOfWorker * Processors.available
        let available = OpenFiles.available(of: needed)
        guard available < needed else { return nil }
        return .inputOutput(
            "only \(available) more files can be open at once, expected at least \(needed)",
            hint: "'ulimit -n' tells and sets how many")
    }

    /// How many files are open at once besides those of workers: the system's, fonts, the output.
    private static let openFiles = 16
    /// How many files a worker has open at once.
    private static let openFilesOfWorker = 2

    /// Says what went wrong.
    static func end(by failure: CommandFailure) -> ExitStatus {
        failure.lines.forEach(Console.say)
        return failure.status
    }

    /// Runs the command that the arguments ask for.
    func run() async -> ExitStatus {
        do throws(CommandFailure) {
            return try await runCommand()
        } catch {
            return Self.end(by: error)
        }
    }

    private func runCommand() async throws(CommandFailure) -> ExitStatus {
        guard let verb = arguments.first else {
            Console.sayRaw(Self.help)
            return .invalid
        }
        switch verb {
        case "--help", "-h", "help":
            let topic = Self.commands.first { $0.syntax.name == arguments.dropFirst().first }
            try Console.write(topic.map { $0.syntax.help } ?? Self.help)
            return .done
        case "--version":
            try Console.write("framewheel \(ToolVersion.current)\n")
            return .done
        default: break
        }
        guard let command = Self.commands.first(where: { $0.syntax.name == verb }) else {
            let near = NearestWord.suggestion(for: verb, among: Self.commands.map { $0.syntax.name })
            throw .usage(
                "unknown command '\(verb)'",
                hint: near.map { "did you mean '\($0)'?" } ?? "'framewheel --help' lists the commands")
        }
        let parsed = try command.syntax.arguments(Array(arguments.dropFirst()))
        if parsed.wantsHelp {
            try Console.write(command.syntax.help)
            return .done
        }
        return try await command.run(parsed)
    }

    private static var help: String {
        let rows = Console.columns(commands.map { ($0.syntax.name, $0.syntax.summary) })
        let text =
            ["Renders carousels to frames.", "", "usage: framewheel COMMAND [options]", "", "commands:"]
            + rows
            + ["", "'framewheel COMMAND --help' tells more of a command; --version prints the version."]
        return text.joined(separator: "\n") + "\n"
    }
}

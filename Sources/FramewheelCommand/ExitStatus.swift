import Framewheel

/// How the program ends, as scripts see it.
enum ExitStatus: Int32, Comparable {
    /// Everything was done.
    case done = 0
    /// Differences were found, or a limit that was asked for was not met.
    case different = 1
    /// The scene, its assets or the arguments are wrong.
    case invalid = 2
    /// Something could not be read or written.
    case inputOutput = 3
    /// SIGHUP asked for an end: the terminal was closed.
    case hungUp = 129
    /// SIGINT asked for an end: Ctrl-C.
    case interrupted = 130
    /// SIGTERM asked for an end.
    case terminated = 143

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// Why a command stops: what to say and how to end.
struct CommandFailure: Error {
    var status: ExitStatus
    /// Whole lines for the user, each with the place, what was found and what was expected.
    var lines: [String]
    /// Whether a golden is broken, so that recording it again helps.
    var isOfGolden = false
    /// Where in a scene's file the first of them lies.
    var place: SourcePlace?

    /// Wrong arguments.
    static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
        CommandFailure(
            status: .invalid,
            lines: ["framewheel: error: " + message] + (hint.map { ["  hint: " + $0] } ?? []))
    }

    /// What is wrong with a scene; what belongs to no file is the program's own to say.
    static func scene(_ diagnostics: [Diagnostic], hint: String? = nil) -> CommandFailure {
        let lines = diagnostics.map { ($0.place == nil ? "framewheel: " : "") + $0.description }
        return CommandFailure(
            status: .invalid, lines: lines + (hint.map { ["  hint: " + $0] } ?? []),
            place: diagnostics.lazy.compactMap(\.place).first)
    }

    /// A font that cannot be used.
    static func font(_ error: FontError, of scene: Scene) -> CommandFailure {
        error.path.isEmpty
            ? CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
            : .scene([scene.problem(ofFile: error.path, fault: "\(error.reason)")])
    }

    /// Something that could not be read or written.
    static func inputOutput(_ message: String, hint: String? = nil) -> CommandFailure {
        CommandFailure(
            status: .inputOutput,
            lines: ["framewheel: error: " + message] + (hint.map { ["  hint: " + $0] } ?? []))
    }
}

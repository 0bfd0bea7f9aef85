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

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// Why a command stops: what to say and how to end.
struct CommandFailure: Error {
    var status: ExitStatus
    /// Whole lines for the user, each with the place, what was found and what was expected.
    var lines: [String]

    /// Wrong arguments.
    static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
        CommandFailure(
            status: .invalid,
            lines: ["framewheel: error: " + message] + (hint.map { ["  hint: " + $0] } ?? []))
    }

    /// Something that could not be read or written.
    static func inputOutput(_ message: String) -> CommandFailure {
        CommandFailure(status: .inputOutput, lines: ["framewheel: error: " + message])
    }
}

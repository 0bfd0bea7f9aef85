/// Why a video could not be made, as facts.
public enum VideoError: Error, Hashable, Sendable {
    /// There is no `ffmpeg` on the search path.
    case missingProgram
    /// The program could not be started; the system's own words.
    case notStarted(reason: String)
    /// The program gave up; its exit status and the last lines that it said.
    case failed(status: Int32, lines: [String])
    /// A signal ended the program.
    case killed(signal: Int32)
}

extension VideoError: CustomStringConvertible {
    /// One sentence that says what was found and what was expected.
    public var description: String {
        switch self {
        case .missingProgram: "ffmpeg is not on the PATH; videos are made by it"
        case .notStarted(let reason): "ffmpeg could not be started: \(reason)"
        case .failed(let status, let lines):
            "ffmpeg ended with status \(status)" + (lines.isEmpty ? "" : ": " + lines.joined(separator: "; "))
        case .killed(let signal): "ffmpeg was ended by signal \(signal)"
        }
    }
}

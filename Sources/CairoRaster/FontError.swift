/// Why a font file named by a scene cannot be used, as facts.
public struct FontError: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        /// Nothing lies at the path.
        case missing
        /// A folder lies where a file was expected.
        case isFolder
        /// The file holds no font that FreeType can read.
        case notAFont
        /// The system's font configuration cannot be loaded.
        case noConfiguration
    }

    /// The file's path as it was asked for; empty where the configuration is at fault.
    public var path: String
    /// What was wrong.
    public var reason: Reason

    /// Makes an error from its facts.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension FontError: CustomStringConvertible {
    /// One sentence that names the path and the fault.
    public var description: String { path.isEmpty ? "\(reason)" : "\(path): \(reason)" }
}

extension FontError.Reason: CustomStringConvertible {
    /// The fault in words, without the path.
    public var description: String {
        switch self {
        case .missing: "no such font file"
        case .isFolder: "is a folder, expected a font file"
        case .notAFont: "is not a font file (OpenType, TrueType or Type 1)"
        case .noConfiguration: "the system's font configuration cannot be loaded"
        }
    }
}

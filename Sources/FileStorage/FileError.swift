/// Why a file could not be read or written, as facts.
public struct FileError: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        /// Nothing lies at the path.
        case missing
        /// The file is not what it was when it was first read.
        case changed
        /// A folder lies where a file was expected.
        case isDirectory
        /// A file lies where a folder was expected.
        case notAFolder
        /// Something that is neither a file nor a folder lies there, a device or a pipe.
        case notRegular
        /// The folder that should hold the file does not exist.
        case missingFolder
        /// The system does not allow it.
        case notPermitted
        /// The file is larger than allowed, in bytes.
        case tooLarge(limit: Int)
        /// The device has no room left.
        case diskFull
        /// Whoever was to read what is written is gone.
        case noReader
        /// Anything else, with the system's error number and its own words.
        case system(number: Int32, text: String)
    }

    /// The file's path as it was asked for.
    public var path: String
    /// What was wrong.
    public var reason: Reason

    /// Makes an error from its facts.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension FileError: CustomStringConvertible {
    /// One sentence that names the path and the fault.
    public var description: String { "\(path): \(reason)" }
}

extension FileError.Reason: CustomStringConvertible {
    /// The fault in words, without the path.
    public var description: String {
        switch self {
        case .missing: "no such file"
        case .changed: "was changed while it was in use"
        case .isDirectory: "is a folder, expected a file"
        case .notAFolder: "is a file, expected a folder"
        case .notRegular: "is not a regular file"
        case .missingFolder: "the folder does not exist"
        case .notPermitted: "permission denied"
        case .tooLarge(let limit): "is larger than the limit of \(limit) bytes"
        case .diskFull: "no space left on the device"
        case .noReader: "nobody reads it any more"
        case .system(_, let text): text
        }
    }
}

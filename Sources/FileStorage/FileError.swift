/// Why a file could not be read or written, as facts.
public struct FileError: Error, Hashable, Sendable {
    /// What was wrong.
    public enum Reason: Hashable, Sendable {
        /// Nothing lies at the path.
        case missing
        /// A folder lies where a file was expected.
        case isDirectory
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
    public var description: String {
        switch reason {
        case .missing: "\(path): no such file"
        case .isDirectory: "\(path): is a folder, expected a file"
        case .notRegular: "\(path): is not a regular file"
        case .missingFolder: "\(path): the folder does not exist"
        case .notPermitted: "\(path): permission denied"
        case .tooLarge(let limit): "\(path): is larger than the limit of \(limit) bytes"
        case .diskFull: "\(path): no space left on the device"
        case .noReader: "\(path): nobody reads it any more"
        case .system(_, let text): "\(path): \(text)"
        }
    }
}

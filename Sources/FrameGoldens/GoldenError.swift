public import FileStorage

/// Why a golden cannot be read, written or compared, as facts.
public enum GoldenError: Error, Hashable, Sendable {
    /// A file could not be read or written.
    case file(FileError)
    /// A file of a golden is missing.
    case missingFile(path: String)
    /// A file of a golden is not what it should be.
    case broken(path: String, fault: String)
    /// A newer version of the program has written the golden.
    case newerFormat(path: String, found: Int, known: Int)
    /// There is nothing of that name among the goldens.
    case unknownMoment(String, known: [String])
    /// Two scenes would share one folder.
    case sharedFolder(folder: String, scenes: [String])
    /// A golden's folder holds somebody else's file, which would be gone.
    case foreignFile(folder: String, name: String)
    /// There is nothing to take over: no verification has failed since.
    case nothingToApprove(folder: String)
}

extension GoldenError: CustomStringConvertible {
    /// One sentence with the place, what was found and what was expected.
    public var description: String {
        switch self {
        case .file(let error): "\(error)"
        case .missingFile(let path): "\(path): is missing from the golden"
        case .broken(let path, let fault): "\(path): \(fault)"
        case .newerFormat(let path, let found, let known):
            "\(path): has format \(found), written by a newer framewheel; this one reads up to \(known)"
        case .unknownMoment(let name, let known):
            "no such moment '\(name)'; expected seconds or one of \(known.joined(separator: ", "))"
        case .sharedFolder(let folder, let scenes):
            "\(folder): would be the golden of \(scenes.joined(separator: " and of "))"
        case .foreignFile(let folder, let name):
            "\(folder): holds \(name), which is no golden's; expected a folder of the golden's own"
        case .nothingToApprove(let folder):
            "\(folder): no verification has failed, there is nothing to approve"
        }
    }
}

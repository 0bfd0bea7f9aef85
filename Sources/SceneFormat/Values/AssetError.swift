/// Why a path or a URL in a scene leads to no file, as facts.
public enum AssetError: Error, Hashable, Sendable {
    /// There is no text at all.
    case empty
    /// Nothing lies at the path.
    case missing(path: String)
    /// A folder lies where a file was expected.
    case isDirectory(path: String)
    /// The file lies, links followed, outside the scene's folder.
    case outside(path: String, folder: String)
    /// No prefix of the scene's map begins the URL.
    case unmappedURL(String, knownPrefixes: [String])
}

extension AssetError: CustomStringConvertible {
    /// One sentence that names the path, the fault and what to do.
    public var description: String {
        switch self {
        case .empty: "the path is empty, expected a file"
        case .missing(let path): "\(path): no such file"
        case .isDirectory(let path): "\(path): is a folder, expected a file"
        case .outside(let path, let folder):
            "\(path): lies outside the scene's folder \(folder); --allow-outside accepts it"
        case .unmappedURL(let url, let prefixes) where prefixes.isEmpty:
            "\(url): nothing is fetched; give images.map a folder with its files"
        case .unmappedURL(let url, let prefixes):
            "\(url): no prefix of images.map begins it (\(prefixes.joined(separator: ", ")))"
        }
    }
}

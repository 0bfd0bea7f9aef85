public import FileStorage

/// Finds the files that a scene names: pictures, fonts, items and samples.
///
/// A file must lie in the scene's folder once all symbolic links are followed; nothing is ever fetched.
///
/// JSON: `images.map` gives the map.
public struct AssetResolver: Sendable {
    /// The folder that relative paths start from: the scene's.
    public let folder: FilePath
    /// Folders by the prefix of the URLs whose files they hold, relative to `folder`.
    public let map: [String: String]
    /// Whether files outside the folder are accepted.
    public let allowsOutside: Bool

    /// Makes a resolver.
    public init(folder: FilePath, map: [String: String] = [:], allowsOutside: Bool = false) {
        self.folder = folder
        self.map = map
        self.allowsOutside = allowsOutside
    }

    /// The file that a path or a URL means, absolute and with symbolic links followed.
    ///
    /// A URL takes the folder of the longest prefix that it begins with, up to a border of its path. Its query
    /// and fragment are dropped and its path is percent-decoded; a plain path is taken literally.
    ///
    /// - Parameter reference: The path or the URL as written.
    /// - Returns: The path of a file that exists.
    /// - Throws: `AssetError` where there is none, or where it may not be read.
    public func path(for reference: String) throws(AssetError) -> FilePath {
        guard !reference.isEmpty else { throw .empty }
        let path = Self.isURL(reference) ? try mapped(reference) : folder.appending(reference)
        // The file system would read only what stands before the zero.
        guard !path.text.utf8.contains(0) else { throw .missing(path: path.text) }
        guard let root = folder.resolved else { throw .missing(path: folder.text) }
        let found = path.resolved
        guard allowsOutside || (found ?? lexical(path, in: root)).isInside(root) else {
            throw .outside(path: path.text, folder: folder.text)
        }
        guard let found else { throw .missing(path: path.text) }
        guard !found.isFolder else { throw .isDirectory(path: path.text) }
        return found
    }

    /// A file as messages print it: in the scene's folder as the user named that, else by its whole path.
    func shownPath(of path: String) -> String {
        guard let root = folder.resolved, FilePath(path).isInside(root) else { return path }
        return folder.appending(String(path.dropFirst(root.text.count).drop { $0 == "/" })).text
    }

    /// Whether a reference is a URL: a scheme and `:`, or `//` and a host.
    ///
    /// A scheme has two letters or more, so that `C:` is none.
    public static func isURL(_ reference: String) -> Bool {
        if reference.hasPrefix("//") { return true }
        guard let colon = reference.firstIndex(of: ":") else { return false }
        let scheme = reference[..<colon]
        let isWord = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        guard isWord, scheme.count > 1, scheme.first?.isLetter == true else { return false }
        return reference[colon...].hasPrefix("://") || scheme.lowercased() == "data"
    }

    private func mapped(_ url: String) throws(AssetError) -> FilePath {
        let matches = map.filter { Self.rest(of: url, after: $0.key) != nil }
        guard let (prefix, target) = matches.max(by: { $0.key.utf8.count < $1.key.utf8.count }),
            let rest = Self.rest(of: url, after: prefix)
        else { throw .unmappedURL(url, knownPrefixes: map.keys.sorted()) }
        let path = rest.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" }
        return folder.appending(target).appending(Self.percentDecoded(path))
    }

    /// What follows a prefix, or `nil` where the URL does not begin with it or the prefix ends inside a name.
    private static func rest(of url: String, after prefix: String) -> Substring? {
        let url = normalized(url)
        let prefix = normalized(prefix)
        guard !prefix.isEmpty, url.hasPrefix(prefix) else { return nil }
        let rest = url.dropFirst(prefix.count)
        guard prefix.hasSuffix("/") || rest.first.map({ "/?#".contains($0) }) ?? true else { return nil }
        return rest
    }

    /// Scheme and host in lower case; only what follows them tells cases apart.
    private static func normalized(_ url: String) -> String {
        guard let slashes = url.firstRange(of: "//") else { return url }
        let end = url[slashes.upperBound...].firstIndex { "/?#".contains($0) } ?? url.endIndex
        return url[..<end].lowercased() + url[end...]
    }

    /// The text with `%41` as `A`; what is no escape, or no UTF-8 once decoded, stays as it is.
    private static func percentDecoded(_ text: Substring) -> String {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let high = hexValue(source[index + 1]), let low = hexValue(source[index + 2])
            {
                bytes.append(high * 16 + low)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(text)
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
    }

    /// Where a path that does not exist would lie, with `.` and `..` taken as text.
    private func lexical(_ path: FilePath, in root: FilePath) -> FilePath {
        var parts: [Substring] = []
        // The folder's part is known to the file system, so that only what the scene adds is text.
        let isBelow = path.text.hasPrefix(folder.text + "/")
        let text =
            isBelow ? root.text + path.text.dropFirst(folder.text.count) : root.appending(path.text).text
        for part in text.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return FilePath("/" + parts.joined(separator: "/"))
    }
}

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A path in the file system, taken apart and put together as text.
///
/// Only `resolved` and `anchored` ask the file system.
public struct FilePath: Hashable, Sendable, CustomStringConvertible {
    /// The path as text.
    public let text: String

    /// Makes a path from text as the user or a scene gives it.
    public init(_ text: String) { self.text = text }

    /// The path as text.
    public var description: String { text }

    /// Whether the path begins at the root.
    public var isAbsolute: Bool { text.hasPrefix("/") }

    /// The path without its last component: `.` for a bare name.
    public var folder: FilePath {
        guard let slash = text.lastIndex(of: "/") else { return FilePath(".") }
        return slash == text.startIndex ? FilePath("/") : FilePath(String(text[..<slash]))
    }

    /// The last component.
    public var name: String {
        guard let slash = text.lastIndex(of: "/") else { return text }
        return String(text[text.index(after: slash)...])
    }

    /// What follows the last dot of the name, in lower case and without the dot; empty where there is none.
    public var fileExtension: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The name without its extension.
    public var stem: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Another path as seen from this folder; an absolute one stays as it is.
    public func appending(_ other: String) -> FilePath {
        if other.hasPrefix("/") { return FilePath(other) }
        if text == "." { return FilePath(other) }
        return FilePath(text.hasSuffix("/") ? text + other : text + "/" + other)
    }

    /// The absolute path with symbolic links followed, or `nil` where nothing lies there.
    public var resolved: FilePath? {
        guard let buffer = unsafe realpath(text, nil) else { return nil }
        defer { unsafe free(buffer) }
        return unsafe FilePath(String(cString: buffer))
    }

    /// The absolute path with symbolic links followed as far as something lies there; the rest is taken as text.
    public var anchored: FilePath {
        var (path, missing) = (self, [String]())
        while path.resolved == nil, path.text != path.folder.text {
            missing.append(path.name)
            path = path.folder
        }
        return missing.reversed().reduce(path.resolved ?? path) { folder, name in
            switch name {
            case "", ".": folder
            case "..": folder.folder
            default: folder.appending(name)
            }
        }
    }

    /// Whether this resolved path lies inside a resolved folder, or is it.
    public func isInside(_ folder: FilePath) -> Bool {
        text == folder.text || text.hasPrefix(folder.text == "/" ? "/" : folder.text + "/")
    }
}

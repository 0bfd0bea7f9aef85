#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Gives files the content of one that was written before, without writing its bytes again.
public struct FileRepeater {
    /// How a file gets the content of another one.
    public enum Way: Sendable {
        /// A file of its own, that shares blocks with the other one until one of the two is written to.
        case clone
        /// One more name of the other file.
        case link
    }

    /// How many files are names of others.
    public private(set) var linkCount = 0
    /// What is tried, in this order; no more what the file system has refused.
    private var ways: [Way]
    /// The file that has the content, and its permissions.
    private var original: FilePath?
    private var permissions: mode_t?
    /// Whether a file has the original's content already.
    private var isRepeated = false

    /// Makes a repeater.
    ///
    /// - Parameter ways: What may be tried, the best first.
    public init(_ ways: [Way]) { self.ways = ways }

    /// Whether a file that has just been written may be of use.
    public var needsOriginal: Bool { !ways.isEmpty && original == nil }

    /// Forgets the content: the next one is another.
    public mutating func forget() { original = nil }

    /// Takes a file, written and whole, whose content the next ones have.
    public mutating func keep(_ file: FilePath) {
        // What went into a device or a pipe is gone.
        original = file.isStream ? nil : file
        permissions = file.permissions
        isRepeated = false
    }

    /// Replaces a file by the content kept.
    ///
    /// - Parameter file: The file.
    /// - Returns: Whether that was possible; if not, nothing has happened to the file, and it has to be written.
    public mutating func fill(_ file: FilePath) -> Bool {
        guard let original else { return false }
        // A file that is replaced keeps its permissions, which two names of one file have in common.
        if let old = file.permissions, old != permissions { return false }
        while let way = ways.first {
            do throws(FileError) {
                switch way {
                case .clone: try file.replace(byCloneOf: original)
                case .link: try file.replace(byLinkTo: original)
                }
                isRepeated = true
                if way == .link { linkCount += 1 }
                return true
            } catch {
                if file.isStream { return false }
                guard !isRepeated else {
                    // The file system knows the way, but this file has as many names as it may have, or is gone.
                    forget()
                    return false
                }
                ways.removeFirst()
            }
        }
        return false
    }
}

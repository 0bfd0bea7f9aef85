#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import Synchronization

extension FilePath {
    /// The hash of a regular file's bytes, read in parts so that its size does not matter.
    ///
    /// - Throws: `FileError` where the file is missing, a folder or unreadable.
    public func contentHash() throws(FileError) -> ContentHash {
        var hasher = ContentHasher()
        try forEachPart(of: Self.partSize) { hasher.append(bytes: $0) }
        return hasher.hash
    }

    /// What is read at once stays in a core's cache until it has been hashed.
    private static let partSize = 1 << 18
}

/// The hashes of files, each read once.
///
/// It may be used from any thread.
public final class FileHashes: Sendable {
    private let known = Mutex<[String: Result<ContentHash, FileError>]>([:])

    /// Makes a store that knows no file yet.
    public init() {}

    /// Takes the bytes of a file that was read for something else, so that its hash is of what was used.
    ///
    /// - Returns: Whether they are those that the file had when it was first read or asked for.
    public func agrees(_ bytes: [UInt8], withFile path: String) -> Bool {
        let hash = ContentHash(of: bytes)
        return known.withLock { known in
            guard let first = known[path] else {
                known[path] = .success(hash)
                return true
            }
            return (try? first.get()) == hash
        }
    }

    /// The hash of the file at a path as it was when first asked for.
    ///
    /// - Throws: `FileError` where the file is missing, a folder or unreadable.
    public func hash(ofFile path: String) throws(FileError) -> ContentHash {
        if let result = known.withLock({ $0[path] }) { return try result.get() }
        let result: Result<ContentHash, FileError>
        do throws(FileError) {
            result = .success(try FilePath(path).contentHash())
        } catch {
            result = .failure(error)
        }
        known.withLock { $0[path] = result }
        return try result.get()
    }
}

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension FilePath {
    /// Replaces the file by one more name of another file, which takes no room.
    ///
    /// Whoever reads the path meanwhile sees the old file or the new one. Both names are of one file from then on:
    /// who writes into it changes what both show.
    ///
    /// - Parameter file: The other file.
    /// - Throws: `FileError` where it cannot have another name: on another file system, on one without such names, or
    ///   where it has too many; and where one of the two is a device or a pipe.
    public func replace(byLinkTo file: FilePath) throws(FileError) {
        if isFolder { throw FileError(path: text, reason: .isDirectory) }
        if isStream || file.isStream { throw FileError(path: text, errno: EPERM) }
        for number in 0..<TemporaryFile.nameLimit {
            let temporary = TemporaryFile.path(beside: self, number: number)
            guard unsafe link(file.text, temporary.text) == 0 else {
                if errno == EEXIST { continue }
                throw FileError(writing: text, errno: errno)
            }
            // Of two names of one file the system renames none.
            defer { unsafe unlink(temporary.text) }
            guard unsafe rename(temporary.text, text) == 0 else {
                throw FileError(writing: text, errno: errno)
            }
            return
        }
        throw FileError(writing: text, errno: EEXIST)
    }
}

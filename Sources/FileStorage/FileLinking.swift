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
        if file.isStream { throw FileError(path: text, errno: EPERM) }
        if unsafe link(file.text, text) == 0 { return }
        guard errno == EEXIST else { throw FileError(writing: text, errno: errno) }
        if isFolder { throw FileError(path: text, reason: .isDirectory) }
        if isStream { throw FileError(path: text, errno: EPERM) }
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

    /// Replaces the file by a copy of another one that shares its blocks until one of the two is written to.
    ///
    /// Btrfs and XFS can do that, for instance; ext4 and file systems in memory cannot. Whoever reads the path meanwhile
    /// sees the old file or the new one.
    ///
    /// - Parameter file: The other file.
    /// - Throws: `FileError` where the file system or the system has no such copies, or as for `write`.
    public func replace(byCloneOf file: FilePath) throws(FileError) {
        if isStream { throw FileError(path: text, errno: EPERM) }
        #if os(Linux)
            let source = unsafe open(file.text, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard source >= 0 else { throw FileError(path: file.text, errno: errno) }
            defer { close(source) }
            try replace { (descriptor) throws(FileError) in
                guard ioctl(descriptor, cloneRequest, source) == 0 else {
                    throw FileError(writing: text, errno: errno)
                }
            }
        #else
            throw FileError(path: text, errno: ENOTSUP)
        #endif
    }
}

#if os(Linux)
    /// `FICLONE` of `linux/fs.h`, which is `_IOW(0x94, 9, int)` and no constant that Swift could read.
    private let cloneRequest: UInt = 0x4004_9409
#endif

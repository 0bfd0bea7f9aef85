#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension FilePath {
    /// The names of all that lies in the folder, sorted; links are not followed, `.` and `..` are left out.
    ///
    /// - Throws: `FileError` where the folder is missing, a file or unreadable.
    public func folderNames() throws(FileError) -> [String] {
        guard let folder = unsafe opendir(text) else {
            let number = errno
            if number == ENOTDIR { throw FileError(path: text, reason: .notAFolder) }
            throw FileError(path: text, errno: number)
        }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether the path itself is a link, wherever it leads.
    public var isLink: Bool {
        var status = stat()
        return unsafe lstat(text, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Removes a file, a link, or a folder with all that is in it; what is not there needs no removing.
    ///
    /// - Throws: `FileError` where something may not be removed.
    public func remove() throws(FileError) {
        if isFolder, !isLink {
            for name in try folderNames() { try appending(name).remove() }
            guard unsafe rmdir(text) == 0 || errno == ENOENT else {
                throw FileError(path: text, errno: errno)
            }
            return
        }
        guard unsafe unlink(text) == 0 || errno == ENOENT else { throw FileError(path: text, errno: errno) }
    }

    /// Removes the folder's files and links, and the folder where nothing else is in it.
    ///
    /// - Throws: `FileError` where something may not be removed.
    public func removeFiles() throws(FileError) {
        guard isFolder else { return }
        for name in try folderNames() {
            let entry = appending(name)
            if entry.isLink || !entry.isFolder { try entry.remove() }
        }
        guard unsafe rmdir(text) != 0 else { return }
        guard [ENOENT, ENOTEMPTY, EEXIST].contains(errno) else { throw FileError(path: text, errno: errno) }
    }
}

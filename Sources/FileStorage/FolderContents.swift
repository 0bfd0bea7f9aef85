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
    private var isLink: Bool {
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
}

/// A file of a folder that is written whole.
public struct FolderFile: Hashable, Sendable {
    /// The file's name, without a folder.
    public var name: String
    /// What it holds.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

extension FilePath {
    /// Replaces the folder by one with these files, whole or not at all.
    ///
    /// The files are written into a folder beside it, which then takes its place; a failure leaves the old one as
    /// it was. Between two renames there is no folder for an instant: readers lock the folder above, and
    /// `restoreFolder` puts the old one back after a crash just then.
    ///
    /// - Parameter files: All that the folder is to hold.
    /// - Throws: `FileError` where a folder above is a file or not writable, or the device is full.
    public func replaceFolder(with files: [FolderFile]) throws(FileError) {
        try folder.makeFolder()
        let beside = try makeFolderBeside()
        do throws(FileError) {
            for file in files { try beside.appending(file.name).write(file.bytes) }
            try beside.move(inPlaceOf: self)
        } catch {
            try? beside.remove()
            throw error
        }
    }

    /// Moves this folder to where another one may lie, which is then gone.
    ///
    /// - Throws: `FileError` where the target's folder is not writable.
    public func move(inPlaceOf target: FilePath) throws(FileError) {
        try target.folder.makeFolder()
        if unsafe rename(text, target.text) == 0 { return }
        let number = errno
        guard number == ENOTEMPTY || number == EEXIST, target.isFolder else {
            throw FileError(writing: target.text, errno: number)
        }
        let old = target.folder.appending(".\(target.name)\(Self.replacedEnding)")
        try old.remove()
        guard unsafe rename(target.text, old.text) == 0 else {
            throw FileError(writing: target.text, errno: errno)
        }
        guard unsafe rename(text, target.text) == 0 else {
            let number = errno
            unsafe rename(old.text, target.text)
            throw FileError(writing: target.text, errno: number)
        }
        try old.remove()
    }

    /// Puts a folder back that somebody was about to replace when he was killed; any other stays as it is.
    public func restoreFolder() {
        guard !exists else { return }
        unsafe rename(folder.appending(".\(name)\(Self.replacedEnding)").text, text)
    }

    /// What follows the name of a folder that is being replaced.
    private static let replacedEnding = ".framewheel-old"

    /// Makes an empty folder beside this one, with a name that nobody else uses.
    private func makeFolderBeside() throws(FileError) -> FilePath {
        for number in 0..<Self.folderNameLimit {
            let path = folder.appending(".\(name).\(getpid())-\(number).new")
            if unsafe mkdir(path.text, 0o755) == 0 { return path }
            guard errno == EEXIST else { throw FileError(writing: text, errno: errno) }
        }
        throw FileError(path: text, errno: EEXIST)
    }

    /// So many names are tried where other writers are at work or were killed.
    private static let folderNameLimit = 1000
}

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A new file beside another one, to be renamed over it or removed.
///
/// Its name is `.NAME.framewheel-PROCESS-NUMBER.tmp`, and it is locked as long as somebody writes it: so what
/// a killed run has left can be told from what is being written.
struct TemporaryFile: ~Copyable {
    /// Where it lies.
    let path: FilePath
    /// The open file.
    let descriptor: Int32
    /// The open folder, so that the file is found even where the folder has been moved meanwhile; `AT_FDCWD` where
    /// the folder may be written but not read.
    private let folder: Int32

    /// Makes the file.
    ///
    /// - Throws: `FileError` that names the other file, where the folder is missing or not writable.
    init(beside target: FilePath) throws(FileError) {
        let opened = unsafe open(target.folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let folder = opened >= 0 ? opened : AT_FDCWD
        var fault = EEXIST
        for number in 0..<Self.nameLimit {
            let path = Self.path(beside: target, number: number)
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let name = folder == AT_FDCWD ? path.text : path.name
            let descriptor = unsafe openat(folder, name, flags, 0o644)
            if descriptor >= 0 {
                // Where locks are not to be had, the process number tells as well.
                flock(descriptor, LOCK_EX | LOCK_NB)
                self.path = path
                self.descriptor = descriptor
                self.folder = folder
                return
            }
            fault = errno
            if fault != EEXIST { break }
        }
        if folder != AT_FDCWD { close(folder) }
        throw FileError(writing: target.text, errno: fault)
    }

    deinit {
        close(descriptor)
        if folder != AT_FDCWD { close(folder) }
    }

    /// Puts the file in the place of another one.
    ///
    /// - Returns: 0, or the system's error number.
    func rename(to target: FilePath) -> Int32 {
        unsafe renameat(folder, nameInFolder, AT_FDCWD, target.text) == 0 ? 0 : errno
    }

    /// Removes the file.
    func remove() { unsafe unlinkat(folder, nameInFolder, 0) }

    /// A name beside another file.
    static func path(beside target: FilePath, number: Int) -> FilePath {
        // A file's name has at most 255 bytes on all file systems in use.
        let stem = target.name.utf8.count <= 200 ? target.name : "long-name"
        return target.folder.appending(".\(stem)\(marker)\(getpid())-\(number)\(ending)")
    }

    private var nameInFolder: String { folder == AT_FDCWD ? path.text : path.name }

    /// The process that made a temporary file of this name, or `nil` for any other name.
    static func process(of name: String) -> pid_t? {
        guard name.hasPrefix("."), name.hasSuffix(ending),
            let marker = name.ranges(of: marker).last
        else { return nil }
        let numbers = name[marker.upperBound...].dropLast(ending.count).split(
            separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers.allSatisfy({ $0.allSatisfy(\.isNumber) }), Int(numbers[1]) != nil
        else { return nil }
        return pid_t(numbers[0])
    }

    private static let marker = ".framewheel-"
    private static let ending = ".tmp"
    /// So many names are tried where others of the same process number were left behind.
    static let nameLimit = 1000
}

extension FilePath {
    /// Removes what killed runs have left behind in the folder: files of theirs that were never finished.
    ///
    /// A file of another name stays, as does one that a run which is alive is writing.
    ///
    /// - Returns: How many files were removed.
    @discardableResult public func removeStaleTemporaries() -> Int {
        guard let folder = unsafe opendir(text) else { return 0 }
        defer { unsafe closedir(folder) }
        var stale: [FilePath] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let process = TemporaryFile.process(of: name) else { continue }
            let file = appending(name)
            if file.isAbandoned(by: process) { stale.append(file) }
        }
        return stale.count { unsafe unlink($0.text) == 0 }
    }

    /// Whether nobody writes a temporary file any more: nobody has it locked, and its process is gone.
    ///
    /// Process numbers come again, and another machine has its own; a file that has not changed for a minute
    /// and is not locked is nobody's either.
    private func isAbandoned(by process: pid_t) -> Bool {
        let descriptor = unsafe open(text, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        let isGone = kill(process, 0) != 0 && errno == ESRCH
        #if canImport(Glibc)
            let changed = status.st_mtim.tv_sec
        #else
            let changed = status.st_mtimespec.tv_sec
        #endif
        return isGone || time(nil) - changed > Self.longestWrite
    }

    /// No frame takes longer to be written than this, in seconds.
    private static let longestWrite = 60
}

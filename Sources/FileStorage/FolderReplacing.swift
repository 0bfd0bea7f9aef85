#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

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
    /// Replaces the folder's files by these, all or none; folders in it stay.
    ///
    /// The files are written into a folder beside it, which then takes its place; a failure leaves the old one as
    /// it was. Between two renames there is no folder for an instant: readers lock the folder above, and
    /// `restoreFolder` puts back what a crash just then has left.
    ///
    /// - Parameter files: All files that the folder is to hold.
    /// - Throws: `FileError` where a folder above is a file or not writable, or the device is full.
    public func replaceFolder(with files: [FolderFile]) throws(FileError) {
        try folder.makeFolder()
        removeStaleFolders()
        let beside = try makeFolderBeside()
        // Locked as long as somebody writes it: so what a killed run has left can be told from it.
        let descriptor = unsafe open(beside.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
        do throws(FileError) {
            for file in files { try beside.appending(file.name).write(file.bytes) }
            try beside.move(inPlaceOf: self)
        } catch {
            try? beside.remove()
            throw error
        }
    }

    /// Moves this folder to where another one may lie, whose files are then gone.
    private func move(inPlaceOf target: FilePath) throws(FileError) {
        target.restoreFolder()
        if unsafe rename(text, target.text) == 0 { return }
        let number = errno
        guard number == ENOTEMPTY || number == EEXIST, target.isFolder else {
            throw FileError(writing: target.text, errno: number)
        }
        let old = target.replaced
        guard unsafe rename(target.text, old.text) == 0 else {
            throw FileError(writing: target.text, errno: errno)
        }
        guard unsafe rename(text, target.text) == 0 else {
            let number = errno
            unsafe rename(old.text, target.text)
            throw FileError(writing: target.text, errno: number)
        }
        target.restoreFolder()
    }

    /// Puts back what somebody has left who was killed while he replaced the folder: the folder itself, or the
    /// folders in it.
    public func restoreFolder() {
        let old = replaced
        guard old.isFolder else { return }
        if !exists, unsafe rename(old.text, text) == 0 { return }
        for name in (try? old.folderNames()) ?? [] where old.appending(name).isFolder {
            let place = appending(name)
            if !place.exists { unsafe rename(old.appending(name).text, place.text) }
        }
        try? old.remove()
    }

    /// Where the folder lies while another one takes its place.
    private var replaced: FilePath { folder.appending(".\(name).framewheel-old") }

    /// Makes an empty folder beside this one, with a name that nobody else uses.
    private func makeFolderBeside() throws(FileError) -> FilePath {
        for number in 0..<Self.folderNameLimit {
            let path = folder.appending(".\(name).\(getpid())-\(number)\(Self.newEnding)")
            if unsafe mkdir(path.text, 0o755) == 0 { return path }
            guard errno == EEXIST else { throw FileError(writing: text, errno: errno) }
        }
        throw FileError(path: text, errno: EEXIST)
    }

    /// Removes what writers of this folder have left beside it that are no longer alive.
    private func removeStaleFolders() {
        for entry in (try? folder.folderNames()) ?? [] {
            guard entry.hasPrefix(".\(name)."), entry.hasSuffix(Self.newEnding) else { continue }
            let numbers = entry.dropFirst(name.count + 2).dropLast(Self.newEnding.count).split(separator: "-")
            guard numbers.count == 2, Int(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0
            else {
                continue
            }
            let left = folder.appending(entry)
            if left.isAbandoned(by: process) { try? left.remove() }
        }
    }

    /// Whether nobody writes a folder any more: nobody has it locked or, where there are no locks, its process is
    /// gone.
    private func isAbandoned(by process: pid_t) -> Bool {
        let descriptor = unsafe open(text, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        return errno != EWOULDBLOCK && kill(process, 0) != 0 && errno == ESRCH
    }

    private static let newEnding = ".new"

    /// So many names are tried where other writers are at work.
    private static let folderNameLimit = 1000
}

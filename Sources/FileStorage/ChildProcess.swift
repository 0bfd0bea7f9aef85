#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A program that reads what is written to it; what it says is kept for messages.
public final class ChildProcess {
    /// Why a program did not start.
    public enum Failure: Error, Hashable, Sendable {
        /// It is not on the search path.
        case missing
        /// The system's own words.
        case notStarted(reason: String)
    }

    /// How a program ended.
    public enum End: Hashable, Sendable {
        /// By itself, with a status.
        case exited(Int32)
        /// By a signal.
        case killed(Int32)
    }

    private let process: pid_t
    private var input: Int32
    /// A file without a name that has what the program says on standard error.
    private let errors: Int32
    private var end: End?

    /// Starts a program of the search path; its standard output is discarded.
    ///
    /// - Throws: `Failure`.
    public init(_ program: String, _ arguments: [String]) throws(Failure) {
        guard let path = Self.path(of: program) else { throw .missing }
        // A socket rather than a pipe, for writing to a dead reader must not raise a signal.
        var ends: [Int32] = [-1, -1]
        guard unsafe socketpair(AF_UNIX, Self.streamType, 0, &ends) == 0 else {
            throw .notStarted(reason: Self.words(errno))
        }
        var template = FilePath.temporaryTemplate
        let errors = unsafe mkstemp(&template)
        defer { if errors >= 0 { unsafe unlink(template) } }
        for descriptor in ends + [errors] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var process: pid_t = 0
        let number = Self.spawn(path, [program] + arguments, input: ends[1], errors: errors, &process)
        close(ends[1])
        guard number == 0 else {
            close(ends[0])
            if errors >= 0 { close(errors) }
            throw .notStarted(reason: Self.words(number))
        }
        self.process = process
        self.errors = errors
        input = ends[0]
    }

    deinit {
        stop()
        closeInput()
        if errors >= 0 { close(errors) }
    }

    /// Writes to the program's standard input.
    ///
    /// - Returns: Whether the program took all of it; if not, it has ended or soon will.
    public func write(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                return unsafe send(input, rest.baseAddress, rest.count, Self.sendFlags)
            }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            written += count
        }
        return true
    }

    /// Ends the program's standard input.
    public func closeInput() {
        guard input >= 0 else { return }
        close(input)
        input = -1
    }

    /// Waits until the program has ended.
    ///
    /// - Returns: How it ended.
    @discardableResult public func wait() -> End {
        if let end { return end }
        closeInput()
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The macros of `sys/wait.h`: the low seven bits are the signal, the next byte the status.
        let signal = status & 0x7F
        let found: End = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
        end = found
        return found
    }

    /// Ends the program, where it has not ended, and waits for that: it touches no file any more.
    public func stop() {
        guard end == nil else { return }
        kill(process, SIGKILL)
        wait()
    }

    /// The last lines that the program said on standard error.
    public func lastWords(count: Int) -> [String] {
        guard errors >= 0 else { return [] }
        let size = lseek(errors, 0, SEEK_END)
        guard size > 0 else { return [] }
        let length = min(Int(size), Self.wordLimit)
        var bytes = [UInt8](repeating: 0, count: length)
        let read = unsafe bytes.withUnsafeMutableBytes {
            unsafe pread(errors, $0.baseAddress, $0.count, size - off_t(length))
        }
        guard read > 0 else { return [] }
        let lines = String(decoding: bytes[..<read], as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.suffix(count).map(String.init)
    }

    /// No more of what a program said is looked at, in bytes.
    private static let wordLimit = 4096

    // MARK: - The system

    private static func path(of program: String) -> String? {
        let search = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
        for folder in search.split(separator: ":") {
            let path = "\(folder)/\(program)"
            if unsafe access(path, X_OK) == 0, !FilePath(path).isFolder { return path }
        }
        return nil
    }

    private static func words(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }

    private static func spawn(
        _ path: String, _ arguments: [String], input: Int32, errors: Int32, _ process: inout pid_t
    ) -> Int32 {
        #if canImport(Glibc)
            var actions = unsafe posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        if errors >= 0 {
            unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        // A group of its own, so that Ctrl-C is first for the program that started it.
        #if canImport(Glibc)
            var attributes = posix_spawnattr_t()
        #else
            var attributes: posix_spawnattr_t?
        #endif
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        return unsafe posix_spawn(&process, path, &actions, &attributes, &words, environ)
    }

    #if canImport(Glibc)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
        private static let streamType = SOCK_STREAM
        private static let sendFlags: Int32 = 0
    #endif
}

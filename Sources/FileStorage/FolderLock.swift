#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension FilePath {
    /// Does something while the folder is locked against others who lock it, in this process or another one.
    ///
    /// Readers share the lock, a writer has it alone. Where the system knows no locks, on some network disks,
    /// it is done without one.
    ///
    /// - Parameters:
    ///   - isWriter: Whether nobody else may hold the lock meanwhile.
    ///   - body: What is done.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public func locked<Result, Failure: Error>(
        forWriting isWriter: Bool, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let descriptor = unsafe open(text, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return try body() }
        defer { close(descriptor) }
        while flock(descriptor, isWriter ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
        return try body()
    }
}

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension FilePath {
    /// Replaces the file by new content, whole or not at all.
    ///
    /// The bytes go to a temporary file beside the target, which is then renamed over it; whoever reads the
    /// path sees the old content or the new, never a part. A failure removes the temporary file. A file that is
    /// replaced passes its permissions on. A device or a pipe at the path is written to directly.
    ///
    /// - Parameter bytes: The new content.
    /// - Throws: `FileError` where the folder is missing or not writable, or the device is full.
    public func write(_ bytes: [UInt8]) throws(FileError) { try write(pieces: [bytes]) }

    /// Replaces the file by new content, whole or not at all, as `write` does.
    ///
    /// - Parameter pieces: The new content, one piece after another.
    /// - Throws: `FileError` where the folder is missing or not writable, or the device is full.
    public func write(pieces: [[UInt8]]) throws(FileError) {
        if isStream { return try writeDirectly(pieces) }
        try replace { (descriptor) throws(FileError) in
            try Self.write(pieces, to: descriptor, path: text)
        }
    }

    /// Replaces the file by a temporary one beside it, whole or not at all.
    ///
    /// - Parameter fill: Writes to the temporary file, by its descriptor.
    /// - Throws: `FileError` where a folder lies at the path, the one around it is missing or not writable, or what `fill`
    ///   throws.
    func replace(filling fill: (Int32) throws(FileError) -> Void) throws(FileError) {
        if isFolder { throw FileError(path: text, reason: .isDirectory) }
        guard folder.isFolder else { throw FileError(path: text, reason: .missingFolder) }
        let temporary = try TemporaryFile(beside: self)
        do throws(FileError) {
            if let permissions { fchmod(temporary.descriptor, permissions) }
            try fill(temporary.descriptor)
        } catch {
            temporary.remove()
            throw error
        }
        // It is closed, and so unlocked, only once it bears its own name.
        let fault = temporary.rename(to: self)
        guard fault == 0 else {
            temporary.remove()
            throw FileError(writing: text, errno: fault)
        }
    }

    /// The permissions of the file, or `nil` where there is none.
    var permissions: mode_t? {
        var status = stat()
        return unsafe stat(text, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// Writes bytes to standard output.
    ///
    /// - Parameter bytes: What to write.
    /// - Throws: `FileError` where the reader is gone or the device is full.
    public static func writeToStandardOutput(_ bytes: [UInt8]) throws(FileError) {
        try write(bytes, to: STDOUT_FILENO, path: "standard output")
    }

    /// Writes bytes to standard error.
    ///
    /// - Parameter bytes: What to write.
    /// - Throws: `FileError` where the reader is gone or the device is full.
    public static func writeToStandardError(_ bytes: [UInt8]) throws(FileError) {
        try write(bytes, to: STDERR_FILENO, path: "standard error")
    }

    /// Makes the folder and the folders above it that are missing.
    ///
    /// - Throws: `FileError` where a part of the path is a file or may not be made.
    public func makeFolder() throws(FileError) {
        if text.isEmpty || isFolder { return }
        try folder.makeFolder()
        if unsafe mkdir(text, 0o755) == 0 { return }
        let number = errno
        guard number == EEXIST else { throw FileError(path: text, errno: number) }
        // Another process may have made it meanwhile.
        if !isFolder { throw FileError(path: text, reason: .notAFolder) }
    }

    /// Whether something that is neither a file nor a folder lies at the path: a device or a pipe.
    public var isStream: Bool {
        var status = stat()
        guard unsafe stat(text, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
    }

    private func writeDirectly(_ pieces: [[UInt8]]) throws(FileError) {
        let descriptor = unsafe open(text, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: text, errno: errno) }
        defer { close(descriptor) }
        try Self.write(pieces, to: descriptor, path: text)
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
        try write([bytes], to: descriptor, path: path)
    }

    /// Writes pieces one after another, many in one call.
    static func write(_ pieces: [[UInt8]], to descriptor: Int32, path: String) throws(FileError) {
        var next = 0
        // How much of the next one is written already.
        var written = 0
        while next < pieces.count {
            let some = pieces[next...].prefix(piecesOfCall)
            var count = unsafe withUnsafeTemporaryAllocation(of: iovec.self, capacity: some.count) {
                unsafe withBuffers(of: some, from: written, in: $0) {
                    unsafe writev(descriptor, $0.baseAddress, Int32($0.count))
                }
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path: path, errno: errno)
            }
            while next < pieces.count, count >= pieces[next].count - written {
                count -= pieces[next].count - written
                (next, written) = (next + 1, 0)
            }
            written += count
        }
    }

    /// Each piece of a call is held on the stack meanwhile.
    private static let piecesOfCall = 64
}

/// Hands over where some pieces lie in memory, the first without its beginning.
private func withBuffers(
    of pieces: ArraySlice<[UInt8]>, from start: Int, in buffers: UnsafeMutableBufferPointer<iovec>,
    filled count: Int = 0, do body: (UnsafeBufferPointer<iovec>) -> Int
) -> Int {
    guard let piece = pieces.first else {
        return unsafe body(UnsafeBufferPointer(rebasing: buffers[..<count]))
    }
    return unsafe piece.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeMutableRawBufferPointer(
            mutating: UnsafeRawBufferPointer(rebasing: bytes[start...]))
        unsafe buffers.initializeElement(
            at: count, to: iovec(iov_base: rest.baseAddress, iov_len: rest.count))
        return unsafe withBuffers(
            of: pieces.dropFirst(), from: 0, in: buffers, filled: count + 1, do: body)
    }
}

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension FilePath {
    /// The whole content of a regular file.
    ///
    /// - Parameter limit: The largest size accepted, in bytes.
    /// - Returns: The bytes.
    /// - Throws: `FileError` where the file is missing, a folder, unreadable or larger than the limit.
    public func bytes(limit: Int = .max) throws(FileError) -> [UInt8] {
        let descriptor = unsafe open(text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path: text, errno: errno) }
        defer { close(descriptor) }
        let kind = try regularFileSize(descriptor)
        guard kind <= limit else { throw FileError(path: text, reason: .tooLarge(limit: limit)) }
        return try Self.content(of: descriptor, path: text, expecting: kind, limit: limit)
    }

    /// Reads a regular file in parts of at most so many bytes.
    ///
    /// - Parameters:
    ///   - size: The size of a part, at least 1.
    ///   - body: Takes a part; it must not be kept.
    /// - Throws: `FileError` where the file is missing, a folder or unreadable.
    func forEachPart(of size: Int, _ body: (ArraySlice<UInt8>) -> Void) throws(FileError) {
        let descriptor = unsafe open(text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path: text, errno: errno) }
        defer { close(descriptor) }
        _ = try regularFileSize(descriptor)
        var part = [UInt8](repeating: 0, count: size)
        while true {
            let count = unsafe part.withUnsafeMutableBytes {
                unsafe read(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(path: text, errno: errno) }
            if count == 0 { return }
            body(part[..<count])
        }
    }

    /// The whole content of standard input.
    ///
    /// - Parameter limit: The largest size accepted, in bytes.
    /// - Returns: The bytes.
    /// - Throws: `FileError` where reading fails or more than the limit arrives.
    public static func standardInputBytes(limit: Int = .max) throws(FileError) -> [UInt8] {
        try content(of: STDIN_FILENO, path: "standard input", expecting: 0, limit: limit)
    }

    /// Whether anything lies at the path, links followed.
    public var exists: Bool { unsafe access(text, F_OK) == 0 }

    /// Whether a folder lies at the path.
    public var isFolder: Bool {
        var status = stat()
        return unsafe stat(text, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func regularFileSize(_ descriptor: Int32) throws(FileError) -> Int {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path: text, errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return Int(status.st_size)
        case S_IFDIR: throw FileError(path: text, reason: .isDirectory)
        default: throw FileError(path: text, reason: .notRegular)
        }
    }

    private static func content(
        of descriptor: Int32, path: String, expecting size: Int, limit: Int
    ) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1)
        let chunkSize = max(size + 1, 1 << 16)
        while true {
            var failure: Int32 = 0
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
                let got = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                failure = got < 0 ? errno : 0
                count = max(got, 0)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { throw FileError(path: path, errno: failure) }
            if chunk.isEmpty { return bytes }
            guard bytes.count + chunk.count <= limit else {
                throw FileError(path: path, reason: .tooLarge(limit: limit))
            }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        }
    }
}

extension FileError {
    /// Makes an error of writing a file from the system's error number: what is missing then is its folder.
    init(writing path: String, errno number: Int32) {
        self.init(path: path, errno: number)
        if reason == .missing { reason = .missingFolder }
    }

    /// Makes an error from the system's error number.
    init(path: String, errno number: Int32) {
        let reason: Reason =
            switch number {
            case ENOENT, ENOTDIR: .missing
            case EISDIR: .isDirectory
            case EACCES, EPERM, EROFS: .notPermitted
            case ENOSPC, EDQUOT: .diskFull
            case EPIPE: .noReader
            default: unsafe .system(number: number, text: String(cString: strerror(number)))
            }
        self.init(path: path, reason: reason)
    }
}

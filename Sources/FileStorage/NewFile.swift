#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A file written piece by piece, which takes its name only once it is whole.
///
/// The bytes go to a temporary file beside the target. `finish` renames it; without that it is removed, when the
/// last reference goes. A device or a pipe, which cannot go back, gets all bytes at the end.
public final class NewFile {
    /// Where the bytes lie until the end, for a program that writes them by itself.
    public var temporaryPath: FilePath { temporary.path }

    private let target: Target
    private let temporary: TemporaryFile
    private var isFinished = false

    private enum Target {
        case file(FilePath)
        case stream(ByteStream)
    }

    /// Begins a file.
    ///
    /// - Throws: `FileError` where the folder is missing or not writable.
    public init(_ path: FilePath) throws(FileError) {
        if path.isFolder { throw FileError(path: path.text, reason: .isDirectory) }
        guard !path.isStream else {
            target = .stream(try ByteStream(path))
            temporary = try TemporaryFile(beside: Self.scratch)
            return
        }
        guard path.folder.isFolder else { throw FileError(path: path.text, reason: .missingFolder) }
        target = .file(path)
        // What a killed run left there is in the way of nobody, but large.
        path.folder.removeStaleTemporaries()
        temporary = try TemporaryFile(beside: path)
        if let permissions = path.permissions { fchmod(temporary.descriptor, permissions) }
    }

    /// Begins what standard output gets at the end.
    ///
    /// - Throws: `FileError` where the folder of temporary files is not writable.
    public static func standardOutput() throws(FileError) -> NewFile { try NewFile(stream: .standardOutput) }

    private init(stream: ByteStream) throws(FileError) {
        target = .stream(stream)
        temporary = try TemporaryFile(beside: Self.scratch)
    }

    deinit { if !isFinished { temporary.remove() } }

    /// Adds bytes at the end.
    ///
    /// - Throws: `FileError` where the device is full.
    public func append(_ bytes: [UInt8]) throws(FileError) {
        try FilePath.write(bytes, to: temporary.descriptor, path: name)
    }

    /// Replaces bytes that were added before.
    ///
    /// - Parameters:
    ///   - offset: The place of the first, from 0.
    ///   - bytes: What is there afterwards.
    /// - Throws: `FileError` where they cannot be written.
    public func overwrite(at offset: Int, with bytes: [UInt8]) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                return unsafe pwrite(
                    temporary.descriptor, rest.baseAddress, rest.count, off_t(offset + written))
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path: name, errno: errno)
            }
            written += count
        }
    }

    /// How many bytes there are so far.
    public var byteCount: Int {
        var status = stat()
        return unsafe fstat(temporary.descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Gives the file its name, or the stream its bytes.
    ///
    /// - Throws: `FileError` where the file cannot be renamed, or the stream's reader is gone.
    public func finish() throws(FileError) {
        guard !isFinished else { return }
        switch target {
        case .file(let path):
            guard unsafe rename(temporary.path.text, path.text) == 0 else {
                throw FileError(writing: path.text, errno: errno)
            }
            isFinished = true
        case .stream(let stream): try copy(to: stream)
        }
    }

    private func copy(to stream: ByteStream) throws(FileError) {
        let source = unsafe open(temporary.path.text, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw FileError(path: name, errno: errno) }
        defer { close(source) }
        var piece = [UInt8](repeating: 0, count: Self.pieceSize)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe read(source, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path: name, errno: errno)
            }
            guard count > 0 else { return }
            try stream.write(Array(piece[..<count]))
        }
    }

    /// What messages call the file.
    private var name: String {
        switch target {
        case .file(let path): path.text
        case .stream: temporary.path.text
        }
    }

    /// The name beside which bytes lie that end in no file.
    private static var scratch: FilePath { FilePath.temporary.appending("stream") }

    private static let pieceSize = 1 << 20
}

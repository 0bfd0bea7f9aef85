#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A device or a pipe that takes bytes one after another.
public final class ByteStream {
    private let descriptor: Int32
    private let path: String
    private let closes: Bool

    /// Standard output.
    public static var standardOutput: ByteStream {
        ByteStream(descriptor: STDOUT_FILENO, path: "standard output", closes: false)
    }

    /// Opens a device or a pipe; that of a pipe waits until somebody reads it.
    ///
    /// - Throws: `FileError` where there is none, or it may not be written.
    public convenience init(_ path: FilePath) throws(FileError) {
        let descriptor = unsafe open(path.text, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path.text, errno: errno) }
        self.init(descriptor: descriptor, path: path.text, closes: true)
    }

    private init(descriptor: Int32, path: String, closes: Bool) {
        self.descriptor = descriptor
        self.path = path
        self.closes = closes
    }

    deinit { if closes { close(descriptor) } }

    /// Writes bytes.
    ///
    /// - Throws: `FileError` where the reader is gone or the device is full.
    public func write(_ bytes: [UInt8]) throws(FileError) { try write(pieces: [bytes]) }

    /// Writes bytes, one piece after another.
    ///
    /// - Throws: `FileError` where the reader is gone or the device is full.
    public func write(pieces: [[UInt8]]) throws(FileError) {
        try FilePath.write(pieces, to: descriptor, path: path)
    }
}

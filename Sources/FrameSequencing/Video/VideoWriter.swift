internal import FileStorage
public import FrameImaging

/// Makes a video of frames that come one after another, by the program `ffmpeg`.
///
/// The frames go to it as raw pixels through a pipe, so that nothing is stored on the way and memory does not grow
/// with their number. Without `finish`, the program is stopped and writes nothing more.
public final class VideoWriter {
    private let format: VideoFormat
    private let child: ChildProcess

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - format: What is made.
    ///   - path: The file that it writes; one that exists is replaced.
    /// - Throws: `VideoError` where there is no such program or it does not start.
    public init(_ format: VideoFormat, path: String) throws(VideoError) {
        self.format = format
        do throws(ChildProcess.Failure) {
            child = try ChildProcess("ffmpeg", format.arguments(to: path))
        } catch {
            switch error {
            case .missing: throw .missingProgram
            case .notStarted(let reason): throw .notStarted(reason: reason)
            }
        }
    }

    /// Gives it a frame's pixels, as `pixels(of:)` makes them.
    ///
    /// - Throws: `VideoError` where the program has ended.
    public func append(_ pixels: [UInt8]) throws(VideoError) {
        guard child.write(pixels) else { throw failure(child.wait()) }
    }

    /// Waits until the file is whole.
    ///
    /// - Throws: `VideoError` where the program fails.
    public func finish() throws(VideoError) {
        child.closeInput()
        let end = child.wait()
        guard end == .exited(0) else { throw failure(end) }
    }

    /// Stops the program, where it has not ended; its file is for the caller to remove.
    public func cancel() { child.stop() }

    private func failure(_ end: ChildProcess.End) -> VideoError {
        switch end {
        case .exited(let status): .failed(status: status, lines: child.lastWords(count: 3))
        case .killed(let signal): .killed(signal: signal)
        }
    }
}

extension VideoFormat {
    /// A picture as the program takes it: rows from the top, blue, green, red and one unused byte a pixel.
    ///
    /// A transparent picture lies on black; give it a background before.
    public func pixels(of bitmap: Bitmap) -> [UInt8] {
        guard evenSize != PixelSize(width: bitmap.width, height: bitmap.height) else { return bitmap.bytes }
        let (row, evenRow) = (bitmap.width * 4, evenSize.width * 4)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(evenRow * evenSize.height)
        for y in 0..<evenSize.height {
            let start = min(y, bitmap.height - 1) * row
            pixels += bitmap.bytes[start..<start + row]
            if evenRow > row { pixels += bitmap.bytes[start + row - 4..<start + row] }
        }
        return pixels
    }
}

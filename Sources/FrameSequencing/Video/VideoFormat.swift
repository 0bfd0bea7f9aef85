public import FrameDrawing
public import FrameImaging

/// How a video is made by the program `ffmpeg`.
public struct VideoFormat: Hashable, Sendable {
    /// The container with its codec.
    public enum Container: String, Hashable, Sendable, CaseIterable {
        /// H.264 in MP4, its index before the pictures.
        case mp4
        /// VP9 in WebM.
        case webm
    }

    /// The container with its codec.
    public var container: Container
    /// The size of the frames that are given, in pixels.
    public var size: PixelSize
    /// Frames a second.
    public var rate: FrameRate
    /// The constant rate factor; `nil` is the usual one.
    ///
    /// 0…51 of H.264 and 0…63 of VP9; less is better.
    public var rateFactor: Int?

    /// The usual constant rate factor of a container: visually lossless.
    public static func usualRateFactor(of container: Container) -> Int { container == .mp4 ? 18 : 24 }

    /// Makes a format.
    public init(_ container: Container, size: PixelSize, rate: FrameRate, rateFactor: Int? = nil) {
        self.container = container
        self.size = size
        self.rate = rate
        self.rateFactor = rateFactor
    }

    /// The words after `ffmpeg` that turn raw frames on standard input into a file.
    ///
    /// An odd size gets one more column or row, which repeats the last one, for colour is stored at half the size.
    ///
    /// - Parameter path: The file that is written.
    /// - Returns: The arguments.
    public func arguments(to path: String) -> [String] {
        let factor = "\(rateFactor ?? Self.usualRateFactor(of: container))"
        return [
            "-nostdin", "-hide_banner", "-loglevel", "error", "-y",
            "-f", "rawvideo", "-pix_fmt", "bgr0", "-s", "\(evenSize.width)x\(evenSize.height)",
            "-r", "\(rate)", "-i", "pipe:0", "-an",
            // Players take BT.709 for granted; what is not said is guessed from the size.
            "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int",
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
            "-color_range", "tv", "-pix_fmt", "yuv420p", "-fps_mode", "passthrough",
        ] + codecArguments(factor) + [path]
    }

    private func codecArguments(_ factor: String) -> [String] {
        switch container {
        case .mp4:
            [
                "-c:v", "libx264", "-preset", "medium", "-crf", factor, "-movflags", "+faststart", "-f",
                "mp4",
            ]
        case .webm:
            [
                "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", factor, "-row-mt", "1", "-deadline", "good",
                "-cpu-used", "4", "-f", "webm",
            ]
        }
    }

    /// The size with an even number of columns and rows.
    public var evenSize: PixelSize {
        PixelSize(width: size.width + size.width % 2, height: size.height + size.height % 2)
    }
}

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

    /// The worst constant rate factor of a container; 0 is the best.
    private static func worstRateFactor(of container: Container) -> Int { container == .mp4 ? 51 : 63 }

    /// H.264 with a factor of 0 is of another profile, which browsers do not play.
    private static func bestRateFactor(of container: Container) -> Int { container == .mp4 ? 1 : 0 }

    /// The constant rate factor for a quality: the best that is played at 100, the worst one at 0.
    ///
    /// - Parameters:
    ///   - container: The container with its codec.
    ///   - quality: The quality, brought into 0…100.
    /// - Returns: The rate factor.
    public static func rateFactor(of container: Container, quality: Double) -> Int {
        let lost = 1 - (quality.isFinite ? min(max(quality, 0), 100) : 100) / 100
        let factor = Int((lost * Double(worstRateFactor(of: container))).rounded())
        return max(factor, bestRateFactor(of: container))
    }

    /// The quality to which the usual constant rate factor belongs, of 100, in whole numbers.
    public static func usualQuality(of container: Container) -> Double {
        let lost = Double(usualRateFactor(of: container)) / Double(worstRateFactor(of: container))
        return ((1 - lost) * 100).rounded()
    }

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
            // Else a disk that is full at the very end is no failure.
            "-xerror",
            "-f", "rawvideo", "-pix_fmt", "bgr0", "-s", "\(evenSize.width)x\(evenSize.height)",
            "-r", "\(rate)", "-i", "pipe:0", "-an",
            // Players take BT.709 for granted; what is not said is guessed from the size.
            "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int",
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
            "-color_range", "tv", "-pix_fmt", "yuv420p", "-fps_mode", "passthrough",
            // Neither dates nor random numbers: equal frames give equal bytes.
            "-fflags", "+bitexact", "-flags:v", "+bitexact",
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

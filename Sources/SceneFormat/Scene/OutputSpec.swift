public import FrameDrawing

/// A file that rendering the scene makes when nothing else is asked for.
///
/// JSON: an entry of `outputs`.
public struct OutputSpec: Hashable, Sendable {
    /// The file beside the scene; `{axis}` stands for the value of a variant axis, `%04d` for a frame's number.
    ///
    /// JSON: `file`, required.
    public var file: String
    /// The width in pixels; the height follows.
    ///
    /// JSON: `width`.
    public var width: Int?
    /// Pixels a point, instead of the scene's.
    ///
    /// JSON: `scale`.
    public var scale: Double?
    /// Frames a second.
    ///
    /// JSON: `fps`, a number or a fraction such as `"30000/1001"`.
    public var fps: FrameRate?
    /// How often an animation plays; `nil` is for ever.
    ///
    /// JSON: `repeat`, a number or `"forever"`, the default.
    public var repeatCount: Int?
    /// How long the last frame stays, in seconds.
    ///
    /// JSON: `hold`, default 0.
    public var hold: Double
    /// Whether the animation runs back to its beginning.
    ///
    /// JSON: `boomerang`, default false.
    public var isBoomerang: Bool
    /// How many times faster than in the scene time runs.
    ///
    /// JSON: `speed`, default 1.
    public var speed: Double
    /// How much of the pixels is kept; `nil` for as much as the format usually keeps.
    ///
    /// JSON: `quality`, a number from 1 to 100 or `"lossless"`.
    public var quality: OutputQuality?
    /// What lies behind everything, instead of the scene's background.
    ///
    /// JSON: `background`.
    public var background: OutputBackground
    /// The largest size of the file, in bytes.
    ///
    /// JSON: `maxBytes`, a number or such as `"1MB"`.
    public var maxBytes: Int?
    /// The fewest frames a second to which `maxBytes` may lead.
    ///
    /// JSON: `minFps`.
    public var minFps: Double?
    /// Whether fingers are drawn, instead of what the scene says.
    ///
    /// JSON: `touches`.
    public var showsTouches: Bool?
    /// The moment of a still.
    ///
    /// JSON: `at`, default the scene's poster.
    public var moment: Moment?
    /// Whether a `.png` moves.
    ///
    /// JSON: `animated`, default false.
    public var isAnimated: Bool

    /// Makes an output.
    public init(file: String) {
        self.file = file
        hold = 0
        isBoomerang = false
        speed = 1
        isAnimated = false
        background = .scene
    }
}

/// How much of an output's pixels is kept.
public enum OutputQuality: Hashable, Sendable {
    /// 1…100: the encoder's own quality, or the part of the colours of a GIF.
    case lossy(Double)
    /// All of them.
    case lossless
}

/// What lies behind everything in an output.
public enum OutputBackground: Hashable, Sendable {
    /// The scene's background.
    case scene
    /// Nothing: the output is transparent.
    case clear
    /// A paint.
    case paint(Paint)
}

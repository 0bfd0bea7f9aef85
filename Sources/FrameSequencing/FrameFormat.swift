public import FrameDrawing
public import FrameImaging

/// What is made of a frame.
public enum FrameFormat: Sendable {
    /// A file with pixels without loss, with a stamp in its texts where there is one.
    case png(PNGEncoder, stamp: FrameStamp? = nil)
    /// A file with pixels with loss and without transparency, at a quality of 1…100.
    case jpeg(quality: Int)
    /// A WebP file.
    case webp(WebPEncoder)
    /// A file of outlines and pictures, whatever the scale.
    case svg(SVGCaption, SVGSettings = SVGSettings())
    /// Bare pixels: red, green, blue and alpha of each, not premultiplied, 8 bits, rows from the top.
    case rgba
    /// Bare pixels as a video's encoder takes them.
    case video(VideoFormat)
    /// A frame of an animation, compressed after the one before it.
    case animation(any AnimationEncoder)

    /// Whether outlines are kept instead of pixels.
    var isVector: Bool { if case .svg = self { true } else { false } }

    /// Whether pixels are handed over as they are.
    var isBare: Bool {
        switch self {
        case .rgba, .video: true
        case .png, .jpeg, .webp, .svg, .animation: false
        }
    }

    /// How long it takes, roughly, against the others.
    var effort: Int {
        switch self {
        case .animation(let encoder):
            switch encoder.container.format {
            case .webp: 3
            case .gif: 2
            case .apng: 1
            }
        case .webp: 3
        case .png, .jpeg, .svg, .rgba, .video: 1
        }
    }

    /// Whether a frame is compressed after the one before it.
    var needsPrevious: Bool { if case .animation = self { true } else { false } }
}

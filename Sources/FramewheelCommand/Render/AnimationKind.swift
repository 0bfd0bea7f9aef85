import Framewheel

/// A file that moves, as the end of its name says.
enum AnimationKind: String {
    case gif
    case apng
    case webp
    case mp4
    case webm

    /// Frames a second unless others are asked for.
    var usualRate: FrameRate {
        let rate: FrameRate? =
            switch self {
            case .gif: FrameRate(25)
            case .apng, .webp: FrameRate(30)
            case .mp4, .webm: nil
            }
        return rate ?? .standard
    }

    /// The format of the pixels; `nil` for a video.
    var format: AnimationFormat? {
        switch self {
        case .gif: .gif
        case .apng: .apng
        case .webp: .webp
        case .mp4, .webm: nil
        }
    }

    /// How much of the pixels is kept unless something else is asked for, of 100.
    var usualQuality: Double {
        switch self {
        case .gif, .apng: 100
        case .webp: RenderOutput.Format.webPQuality
        case .mp4: VideoFormat.usualQuality(of: .mp4)
        case .webm: VideoFormat.usualQuality(of: .webm)
        }
    }

    /// The container of a video; `nil` for others.
    var container: VideoFormat.Container? {
        switch self {
        case .mp4: .mp4
        case .webm: .webm
        case .gif, .apng, .webp: nil
        }
    }
}

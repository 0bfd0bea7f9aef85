/// Why an animation cannot be made, as facts.
public enum AnimationError: Error, Hashable, Sendable {
    /// A frame has more columns or rows than the format allows.
    case tooLarge(AnimationFormat, size: PixelSize, limit: Int)
    /// A frame is not as large as the animation.
    case sizeDiffers(found: PixelSize, expected: PixelSize)
    /// A frame is translucent, though the file is to be opaque.
    case notOpaque(AnimationFormat)
    /// The first frame was encoded as one that follows another.
    case firstFrameIncomplete
    /// There is no frame.
    case noFrames
    /// The library that encodes failed, in its own words.
    case encoder(AnimationFormat, reason: String)
}

extension AnimationError: CustomStringConvertible {
    /// One sentence that says what was found and what was expected.
    public var description: String {
        switch self {
        case .tooLarge(let format, let size, let limit):
            "\(size.width)×\(size.height) pixels are too many for a \(format.name), expected at most \(limit) a side"
        case .sizeDiffers(let found, let expected):
            "a frame is \(found.width)×\(found.height) pixels, expected \(expected.width)×\(expected.height) as the others"
        case .notOpaque(let format):
            "a frame is translucent, expected an opaque one, since the \(format.name) is made without alpha"
        case .firstFrameIncomplete:
            "the first frame was encoded as a change of another one, expected a whole one"
        case .noFrames: "there is no frame, expected at least one"
        case .encoder(let format, let reason): "the \(format.name) cannot be written: \(reason)"
        }
    }
}

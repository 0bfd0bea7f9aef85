/// A frame compressed, ready to be put into a file behind the one before.
public struct AnimationFrame: Sendable {
    /// How its pixels are laid on the picture before.
    enum Blending: Sendable {
        /// They take the others' place, with their alpha.
        case replacing
        /// They are drawn over the others.
        case over
    }

    /// The pixels that change; `nil` where the frame shows the same as the one before.
    var area: PixelArea?
    /// The compressed pixels as the format has them.
    var bytes: [UInt8]
    /// How the pixels are laid on the picture before.
    var blending: Blending
    /// Whether the frame disappears before the next one is laid down.
    var isCleared = false
    /// What disappears before the next frame without having been drawn by this one.
    var erasedArea: PixelArea?
    /// Whether all its pixels are opaque.
    var isOpaque = true
    /// Whether it was encoded without one before it.
    var isWhole = false

    /// What is compressed when the neighbours are known; most frames have their bytes already.
    var picture: GIFPicture?

    /// Whether the frame shows the same as the one before; it makes the other one last longer.
    public var repeatsPrevious: Bool { area == nil }

    /// How many bytes its pixels take until it is in the file, where they are compressed later as well.
    public var byteCount: Int { bytes.count + (picture?.numbers.count ?? 0) }

    /// A frame that shows the same as the one before.
    public static let repetition = AnimationFrame(area: nil, bytes: [], blending: .over)
}

/// Makes an animation of one format, in two steps.
///
/// Frames are compressed on any workers, in any order, each from its own picture and the one before it. Then an
/// `AnimationWriter` puts them into the file, in their order. The file does not depend on the number of workers.
///
/// ```swift
/// let settings = AnimationSettings(size: size, ticksPerSecond: 60)
/// let encoder = APNGEncoder(settings)
/// var writer = try AnimationWriter(encoder, to: AnimationBuffer())
/// for (index, bitmap) in bitmaps.enumerated() {
///     let frame = try encoder.frame(bitmap, after: index > 0 ? bitmaps[index - 1] : nil)
///     try writer.append(frame, ticks: 1)
/// }
/// try writer.finish()
/// let file = writer.sink.bytes
/// ```
public protocol AnimationEncoder: Sendable {
    /// What all frames have in common.
    var settings: AnimationSettings { get }

    /// How frames become a file.
    var container: AnimationContainer { get }

    /// Compresses a frame; any worker may do it.
    ///
    /// - Parameters:
    ///   - bitmap: The frame's picture.
    ///   - previous: That of the frame before; `nil` for the first one.
    /// - Returns: The frame, for the writer.
    /// - Throws: `AnimationError` for a picture that the format or the settings do not allow.
    func frame(_ bitmap: Bitmap, after previous: Bitmap?) throws(AnimationError) -> AnimationFrame
}

extension AnimationEncoder {
    /// Refuses pictures of another size, and what the format has no room for.
    func check(_ bitmap: Bitmap, _ previous: Bitmap?) throws(AnimationError) {
        for found in [bitmap.size, previous?.size ?? bitmap.size] where found != settings.size {
            throw .sizeDiffers(found: found, expected: settings.size)
        }
        let (size, limit) = (settings.size, container.format.longestSide)
        guard max(size.width, size.height) <= limit else {
            throw .tooLarge(container.format, size: size, limit: limit)
        }
    }
}

/// How the frames of a format become a file; a part of an encoder.
public struct AnimationContainer: Sendable {
    let layout: any AnimationLayout

    /// The format.
    public var format: AnimationFormat { layout.format }
}

/// The bytes of a format around the compressed pixels.
protocol AnimationLayout: Sendable {
    var format: AnimationFormat { get }

    /// The file's bytes before the first frame.
    var start: [UInt8] { get }

    /// Settles what of two frames depends on both; the second one may turn out to repeat the first.
    ///
    /// - Parameters:
    ///   - waiting: The first one, still to be recorded.
    ///   - next: The second one.
    ///   - place: Where the first one stands.
    func join(_ waiting: inout AnimationFrame, _ next: inout AnimationFrame, _ place: AnimationPlace)

    /// The bytes of a frame.
    func record(_ frame: AnimationFrame, _ place: AnimationPlace) -> [UInt8]

    /// The file's bytes behind the last frame.
    var end: [UInt8] { get }

    /// What is known only at the end, and where it belongs.
    func corrections(_ summary: AnimationSummary) -> [(offset: Int, bytes: [UInt8])]
}

extension AnimationLayout {
    /// In most formats nothing does.
    func join(_ waiting: inout AnimationFrame, _ next: inout AnimationFrame, _ place: AnimationPlace) {}
}

/// Where a frame stands in an animation.
struct AnimationPlace {
    /// Its number, from 0; those that repeat the one before do not count.
    var index: Int
    /// When it appears, in ticks.
    var start: Int
    /// When the next one does, in ticks.
    var end: Int
}

/// What an animation became.
public struct AnimationSummary: Hashable, Sendable {
    /// How many frames are stored; those that show the same as the one before are not.
    public internal(set) var frameCount = 0
    /// How long all frames last, in ticks.
    public internal(set) var ticks = 0
    /// How many bytes the file has.
    public internal(set) var byteCount = 0
    /// Whether all stored pixels are opaque.
    public internal(set) var isOpaque = true
}

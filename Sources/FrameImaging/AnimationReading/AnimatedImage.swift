/// A picture file in memory that may be animated: GIF, animated PNG, WebP, or a still PNG or JPEG.
///
/// ```swift
/// let file = try AnimatedImage(bytes: FilePath("preview.gif").bytes())
/// var reader = file.reader()
/// while let picture = try reader.next() { print(picture.start, picture.bitmap.width) }
/// ```
public struct AnimatedImage: Sendable {
    /// The format; `nil` for a PNG or JPEG of one picture.
    public let format: AnimationFormat?
    let content: any AnimationContent

    /// The size of the whole picture, in pixels.
    public var size: PixelSize { content.size }
    /// How many frames are stored, at least 1.
    public var frameCount: Int { content.frames.count }
    /// Whether there is more than one frame.
    public var isAnimated: Bool { frameCount > 1 }
    /// How long all frames last, in seconds; 0 for one picture.
    public var duration: Double { isAnimated ? content.frames.reduce(0) { $0 + $1.duration } : 0 }
    /// How often it is played, 1 for one picture; `nil` for ever.
    public var plays: Int? { isAnimated ? content.plays : 1 }

    /// Reads what a file says of its frames; no pixel is decoded.
    ///
    /// - Parameters:
    ///   - bytes: The whole content of the file.
    ///   - pixelLimit: The most pixels of a picture that are accepted.
    /// - Throws: `AnimatedImageError` where the bytes are no picture, are broken or announce too many pixels.
    public init(
        bytes: [UInt8], pixelLimit: Int = ImageFile.defaultPixelLimit
    ) throws(AnimatedImageError) {
        if bytes.starts(with: "GIF8".utf8) {
            (format, content) = (.gif, try GIFFile(bytes: bytes, pixelLimit: pixelLimit))
        } else if WebPFile.isWebP(bytes) {
            (format, content) = (.webp, try WebPFile(bytes: bytes, pixelLimit: pixelLimit))
        } else if APNGFile.isAnimated(bytes) {
            (format, content) = (.apng, try APNGFile(bytes: bytes, pixelLimit: pixelLimit))
        } else {
            do throws(ImageError) {
                content = StillContent(image: try ImageFile(bytes: bytes, pixelLimit: pixelLimit))
            } catch {
                throw .image(error)
            }
            format = nil
        }
    }

    /// Begins with the first frame.
    public func reader() -> AnimatedImageReader { AnimatedImageReader(content) }

    /// Refuses pictures with more pixels than a limit.
    static func check(_ size: PixelSize, limit: Int) throws(AnimatedImageError) {
        guard !size.exceeds(pixels: limit) else { throw .image(.tooLarge(size: size, limit: limit)) }
    }
}

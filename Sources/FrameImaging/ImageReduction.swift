/// A picture as it is decoded: at some eighths of its size, and where it lies among the pixels it gets then.
///
/// A decoder that shrinks makes whole pixels, of which the last column or row may show less than a pixel's width of the
/// picture: 540 columns at seven eighths are 472.5, and 473 pixels. Who takes all of them for the picture moves what it
/// shows by up to half a pixel.
public struct ImageReduction: Hashable, Sendable {
    /// At how many eighths of its size the picture is decoded, 1…8.
    public let eighths: Int
    /// How many pixels that makes, upright.
    public let size: PixelSize
    /// How far the picture's left edge lies from that of the pixels, in pixels, at least 0 and below 1.
    public let left: Double
    /// How far the picture's upper edge lies from that of the pixels, in pixels, at least 0 and below 1.
    public let top: Double
    /// How wide the picture is, in pixels.
    public let width: Double
    /// How high the picture is, in pixels.
    public let height: Double

    /// Finds the smallest size at which a picture can be decoded that covers a wanted one.
    ///
    /// A JPEG can be decoded smaller at once, by eighths; a PNG is always decoded whole.
    ///
    /// - Parameters:
    ///   - kind: The picture's format.
    ///   - whole: The size of the upright picture.
    ///   - orientation: How the stored rows have to be turned.
    ///   - minimum: The least size wanted, upright; `nil` for all there is.
    public init(
        of kind: ImageKind, _ whole: PixelSize, orientation: ImageOrientation, covering minimum: PixelSize?
    ) {
        var eighths = 8
        if kind == .jpeg, let minimum {
            let covering = (1..<8).first {
                let reduced = JPEGDecoder.scaled(whole, eighths: $0)
                return reduced.width >= minimum.width && reduced.height >= minimum.height
            }
            eighths = covering ?? 8
        }
        self.eighths = eighths
        size = JPEGDecoder.scaled(whole, eighths: eighths)
        width = Double(whole.width * eighths) / 8
        height = Double(whole.height * eighths) / 8
        // The part of a pixel is the stored picture's last one.
        left = orientation.endsAtTheLeft ? Double(size.width) - width : 0
        top = orientation.endsAtTheTop ? Double(size.height) - height : 0
    }
}

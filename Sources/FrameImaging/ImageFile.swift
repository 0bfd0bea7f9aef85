/// A picture file in memory whose header has been read and found acceptable.
///
/// ```swift
/// let file = try ImageFile(bytes: FilePath("cover.jpg").bytes())
/// let picture = try file.bitmap(covering: PixelSize(width: 540, height: 960))
/// ```
public struct ImageFile: Hashable, Sendable {
    /// The most pixels a picture may have unless said otherwise: 100 million.
    public static let defaultPixelLimit = 100_000_000

    /// The format, by the content.
    public let kind: ImageKind
    /// The size of the upright picture: a JPEG's EXIF orientation is already applied.
    public let size: PixelSize
    /// How the stored rows have to be turned so that the picture is upright.
    public let orientation: ImageOrientation
    /// The file's content.
    public let bytes: [UInt8]

    /// Reads the header of a picture file; no pixel is decoded.
    ///
    /// - Parameters:
    ///   - bytes: The whole content of the file.
    ///   - pixelLimit: The most pixels accepted.
    /// - Throws: `ImageError` where the bytes are no picture, end within the header or announce too many pixels.
    public init(bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(ImageError) {
        guard let kind = ImageKind(signatureOf: bytes) else {
            throw .notAnImage(firstBytes: Array(bytes.prefix(8)))
        }
        let stored: PixelSize
        switch kind {
        case .png:
            stored = try PNGHeader(bytes: bytes).size
            orientation = .upright
        case .jpeg:
            let header = try JPEGHeader(bytes: bytes)
            stored = header.size
            orientation = header.orientation
        }
        self.kind = kind
        self.bytes = bytes
        size = orientation.swapsAxes ? stored.transposed : stored
        guard !size.exceeds(pixels: pixelLimit) else { throw .tooLarge(size: size, limit: pixelLimit) }
    }

    /// Decodes the picture, upright.
    ///
    /// `reduction` says at which size, and where the picture lies among the pixels.
    ///
    /// - Parameter minimum: The least size wanted, in pixels of the upright picture; `nil` for all there is.
    /// - Returns: The pixels; as many as `size` says, or fewer where `minimum` allows.
    /// - Throws: `ImageError` where the data is truncated, damaged or of an unsupported kind.
    public func bitmap(covering minimum: PixelSize? = nil) throws(ImageError) -> Bitmap {
        switch kind {
        case .png:
            return try PNGDecoder.bitmap(from: bytes, size: size)
        case .jpeg:
            let decoded = try JPEGDecoder.bitmap(
                from: bytes, size: storedSize, eighths: reduction(covering: minimum).eighths)
            return orientation.upright(decoded)
        }
    }

    /// Decodes the picture in a size of one's own, upright.
    ///
    /// A picture that is shrunken takes in all its pixels, by the filter of `Resampler`.
    ///
    /// - Parameter size: The size, in pixels of the upright picture; it may have other proportions, and less than 1 counts as 1.
    /// - Returns: The whole picture in so many pixels.
    /// - Throws: `ImageError` where the data is truncated, damaged or of an unsupported kind.
    public func bitmap(scaledTo size: PixelSize) throws(ImageError) -> Bitmap {
        let size = PixelSize(width: max(size.width, 1), height: max(size.height, 1))
        let place = reduction(covering: size)
        let resampler = Resampler(
            columns: FilterTaps(
                count: size.width, origin: 0, extent: Double(size.width), source: place.size.width,
                edge: place.left, length: place.width),
            rows: FilterTaps(
                count: size.height, origin: 0, extent: Double(size.height), source: place.size.height,
                edge: place.top, length: place.height))
        guard let picture = resampler.picture(of: try bitmap(covering: size)) else {
            throw .damaged(kind, reason: "it has other pixels than its header says")
        }
        return picture
    }

    /// At which size the picture is decoded so that it covers a wanted one.
    ///
    /// - Parameter minimum: The least size wanted, in pixels of the upright picture; `nil` for all there is.
    /// - Returns: The size, and where the picture lies in it; that of the whole picture for a PNG.
    public func reduction(covering minimum: PixelSize?) -> ImageReduction {
        ImageReduction(of: kind, size, orientation: orientation, covering: minimum)
    }

    private var storedSize: PixelSize { orientation.swapsAxes ? size.transposed : size }
}

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
    /// A JPEG can be decoded smaller at once, by eighths: then the smallest such size that is at least the
    /// wanted one in both extents is chosen. A PNG is always decoded whole.
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
                from: bytes, size: storedSize, eighths: eighths(covering: minimum))
            return orientation.upright(decoded)
        }
    }

    /// How many eighths of its size a JPEG is decoded at so that it covers a wanted size.
    ///
    /// - Returns: 1…8; always 8 for a PNG.
    public func eighths(covering minimum: PixelSize?) -> Int { kind.eighths(of: size, covering: minimum) }

    private var storedSize: PixelSize { orientation.swapsAxes ? size.transposed : size }
}

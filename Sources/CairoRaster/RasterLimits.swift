public import FrameImaging
public import PlaneGeometry

/// What a rasterizer may use, so that a hostile scene cannot exhaust the machine.
public struct RasterLimits: Hashable, Sendable {
    /// The most pixels of a picture, and of a layer made on the way; 64 million unless said otherwise.
    public var picturePixels: Int
    /// The most pixels of an image file.
    public var imagePixels: Int
    /// The bytes of decoded and scaled images that are remembered.
    public var imageCacheBytes: Int

    /// The bytes of drawn sprites that are remembered; of more than two of them two thirds as many.
    public var spriteCacheBytes: Int

    /// Makes limits.
    public init(
        picturePixels: Int = 64_000_000, imagePixels: Int = ImageFile.defaultPixelLimit,
        imageCacheBytes: Int = 16 << 20, spriteCacheBytes: Int = 23 << 20
    ) {
        self.picturePixels = picturePixels
        self.imagePixels = imagePixels
        self.imageCacheBytes = imageCacheBytes
        self.spriteCacheBytes = spriteCacheBytes
    }
}

extension RasterLimits {
    /// How many pixels a picture has.
    ///
    /// - Parameters:
    ///   - size: Its size in points.
    ///   - scale: Pixels a point.
    /// - Returns: Its size in pixels, at least 1×1.
    /// - Throws: `RasterError` where it cannot be drawn, or would be over the limit.
    public func pixelSize(of size: Size, scale: Double) throws(RasterError) -> PixelSize {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard scale > 0, size.width > 0, size.height > 0, !width.isNaN, !height.isNaN else {
            throw .emptyPicture(size: size, scale: scale)
        }
        let (columns, rows) = (max(width, 1), max(height, 1))
        guard max(columns, rows) <= Double(Self.longestSide) else {
            throw .sideTooLong(width: columns, height: rows, limit: Self.longestSide)
        }
        guard columns * rows <= Double(picturePixels) else {
            throw .pictureTooLarge(width: columns, height: rows, limit: picturePixels)
        }
        return PixelSize(width: Int(columns), height: Int(rows))
    }

    /// Cairo counts no further in either direction, in pixels.
    private static let longestSide = 32_767
}

public import FrameImaging

/// What a rasterizer may use, so that a hostile scene cannot exhaust the machine.
public struct RasterLimits: Hashable, Sendable {
    /// The most pixels of a picture, and of a layer made on the way; 64 million unless said otherwise.
    public var picturePixels: Int
    /// The most pixels of an image file.
    public var imagePixels: Int
    /// The bytes of decoded and scaled images that are remembered.
    public var imageCacheBytes: Int

    /// The bytes of drawn sprites that are remembered.
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

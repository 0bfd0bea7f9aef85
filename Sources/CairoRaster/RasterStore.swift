public import FileStorage

/// Decoded pictures and drawn sprites that several rasterizers share.
///
/// It only saves time: what is in it follows from the scene and its files alone, and what it forgets is made
/// again. It is bounded by the limits that it is made with.
public final class RasterStore: Sendable {
    /// What may be used at most.
    public let limits: RasterLimits
    let images: ImageLibrary
    let sprites: SpriteLibrary
    /// The pictures of canvases that are gone.
    let spares = SpareBitmaps()

    /// Makes an empty store.
    ///
    /// - Parameters:
    ///   - limits: What may be used at most.
    ///   - files: Where the hashes of pictures are kept, where somebody wants those of what is drawn; then a picture
    ///     that is changed meanwhile is an error.
    public init(limits: RasterLimits = RasterLimits(), files: FileHashes? = nil) {
        self.limits = limits
        images = ImageLibrary(limits: limits, hashes: files)
        sprites = SpriteLibrary(byteLimit: limits.spriteCacheBytes)
    }

    /// Whether a picture was read from a file, links followed; of very many pictures the first are known.
    public func hasRead(_ file: FilePath) -> Bool { images.hasRead(file) }
}

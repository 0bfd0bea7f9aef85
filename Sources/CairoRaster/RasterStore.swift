/// Decoded pictures and drawn sprites that several rasterizers share.
///
/// It only saves time: what is in it follows from the scene and its files alone, and what it forgets is made
/// again. It is bounded by the limits that it is made with.
public final class RasterStore: Sendable {
    /// What may be used at most.
    public let limits: RasterLimits
    let images: ImageLibrary
    let sprites: SpriteLibrary

    /// Makes an empty store.
    public init(limits: RasterLimits = RasterLimits()) {
        self.limits = limits
        images = ImageLibrary(limits: limits)
        sprites = SpriteLibrary(byteLimit: limits.spriteCacheBytes)
    }
}

internal import FrameDrawing
internal import PlaneGeometry

/// Groups drawn once, to be moved and scaled from frame to frame.
///
/// What a sprite shows depends on the group's items and its scale alone; forgetting one costs time, never a
/// pixel.
final class SpriteLibrary {
    /// A drawn group.
    struct Sprite {
        /// The items that were drawn.
        var items: [DisplayItem]
        /// The pixels, transparent at the edges.
        var surface: ImageSurface
        /// The place of the surface's first pixel in the sprite's own pixels.
        var origin: Point
    }

    /// Where a sprite is remembered: an element has one for each scale.
    private struct Key: Hashable {
        var element: String
        var scale: Double
    }

    private var sprites: BoundedCache<Key, Sprite>

    init(byteLimit: Int) { sprites = BoundedCache(costLimit: byteLimit) }

    /// The sprite of a group, drawn where none of the same items is remembered.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - scale: Pixels a point of the group's own coordinates.
    ///   - draw: Draws the items.
    /// - Returns: The sprite.
    /// - Throws: What drawing throws.
    func sprite(
        of group: DisplayGroup, scale: Double, draw: () throws(RasterError) -> Sprite
    ) throws(RasterError) -> Sprite {
        let key = Key(element: group.element, scale: scale)
        if let known = sprites.value(for: key), known.items == group.items { return known }
        let made = try draw()
        sprites.insert(made, for: key, cost: made.surface.byteCount)
        return made
    }
}

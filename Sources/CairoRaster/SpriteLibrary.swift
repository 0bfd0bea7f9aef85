internal import FrameDrawing
internal import PlaneGeometry
internal import Synchronization

/// Groups drawn once, to be moved and scaled from frame to frame.
///
/// What a sprite shows depends on the group's items and its scale alone; forgetting one costs time, never a
/// pixel.
final class SpriteLibrary: Sendable {
    /// A drawn group.
    struct Sprite: Sendable {
        /// The pixels, transparent at the edges.
        var surface: ImageSurface
        /// The pixels' place in the sprite's own coordinates: the group's, times the scale.
        var area: PixelRect
    }

    /// Where a sprite is remembered: an element has one for each scale.
    private struct Key: Hashable {
        var element: String
        var scale: Double
    }

    /// A sprite that is drawn or being drawn.
    private final class Slot: Sendable {
        let items: [DisplayItem]
        let area: PixelRect?
        let surface = Mutex<ImageSurface?>(nil)

        init(items: [DisplayItem], area: PixelRect?) {
            self.items = items
            self.area = area
        }
    }

    private let slots: Mutex<BoundedCache<Key, Slot>>

    /// Makes an empty library.
    ///
    /// - Parameter byteLimit: What two sprites may take, of the size of a screen; more of them two thirds of that.
    init(byteLimit: Int) {
        slots = Mutex(BoundedCache(costLimit: byteLimit, limitOfMany: byteLimit / 3 * 2))
    }

    /// The sprite of a group, drawn where none of the same items is remembered.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - scale: Pixels a point of the group's own coordinates.
    ///   - measure: Says which pixels the sprite has; `nil` where there is to be none.
    ///   - draw: Draws the items.
    /// - Returns: The sprite, if there is one.
    /// - Throws: What drawing throws.
    func sprite(
        of group: DisplayGroup, scale: Double, measure: () -> PixelRect?,
        draw: (PixelRect) throws(RasterError) -> ImageSurface
    ) throws(RasterError) -> Sprite? {
        let slot = slot(of: group, scale: scale, measure: measure)
        guard let area = slot.area else { return nil }
        let surface = try slot.surface.withLock { surface throws(RasterError) in
            if let surface { return surface }
            let drawn = try draw(area)
            surface = drawn
            return drawn
        }
        return Sprite(surface: surface, area: area)
    }

    /// Draws a sprite ahead, unless it is there or being drawn.
    func prepare(
        _ group: DisplayGroup, scale: Double, measure: () -> PixelRect?,
        draw: (PixelRect) throws(RasterError) -> ImageSurface
    ) throws(RasterError) {
        let slot = slot(of: group, scale: scale, measure: measure)
        guard let area = slot.area else { return }
        _ = try slot.surface.withLockIfAvailable { surface throws(RasterError) in
            if surface == nil { surface = try draw(area) }
        }
    }

    /// The pixels of a group's sprite, drawn or not; `nil` where there is to be none.
    func area(of group: DisplayGroup, scale: Double, measure: () -> PixelRect?) -> PixelRect? {
        slot(of: group, scale: scale, measure: measure).area
    }

    private func slot(of group: DisplayGroup, scale: Double, measure: () -> PixelRect?) -> Slot {
        let key = Key(element: group.element, scale: scale)
        if let known = slots.withLock({ $0.value(for: key) }), known.items == group.items { return known }
        let area = measure()
        let slot = Slot(items: group.items, area: area)
        return slots.withLock { slots in
            // Another worker may have been faster.
            if let known = slots.value(for: key), known.items == group.items { return known }
            slots.insert(slot, for: key, cost: (area?.count ?? 0) * 4 + Self.costOfSlot)
            return slot
        }
    }

    /// What a sprite costs beside its pixels.
    private static let costOfSlot = 1024
}

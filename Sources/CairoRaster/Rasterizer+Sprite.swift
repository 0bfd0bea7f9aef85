public import FrameDrawing
internal import FrameImaging
public import PlaneGeometry

extension Rasterizer {
    /// Draws a group from its sprite.
    ///
    /// - Returns: Whether it was drawn: groups with a clip, a shadow or a tint of their own, and those whose sprite
    ///   would be too large to be kept or would be enlarged, are drawn at their place.
    func drawBySprite(
        _ group: DisplayGroup, scale: Double, on canvas: borrowing Canvas, state: DrawState
    ) throws(RasterError) -> Bool {
        guard Self.maySprite(group, scale: scale, by: state.transform) else { return false }
        let sprite = try store.sprites.sprite(
            of: group, scale: scale, measure: { spriteArea(of: group, scale: scale, picture: state.picture) },
            draw: { area throws(RasterError) in
                try drawSprite(of: group, scale: scale, on: area, state: state)
            })
        guard let sprite else { return false }
        let place = Self.spritePlace(sprite.area, scale: scale, by: state.transform)
        canvas.paint(sprite.surface, by: place, opacity: group.opacity * state.opacity)
        return true
    }

    /// Draws the sprites of a group ahead, so that a frame need not wait for them.
    ///
    /// - Parameters:
    ///   - group: A group with a sprite's scale.
    ///   - size: The size of the frames, in points.
    ///   - scale: Pixels a point.
    /// - Throws: `RasterError` where an image cannot be read.
    public func prepareSprite(
        of group: DisplayGroup, inFrameOf size: Size, scale: Double
    ) throws(RasterError) {
        guard let spriteScale = group.spriteScale.map({ $0 * scale }),
            let pixels = try? limits.pixelSize(of: size, scale: scale)
        else { return }
        let picture = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let state = DrawState(transform: .identity, scale: scale, picture: picture)
        guard group.clip == nil, group.shadow == nil, group.tint == nil, spriteScale.isFinite, spriteScale > 0
        else { return }
        try store.sprites.prepare(
            group, scale: spriteScale,
            measure: { spriteArea(of: group, scale: spriteScale, picture: picture) },
            draw: { area throws(RasterError) in
                try drawSprite(of: group, scale: spriteScale, on: area, state: state)
            })
    }

    /// The box of a sprite in pixels of the picture; `nil` where the group is drawn without one.
    func spriteBounds(of group: DisplayGroup, state: DrawState) -> Rect? {
        guard let scale = group.spriteScale.map({ $0 * state.scale }),
            Self.maySprite(group, scale: scale, by: state.transform),
            let area = store.sprites.area(
                of: group, scale: scale,
                measure: { spriteArea(of: group, scale: scale, picture: state.picture) })
        else { return nil }
        let place = Self.spritePlace(area, scale: scale, by: state.transform)
        return place.apply(to: Rect(x: 0, y: 0, width: Double(area.width), height: Double(area.height)))
    }

    private static func maySprite(_ group: DisplayGroup, scale: Double, by map: AffineTransform) -> Bool {
        group.clip == nil && group.shadow == nil && group.tint == nil && scale.isFinite && scale > 0
            && map.largestScale <= scale * enlargementLimit
    }

    private static func spritePlace(
        _ area: PixelRect, scale: Double, by map: AffineTransform
    ) -> AffineTransform {
        AffineTransform(translation: Point(x: Double(area.x), y: Double(area.y)))
            .followed(by: AffineTransform(scaleX: 1 / scale, y: 1 / scale)).followed(by: map)
    }

    private func drawSprite(
        of group: DisplayGroup, scale: Double, on area: PixelRect, state: DrawState
    ) throws(RasterError) -> ImageSurface {
        let inside = AffineTransform(scaleX: scale, y: scale)
            .followed(by: AffineTransform(translation: Point(x: -Double(area.x), y: -Double(area.y))))
        let size = PixelSize(width: area.width, height: area.height)
        return try ImageSurface(size: size) { layer throws(RasterError) in
            try draw(
                group.items, on: layer,
                state: DrawState(
                    transform: inside, scale: state.scale, picture: layer.area, depth: state.depth,
                    isOnSprite: true))
        }
    }

    /// The pixels of a sprite with a transparent margin, in which its edges fade when it lies between pixels.
    private func spriteArea(of group: DisplayGroup, scale: Double, picture: PixelRect) -> PixelRect? {
        guard let bounds = clippedBounds(of: group, by: AffineTransform(scaleX: scale, y: scale)) else {
            return nil
        }
        let box = bounds.expanded(by: 1)
        guard let area = PixelRect(around: box, inside: box), area.count <= Self.sizeLimit * picture.count,
            area.count * 4 <= limits.spriteCacheBytes
        else { return nil }
        return area
    }

    /// A sprite has at most so many times the pixels of the picture; a larger group is drawn where it is seen.
    private static let sizeLimit = 4
    /// A sprite is enlarged by no more than rounding errors.
    private static let enlargementLimit = 1.0001
}

extension AffineTransform {
    /// How many times as long the shortest and the longest vector become, of maps that do not skew.
    private var lengths: (Double, Double) {
        let (first, second) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        return (min(first, second), max(first, second))
    }

    /// How many times as long a vector becomes at least.
    var smallestScale: Double { lengths.0 }
    /// How many times as long a vector becomes at most.
    fileprivate var largestScale: Double { lengths.1 }
}

internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

extension Rasterizer {
    /// Draws a group from its sprite.
    ///
    /// - Returns: Whether it was drawn: groups with a clip, a shadow or a tint of their own, and those whose sprite would
    ///   be too large or would be enlarged, are drawn at their place.
    func drawBySprite(
        _ group: DisplayGroup, scale: Double, on canvas: borrowing Canvas, state: DrawState
    ) throws(RasterError) -> Bool {
        guard group.clip == nil, group.shadow == nil, group.tint == nil, scale.isFinite, scale > 0,
            state.transform.largestScale <= scale * Self.enlargementLimit
        else { return false }
        let map = AffineTransform(scaleX: scale, y: scale)
        guard let area = spriteArea(of: group, by: map, canvas: canvas.area.count) else { return false }
        let origin = Point(x: Double(area.x), y: Double(area.y))
        let sprite = try sprites.sprite(of: group, scale: scale) { () throws(RasterError) in
            let inside = map.followed(by: AffineTransform(translation: Point(x: -origin.x, y: -origin.y)))
            let surface = try ImageSurface(width: area.width, height: area.height) {
                layer throws(RasterError) in
                try draw(
                    group.items, on: layer,
                    state: DrawState(transform: inside, scale: state.scale, depth: state.depth))
            }
            return SpriteLibrary.Sprite(items: group.items, surface: surface, origin: origin)
        }
        let place = AffineTransform(translation: sprite.origin)
            .followed(by: AffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .followed(by: state.transform)
        canvas.paint(sprite.surface, by: place, opacity: group.opacity * state.opacity)
        return true
    }

    /// The pixels of a sprite with a transparent margin, in which its edges fade when it lies between pixels.
    private func spriteArea(of group: DisplayGroup, by map: AffineTransform, canvas: Int) -> PixelRect? {
        guard let bounds = clippedBounds(of: group, by: map) else { return nil }
        let box = bounds.expanded(by: 1)
        guard let area = PixelRect(around: box, inside: box), area.count <= Self.sizeLimit * canvas else {
            return nil
        }
        return area
    }

    /// A sprite has at most so many times the pixels of the canvas; a larger group is drawn where it is seen.
    private static let sizeLimit = 4
    /// A sprite is enlarged by no more than rounding errors.
    private static let enlargementLimit = 1.0001
}

extension Canvas {
    /// Paints a sprite.
    ///
    /// Cairo's filter GOOD becomes a slow convolution below 0.75; between 0.5 and 1 bilinear is as good.
    func paint(_ surface: ImageSurface, by map: AffineTransform, opacity: Double) {
        guard map.isUsable, let pattern = unsafe cairo_pattern_create_for_surface(surface.pointer) else {
            return
        }
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe cairo_pattern_set_filter(
            pattern, map.smallestScale >= 0.5 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
        var matrix = cairo_matrix_t(map.inverse)
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe cairo_set_source(context, pattern)
        if opacity < 1 {
            unsafe cairo_paint_with_alpha(context, opacity)
        } else {
            unsafe cairo_paint(context)
        }
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
}

extension AffineTransform {
    /// How many times as long the shortest and the longest vector become, of maps that do not skew.
    private var lengths: (Double, Double) {
        let (first, second) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        return (min(first, second), max(first, second))
    }

    /// How many times as long a vector becomes at least.
    fileprivate var smallestScale: Double { lengths.0 }
    /// How many times as long a vector becomes at most.
    fileprivate var largestScale: Double { lengths.1 }
}

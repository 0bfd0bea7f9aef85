internal import CFrameKernels
internal import CPango
internal import FrameDrawing
internal import FrameImaging
internal import PlaneGeometry

extension Canvas {
    /// Paints a sprite.
    func paint(_ sprite: ImageSurface, by map: AffineTransform, opacity: Double) {
        guard map.isUsable else { return }
        let middle = Point(x: Double(sprite.size.width) / 2, y: Double(sprite.size.height) / 2)
        let inverse = map.inverseForPattern(around: middle)
        // Cairo's filter GOOD becomes a slow convolution below 0.75; between 0.5 and 1 bilinear is as good.
        let isBilinear = map.smallestScale >= 0.5
        if isBilinear, opacity >= 1, paintDirectly(sprite, by: inverse) { return }
        paintByCairo(sprite, by: inverse, opacity: opacity, isBilinear: isBilinear)
    }

    /// Paints a sprite by Cairo.
    ///
    /// - Parameters:
    ///   - sprite: The picture.
    ///   - inverse: The map from the canvas to the sprite.
    ///   - opacity: From 0 to 1.
    ///   - isBilinear: Whether it is interpolated between four pixels, however small it becomes.
    func paintByCairo(
        _ sprite: ImageSurface, by inverse: AffineTransform, opacity: Double, isBilinear: Bool
    ) {
        unsafe sprite.withPattern { pattern in
            unsafe cairo_pattern_set_filter(
                pattern, isBilinear ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
            var matrix = cairo_matrix_t(inverse)
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

    /// Paints a sprite without Cairo, in half of its time and with the same pixels.
    ///
    /// - Parameters:
    ///   - sprite: The picture.
    ///   - inverse: The map from the canvas to the sprite.
    ///   - isPortable: Whether to leave the processor's vectors aside.
    /// - Returns: Whether it was painted: it must be upright, and the clip a rectangle of whole pixels.
    func paintDirectly(
        _ sprite: ImageSurface, by inverse: AffineTransform, isPortable: Bool = false
    ) -> Bool {
        guard let place = SpritePlace(inverse), let clip = clipRectangle else { return false }
        unsafe cairo_surface_flush(surface)
        guard let pixels = unsafe cairo_image_surface_get_data(surface) else { return false }
        unsafe sprite.withPixels { source in
            var kernel = unsafe FrameSprite(
                pixels: source, width: sprite.size.width, height: sprite.size.height, x: place.x, y: place.y,
                stepX: place.stepX, stepY: place.stepY, portable: isPortable)
            var target = unsafe FrameSpriteTarget(
                pixels: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self), x: area.x,
                y: area.y, stride: area.width, left: clip.x, top: clip.y, right: clip.x + clip.width,
                bottom: clip.y + clip.height)
            unsafe frame_paint_sprite(&kernel, &target)
        }
        unsafe cairo_surface_mark_dirty(surface)
        return true
    }

    /// The pixels that may be painted on; `nil` where they make no rectangle.
    private var clipRectangle: PixelRect? {
        guard let list = unsafe cairo_copy_clip_rectangle_list(context) else { return nil }
        defer { unsafe cairo_rectangle_list_destroy(list) }
        guard unsafe list.pointee.status == CAIRO_STATUS_SUCCESS, unsafe list.pointee.num_rectangles == 1
        else { return nil }
        let clip = unsafe list.pointee.rectangles[0]
        guard let x = Int(exactly: clip.x), let y = Int(exactly: clip.y),
            let width = Int(exactly: clip.width), let height = Int(exactly: clip.height)
        else { return nil }
        let (left, top) = (max(x, area.x), max(y, area.y))
        let right = min(x + width, area.x + area.width)
        let bottom = min(y + height, area.y + area.height)
        return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }
}

/// Where the pixels of a canvas lie on a sprite, in units of 2⁻¹⁶ of its pixels, as pixman counts them.
private struct SpritePlace {
    /// How far apart they lie.
    let stepX, stepY: Int32
    /// The middle of the canvas's pixel (0, 0), from the middle of the sprite's first one.
    let x, y: Int64

    /// Takes a map from the canvas to the sprite, that is upright and has numbers of 16 bits behind the point.
    init?(_ map: AffineTransform) {
        guard map.b == 0, map.c == 0, map.a > 0, map.d > 0, map.a < Self.mostStep, map.d < Self.mostStep,
            let a = Int32(exactly: map.a * Self.unit), let d = Int32(exactly: map.d * Self.unit),
            let tx = Int64(exactly: map.tx * Self.unit), let ty = Int64(exactly: map.ty * Self.unit),
            max(tx.magnitude, ty.magnitude) < Self.mostPlace
        else { return nil }
        // Cairo takes the nearest pixels where the place is that of pixels, but for a trifle.
        if map.a == 1, map.d == 1, Self.isWhole(map.tx), Self.isWhole(map.ty) { return nil }
        (stepX, stepY) = (a, d)
        // The middle of a pixel lies half a step behind its edge, that of the sprite's half a pixel.
        x = tx + Int64((a + 1) >> 1) - Int64(Self.unit / 2)
        y = ty + Int64((d + 1) >> 1) - Int64(Self.unit / 2)
    }

    private static func isWhole(_ value: Double) -> Bool {
        value.roundedToGrid == value.rounded()
    }

    private static let unit = 65_536.0
    /// Sprites are shrunk to no less than half their size.
    private static let mostStep = 4.0
    private static let mostPlace: UInt64 = 1 << 40
}

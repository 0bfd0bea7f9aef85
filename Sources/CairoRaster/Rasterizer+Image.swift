internal import CPango
internal import FrameDrawing
internal import FrameImaging
internal import PlaneGeometry

extension Rasterizer {
    /// Draws a picture.
    ///
    /// Where it is neither turned nor mirrored, the picture is sampled with a good filter for exactly the pixels
    /// of its frame. One in its own size is sampled once and then only moved: sharp at rest on whole pixels,
    /// bilinear between them. One that is scaled is sampled for the pixels where it lies: it is a new one in each
    /// frame anyway, and moved between pixels it would be softer than its sprite is.
    func draw(_ image: PlacedImage, on canvas: borrowing Canvas, state: DrawState) throws(RasterError) {
        guard image.imageRect.hasNumbersOnly, image.frame.hasNumbersOnly,
            let shown = image.frame.intersection(image.imageRect),
            state.transform.apply(to: shown).intersection(canvas.area.rect) != nil,
            canvas.trace(Path(rect: shown), by: state.transform)
        else { return }
        if let (grid, corner) = grid(of: image, shown: shown, state: state) {
            let surface = try images.surface(
                path: image.image.path, on: grid, isKept: !state.isOnSprite)
            let place = AffineTransform(translation: corner)
            canvas.fill(with: surface, by: place, opacity: state.opacity)
        } else {
            let size = state.transform.extent(of: image.imageRect.size)
            let (surface, pixels) = try images.surface(path: image.image.path, covering: size)
            let place = AffineTransform(translation: Point(x: -pixels.left, y: -pixels.top)).followed(
                by: AffineTransform(
                    scaleX: image.imageRect.width / pixels.width, y: image.imageRect.height / pixels.height)
            ).followed(by: AffineTransform(translation: image.imageRect.origin))
            canvas.fill(with: surface, by: place.followed(by: state.transform), opacity: state.opacity)
        }
    }

    /// The pixels for which a picture is sampled, and where the first lies; `nil` where it is turned or too large.
    func grid(
        of image: PlacedImage, shown: Rect, state: DrawState
    ) -> (grid: PixelGrid, corner: Point)? {
        guard state.transform.isUprightScale else { return nil }
        let pixels = state.transform.apply(to: shown)
        let sampled = state.hasOwnSize ? pixels : pixels.coveringWholePixels
        let picture = state.transform.apply(to: image.imageRect)
        let limit = max(4 * state.picture.count, Self.leastGridLimit)
        return PixelGrid(shown: sampled, picture: picture, limit: limit).map {
            ($0, Point(x: sampled.minX.roundedToGrid, y: sampled.minY.roundedToGrid))
        }
    }

    /// Also on a small canvas a picture of so many pixels is sampled whole.
    private static let leastGridLimit = 1 << 20
}

extension DrawState {
    /// Whether a point has as many pixels as anywhere in the picture, but for rounding errors.
    fileprivate var hasOwnSize: Bool {
        abs(transform.a - scale) <= scale * Self.tolerance
            && abs(transform.d - scale) <= scale * Self.tolerance
    }

    /// So much longer or shorter counts as the same: 1/64 pixel on the longest side that is drawn.
    private static let tolerance = 0x1p-21
}

extension Rect {
    /// The smallest box of whole pixels around it; what is lost in rounding asks for no further one.
    fileprivate var coveringWholePixels: Rect {
        let (left, top) = (minX.roundedToGrid.rounded(.down), minY.roundedToGrid.rounded(.down))
        let (right, bottom) = (maxX.roundedToGrid.rounded(.up), maxY.roundedToGrid.rounded(.up))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension AffineTransform {
    /// How many pixels the sides of a size become, at most as many as any picture has.
    fileprivate func extent(of size: Size) -> PixelSize {
        func length(_ x: Double, _ y: Double, _ side: Double) -> Int {
            Int(min(((x * x + y * y).squareRoot() * side).rounded(.up), 0x1p20))
        }
        return PixelSize(width: length(a, b, size.width), height: length(c, d, size.height))
    }
}

extension Canvas {
    /// Fills the current outline with a picture, whose edge pixels go on beyond its edges.
    fileprivate func fill(with image: ImageSurface, by map: AffineTransform, opacity: Double) {
        guard map.isUsable else { return }
        unsafe image.withPattern { pattern in
            unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            unsafe cairo_pattern_set_filter(
                pattern, map.isUprightScale && map.a == 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
            let middle = Point(x: Double(image.size.width) / 2, y: Double(image.size.height) / 2)
            var matrix = cairo_matrix_t(map.inverseForPattern(around: middle))
            unsafe cairo_pattern_set_matrix(pattern, &matrix)
            unsafe cairo_set_source(context, pattern)
            fill(opacity: opacity)
            unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
        }
    }
}

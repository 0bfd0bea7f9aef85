internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

/// Owns a surface of pixels and the context that draws on it.
///
/// Coordinates are pixels of the whole picture, also on a layer that holds a part of it. Outlines are mapped
/// to pixels here and not by Cairo, so that no number can put the context into its lasting state of error.
@safe
struct Canvas: ~Copyable {
    /// The pixels that the canvas holds.
    let area: PixelRect
    @unsafe let surface: OpaquePointer
    @unsafe let context: OpaquePointer

    /// Makes a transparent layer in memory of enough pixels, which must outlive it.
    init(area: PixelRect, in memory: LayerMemory) {
        self.area = area
        unsafe memory.pixels.initialize(repeating: 0, count: area.count)
        unsafe surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(memory.pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
            Int32(area.width), Int32(area.height), Int32(area.width * 4))
        unsafe cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
        // Cairo rounds the first colour on a surface that it knows to be empty in another way; which item is the
        // first depends on what is seen of the layer.
        unsafe cairo_surface_mark_dirty(surface)
        unsafe context = cairo_create(surface)
        unsafe cairo_set_tolerance(context, Self.tolerance)
    }

    /// Makes a canvas over whole rows in the memory of a picture, which must outlive it.
    ///
    /// - Parameters:
    ///   - pixels: The picture's first pixel.
    ///   - width: The picture's width, in pixels.
    ///   - rows: The rows that the canvas holds.
    @unsafe
    init(pixels: UnsafeMutablePointer<UInt8>, width: Int, rows: Range<Int>) {
        area = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
        unsafe surface = cairo_image_surface_create_for_data(
            pixels + rows.lowerBound * width * 4, CAIRO_FORMAT_ARGB32, Int32(width), Int32(rows.count),
            Int32(width * 4))
        unsafe cairo_surface_set_device_offset(surface, 0, -Double(rows.lowerBound))
        unsafe context = cairo_create(surface)
        unsafe cairo_set_tolerance(context, Self.tolerance)
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
    }

    /// What went wrong, in Cairo's words; `nil` where nothing did.
    var fault: String? {
        let status = unsafe cairo_status(context)
        return status == CAIRO_STATUS_SUCCESS ? nil : unsafe String(cString: cairo_status_to_string(status))
    }

    /// Makes an outline the current one.
    ///
    /// - Returns: Whether there is something to draw: an outline whose points are all numbers.
    func trace(_ path: Path, by transform: AffineTransform) -> Bool {
        unsafe cairo_new_path(context)
        guard transform.isUsable, path.hasNumbersOnly else { return false }
        func pixel(_ point: Point) -> Point {
            let place = transform.apply(to: point)
            return Point(x: Self.drawable(place.x), y: Self.drawable(place.y))
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                let to = pixel(point)
                unsafe cairo_move_to(context, to.x, to.y)
            case .line(let point):
                let to = pixel(point)
                unsafe cairo_line_to(context, to.x, to.y)
            case .curve(let first, let second, let end):
                let (one, two, to) = (pixel(first), pixel(second), pixel(end))
                unsafe cairo_curve_to(context, one.x, one.y, two.x, two.y, to.x, to.y)
            case .close: unsafe cairo_close_path(context)
            }
        }
        return !path.elements.isEmpty
    }

    /// From now on pixels are drawn whole or not at all.
    ///
    /// Lines turn without reaching beyond their width.
    func hardenEdges() {
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }

    /// Fills the current outline with the current source.
    func fill() { unsafe cairo_fill(context) }

    /// Fills the current outline with a part of the current source's opacity.
    func fill(opacity: Double) {
        guard opacity < 1 else { return fill() }
        clipped { unsafe cairo_paint_with_alpha(context, opacity) }
    }

    /// Draws a line along the current outline; its width is mapped like the outline was.
    func stroke(width: Double, by transform: AffineTransform) {
        unsafe cairo_save(context)
        var matrix = cairo_matrix_t(transform)
        unsafe cairo_set_matrix(context, &matrix)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_stroke(context)
        unsafe cairo_restore(context)
    }

    /// Draws with everything outside the current outline cut off.
    func clipped<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_clip(context)
        try body()
    }

    /// Paints a layer at its place.
    func paint(_ layer: borrowing Canvas, opacity: Double) {
        unsafe cairo_surface_flush(layer.surface)
        unsafe cairo_set_source_surface(context, layer.surface, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        unsafe cairo_paint_with_alpha(context, opacity)
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
    }

    /// Brings a coordinate into what Cairo can count: far outside, all places look the same.
    ///
    /// It is rounded as Cairo does it, but before a layer's place is taken off: so an outline has the same pixels
    /// on every layer.
    private static func drawable(_ coordinate: Double) -> Double {
        min(max(coordinate, -largestCoordinate), largestCoordinate).roundedToGrid
    }

    /// How far a curve may lie from its line segments, in pixels: Cairo's own tenth dents small circles.
    private static let tolerance = 0.02
    /// A quarter of Cairo's range of ±2²³ pixels; strokes and curves need some of it.
    private static let largestCoordinate = Double(1 << 21)
}

extension cairo_matrix_t {
    /// Makes Cairo's form of a map of the plane.
    init(_ map: AffineTransform) {
        self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    }
}

extension Double {
    /// A coordinate on the grid of 1/256 pixel in which Cairo counts.
    var roundedToGrid: Double { (self * 256).rounded(.toNearestOrEven) / 256 }
}

internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

/// Turns lines of glyphs into outlines, by way of a context that never draws.
@safe
final class GlyphOutliner {
    private let context: OpaquePointer

    init() {
        // A surface without edges: from others Cairo leaves out glyphs that lie far outside, in outlines too.
        let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { unsafe cairo_surface_destroy(surface) }
        unsafe context = cairo_create(surface)
    }

    deinit { unsafe cairo_destroy(context) }

    /// The outline of a broken text, its lines aligned in a box that begins at the origin.
    func outline(of broken: BrokenText, text: PlainText, boxWidth: Double) -> Path {
        var path = Path()
        for (line, baseline) in zip(broken.lines, broken.baselines(of: text, boxWidth: boxWidth)) {
            append(line, to: &path, baseline: baseline, text: text)
        }
        return path
    }

    /// Appends a line's outline at its baseline.
    ///
    /// FreeType and Cairo count in fractions of a pixel; the line is taken so large that they do not show, yet
    /// not so large that Cairo's 24 bits before the point overflow.
    private func append(_ line: BrokenText.Line, to path: inout Path, baseline: Point, text: PlainText) {
        let extent = max(line.extents.width, line.extents.height, 1)
        let zoom = min(Self.pixelsPerEm / text.layoutSize, Self.largestExtent / extent)
        unsafe appendPath(
            to: &path, zoom: zoom, placement: Placement(scale: text.factor / zoom, origin: baseline)
        ) {
            unsafe line.layout.addOutline(ofLine: line.index, to: $0)
        }
    }

    /// The glyphs of a broken text one by one, its lines aligned in a box that begins at the origin.
    func glyphs(of broken: BrokenText, text: PlainText, boxWidth: Double) -> [PlacedGlyph] {
        var result: [PlacedGlyph] = []
        let zoom = Self.pixelsPerEm / text.layoutSize
        for (line, baseline) in zip(broken.lines, broken.baselines(of: text, boxWidth: boxWidth)) {
            var pen = 0.0
            unsafe line.layout.forEachRun(ofLine: line.index) { font, glyphs, offsets in
                pen += offsets.start
                let unit = unsafe Self.unitsPerEm(of: font).map { text.layoutSize * text.factor / $0 }
                for index in 0..<Int(unsafe glyphs.pointee.num_glyphs) {
                    let info = unsafe glyphs.pointee.glyphs[index]
                    var path = Path()
                    let placement = Placement(scale: text.factor / zoom, origin: .zero)
                    unsafe appendPath(to: &path, zoom: zoom, placement: placement) {
                        unsafe Self.addOutline(of: info, font: font, to: $0)
                    }
                    let x = pen + Double(info.geometry.x_offset) / Double(PANGO_SCALE)
                    let y = Double(info.geometry.y_offset) / Double(PANGO_SCALE) - offsets.up
                    let origin = Point(x: x * text.factor, y: y * text.factor)
                    if path.elements.contains(where: { if case .move = $0 { false } else { true } }) {
                        result.append(PlacedGlyph(outline: path, origin: baseline + origin, unit: unit))
                    }
                    pen += Double(info.geometry.width) / Double(PANGO_SCALE)
                }
                pen += offsets.end
            }
        }
        return result
    }

    /// How many units the designer's grid has for an em; `nil` where the font does not say.
    private static func unitsPerEm(of font: OpaquePointer) -> Double? {
        guard let sized = unsafe pango_font_get_hb_font(UnsafeMutablePointer(font)),
            let face = unsafe hb_font_get_face(sized)
        else { return nil }
        let count = unsafe hb_face_get_upem(face)
        return count > 0 ? Double(count) : nil
    }

    /// Adds the outline of one glyph at the current point.
    private static func addOutline(of info: PangoGlyphInfo, font: OpaquePointer, to context: OpaquePointer) {
        guard let single = unsafe pango_glyph_string_new() else { return }
        defer { unsafe pango_glyph_string_free(single) }
        unsafe pango_glyph_string_set_size(single, 1)
        var info = info
        info.geometry.x_offset = 0
        info.geometry.y_offset = 0
        unsafe single.pointee.glyphs[0] = info
        unsafe pango_cairo_glyph_string_path(context, UnsafeMutablePointer(font), single)
    }

    /// Appends what a body adds to the context's path, taken `zoom` times as large.
    private func appendPath(
        to path: inout Path, zoom: Double, placement: Placement, adding: (OpaquePointer) -> Void
    ) {
        unsafe cairo_new_path(context)
        unsafe cairo_identity_matrix(context)
        unsafe cairo_scale(context, zoom, zoom)
        unsafe cairo_move_to(context, 0, 0)
        unsafe adding(context)
        unsafe cairo_identity_matrix(context)
        guard let copy = unsafe cairo_copy_path(context) else { return }
        defer { unsafe cairo_path_destroy(copy) }
        guard unsafe copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = unsafe copy.pointee.data else {
            return
        }
        var index = 0
        while unsafe index < Int(copy.pointee.num_data) {
            unsafe placement.append(data + index, to: &path)
            unsafe index += max(Int(data[index].header.length), 1)
        }
    }

    /// Where the pixels of a line's outline go.
    private struct Placement {
        var scale: Double
        var origin: Point

        func append(_ step: UnsafePointer<cairo_path_data_t>, to path: inout Path) {
            func point(_ index: Int) -> Point {
                let point = unsafe step[index].point
                return Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
            }
            switch unsafe step[0].header.type {
            case CAIRO_PATH_MOVE_TO: path.elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: path.elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: path.elements.append(.curve(point(1), point(2), point(3)))
            case CAIRO_PATH_CLOSE_PATH: path.elements.append(.close)
            default: break
            }
        }
    }

    /// How large an em is taken, in pixels.
    private static let pixelsPerEm = 1024.0
    /// How long a line may become, in pixels: an eighth of what Cairo can count.
    private static let largestExtent = 1e6
}

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
        unsafe cairo_new_path(context)
        unsafe cairo_identity_matrix(context)
        unsafe cairo_scale(context, zoom, zoom)
        unsafe cairo_move_to(context, 0, 0)
        unsafe line.layout.addOutline(ofLine: line.index, to: context)
        unsafe cairo_identity_matrix(context)
        guard let copy = unsafe cairo_copy_path(context) else { return }
        defer { unsafe cairo_path_destroy(copy) }
        guard unsafe copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = unsafe copy.pointee.data else {
            return
        }
        let placement = Placement(scale: text.factor / zoom, origin: baseline)
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

internal import PlaneGeometry

extension SVGWriter {
    /// Draws a filled area.
    func draw(_ fill: FilledPath, other: Paint?, on page: inout SVGPage, state: SVGState) {
        let paints = ThemedPaint(paint: fill.paint, other: other)
        guard let shape = SVGShape(fill.path),
            let paint = state.paint ?? attributes(of: paints, as: .fill, bounds: fill.bounds, on: &page)
        else { return }
        page.add(shape.element.after([("data-element", fill.element)]).with(paint))
    }

    /// Draws a line.
    func draw(_ stroke: StrokedPath, other: Paint?, on page: inout SVGPage, state: SVGState) {
        let paints = ThemedPaint(paint: stroke.paint, other: other)
        guard stroke.width > 0, stroke.width < Self.widestLine, let shape = SVGShape(stroke.path),
            let paint = state.paint ?? attributes(of: paints, as: .stroke, bounds: stroke.bounds, on: &page)
        else { return }
        let line = [
            ("fill", "none"), ("stroke-width", SVGNumber.text(stroke.width)),
            // SVG's own limit is 4; backends agree on Cairo's.
            ("stroke-miterlimit", SVGNumber.text(Self.miterLimit)),
        ]
        page.add(shape.element.after([("data-element", stroke.element)]).with(paint + line))
    }

    /// How far a sharp corner of a line reaches, in half widths: Cairo's default.
    static let miterLimit = 10.0
    /// Wider lines draw nothing, as in the rasterizer, in points.
    private static let widestLine = 1e5
}

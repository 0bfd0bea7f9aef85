internal import FrameDrawing

extension Rasterizer {
    /// Draws a filled area.
    func draw(_ fill: FilledPath, on canvas: borrowing Canvas, state: DrawState) {
        guard canvas.trace(fill.path, by: state.transform),
            canvas.setSource(fill.paint, bounds: fill.bounds, state: state)
        else { return }
        canvas.fill()
    }

    /// Draws a line.
    func draw(_ stroke: StrokedPath, on canvas: borrowing Canvas, state: DrawState) {
        guard stroke.width > 0, stroke.width < Self.widestLine,
            canvas.trace(stroke.path, by: state.transform),
            canvas.setSource(stroke.paint, bounds: stroke.bounds, state: state)
        else { return }
        canvas.stroke(width: stroke.width, by: state.transform)
    }

    /// Wider lines draw nothing: their edges lie beyond what Cairo can count, in points.
    private static let widestLine = 1e5
}

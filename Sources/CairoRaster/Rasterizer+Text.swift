internal import FrameDrawing
internal import PlaneGeometry

extension Rasterizer {
    /// Draws a text as a filled outline: Cairo's own way of showing text snaps every glyph to whole pixels.
    func draw(_ text: PlacedText, on canvas: borrowing Canvas, state: DrawState) {
        let transform = AffineTransform(translation: text.frame.origin).followed(by: state.transform)
        guard canvas.trace(outline(of: text), by: transform),
            canvas.setSource(text.paint, bounds: text.frame, state: state)
        else { return }
        canvas.fill()
    }

    /// The outline of a text, its origin the top left of the text's frame.
    func outline(of placed: PlacedText) -> Path {
        text.outline(of: placed.text, in: placed.room, boxWidth: placed.frame.width)
    }
}

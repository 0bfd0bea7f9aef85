internal import PlaneGeometry

extension SVGWriter {
    /// Draws a text as outlines that equal texts share.
    func draw(_ text: PlacedText, other: Paint?, on page: inout SVGPage, state: SVGState) {
        let paints = ThemedPaint(paint: text.paint, other: other)
        if settings.hasLiveText, drawLive(text, paints: paints, on: &page, state: state) { return }
        let outline = sharedOutline(of: text, isScaled: paints.areColors)
        guard !outline.runs.isEmpty, text.frame.hasNumbersOnly,
            // Inside the text's own box, where a gradient is taken, the origin is its corner.
            let paint = state.paint
                ?? attributes(
                    of: paints, as: .fill, bounds: Rect(origin: .zero, size: text.frame.size), on: &page)
        else { return }
        let id = page.defineText(outline)
        let use = SVGElement(
            "use",
            [
                ("data-element", text.element), ("href", "#\(id)"),
                ("x", SVGNumber.text(text.frame.minX)), ("y", SVGNumber.text(text.frame.minY)),
            ])
        page.add(use.with(paint).with([("aria-label", Self.label(text.text.string))]))
    }

    /// The outline of a text, its origin the top left of the text's frame.
    func outline(of placed: PlacedText) -> Path {
        text.outline(of: placed.text, in: placed.room, boxWidth: placed.frame.width)
    }

    /// The outline as the file has it.
    ///
    /// - Parameters:
    ///   - placed: The text.
    ///   - isScaled: Whether glyphs may be in units of their fonts; a gradient would be measured in these too.
    /// - Returns: The outline, without runs where the text draws nothing.
    func sharedOutline(of placed: PlacedText, isScaled: Bool) -> SVGOutline {
        let key = OutlineLibrary.Key(
            text: placed.text, room: placed.room, boxWidth: placed.frame.width, isScaled: isScaled)
        return store.outlines.outline(key) {
            let glyphs =
                isScaled
                ? text.glyphs(of: placed.text, in: placed.room, boxWidth: placed.frame.width) : nil
            return SVGOutline(glyphs ?? [PlacedGlyph(outline: outline(of: placed), origin: .zero)])
        }
    }

    /// What a reader of the file sees of the text's characters.
    private static func label(_ string: String) -> String {
        let label = string.prefix(longestLabel)
        return label.endIndex == string.endIndex ? string : label + "…"
    }

    /// Of a longer text the first characters are written.
    private static let longestLabel = 256
}

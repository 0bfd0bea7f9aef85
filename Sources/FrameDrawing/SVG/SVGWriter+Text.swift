internal import PlaneGeometry

extension SVGWriter {
    /// What the outline of a text depends on.
    struct OutlineKey: Hashable {
        var text: StyledText
        var room: TextRoom
        var boxWidth: Double
    }

    /// Draws a text as outlines that equal texts share.
    func draw(_ text: PlacedText, other: Paint?, on page: inout SVGPage, state: SVGState) {
        let paints = ThemedPaint(paint: text.paint, other: other)
        if settings.hasLiveText, drawLive(text, paints: paints, on: &page, state: state) { return }
        let outline = glyphs(of: text)
        guard !outline.isEmpty, text.frame.hasNumbersOnly,
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

    /// The glyphs of a text, none where it draws nothing; all as one where they are not known one by one.
    private func glyphs(of placed: PlacedText) -> [SVGGlyph] {
        let key = OutlineKey(text: placed.text, room: placed.room, boxWidth: placed.frame.width)
        if let known = outlines[key] { return known }
        let glyphs =
            text.glyphs(of: placed.text, in: placed.room, boxWidth: placed.frame.width)
            ?? [PlacedGlyph(outline: outline(of: placed), origin: .zero)]
        let result = glyphs.compactMap { SVGGlyph($0) }
        if outlines.count >= Self.keptOutlines { outlines.removeAll(keepingCapacity: true) }
        outlines[key] = result
        return result
    }

    /// What a reader of the file sees of the text's characters.
    private static func label(_ string: String) -> String {
        let label = string.prefix(longestLabel)
        return label.endIndex == string.endIndex ? string : label + "…"
    }

    /// Of a longer text the first characters are written.
    private static let longestLabel = 256
    /// No more outlines than this are remembered.
    private static let keptOutlines = 4096
}

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
        let data = outlineData(of: text)
        guard !data.isEmpty, text.frame.hasNumbersOnly,
            // Inside the text's own box, where a gradient is taken, the origin is its corner.
            let paint = state.paint
                ?? attributes(
                    of: paints, as: .fill, bounds: Rect(origin: .zero, size: text.frame.size), on: &page)
        else { return }
        let id = page.define("text", SVGElement("path", [("d", data)]))
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

    /// The data of a text's outline, empty where the text draws nothing.
    private func outlineData(of placed: PlacedText) -> String {
        let key = OutlineKey(text: placed.text, room: placed.room, boxWidth: placed.frame.width)
        if let known = outlines[key] { return known }
        let path = outline(of: placed)
        let data = path.hasNumbersOnly ? SVGPathData(path).text : ""
        if outlines.count >= Self.keptOutlines { outlines.removeAll(keepingCapacity: true) }
        outlines[key] = data
        return data
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

internal import PlaneGeometry

extension SVGWriter {
    /// Draws a text as characters in lines of the layout's widths; `false` where its lines are not known.
    func drawLive(
        _ placed: PlacedText, paints: ThemedPaint, on page: inout SVGPage, state: SVGState
    ) -> Bool {
        guard placed.frame.hasNumbersOnly,
            let lines = text.lines(of: placed.text, in: placed.room, boxWidth: placed.frame.width)
        else { return false }
        let bounds = Rect(origin: .zero, size: placed.frame.size)
        guard !lines.isEmpty,
            let paint = state.paint ?? attributes(of: paints, as: .fill, bounds: bounds, on: &page)
        else { return true }
        let element = SVGElement("text", [("data-element", placed.element)])
            .with(AffineTransform(translation: placed.frame.origin).svgText.map { [("transform", $0)] } ?? [])
            .with(Self.attributes(of: placed.text)).with(paint)
        if lines.count == 1, let line = lines.first {
            page.add(element.with(Self.attributes(of: line, in: placed.text)), text: line.string)
        } else {
            page.add(element) { page in
                for line in lines {
                    page.add(
                        SVGElement("tspan", Self.attributes(of: line, in: placed.text)), text: line.string)
                }
            }
        }
        return true
    }

    /// How a text looks; the families end with one that is always there.
    private static func attributes(of text: StyledText) -> [(name: String, value: String)] {
        let families = text.style.families.map { name in
            "'" + name.filter { $0 != "'" && $0 != "\\" } + "'"
        }
        var attributes = [
            (name: "font-family", value: (families + ["system-ui", "sans-serif"]).joined(separator: ",")),
            (name: "font-size", value: SVGNumber.text(text.style.size)),
        ]
        if text.style.weight != .regular {
            attributes.append(("font-weight", "\(text.style.weight.value)"))
        }
        if !text.language.isEmpty { attributes.append(("xml:lang", text.language)) }
        if text.isRightToLeft { attributes.append(("direction", "rtl")) }
        return attributes
    }

    /// Where a line lies.
    ///
    /// It keeps its width whatever the font, and reading begins at its right where the text's
    /// direction says so.
    private static func attributes(
        of line: TextLine, in text: StyledText
    ) -> [(name: String, value: String)] {
        let start = text.isRightToLeft ? line.origin.x + line.width : line.origin.x
        var attributes = [
            (name: "x", value: SVGNumber.text(start)), (name: "y", value: SVGNumber.text(line.origin.y)),
        ]
        if line.width > 0 {
            attributes += [
                ("textLength", SVGNumber.text(line.width)), ("lengthAdjust", "spacingAndGlyphs"),
            ]
        }
        return attributes
    }
}

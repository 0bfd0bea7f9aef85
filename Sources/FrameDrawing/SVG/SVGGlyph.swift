internal import PlaneGeometry

/// A glyph in a file: its outline as data, and where it stands.
struct SVGGlyph: Hashable {
    /// The outline with its origin at (0, 0), as the attribute `d` has it.
    let data: String
    /// The outline where it stands, as the attribute `d` has it.
    let placedData: String
    /// Where the origin goes, in points.
    let origin: Point

    /// Takes a glyph; `nil` for one that draws nothing.
    init?(_ glyph: PlacedGlyph) {
        guard glyph.outline.hasNumbersOnly, glyph.origin.x.isFinite, glyph.origin.y.isFinite else {
            return nil
        }
        data = SVGPathData(glyph.outline).text
        guard !data.isEmpty else { return nil }
        origin = glyph.origin
        placedData = SVGPathData(glyph.outline.applying(AffineTransform(translation: glyph.origin))).text
    }
}

extension SVGPage {
    /// The id of a text's outline, which is written once however often it is asked for.
    mutating func defineText(_ glyphs: [SVGGlyph]) -> String {
        if let place = texts.firstIndex(where: { $0.glyphs == glyphs }) { return texts[place].id }
        let id = newID("text")
        texts.append((id, glyphs))
        return id
    }

    /// The lines of the outlines: glyphs that several texts have are shared, the others lie in one path a text.
    var textDefinitions: [String] {
        var counts: [String: Int] = [:]
        for text in texts { for glyph in text.glyphs { counts[glyph.data, default: 0] += 1 } }
        var ids: [String: String] = [:]
        var lines: [String] = []
        var number = 0
        let margin = Self.margin(Self.definitionIndent)
        for text in texts {
            let shared = text.glyphs.filter { Self.isWorthSharing($0, count: counts[$0.data] ?? 0) }
            for glyph in shared where ids[glyph.data] == nil {
                repeat { number += 1 } while names.contains("g\(number)")
                let id = "g\(number)"
                ids[glyph.data] = id
                lines.append(margin + SVGElement("path", [("id", id), ("d", glyph.data)]).empty)
            }
            let own = text.glyphs.filter { ids[$0.data] == nil }.map(\.placedData).joined()
            let path = SVGElement("path", [("d", own)])
            guard !shared.isEmpty else {
                lines.append(margin + path.after([("id", text.id)]).empty)
                continue
            }
            lines.append(margin + SVGElement("g", [("id", text.id)]).opening)
            if !own.isEmpty { lines.append(margin + "  " + path.empty) }
            let uses = shared.map { glyph in
                var use = SVGElement("use", [("href", "#" + (ids[glyph.data] ?? ""))])
                let (x, y) = (SVGNumber.text(glyph.origin.x), SVGNumber.text(glyph.origin.y))
                if x != "0" { use.attributes.append(("x", x)) }
                if y != "0" { use.attributes.append(("y", y)) }
                return use.empty
            }
            lines.append(margin + "  " + uses.joined())
            lines.append(margin + "</g>")
        }
        return lines
    }

    /// Whether uses of a glyph are shorter than copies.
    private static func isWorthSharing(_ glyph: SVGGlyph, count: Int) -> Bool {
        count > 1 && (count - 1) * glyph.data.utf8.count > count * useLength + pathLength
    }

    /// How long a use of a glyph is, in characters, and the path that it uses beside its data.
    private static let useLength = 40
    private static let pathLength = 24
}

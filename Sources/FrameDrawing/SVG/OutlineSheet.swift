internal import PlaneGeometry

/// Writes the outlines of a file's texts: glyphs that several texts have once, the others in one path a run.
struct OutlineSheet {
    private var ids: [SVGGlyph.Outline: String] = [:]
    private let counts: [SVGGlyph.Outline: Int]

    /// Prepares to write some texts.
    init(_ texts: [(id: String, outline: SVGOutline)]) {
        var counts: [SVGGlyph.Outline: Int] = [:]
        for text in texts {
            for run in text.outline.runs {
                for glyph in run.glyphs { counts[glyph.outline, default: 0] += 1 }
            }
        }
        self.counts = counts
    }

    /// Appends the lines of a text, and before them those of shared glyphs that it is the first to have.
    mutating func append(_ outline: SVGOutline, id: String, to text: inout [UInt8]) {
        for run in outline.runs { define(run.glyphs, to: &text) }
        let name = [(name: "id", value: id)]
        if outline.runs.count == 1, let run = outline.runs.first {
            return append(run, named: name, depth: SVGPage.definitionIndent, to: &text)
        }
        let group = SVGElement("g", name)
        text.append(margin: SVGPage.definitionIndent)
        text.append(opening: group)
        text.endLine()
        for run in outline.runs { append(run, named: [], depth: SVGPage.definitionIndent + 1, to: &text) }
        text.append(margin: SVGPage.definitionIndent)
        text.append(closing: group)
        text.endLine()
    }

    private mutating func define(_ glyphs: [SVGGlyph], to text: inout [UInt8]) {
        for glyph in glyphs where isWorthSharing(glyph.outline) && ids[glyph.outline] == nil {
            let id = "\(Self.prefix)\(ids.count + 1)"
            ids[glyph.outline] = id
            text.append(margin: SVGPage.definitionIndent)
            text.append(empty: SVGElement("path", [("id", id), ("d", glyph.outline.data)]))
            text.endLine()
        }
    }

    private func append(
        _ run: SVGOutline.Run, named name: [(name: String, value: String)], depth: Int, to text: inout [UInt8]
    ) {
        var own = SVGElement("path", [("d", "")])
        var uses: [SVGElement] = []
        for glyph in run.glyphs {
            guard let id = ids[glyph.outline] else {
                own.attributes[0].value += glyph.placedData
                continue
            }
            var use = SVGElement("use", [("href", "#" + id)])
            let x = SVGNumber.text(glyph.x)
            if x != "0" { use.attributes.append(("x", x)) }
            uses.append(use)
        }
        let attributes = name + run.transform
        text.append(margin: depth)
        if uses.isEmpty {
            text.append(empty: own.after(attributes))
        } else {
            let group = SVGElement("g", attributes)
            text.append(opening: group)
            if !own.attributes[0].value.isEmpty { text.append(empty: own) }
            for use in uses { text.append(empty: use) }
            text.append(closing: group)
        }
        text.endLine()
    }

    /// Whether uses of a glyph are shorter than copies.
    private func isWorthSharing(_ outline: SVGGlyph.Outline) -> Bool {
        let count = counts[outline] ?? 0
        return count > 1
            && (count - 1) * outline.data.utf8.count > count * Self.useLength + Self.pathLength
    }

    /// Whether a glyph could have this id.
    static func isGlyphID(_ id: String) -> Bool {
        id.hasPrefix(prefix) && id.utf8.count > 1 && id.dropFirst().allSatisfy(\.isWholeNumber)
    }

    private static let prefix = "g"
    /// How long a use of a glyph is, in characters, and the path that it uses beside its data.
    private static let useLength = 30
    private static let pathLength = 28
}

extension SVGOutline.Run {
    /// The attribute that brings the unit to points and the line to its place.
    fileprivate var transform: [(name: String, value: String)] {
        var parts: [String] = []
        if y != 0 { parts.append("translate(0 \(SVGNumber.text(y)))") }
        // A line of a thousand points is true to less than a thousandth.
        if unit != 1 { parts.append("scale(\(SVGNumber.text(unit, places: 9)))") }
        return parts.isEmpty ? [] : [("transform", parts.joined(separator: " "))]
    }
}

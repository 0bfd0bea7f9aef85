internal import PlaneGeometry

/// The outline of a text as files have it, its origin the top left of the text's frame.
final class SVGOutline: Sendable {
    /// Glyphs on one line in one unit.
    struct Run: Hashable {
        /// The unit of the glyphs, in points.
        let unit: Double
        /// Where the line lies, in points.
        let y: Double
        /// The glyphs.
        fileprivate(set) var glyphs: [SVGGlyph] = []
    }

    /// The runs, none where the text draws nothing.
    let runs: [Run]
    /// A box around the glyphs, in points; `nil` where there are none.
    let box: Rect?

    init(_ glyphs: [PlacedGlyph]) {
        var runs: [Run] = []
        var box: Rect?
        for glyph in glyphs {
            guard glyph.outline.hasNumbersOnly, glyph.origin.x.isFinite, glyph.origin.y.isFinite else {
                continue
            }
            let inUnits = glyph.unit.flatMap { unit in
                SVGGlyph(glyph, unit: unit).map { (glyph: $0, unit: unit) }
            }
            guard let (made, unit) = inUnits ?? SVGGlyph(glyph).map({ ($0, 1) }) else { continue }
            let y = glyph.origin.y.rounded(places: SVGNumber.places)
            let place = runs.lastIndex { $0.unit == unit && $0.y == y } ?? runs.count
            if place == runs.count { runs.append(Run(unit: unit, y: y)) }
            runs[place].glyphs.append(made)
            if let own = glyph.outline.controlBox?.offset(by: glyph.origin) {
                box = box.map { $0.union(own) } ?? own
            }
        }
        self.runs = runs
        self.box = box
    }
}

extension SVGOutline: Hashable {
    static func == (left: SVGOutline, right: SVGOutline) -> Bool {
        left === right || left.runs == right.runs
    }

    /// Adds little, for it is asked often: what the first glyph is tells most texts apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(runs.count)
        hasher.combine(runs.first?.glyphs.count)
        hasher.combine(runs.first?.glyphs.first?.outline)
        hasher.combine(runs.first?.glyphs.first?.x)
    }
}

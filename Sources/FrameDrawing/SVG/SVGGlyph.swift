internal import PlaneGeometry

/// A glyph in a file: its outline as data, and where it stands on its line.
struct SVGGlyph: Hashable {
    /// An outline as the attribute `d` has it.
    struct Outline: Hashable {
        let data: String
        /// Long texts are looked up often.
        private let number: Int

        fileprivate init(_ data: String) {
            self.data = data
            number = data.hashValue
        }

        static func == (left: Outline, right: Outline) -> Bool {
            left.number == right.number && left.data == right.data
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// The outline with its origin at (0, 0).
    let outline: Outline
    /// The outline where it stands, as the attribute `d` has it.
    let placedData: String
    /// Where the origin goes along the line, in the unit of the outline.
    let x: Double

    /// Takes the outline in whole units of its font, which are exact and short; `nil` where it is not made of them or
    /// draws nothing.
    init?(_ glyph: PlacedGlyph, unit: Double) {
        guard let outline = glyph.outline.inWhole(unit) else { return nil }
        x = (glyph.origin.x / unit).rounded(places: Self.places)
        self.outline = Outline(SVGPathData(outline, places: 0).text)
        placedData =
            SVGPathData(
                outline.applying(AffineTransform(translation: Point(x: x, y: 0))), places: Self.places
            ).text
        guard !self.outline.data.isEmpty else { return nil }
    }

    /// Takes the outline in points; `nil` where it draws nothing.
    init?(_ glyph: PlacedGlyph) {
        outline = Outline(SVGPathData(glyph.outline).text)
        guard !outline.data.isEmpty else { return nil }
        x = glyph.origin.x
        placedData =
            SVGPathData(
                glyph.outline.applying(AffineTransform(translation: Point(x: x, y: 0)))
            ).text
    }

    /// Decimal places of a unit to which places are kept: finer than a thousandth of a point below 100 points.
    static let places = 2
}

extension Path {
    /// The outline in some unit, all its numbers whole; `nil` where one of them is not nearly so.
    fileprivate func inWhole(_ unit: Double) -> Path? {
        var isWhole = true
        let tolerance = max(Self.accuracy / unit, Self.fontRounding)
        func whole(_ value: Double) -> Double {
            let rounded = (value / unit).rounded()
            if !((value / unit - rounded).magnitude <= tolerance) { isWhole = false }
            return rounded
        }
        func whole(_ point: Point) -> Point { Point(x: whole(point.x), y: whole(point.y)) }
        let elements = elements.map { element -> Element in
            switch element {
            case .move(let point): .move(whole(point))
            case .line(let point): .line(whole(point))
            case .curve(let first, let second, let end): .curve(whole(first), whole(second), whole(end))
            case .close: .close
            }
        }
        return isWhole ? Path(elements: elements) : nil
    }

    /// Half of what coordinates are kept to, in points.
    private static let accuracy = 5e-4
    /// How far fractions of a pixel move whole numbers of a font, in units: of glyphs as large as text engines take
    /// them, 1/128 of a pixel in 1,000 or so.
    private static let fontRounding = 0.02
}

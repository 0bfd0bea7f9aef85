import FrameDrawing
import PlaneGeometry
import Testing

/// Texts whose glyphs are in units of a font.
@Suite struct SVGOutlineTests {
    /// Glyphs made up: each letter a triangle, in a font of 1,000 units an em.
    private final class Triangles: TextOutlining {
        /// What is added to each coordinate, in units.
        let shift: Double

        init(shift: Double = 0) { self.shift = shift }

        func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path {
            let glyphs = glyphs(of: text, in: room, boxWidth: boxWidth) ?? []
            return Path(
                elements: glyphs.flatMap {
                    $0.outline.applying(AffineTransform(translation: $0.origin)).elements
                })
        }

        func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]? { nil }

        func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]? {
            let unit = text.style.size / 1000
            return text.string.enumerated().map { place, letter in
                let height = Double(letter.asciiValue ?? 0) * -10 + shift
                let points = [Point(x: 50, y: 0), Point(x: 450, y: 0), Point(x: 250, y: height)]
                    .map { Point(x: $0.x * unit, y: $0.y * unit) }
                let path = Path(elements: [.move(points[0]), .line(points[1]), .line(points[2]), .close])
                return PlacedGlyph(
                    outline: path, origin: Point(x: 0.5 + Double(place) * 500 * unit, y: 9.25), unit: unit)
            }
        }
    }

    private static func label(_ string: String, size: Double = 20, paint: Paint = .color(.black))
        -> DisplayItem
    {
        SVGSample.label(string, size: size, paint: paint)
    }

    private static func lines(
        _ items: [DisplayItem], by text: any TextOutlining = Triangles()
    ) throws -> [String] {
        let list = DisplayList(size: Size(width: 40, height: 30), items: items)
        let file = String(decoding: try SVGWriter(text: text).bytes(of: list), as: UTF8.self)
        return file.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    @Test func glyphsAreWholeUnitsOfTheirFont() throws {
        // 0.5 points are 25 units of 0.02, and 10 points from letter to letter 500.
        #expect(
            try Self.lines([Self.label("AB")])[2]
                == "<path id=\"text-1\" transform=\"translate(0 9.25) scale(0.02)\" "
                + "d=\"M75 0h400l-200-650zM575 0h400l-200-660z\"/>")
    }

    @Test func placesBetweenUnitsAreKept() throws {
        // 0.5 points are 38.4615… units of 0.013.
        #expect(
            try Self.lines([Self.label("A", size: 13)])[2]
                == "<path id=\"text-1\" transform=\"translate(0 9.25) scale(0.013)\" d=\"M88.46 0h400l-200-650z\"/>"
        )
    }

    @Test func textsOfSeveralSizesShareGlyphs() throws {
        let word = String(repeating: "A", count: 4)
        let lines = try Self.lines([Self.label(word), Self.label(word, size: 10)])
        // A triangle is too short to be shared.
        #expect(!lines.contains { $0.hasPrefix("<use href=\"#g") })
        let long = try Self.lines([Self.label(word), Self.label(word, size: 10)], by: Stars())
        #expect(long.filter { $0.hasPrefix("<path id=\"g1\"") }.count == 1)
        #expect(
            long.filter { $0.contains("scale(0.02)\"><use href=\"#g1\"/><use href=\"#g1\" x=\"500\"/>") }
                .count == 1)
        #expect(
            long.filter { $0.contains("scale(0.01)\"><use href=\"#g1\"/><use href=\"#g1\" x=\"500\"/>") }
                .count == 1)
        #expect(!long.contains { $0.contains("g2") })
    }

    @Test func anOutlineThatIsNotInUnitsIsInPoints() throws {
        // 0.06 units of 0.02 points are more than a thousandth of a point.
        #expect(
            try Self.lines([Self.label("A")], by: Triangles(shift: 0.06))[2]
                == "<path id=\"text-1\" transform=\"translate(0 9.25)\" d=\"M1.5 0h8l-4-12.999z\"/>")
    }

    @Test func aGradientIsMeasuredInPoints() throws {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let gradient = Paint.linearGradient(LinearGradient(stops: stops, start: .leading, end: .trailing))
        let lines = try Self.lines([Self.label("A", paint: gradient)])
        #expect(lines.contains("<path id=\"text-1\" d=\"M1.5 9.25h8l-4-13z\"/>"))
    }

    @Test func anElementCannotTakeTheNameOfAGlyph() throws {
        let group = DisplayGroup(element: "g1", items: [Self.label("AAAA"), Self.label("AAAA", size: 10)])
        let lines = try Self.lines([.group(group)], by: Stars())
        #expect(lines.contains("<g data-element=\"g1\">"))
        #expect(lines.filter { $0.contains("id=\"g1\"") }.count == 1)
    }

    /// Glyphs with many corners.
    private final class Stars: TextOutlining {
        func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path { Path() }
        func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]? { nil }

        func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]? {
            let unit = text.style.size / 1000
            let corners = (0..<40).map {
                Point(x: Double($0 * 97 % 450) * unit, y: Double($0 * 61 % 700) * -unit)
            }
            let path = Path(elements: [.move(.zero)] + corners.dropFirst().map { .line($0) } + [.close])
            return text.string.indices.enumerated().map { place, _ in
                PlacedGlyph(outline: path, origin: Point(x: Double(place) * 500 * unit, y: 9), unit: unit)
            }
        }
    }
}

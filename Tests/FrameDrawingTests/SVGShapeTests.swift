import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct SVGShapeTests {
    private static let box = Rect(x: 1, y: 2, width: 20, height: 10)

    @Test(arguments: [
        (Path(rect: box), "<rect data-element=\"shape\" x=\"1\" y=\"2\" width=\"20\" height=\"10\""),
        (
            Path(roundedRect: box, radii: CornerRadii(all: 3)),
            "<rect data-element=\"shape\" x=\"1\" y=\"2\" width=\"20\" height=\"10\" rx=\"3\""
        ),
        (
            Path(ellipseIn: box),
            "<ellipse data-element=\"shape\" cx=\"11\" cy=\"7\" rx=\"10\" ry=\"5\""
        ),
        (
            Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)),
            "<circle data-element=\"shape\" cx=\"4.5\" cy=\"4.5\" r=\"4.5\""
        ),
        (
            Path(roundedRect: box, radii: CornerRadii(topLeading: 3)),
            "<path data-element=\"shape\" d=\"M4 2h17v10h-20v-7c0-1.657 1.343-3 3-3z\""
        ),
    ]) func anOutlineIsTheShapeThatItIs(path: Path, start: String) throws {
        #expect(try SVGSample.lines([SVGSample.fill(path)]) == [start + " fill=\"#000\"/>"])
    }

    @Test func outlinesAreRelativeAndShort() throws {
        let path = Path(elements: [
            .move(Point(x: 0.5, y: 0.25)), .line(Point(x: 1, y: 0.5)), .line(Point(x: 0, y: 0.5)),
            .line(Point(x: 0, y: 1.0004)), .curve(.zero, Point(x: -1, y: -1), Point(x: 10, y: 10)), .close,
            .move(Point(x: 5, y: 5)), .move(Point(x: 6, y: 6)), .line(Point(x: 7, y: 7)),
        ])
        #expect(
            try SVGSample.lines([SVGSample.fill(path)]) == [
                "<path data-element=\"shape\" d=\"M.5.25l.5.25h-1v.5c0-1-1-2 10 9zm5.5 5.75l1 1\" fill=\"#000\"/>"
            ])
    }

    @Test func aCurveThatGoesOnSmoothlyIsShorter() throws {
        func curve(_ first: (Double, Double), _ second: (Double, Double), _ end: (Double, Double))
            -> Path.Element
        {
            .curve(Point(x: first.0, y: first.1), Point(x: second.0, y: second.1), Point(x: end.0, y: end.1))
        }
        let wave = [
            curve((1, 2), (3, 2), (4, 0)), curve((5, -2), (7, -2), (8, 0)), curve((9, 2), (11, 3), (12, 0)),
            // Its control point lies in the same direction, but not as far away.
            curve((12.5, -1.5), (15, -2), (16, 0)), .line(Point(x: 17, y: 2)),
            curve((18, 4), (19, 4), (20, 0)),
        ]
        let path = Path(elements: [.move(.zero)] + wave)
        #expect(
            try SVGSample.lines([SVGSample.fill(path)])[0].split(separator: "\"")[3]
                == "M0 0c1 2 3 2 4 0s3-2 4 0 3 3 4 0c.5-1.5 3-2 4 0l1 2c1 2 2 2 3-2")
    }

    @Test func roundedPlacesDoNotDriftApart() throws {
        let points = (1...3000).map { Point(x: Double($0) * 0.0014, y: Double($0 % 2)) }
        let path = Path(elements: [.move(.zero)] + points.map { .line($0) })
        let line = try SVGSample.lines([SVGSample.fill(path)])[0]
        let data = line.split(separator: "\"")[3]
        #expect(data.hasPrefix("M0 0l.001 1 .002-1 .001 1 .002-1"))
        // Without "M0 0l", every second number is an x.
        let steps = Self.numbers(data.dropFirst(5)).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        #expect(steps.count == 3000)
        #expect((steps.reduce(0, +) - 4.2).magnitude < 1e-6)
    }

    /// Numbers set apart by blanks, minus signs and second points.
    private static func numbers(_ text: Substring) -> [Double] {
        var words = [""]
        for character in text {
            let word = words[words.count - 1]
            if character == " " || character == "-" || character == "." && word.contains(".") {
                words.append("")
            }
            if character != " " { words[words.count - 1].append(character) }
        }
        return words.compactMap {
            Double($0.hasPrefix("-.") ? "-0" + $0.dropFirst() : $0.hasPrefix(".") ? "0" + $0 : $0)
        }
    }

    @Test func linesHaveTheJoinsOfTheRasterizer() throws {
        let line = StrokedPath(
            element: "line", path: Path(elements: [.move(.zero), .line(Point(x: 9, y: 0))]),
            paint: .color(Color(red8: 1, green8: 2, blue8: 3, alpha8: 51)), bounds: .zero, width: 2)
        #expect(
            try SVGSample.lines([.stroke(line)]) == [
                "<path data-element=\"line\" d=\"M0 0h9\" stroke=\"#010203\" stroke-opacity=\"0.2\" "
                    + "fill=\"none\" stroke-width=\"2\" stroke-miterlimit=\"10\"/>"
            ])
    }
}

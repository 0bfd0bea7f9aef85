import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct SVGPaintTests {
    private static let box = Rect(x: 10, y: 0, width: 20, height: 10)
    private static let stops = [
        GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
    ]

    private func paintLines(_ paint: Paint) throws -> [String] {
        try SVGSample.lines([SVGSample.fill(Path(rect: Self.box), paint, bounds: Self.box)])
    }

    @Test func aGradientSpansThePaintsBounds() throws {
        let gradient = LinearGradient(stops: Self.stops, start: .leading, end: .bottomTrailing)
        #expect(
            try paintLines(.linearGradient(gradient)) == [
                "<defs>",
                "<linearGradient id=\"gradient-1\" gradientUnits=\"userSpaceOnUse\" "
                    + "x1=\"10\" y1=\"5\" x2=\"30\" y2=\"10\">",
                "<stop offset=\"0\" stop-color=\"#fff\"/>", "<stop offset=\"1\" stop-color=\"#000\"/>",
                "</linearGradient>", "</defs>",
                "<rect data-element=\"shape\" x=\"10\" width=\"20\" height=\"10\" fill=\"url(#gradient-1)\"/>",
            ])
    }

    @Test(arguments: [
        (10.0, 20.0, ["0.5 #fff", "1 #000"]), (20, 10, ["0.5 #000", "1 #fff"]),
        (0, 20, ["0 #fff", "1 #000"]),
    ]) func aRadialGradientCountsFromTheCentre(start: Double, end: Double, stops: [String]) throws {
        let gradient = RadialGradient(stops: Self.stops, center: .center, startRadius: start, endRadius: end)
        let lines = try paintLines(.radialGradient(gradient))
        #expect(
            lines[1] == "<radialGradient id=\"gradient-1\" gradientUnits=\"userSpaceOnUse\" "
                + "cx=\"20\" cy=\"5\" r=\"20\">")
        let found = lines.filter { $0.hasPrefix("<stop") }.map {
            $0.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined(
                separator: " ")
        }
        #expect(found == stops)
    }

    @Test func aGradientWithoutLengthIsItsEnd() throws {
        let gradient = LinearGradient(stops: Self.stops, start: .top, end: .top)
        #expect(try paintLines(.linearGradient(gradient)).last?.contains("fill=\"#000\"") == true)
    }

    @Test func fromClearToWhiteLiesNoGrey() throws {
        let stops = [GradientStop(location: 0, color: .clear), GradientStop(location: 1, color: .white)]
        let lines = try paintLines(.linearGradient(LinearGradient(stops: stops, start: .top, end: .bottom)))
        #expect(lines.contains("<stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\"0\"/>"))
    }

    @Test func aTextsGradientSpansItsFrame() throws {
        let gradient = LinearGradient(stops: Self.stops, start: .leading, end: .trailing)
        let lines = try SVGSample.lines([
            SVGSample.label("abcd", at: Point(x: 100, y: 50), paint: .linearGradient(gradient))
        ])
        #expect(lines.contains { $0.contains("x1=\"0\" y1=\"6\" x2=\"40\" y2=\"6\"") })
    }
}

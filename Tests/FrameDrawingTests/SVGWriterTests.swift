import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct SVGWriterTests {
    @Test func aFileSaysWhatItShows() throws {
        let card = DisplayGroup(
            element: "card[0]", transform: AffineTransform(translation: Point(x: 4.5, y: 3)), opacity: 0.5,
            items: [
                SVGSample.fill(Rect(x: 0, y: 0, width: 20, height: 10), Color(red: 1, green: 0, blue: 0)),
                SVGSample.label("a", at: Point(x: 2, y: 1), paint: .color(.white)),
            ])
        let text = try SVGSample.text(
            [.group(card)], background: .color(.white),
            caption: SVGCaption(title: "Shelf", description: "One card"))
        #expect(
            text == """
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" role="img">
                  <title>Shelf</title>
                  <desc>One card</desc>
                  <defs>
                    <path id="text-1" d="M.5 2.5h4v7h-4z"/>
                  </defs>
                  <rect width="40" height="30" fill="#fff"/>
                  <g id="card[0]" transform="translate(4.5 3)" opacity="0.5">
                    <rect data-element="shape" width="20" height="10" fill="#f00"/>
                    <use data-element="label" href="#text-1" x="2" y="1" fill="#fff" aria-label="a"/>
                  </g>
                </svg>

                """)
    }

    @Test func anEmptyListIsAnEmptyFile() throws {
        #expect(try SVGSample.lines([]).isEmpty)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func aPictureNeedsAnExtent(width: Double) {
        #expect(throws: SVGError.self) { try SVGSample.text([], width: width) }
    }

    @Test func equalListsGiveEqualBytesFromAnyWriter() throws {
        let items = [SVGSample.label("two words"), SVGSample.fill(Rect(x: 0.1, y: 0.2, width: 3, height: 4))]
        let list = DisplayList(size: Size(width: 40, height: 30), items: items)
        let used = SVGWriter(text: BlockText())
        _ = try used.bytes(of: DisplayList(size: list.size, items: items.reversed()))
        #expect(try used.bytes(of: list) == SVGWriter(text: BlockText()).bytes(of: list))
    }

    @Test func equalTextsShareAnOutline() throws {
        let lines = try SVGSample.lines([
            SVGSample.label("ab"), SVGSample.label("ab", at: Point(x: 0, y: 12)),
        ])
        #expect(lines.filter { $0.hasPrefix("<path") }.count == 1)
        #expect(lines.filter { $0.contains("href=\"#text-1\"") }.count == 2)
    }

    @Test func aClippedGroupCastsTheShadowOfWhatIsLeft() throws {
        let shadow = Shadow(color: .black, radius: 4, offset: Point(x: 1, y: 2))
        let group = DisplayGroup(
            element: "card", clip: Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10)), shadow: shadow,
            items: [SVGSample.fill(Rect(x: -5, y: 0, width: 20, height: 10))])
        #expect(
            try SVGSample.lines([.group(group)]) == [
                "<defs>", "<clipPath id=\"clip-1\">", "<circle cx=\"5\" cy=\"5\" r=\"5\"/>", "</clipPath>",
                "<filter id=\"shadow-1\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\" "
                    + "x=\"-5\" y=\"-4\" width=\"22\" height=\"22\">",
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/>",
                "<feOffset dx=\"1\" dy=\"2\" result=\"shape\"/>", "<feFlood flood-color=\"#000\"/>",
                "<feComposite in2=\"shape\" operator=\"in\" result=\"shadow\"/>",
                "<feBlend in=\"SourceGraphic\" in2=\"shadow\"/>", "</filter>", "</defs>",
                "<g id=\"card\" filter=\"url(#shadow-1)\">", "<g clip-path=\"url(#clip-1)\">",
                "<rect data-element=\"shape\" x=\"-5\" width=\"20\" height=\"10\" fill=\"#000\"/>", "</g>",
                "</g>",
            ])
    }

    @Test func groupsTooDeepAreRefused() {
        let deep = (0..<200).reduce(SVGSample.fill(Rect(x: 0, y: 0, width: 1, height: 1))) { item, _ in
            .group(DisplayGroup(element: "deep", items: [item]))
        }
        #expect(throws: SVGError.tooDeep(element: "deep", limit: 100)) { try SVGSample.text([deep]) }
    }

    @Test func whatCannotBeSeenIsNotWritten() throws {
        let box = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
        let hidden: [DisplayItem] = [
            SVGSample.fill(Path()), SVGSample.fill(box, .color(.clear)),
            SVGSample.fill(Path(rect: Rect(x: .nan, y: 0, width: 1, height: 1))),
            .group(DisplayGroup(element: "empty", items: [])),
            .group(DisplayGroup(element: "faded", opacity: 0, items: [SVGSample.fill(box)])),
            .group(
                DisplayGroup(
                    element: "flat", transform: AffineTransform(scaleX: 0, y: 1), items: [SVGSample.fill(box)]
                )),
            .group(DisplayGroup(element: "outer", items: [SVGSample.fill(box, .color(.clear))])),
        ]
        #expect(try SVGSample.lines(hidden).isEmpty)
    }
}

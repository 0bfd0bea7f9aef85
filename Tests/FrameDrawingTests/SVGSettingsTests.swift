import CairoRaster
import FileStorage
import Foundation
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct SVGSettingsTests {
    /// Two lines of three letters each, at places made up.
    private final class Lines: TextOutlining {
        func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path { Path() }

        func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]? {
            let words = text.string.split(separator: " ").map(String.init)
            return words.enumerated().map {
                TextLine(string: $1, origin: Point(x: 1.5, y: 10 + 12 * Double($0)), width: 30)
            }
        }

        func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]? { nil }
    }

    private static func live(_ text: StyledText) throws -> String {
        let item = DisplayItem.text(
            PlacedText(
                element: "label", text: text, room: .unlimited,
                frame: Rect(x: 4, y: 5, width: 50, height: 40),
                paint: .color(.black)))
        let writer = SVGWriter(text: Lines(), settings: SVGSettings(hasLiveText: true))
        let list = DisplayList(size: Size(width: 60, height: 50), items: [item])
        return String(decoding: try writer.bytes(of: list), as: UTF8.self)
    }

    @Test func aLiveTextIsCharactersInTheLinesOfTheLayout() throws {
        let style = TextStyle(size: 11, weight: .bold, families: ["Noto Sans", "it's"])
        let file = try Self.live(StyledText(string: "a<b c&d", style: style, language: "en"))
        #expect(
            file.contains(
                """
                  <text data-element="label" transform="translate(4 5)" \
                font-family="'Noto Sans','its',system-ui,sans-serif" font-size="11" font-weight="700" \
                xml:lang="en" fill="#000">
                    <tspan x="1.5" y="10" textLength="30" lengthAdjust="spacingAndGlyphs">a&lt;b</tspan>
                    <tspan x="1.5" y="22" textLength="30" lengthAdjust="spacingAndGlyphs">c&amp;d</tspan>
                  </text>
                """))
    }

    @Test func readingFromTheRightBeginsAtTheRight() throws {
        let file = try Self.live(StyledText(string: "אבג", style: TextStyle(), isRightToLeft: true))
        #expect(file.contains("direction=\"rtl\" fill=\"#000\" x=\"31.5\" y=\"10\" textLength=\"30\""))
    }

    @Test func pangoSaysItsLinesAndWhatItLeftOut() throws {
        let text = PangoText(fonts: try FontLibrary(files: []))
        let style = TextStyle(size: 20, lineLimit: 2)
        let words = StyledText(string: "one two three four five six seven", style: style)
        let room = TextRoom(width: 100)
        let lines = try #require(text.lines(of: words, in: room, boxWidth: 100))
        #expect(lines.count == 2)
        #expect(lines[0].string.hasPrefix("one two"))
        #expect(lines[1].string.hasSuffix("…"))
        let metrics = text.metrics(of: words, in: room)
        #expect(lines[0].origin.y == metrics.firstBaseline)
        #expect(lines[1].origin.y == metrics.lastBaseline)
        #expect(lines.map(\.width).max() == metrics.size.width)
    }

    @Test func theGlyphsOfATextAreItsOutline() throws {
        let text = PangoText(fonts: try FontLibrary(files: []))
        let words = StyledText(string: "abc abc", style: TextStyle(size: 20))
        let glyphs = try #require(text.glyphs(of: words, in: .unlimited, boxWidth: 90))
        #expect(glyphs.count == 6)
        #expect(glyphs[0].outline == glyphs[3].outline)
        let whole = try #require(text.outline(of: words, in: .unlimited, boxWidth: 90).controlBox)
        let boxes = glyphs.compactMap { $0.outline.controlBox?.offset(by: $0.origin) }
        let united = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
        for (one, other) in [
            (united.minX, whole.minX), (united.minY, whole.minY), (united.maxX, whole.maxX),
            (united.maxY, whole.maxY),
        ] { #expect((one - other).magnitude < 0.01) }
    }

    @Test(arguments: ["9月の週末 12選", "ABC 가을 12", "abc שלום def"])
    func glyphsOfSeveralFontsStandWhereTheOutlineHasThem(words: String) throws {
        let text = PangoText(fonts: try FontLibrary(files: []))
        let styled = StyledText(string: words, style: TextStyle(size: 20, families: ["Inter"]))
        let glyphs = try #require(text.glyphs(of: styled, in: .unlimited, boxWidth: 200))
        let ours = glyphs.flatMap { $0.outline.applying(AffineTransform(translation: $0.origin)).elements }
        let whole = text.outline(of: styled, in: .unlimited, boxWidth: 200).elements
        func starts(_ elements: [Path.Element]) -> [Point] {
            elements.compactMap { if case .line(let point) = $0 { point } else { nil } }
        }
        #expect(starts(ours).count == starts(whole).count)
        for (one, other) in zip(starts(ours), starts(whole)) {
            #expect((one.x - other.x).magnitude < 0.01)
            #expect((one.y - other.y).magnitude < 0.01)
        }
    }

    @Test func tenCardsAreASmallFile() throws {
        let text = PangoText(fonts: try FontLibrary(files: []))
        let cards = (0..<10).map { index in
            let texts = [("Volume \(index + 1)", 20.0), ("until 9/2\(index)", 13)].map {
                DisplayItem.text(
                    PlacedText(
                        element: "card[\(index)]/text",
                        text: StyledText(string: $0.0, style: TextStyle(size: $0.1)), room: .unlimited,
                        frame: Rect(x: 12, y: 100 + 2 * $0.1, width: 150, height: 26), paint: .color(.white)))
            }
            let box = Rect(x: 0, y: 0, width: 180, height: 200)
            let bar = SVGSample.fill(Path(roundedRect: box, radii: CornerRadii(all: 12)), .color(.black))
            return DisplayItem.group(
                DisplayGroup(
                    element: "card[\(index)]",
                    transform: AffineTransform(translation: Point(x: 190 * Double(index), y: 10)),
                    items: [bar] + texts))
        }
        let list = DisplayList(size: Size(width: 1900, height: 220), items: cards)
        let bytes = try SVGWriter(text: text).bytes(of: list)
        #expect(bytes.count < 20_000)
        #expect(String(decoding: bytes, as: UTF8.self).split(separator: "<use href=\"#g").count > 100)
    }

    @Test func linkedPicturesAreNamedFromTheFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")
        let (pictures, out) = (folder.appending(path: "a b"), folder.appending(path: "out"))
        for each in [pictures, out] {
            try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = pictures.appending(path: "50%.png")
        let bitmap = try #require(Bitmap(width: 2, height: 2))
        try Data(PNGEncoder().bytes(of: bitmap)).write(to: file)
        let image = PlacedImage(
            element: "image", image: ImageReference(path: file.path, pixelWidth: 2, pixelHeight: 2),
            imageRect: Rect(x: 0, y: 0, width: 9, height: 9), frame: Rect(x: 0, y: 0, width: 9, height: 9))
        let writer = SVGWriter(
            text: BlockText(), settings: SVGSettings(linkingImagesFrom: FilePath(out.path)))
        let list = DisplayList(size: Size(width: 9, height: 9), items: [.image(image)])
        let text = String(decoding: try writer.bytes(of: list), as: UTF8.self)
        #expect(text.contains("href=\"../a%20b/50%25.png\""))
    }
}

import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct PangoTextTests {
    private let text: PangoText

    init() throws { text = PangoText(fonts: try FontLibrary()) }

    @Test(arguments: TextSample.strings) func inkLiesInsideTheBox(string: String) throws {
        let (bitmap, frame) = try TextSample.drawn(TextSample.styled(string, size: 20))
        let ink = try #require(bitmap.inkBox)
        #expect(ink.minX >= frame.minX * 3 - 3 && ink.maxX <= frame.maxX * 3 + 3)
        #expect(ink.minY >= frame.minY * 3 && ink.maxY <= frame.maxY * 3)
        // The last letter is there too: the ink spans nearly the whole width.
        #expect(ink.width > frame.width * 3 - 15)
        #expect(bitmap.ink > 50)
    }

    @Test(arguments: TextSample.strings) func aWidthThatWasMeasuredIsEnough(string: String) {
        let styled = TextSample.styled(string, size: 15.3)
        let free = text.metrics(of: styled, in: .unlimited)
        let bound = text.metrics(of: styled, in: TextRoom(width: free.size.width, height: free.size.height))
        #expect(bound == free)
        #expect(free.lineCount == 1 && !free.isTruncated && free.size.width > 0)
    }

    @Test func aKoreanWordStaysOnOneLineAndAJapaneseOneDoesNot() {
        let word = text.metrics(of: TextSample.styled("가을 하늘"), in: .unlimited).size.width
        let letter = text.metrics(of: TextSample.styled("늘"), in: .unlimited).size.width
        let korean = text.metrics(of: TextSample.styled("가을 하늘"), in: TextRoom(width: word - letter / 2))
        #expect(korean.lineCount == 2)
        #expect(korean.size.width < word - letter * 1.5)
        let japanese = text.metrics(of: TextSample.styled("秋の空"), in: TextRoom(width: letter * 2.5))
        #expect(japanese.size.width > letter * 1.5)
    }

    @Test func aKoreanWordWiderThanALineIsBroken() {
        let letter = text.metrics(of: TextSample.styled("늘"), in: .unlimited).size.width
        let metrics = text.metrics(of: TextSample.styled("하늘하늘하늘"), in: TextRoom(width: letter * 2.5))
        #expect(metrics.lineCount == 3 && metrics.size.width < letter * 2.5)
    }

    @Test func longLinesReachTheirMeasuredWidth() throws {
        let styled = TextSample.styled(String(repeating: "w", count: 400), size: 12)
        let width = text.metrics(of: styled, in: .unlimited).size.width
        let box = try #require(text.outline(of: styled, in: .unlimited, boxWidth: width).controlBox)
        #expect(box.width > width - 4 && box.width < width + 4)
    }

    @Test func everyLineIsDrawn() throws {
        let styled = TextSample.styled("Lorem ipsum dolor sit amet, consectetur adipiscing elit", size: 12)
        let room = TextRoom(width: 160)
        let metrics = text.metrics(of: styled, in: room)
        #expect(metrics.lineCount == 2)
        let box = try #require(text.outline(of: styled, in: room, boxWidth: 160).controlBox)
        #expect(box.maxX > metrics.size.width - 2)
        #expect(box.maxY > metrics.lastBaseline - 1 && box.minY < metrics.firstBaseline)
    }

    @Test(arguments: TextTruncation.allCases) func aNarrowRoomAsksForAnEllipsis(truncation: TextTruncation) {
        let styled = TextSample.styled("Attack on Titan 進撃の巨人", lineLimit: 1, truncation: truncation)
        for width in [30.0, 60, 100, 150] {
            let metrics = text.metrics(of: styled, in: TextRoom(width: width))
            #expect(metrics.isTruncated && metrics.lineCount == 1)
            #expect(metrics.size.width <= width && metrics.size.width > width - 20)
        }
    }

    @Test func truncationLeavesOutWhatItNames() throws {
        func outline(_ string: String, _ truncation: TextTruncation) -> Path {
            let styled = TextSample.styled(string, lineLimit: 1, truncation: truncation)
            return text.outline(of: styled, in: TextRoom(width: 60), boxWidth: 60)
        }
        // Whatever is left out cannot change the picture.
        #expect(outline("WWWWWiiiiiWWWWW", .tail) == outline("WWWWWiiiiiMMMMM", .tail))
        #expect(outline("WWWWWiiiiiWWWWW", .head) == outline("MMMMMiiiiiWWWWW", .head))
        #expect(outline("WWWWWiiiiiWWWWW", .middle) == outline("WWWWWlllllWWWWW", .middle))
        #expect(outline("WWWWWiiiiiWWWWW", .head) != outline("WWWWWiiiiiMMMMM", .head))
    }

    @Test func aLineLimitHolds() {
        let string = "The quick brown fox jumps over the lazy dog and runs away"
        let room = TextRoom(width: 100)
        let all = text.metrics(of: TextSample.styled(string), in: room)
        #expect(all.lineCount > 3 && !all.isTruncated)
        for limit in 1...3 {
            let metrics = text.metrics(of: TextSample.styled(string, lineLimit: limit), in: room)
            #expect(metrics.lineCount == limit && metrics.isTruncated)
            #expect(metrics.size.width <= 100)
        }
        #expect(text.metrics(of: TextSample.styled(string, lineLimit: 99), in: room) == all)
        #expect(text.metrics(of: TextSample.styled(string, lineLimit: 0), in: room).lineCount == 1)
    }

    @Test func aLineLimitCountsLineFeedsToo() {
        let styled = TextSample.styled("one\ntwo\nthree", lineLimit: 2)
        let metrics = text.metrics(of: styled, in: .unlimited)
        #expect(metrics.lineCount == 2 && metrics.isTruncated)
        #expect(text.metrics(of: TextSample.styled("one\r\ntwo\n"), in: .unlimited).lineCount == 3)
    }

    @Test func aHeightLimitsTheLinesButNotBelowOne() {
        let styled = TextSample.styled("The quick brown fox jumps over the lazy dog", size: 16)
        let line = text.metrics(of: styled, in: .unlimited).size.height
        for count in 1...2 {
            let height = line * Double(count) + 0.5 * line
            let metrics = text.metrics(of: styled, in: TextRoom(width: 80, height: height))
            #expect(metrics.lineCount == count && metrics.isTruncated)
        }
        #expect(text.metrics(of: styled, in: TextRoom(width: 80, height: 0)).lineCount == 1)
        #expect(text.metrics(of: styled, in: TextRoom(width: 80, height: -5)).lineCount == 1)
    }

    @Test func linesAreReserved() {
        let one = text.metrics(of: TextSample.styled("One"), in: .unlimited)
        let reserved = text.metrics(
            of: TextSample.styled("One", lineLimit: 3, reservesLines: true), in: .unlimited)
        #expect(reserved.lineCount == 1)
        #expect(abs(reserved.size.height - 3 * one.size.height) < 0.01)
        #expect(reserved.lastBaseline == one.lastBaseline)
    }

    @Test func baselinesFollowTheLines() {
        let metrics = text.metrics(of: TextSample.styled("one\ntwo"), in: .unlimited)
        let one = text.metrics(of: TextSample.styled("one"), in: .unlimited)
        #expect(metrics.firstBaseline == one.firstBaseline)
        #expect(abs(metrics.lastBaseline - one.firstBaseline - one.size.height) < 1e-9)
        #expect(one.firstBaseline > 0 && one.firstBaseline < one.size.height)
    }

    @Test func linesAreAlignedInTheirBox() throws {
        func left(_ alignment: TextAlignment, isRightToLeft: Bool = false) throws -> Double {
            let styled = TextSample.styled("HHH", alignment: alignment, isRightToLeft: isRightToLeft)
            return try #require(text.outline(of: styled, in: .unlimited, boxWidth: 200).controlBox).minX
        }
        let width = text.metrics(of: TextSample.styled("HHH"), in: .unlimited).size.width
        let leading = try left(.leading)
        #expect(abs(try left(.center) - leading - (200 - width) / 2) < 0.01)
        #expect(abs(try left(.trailing) - leading - (200 - width)) < 0.01)
        #expect(try left(.leading, isRightToLeft: true) == left(.trailing))
        #expect(try left(.trailing, isRightToLeft: true) == leading)
    }

    @Test func weightsDifferInInk() throws {
        for string in ["Weight", "太字の重さ"] {
            let regular = try TextSample.drawn(TextSample.styled(string, weight: .regular)).bitmap.ink
            let bold = try TextSample.drawn(TextSample.styled(string, weight: .bold)).bitmap.ink
            #expect(bold > regular * 1.15, "\(string)")
        }
    }

    @Test func shapesGrowInProportion() {
        let small = text.metrics(of: TextSample.styled("Proportion 比例", size: 10), in: .unlimited).size
        let large = text.metrics(of: TextSample.styled("Proportion 比例", size: 40), in: .unlimited).size
        #expect(abs(large.width - 4 * small.width) < 0.1)
        #expect(abs(large.height - 4 * small.height) < 0.1)
    }

    @Test func theLanguageChoosesTheGlyphs() throws {
        // U+76F4 and U+9AA8 are drawn differently in Japan and China.
        func outline(_ language: String) -> Path {
            text.outline(
                of: TextSample.styled("直骨", size: 40, language: language), in: .unlimited, boxWidth: 100)
        }
        #expect(outline("ja") != outline("zh-Hans"))
    }

    @Test(arguments: [
        "", "\u{0}\u{1}\u{7}\u{1B}", "\n", "\u{10FFFF}\u{E000}\u{F8FF}", "\u{202E}abc\u{200B}", "\u{301}",
    ])
    func strangeStringsDoNoHarm(string: String) {
        for room in [TextRoom.unlimited, TextRoom(width: 0, height: 0), TextRoom(width: .nan, height: .nan)] {
            for limit in [nil, 1, -3] {
                let styled = TextSample.styled(string, lineLimit: limit)
                let metrics = text.metrics(of: styled, in: room)
                #expect(metrics.size.width >= 0 && metrics.size.height >= 0)
                _ = text.outline(of: styled, in: room, boxWidth: 50)
            }
        }
    }

    @Test func anEmptyStringTakesNoRoom() {
        let metrics = text.metrics(of: TextSample.styled(""), in: .unlimited)
        #expect(metrics.size == .zero && metrics.lineCount == 0)
        #expect(text.outline(of: TextSample.styled(""), in: .unlimited, boxWidth: 9).elements.isEmpty)
    }

    @Test(arguments: [0, -4, Double.nan, -Double.infinity]) func aSizeThatIsNoSizeTakesNoRoom(size: Double) {
        let styled = TextSample.styled("Text", size: size, lineLimit: 2, reservesLines: true)
        #expect(text.metrics(of: styled, in: .unlimited).size == .zero)
        #expect(text.outline(of: styled, in: .unlimited, boxWidth: 9).elements.isEmpty)
    }

    @Test(arguments: [1e-3, 0.5, 3, 1000, 1e6, .infinity]) func extremeSizesStayInProportion(size: Double) {
        let normal = text.metrics(of: TextSample.styled("Text", size: 100), in: .unlimited).size
        let extreme = text.metrics(of: TextSample.styled("Text", size: size), in: .unlimited).size
        let factor = min(size, 1e6) / 100
        #expect(abs(extreme.width - normal.width * factor) < 0.01 * normal.width * factor)
        let styled = TextSample.styled("Text", size: size, lineLimit: 1)
        let outline = text.outline(of: styled, in: TextRoom(width: size * 2), boxWidth: min(size, 1e6))
        #expect(!outline.elements.isEmpty)
    }

    @Test func enormousTextsTakeBoundedTime() {
        let clock = ContinuousClock()
        let words = String(repeating: "word 単語 ", count: 12_500)
        let letters = String(repeating: "a", count: 100_000)
        let lines = String(repeating: "\n", count: 100_000)
        let duration = clock.measure {
            for string in [words, letters, lines] {
                for room in [TextRoom.unlimited, TextRoom(width: 100), TextRoom(width: 100, height: 60)] {
                    let metrics = text.metrics(of: TextSample.styled(string), in: room)
                    #expect(metrics.isTruncated)
                }
            }
        }
        #expect(duration < .seconds(20))
    }
}

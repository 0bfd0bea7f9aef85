import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct BlockTextTests {
    private let text = BlockText()

    private func size(_ string: String, width: Double? = nil, lineLimit: Int? = nil) -> Size {
        text.metrics(
            of: TextSample.styled(string, size: 10, lineLimit: lineLimit), in: TextRoom(width: width)
        ).size
    }

    @Test func charactersHaveTheirWidths() {
        #expect(size("abc") == Size(width: 15, height: 12))
        #expect(size("日本") == Size(width: 20, height: 12))
        #expect(size("ａ가😀❤️") == Size(width: 40, height: 12))
        #expect(size("e\u{301}") == Size(width: 5, height: 12))
        #expect(size("") == .zero)
    }

    @Test func linesBreakAtSpacesAndBetweenWideCharacters() {
        #expect(size("aaa bbb", width: 15) == Size(width: 15, height: 24))
        #expect(size("aaa bbb", width: 34) == Size(width: 15, height: 24))
        #expect(size("aaa bbb", width: 35) == Size(width: 35, height: 12))
        #expect(size("日本語", width: 25) == Size(width: 20, height: 24))
        #expect(size("ab日", width: 15) == Size(width: 10, height: 24))
        #expect(size("aaaaaa", width: 22) == Size(width: 20, height: 24))
        #expect(size("가을 하늘", width: 40) == Size(width: 20, height: 24))
        #expect(size("하늘하늘", width: 25) == Size(width: 20, height: 24))
        #expect(size("a\nb") == Size(width: 5, height: 24))
        #expect(size("ab", width: 0) == Size(width: 5, height: 24))
    }

    @Test func baselinesAreExact() {
        let metrics = text.metrics(of: TextSample.styled("a\nb", size: 10), in: .unlimited)
        #expect(metrics.firstBaseline == 9.5)
        #expect(metrics.lastBaseline == 21.5)
    }

    @Test func boxesAreExact() {
        let styled = TextSample.styled("a 日", size: 10, alignment: .trailing)
        let outline = text.outline(of: styled, in: .unlimited, boxWidth: 30)
        let expected =
            Path(rect: Rect(x: 10.5, y: 2.5, width: 4, height: 7)).elements
            + Path(rect: Rect(x: 20.5, y: 2.5, width: 9, height: 7)).elements
        #expect(outline.elements == expected)
    }

    @Test func rightToLeftRunsFromTheRight() throws {
        let styled = TextSample.styled("日a", size: 10, isRightToLeft: true)
        let outline = text.outline(of: styled, in: .unlimited, boxWidth: 30)
        #expect(try #require(outline.controlBox) == Rect(x: 15.5, y: 2.5, width: 14, height: 7))
    }

    @Test(arguments: TextTruncation.allCases) func anEllipsisStandsForTheRest(truncation: TextTruncation) {
        let styled = TextSample.styled("abcdefghij", size: 10, lineLimit: 1, truncation: truncation)
        let metrics = text.metrics(of: styled, in: TextRoom(width: 32))
        #expect(metrics.isTruncated && metrics.lineCount == 1)
        #expect(metrics.size == Size(width: 30, height: 12))
    }

    @Test func limitsOfLinesAndHeightHold() {
        let string = "aaa bbb ccc ddd"
        #expect(size(string, width: 20).height == 48)
        #expect(size(string, width: 20, lineLimit: 2).height == 24)
        let styled = TextSample.styled(string, size: 10)
        #expect(text.metrics(of: styled, in: TextRoom(width: 20, height: 36)).lineCount == 3)
        #expect(text.metrics(of: styled, in: TextRoom(width: 20, height: 35)).lineCount == 2)
        #expect(text.metrics(of: styled, in: TextRoom(width: 20, height: -1)).lineCount == 1)
        let reserved = TextSample.styled("a", size: 10, lineLimit: 3, reservesLines: true)
        #expect(text.metrics(of: reserved, in: .unlimited).size == Size(width: 5, height: 36))
    }

    @Test func strangeInputDoesNoHarm() {
        for string in ["", "\n", "   ", "\u{0}\u{200B}", String(repeating: "x", count: 100_000)] {
            for size in [0, -1, Double.nan, .infinity, 1e-9] {
                for width in [nil, 0, -1, Double.nan, .infinity] {
                    let styled = TextSample.styled(string, size: size, lineLimit: 2, truncation: .middle)
                    _ = text.metrics(of: styled, in: TextRoom(width: width, height: width))
                }
            }
        }
    }
}

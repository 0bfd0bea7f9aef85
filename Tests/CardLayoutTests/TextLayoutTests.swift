import CardLayout
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct TextLayoutTests {
    /// One line of ten characters is 73 × 16.4 points: at 3 pixels a point that is 73 × 16 2/3.
    @Test(arguments: [(1.0, 73.0, 17.0), (2.0, 73.0, 16.5), (3.0, 73.0, 50.0 / 3)])
    func textSizesAreWholePixels(scale: Double, width: Double, height: Double) {
        let placed = place(text("abcdefghij"), nil, nil, in: context(scale: scale))
        #expect(placed.frame.size == Size(width: width, height: height))
    }

    @Test func withoutAWidthATextIsOneLine() {
        let measuring = CountingText()
        let placed = place(text("abcdefghij"), .infinity, nil, in: context(text: measuring))
        #expect(placed.frame.height == 16.5)
        #expect(Set(measuring.rooms) == [.unlimited])
    }

    /// 40 points hold five characters: two lines of 36.5 points.
    @Test func aWrappedTextIsAsWideAsItsWidestLine() {
        let placed = place(text("abcdefghij"), 40, nil)
        #expect(placed.frame.size == Size(width: 36.5, height: 33))
    }

    @Test func theProposedHeightLimitsTheLinesButLeavesOne() {
        #expect(place(text("abcdefghij"), 40, 20).frame.height == 16.5)
        #expect(place(text("abcdefghij"), 40, 0).frame.height == 16.5)
        #expect(place(text("abcdefghij"), 0, 0).frame.height == 16.5)
    }

    @Test func theRoomInWhichATextWasMeasuredIsKept() {
        let placed = place(text("abcdefghij", frame(40, nil)), 100, 50)
        guard case .text(let styled, _, let room) = placed.content else {
            Issue.record("not a text")
            return
        }
        #expect(styled.string == "abcdefghij")
        #expect(room == TextRoom(width: 40, height: 50))
    }

    @Test func languageAndDirectionReachTheText() {
        var context = context(direction: .rightToLeft)
        context.language = "ja"
        guard case .text(let styled, _, _) = place(text("a"), 10, 20, in: context).content else {
            Issue.record("not a text")
            return
        }
        #expect(styled.language == "ja")
        #expect(styled.isRightToLeft)
    }

    @Test func textsMeetAtTheirBaselines() {
        let tall = LayoutElement(
            .box(BoxContent(width: 10, height: 40, firstBaseline: 30, lastBaseline: 30)))
        let row = place(hstack([tall, text("a")], spacing: 0, alignment: .firstTextBaseline), 100, 50)
        #expect(row.frame(at: "hstack[0]/text[1]")?.minY == 18 + row.frame.minY)
    }

    /// Two lines: the last baseline lies a line lower than the first.
    @Test func lastBaselinesMeetToo() {
        let row = place(
            hstack(
                [text("abcdefghij", frame(40, nil)), text("a")], spacing: 0, alignment: .lastTextBaseline),
            100, 60)
        let (first, second) = (row.frame(at: "hstack[0]/text[0]"), row.frame(at: "hstack[0]/text[1]"))
        #expect(second?.minY == (first?.minY ?? 0) + 16.4)
    }

    @Test(arguments: [LayoutPlatform.macOS, .iOS])
    func textsStandCloseAndOtherViewsEightPointsApart(platform: LayoutPlatform) {
        let column = place(
            vstack([text("a"), text("b"), box(5, 5), hstack([text("c"), text("d")])]), nil, nil,
            in: context(platform))
        let tops = ["text[0]", "text[1]", "box[2]", "hstack[3]"].map {
            column.frame(at: "vstack[0]/\($0)")?.minY
        }
        #expect(tops == [0, 16.5, 41, 54])
        #expect(column.frame(at: "vstack[0]/hstack[3]/text[1]")?.minX == 15.5 + column.frame.minX)
    }

    @Test func paddingEndsWhatTextsPreferOnItsEdges() {
        let padding = LayoutModifier.padding(Padding(bottom: .points(2)))
        let column = place(vstack([text("a", padding), text("b"), text("c", frame(9, nil))]), nil, nil)
        let tops = (0..<3).map { column.frame(at: "vstack[0]/text[\($0)]")?.minY }
        #expect(tops == [0, 26.5, 43])
    }
}

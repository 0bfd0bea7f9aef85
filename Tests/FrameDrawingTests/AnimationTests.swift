import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct AnimationTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private static func card(
        _ name: String, at x: Double, color: Color = red, opacity: Double = 1, tint: Color? = nil
    ) -> DisplayItem {
        .group(
            DisplayGroup(
                element: name, transform: AffineTransform(translation: Point(x: x, y: 5)), opacity: opacity,
                tint: tint, items: [SVGSample.fill(Rect(x: 0, y: 0, width: 10, height: 10), color)]))
    }

    /// The file of a second of items, or of the same in two themes.
    private static func file(
        _ movie: SVGMovie = SVGMovie(duration: 1), other: ((Double) -> [DisplayItem])? = nil,
        _ items: @escaping (Double) -> [DisplayItem]
    ) throws -> String {
        func list(_ items: [DisplayItem]) -> DisplayList {
            DisplayList(size: Size(width: 40, height: 30), items: items)
        }
        let animation = try SVGWriter(text: BlockText()).animation(
            movie, of: { list(items($0)) }, other: other.map { other in { list(other($0)) } })
        return String(decoding: animation.bytes, as: UTF8.self)
    }

    @Test func aCardIsStoredOnceAndMovedByKeyframes() throws {
        let file = try Self.file { time in [Self.card("card[0]", at: 20 * time)] }
        #expect(
            file.contains(
                """
                @media (prefers-reduced-motion:no-preference){
                [class^=k]{animation:1s linear infinite}
                .k1{animation-name:m1}
                @keyframes m1{0%{transform:translate(0px,5px)}100%{transform:translate(20px,5px)}}
                }
                """))
        #expect(file.split(separator: "\n").filter { $0.contains("<rect") }.count == 1)
        // Without animation it shows the poster, here the beginning.
        #expect(file.contains("<g class=\"k1\" transform=\"translate(0 5)\">"))
    }

    @Test func thePosterIsWhatIsSeenWithoutAnimation() throws {
        let file = try Self.file(SVGMovie(duration: 1, poster: 0.5)) { [Self.card("card[0]", at: 20 * $0)] }
        #expect(file.contains("<g class=\"k1\" transform=\"translate(10 5)\">"))
    }

    @Test func cardsThatMoveTogetherShareTheirKeyframes() throws {
        let file = try Self.file { time in
            [Self.card("card[0]", at: 5 * time), Self.card("card[1]", at: 5 * time + 20)]
        }
        #expect(file.components("@keyframes") == 1)
        #expect(file.contains("<g id=\"card[1]\" transform=\"translate(20 0)\">"))
    }

    @Test func whatComesAndGoesIsHiddenMeanwhile() throws {
        let file = try Self.file { time in
            [Self.card("card[0]", at: 3)] + (time < 0.5 ? [] : [Self.card("card[1]", at: 8)])
        }
        #expect(file.contains("0%{visibility:hidden;animation-timing-function:step-end}"))
        #expect(file.contains("50%{visibility:visible;animation-timing-function:step-end}"))
        #expect(file.contains("<g class=\"k1\" visibility=\"hidden\">"))
    }

    @Test func cardsThatPassEachOtherAreDrawnInBothOrders() throws {
        let file = try Self.file { time in
            let cards = [Self.card("card[0]", at: 3), Self.card("card[1]", at: 8, color: Self.blue)]
            return time < 0.5 ? cards : cards.reversed()
        }
        // One of them is there twice, of which one at a time is seen; the other once.
        #expect(file.components("visibility=\"hidden\"") == 1)
        #expect(file.components("<g id=\"card[") + file.components("data-element=\"card[") == 3)
    }

    @Test func coloursAndTintsFade() throws {
        let file = try Self.file { time in
            let color = Color(red: 1, green: time, blue: 0, alpha: 1 - time / 2)
            return [
                SVGSample.fill(Rect(x: 0, y: 0, width: 4, height: 4), color),
                Self.card("card[0]", at: 9, tint: Color(red: 0, green: 0, blue: 0, alpha: time / 2)),
            ]
        }
        #expect(file.contains("0%{fill:#f00;fill-opacity:1}100%{fill:#ff0;fill-opacity:0.5}"))
        #expect(file.contains("0%{flood-color:#000;flood-opacity:0}100%{flood-color:#000;flood-opacity:0.5}"))
        #expect(file.contains("<feComposite in2=\"SourceGraphic\" operator=\"atop\"/>"))
    }

    @Test func aDotThatGrowsIsScaledAboutItsCentre() throws {
        let file = try Self.file { time in
            let box = Rect(center: Point(x: 10, y: 10), size: Size(width: 4 + 4 * time, height: 4 + 4 * time))
            return [SVGSample.fill(Path(ellipseIn: box), .color(Self.red), bounds: box)]
        }
        #expect(file.contains("0%{transform:scale(0.5)}100%{transform:scale(1)}"))
        #expect(file.contains("<circle data-element=\"shape\" cx=\"10\" cy=\"10\" r=\"4\" fill=\"#f00\"/>"))
    }

    @Test func bothThemesLieInOneFile() throws {
        let file = try Self.file(
            other: { [Self.card("card[0]", at: 20 * $0, color: Self.blue)] },
            { [Self.card("card[0]", at: 20 * $0)] })
        #expect(file.contains("fill=\"#f00\" class=\"c1\""))
        #expect(file.contains("@media (prefers-color-scheme:dark){\n.c1{fill:#00f}\n}"))
        #expect(file.components("<rect") == 1)
    }

    @Test func themesThatShowDifferentItemsAreRefused() {
        #expect(throws: SVGError.themesDiffer) {
            try Self.file(other: { _ in [] }, { [Self.card("card[0]", at: $0)] })
        }
    }

    @Test func itPlaysAsOftenAsAsked() throws {
        var movie = SVGMovie(duration: 1, repeatCount: 2, hold: 1, speed: 2)
        let items = { (time: Double) in [Self.card("card[0]", at: 20 * time)] }
        #expect(try Self.file(movie, items).contains("{animation:1s linear 2 forwards}"))
        #expect(try Self.file(movie, items).contains("50%,100%{transform:translate(20px,5px)}"))
        movie.isBoomerang = true
        #expect(try Self.file(movie, items).contains("{animation:1s linear 4 forwards alternate}"))
    }

    @Test func whatNeverMovesHasNoKeyframes() throws {
        #expect(!(try Self.file { _ in [Self.card("card[0]", at: 3)] }).contains("<style>"))
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(_ part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}

import CardLayout
import CarouselModel
import CarouselScenes
import FrameDrawing
import FrameImaging
import FrameSequencing
import GoldenTesting
import PlaneGeometry
import SceneFormat
import Testing

/// Whole scenes: sizes, directions, variants, texts and page indicators, by numbers and pixels.
@Suite struct WholeSceneTests {
    private static let shelf = """
        "carousel": { "preset": "shrinking", "autoplay": null }, "textMode": "blocks",
        "card": { "thumbnail": { "fill": "#3366CC", "cornerRadius": 12 },
                  "detailBar": { "height": 40, "cornerRadius": 12, "background": "#CC3333" } },
        """

    private static func shelf(_ keys: String) -> String {
        "{ \"framewheel\": 1, \"viewport\": { \"width\": 400, \"height\": 320 }, \(shelf) \(keys) }"
    }

    @Test(arguments: [(1, 101, 51), (1.5, 152, 77), (2, 202, 102), (3, 303, 153), (0.25, 25, 13)])
    func aPictureHasTheSizeTimesTheScale(scale: Double, width: Int, height: Int) throws {
        let staging = try Staging(
            "{ \"framewheel\": 1, \"viewport\": { \"width\": 101, \"height\": 51 }, \"items\": { \"count\": 2 } }",
            scale: scale)
        let bitmap = try staging.bitmap()
        #expect(bitmap.width == width)
        #expect(bitmap.height == height)
    }

    /// An edge of Cairo differs from its reflection by up to 3 levels; at a card's bottom corners the edges of
    /// the thumbnail and of the bar lie over one another.
    private static let asymmetry = 6

    @Test(arguments: [1.0, 2.0])
    func aSymmetricSceneIsSymmetric(scale: Double) throws {
        let staging = try Staging(Self.shelf("\"items\": { \"count\": 5 }"), scale: scale)
        let bitmap = try staging.bitmap(index: 2)
        #expect(bitmap.largestDifference(from: bitmap.mirrored) <= Self.asymmetry)
        #expect(bitmap.box { $0.isNear(Bitmap.Pixel(0x3366CC)) } != nil)
    }

    @Test(arguments: [0.0, 40, -90])
    func rightToLeftIsTheMirrorImage(forward: Double) throws {
        let items = "\"items\": { \"count\": 5 }"
        let ltr = try Staging(Self.shelf("\"direction\": \"ltr\", \(items)"))
        let rtl = try Staging(Self.shelf("\"direction\": \"rtl\", \(items)"))
        // Towards the next card is to the left in one and to the right in the other.
        let (left, right) = (
            try ltr.bitmap(index: 1, drag: -forward), try rtl.bitmap(index: 1, drag: forward)
        )
        #expect(right.largestDifference(from: left.mirrored) <= Self.asymmetry)
        let (one, other) = (try ltr.report(index: 1, drag: -forward), try rtl.report(index: 1, drag: forward))
        #expect(one.state == other.state)
        for (card, mirrored) in zip(one.cards, other.cards) {
            #expect(abs(card.frame.minX - (400 - mirrored.frame.maxX)) < 1e-9)
        }
    }

    @Test func aVerticalCarouselRunsDownwards() throws {
        let staging = try Staging(
            carousel: """
                "axis": "vertical", "slot": { "width": 60, "height": 30 }, "spacing": 10,
                "rest": "leading", "contain": false
                """,
            card: "{ \"rectangle\": {}, \"fill\": \"{color}\" }",
            items: "[{ \"color\": \"#FF0000\" }, { \"color\": \"#00FF00\" }, { \"color\": \"#0000FF\" }]")
        let first = try staging.bitmap()
        #expect(first.box { $0 == .pureRed } == Rect(x: 20, y: 0, width: 60, height: 30))
        #expect(first.box { $0 == .pureGreen } == Rect(x: 20, y: 40, width: 60, height: 30))
        let second = try staging.bitmap(index: 1)
        #expect(second.box { $0 == .pureGreen } == Rect(x: 20, y: 0, width: 60, height: 30))
        #expect(second.box { $0 == .pureBlue } == Rect(x: 20, y: 40, width: 60, height: 30))
        #expect(try staging.report(index: 1).state.offset == -40)
    }

    @Test func aHeightThatFitsIsThatOfTheStage() throws {
        let staging = try Staging(
            """
            { "framewheel": 1, "viewport": { "width": 200, "height": "fit" }, "scale": 1,
              "stage": { "vstack": { "spacing": 5, "children": [
                { "rectangle": {}, "modifiers": [{ "frame": { "height": 30 } }] }, { "carousel": {} } ] } },
              "carousel": { "slot": { "width": 80, "height": 60 } }, "items": { "count": 3 } }
            """)
        #expect(staging.source.size == Size(width: 200, height: 95))
        #expect(try staging.report().cards.first?.frame == Rect(x: 0, y: 35, width: 80, height: 60))
    }

    @Test func variantsDifferInWhatTheyPatch() throws {
        let text = Self.shelf(
            """
            "background": "systemBackground", "items": { "count": 1 },
            "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } }
            """)
        let light = try Staging(text, scale: 1, variant: ["theme": "light"]).bitmap()
        let dark = try Staging(text, scale: 1, variant: ["theme": "dark"]).bitmap()
        #expect(light[5, 5] == .white)
        #expect(dark[5, 5] == .black)
        #expect(light[200, 100] == dark[200, 100])
        #expect(try Staging(text, scale: 1).bitmap() == light, "the first value is the default")
    }

    @Test(arguments: ["blocks", "outlines"])
    func theInkOfATextLiesInItsBox(mode: String) throws {
        let staging = try Staging(
            """
            { "framewheel": 1, "viewport": { "width": 300, "height": 100 }, "scale": 2, "locale": "ja",
              "background": "clear", "textMode": "\(mode)", "carousel": { "slot": { "width": 300 } },
              "card": { "vstack": { "children": [ { "text": "1〜3巻無料 Harp", "size": 24, "color": "#FF0000" } ] } },
              "items": { "count": 1 } }
            """)
        let ink = try #require(try staging.bitmap().box { $0.alpha > 0 })
        let element = try #require(try staging.report().cards.first?.elements.last)
        #expect(element.path == "card[0]/vstack[0]/text[0]")
        let box = element.frame
        // Ink may begin a little beside the advance box; it fills nearly all of the width.
        #expect(ink.minX / 2 >= box.minX - 1 && ink.maxX / 2 <= box.maxX + 1)
        #expect(ink.minY / 2 >= box.minY && ink.maxY / 2 <= box.maxY)
        #expect(ink.width / 2 > box.width - 6)
        #expect(ink.height / 2 > 24 * 0.6)
    }

    @Test func theDotsFollowTheFractionalPage() throws {
        let staging = try Staging(
            """
            { "framewheel": 1, "viewport": { "width": 100, "height": 20 }, "scale": 4, "background": "clear",
              "stage": { "zstack": { "children": [
                { "carousel": {} },
                { "pageIndicator": {}, "color": "#FF0000", "inactiveColor": "#0000FF", "size": 8, "spacing": 12 } ] } },
              "carousel": { "slot": { "width": 100, "height": 10 }, "edges": "free" },
              "card": { "spacer": {} }, "items": { "count": 3 } }
            """)
        // Three dots of 8 every 20 points, in the middle: centres at 30, 50 and 70.
        func dots(_ drag: Double) throws -> [Bitmap.Pixel] {
            let bitmap = try staging.bitmap(index: 0, drag: drag)
            return [30, 50, 70].map { bitmap[$0 * 4, 40] }
        }
        #expect(try dots(0) == [.pureRed, .pureBlue, .pureBlue])
        #expect(try dots(-100) == [.pureBlue, .pureRed, .pureBlue])
        let quarter = try dots(-25)
        #expect(quarter[0].isNear(Bitmap.Pixel(0xBF0040)))
        #expect(quarter[1].isNear(Bitmap.Pixel(0x4000BF)))
        #expect(quarter[2] == .pureBlue)
        let ink = try #require(try staging.bitmap().box { $0.alpha > 0 })
        #expect(ink == Rect(x: 26 * 4, y: 6 * 4, width: 48 * 4, height: 8 * 4))
    }
}

import FrameImaging
import PlaneGeometry
import Testing

/// Cards in real scenes, looked at pixel by pixel: a renderer that draws something else cannot pass.
@Suite struct CardPixelTests {
    /// One card of 60 × 60 in the middle of 100 × 80: columns 20 to 79, rows 10 to 69; the bar is 20 high.
    private func barScene(scale: Double = 1) throws -> Staging {
        try Staging(
            carousel: "\"slot\": { \"width\": 60, \"height\": 60 }, \"rest\": \"center\", \"contain\": false",
            card: """
                { "thumbnail": { "fill": "#FF0000", "cornerRadius": 12 },
                  "detailBar": { "height": 20, "cornerRadius": 8, "background": "#0000FF" } }
                """,
            items: "{ \"count\": 1 }", scale: scale)
    }

    @Test func aCardHasItsColoursAtNamedPoints() throws {
        let bitmap = try barScene().bitmap()
        #expect(bitmap[50, 30] == .pureRed)
        #expect(bitmap[20, 40] == .pureRed)
        #expect(bitmap[79, 48] == .pureRed)
        #expect(bitmap[50, 60] == .pureBlue)
        #expect(bitmap.box { $0.alpha > 0 } == Rect(x: 20, y: 10, width: 60, height: 60))
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func theCornersOfACardAreTransparentOnNothing(scale: Double) throws {
        let bitmap = try barScene(scale: scale).bitmap()
        let (left, top) = (Int(20 * scale), Int(10 * scale))
        let (right, bottom) = (Int(80 * scale) - 1, Int(70 * scale) - 1)
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            #expect(bitmap[x, y] == .clear)
        }
        // The radius is 12: at 45° the edge lies 12 · (1 − 1/√2) = 3.5 from either side.
        let inside = Int(4.5 * scale)
        #expect(bitmap[left + inside, top + inside] == .pureRed)
    }

    @Test func theBarIsSquareAboveAndRoundBelow() throws {
        let bitmap = try barScene(scale: 2).bitmap()
        // The bar begins 20 above the card's end: row 50, in pixels 100; its ends are columns 40 and 159.
        for x in [40, 159] {
            #expect(bitmap[x, 100] == .pureBlue)
            #expect(bitmap[x, 99] == .pureRed)
            #expect(bitmap[x, 139] != .pureBlue)
        }
        // Radius 8: at 45° the edge lies 2.3 points from either side; 3.5 is blue.
        #expect(bitmap[40 + 7, 139 - 7] == .pureBlue)
        #expect(bitmap[159 - 7, 139 - 7] == .pureBlue)
    }

    @Test func aTintOfTheDimEffectLiesOnTheCardOnly() throws {
        let dim = "{ \"dim\": { \"color\": \"#000000\", \"opacity\": { \"stops\": [[0, 0], [50, 0.5]] } } }"
        let staging = try Staging(
            carousel: """
                "slot": { "width": 50, "height": 60 }, "card": { "width": 40, "height": 60 },
                "rest": "center", "contain": false, "effects": [\(dim)]
                """,
            card: "{ \"circle\": {}, \"fill\": \"#FF8000\" }", items: "{ \"count\": 3 }")
        let bitmap = try staging.bitmap(index: 1)
        // The middle card lies at distance 0, the others at 50, where half of the colour is black.
        #expect(bitmap[50, 40] == Bitmap.Pixel(0xFF8000))
        #expect(bitmap[1, 40].isNear(Bitmap.Pixel(0x804000)))
        #expect(bitmap[98, 40].isNear(Bitmap.Pixel(0x804000)))
        // Beside the circles nothing is darkened.
        #expect(bitmap[1, 12] == .clear)
        #expect(bitmap[25, 40] == .clear)
    }

    @Test func dimsLieOverOneAnother() throws {
        let effect = { (color: String, opacity: Double) in
            "{ \"dim\": { \"color\": \"\(color)\", \"opacity\": { \"stops\": [[0, \(opacity)]] } } }"
        }
        let staging = try Staging(
            carousel: """
                "slot": { "width": 100, "height": 80 },
                "effects": [\(effect("#00FF00", 0.5)), \(effect("#0000FF", 0.25))]
                """,
            card: "{ \"rectangle\": {}, \"fill\": \"#FF0000\" }", items: "{ \"count\": 1 }")
        // Half green over red is 127, 127, 0; a quarter of blue over that is 96, 96, 64.
        #expect(try staging.bitmap()[50, 40].isNear(Bitmap.Pixel(0x606040)))
    }

    @Test func theOpacityEffectFadesACardAsAWhole() throws {
        let staging = try Staging(
            carousel: """
                "slot": { "width": 50, "height": 60 }, "rest": "center", "contain": false,
                "effects": [{ "opacity": { "stops": [[0, 1], [50, 0.5]] } }]
                """,
            card: """
                { "thumbnail": { "fill": "#FF0000", "cornerRadius": 0 },
                  "detailBar": { "height": 20, "cornerRadius": 0, "background": "#0000FF" } }
                """,
            items: "{ \"count\": 3 }")
        let bitmap = try staging.bitmap(index: 1)
        #expect(bitmap[50, 30] == .pureRed)
        #expect(bitmap[50, 60] == .pureBlue)
        #expect(bitmap[10, 30].isNear(Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        // The bar hides the thumbnail below it also where both are faded.
        #expect(bitmap[10, 60].isNear(Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func theDepthEffectPutsTheMiddleCardInFront() throws {
        let staging = try Staging(
            carousel: """
                "slot": { "width": 30, "height": 60 }, "card": { "width": 60, "height": 60 },
                "rest": "center", "contain": false,
                "effects": [{ "depth": { "stops": [[0, 0], [100, -100]] } }]
                """,
            card: "{ \"rectangle\": {}, \"fill\": \"{color}\" }",
            items: "[{ \"color\": \"#FF0000\" }, { \"color\": \"#00FF00\" }, { \"color\": \"#0000FF\" }]")
        // Cards of 60 every 30 points: the middle one spans columns 20 to 79, the others 30 to the side.
        let bitmap = try staging.bitmap(index: 1)
        #expect(bitmap[19, 40] == .pureRed)
        #expect(bitmap[20, 40] == .pureGreen)
        #expect(bitmap[79, 40] == .pureGreen)
        #expect(bitmap[80, 40] == .pureBlue)
    }

    @Test func withoutDepthALaterCardLiesInFront() throws {
        let staging = try Staging(
            carousel: """
                "slot": { "width": 30, "height": 60 }, "card": { "width": 60, "height": 60 },
                "rest": "center", "contain": false
                """,
            card: "{ \"rectangle\": {}, \"fill\": \"{color}\" }",
            items: "[{ \"color\": \"#FF0000\" }, { \"color\": \"#00FF00\" }, { \"color\": \"#0000FF\" }]")
        let bitmap = try staging.bitmap(index: 1)
        #expect(bitmap[20, 40] == .pureGreen)
        #expect(bitmap[49, 40] == .pureGreen)
        #expect(bitmap[50, 40] == .pureBlue)
    }

    @Test(arguments: [0.0, 30, -75, 110])
    func theEdgesOfScaledCardsLieAtTheComputedPlace(drag: Double) throws {
        let scale = 2.0
        let staging = try Staging(
            """
            { "framewheel": 1, "viewport": { "width": 400, "height": 320 }, "scale": \(scale),
              "background": "#FFFFFF", "carousel": { "preset": "shrinking", "autoplay": null },
              "card": { "rectangle": {}, "fill": "{color}" },
              "items": [{ "color": "#FF0000" }, { "color": "#00FF00" }, { "color": "#0000FF" }] }
            """)
        let bitmap = try staging.bitmap(index: 1, drag: drag)
        // At rest the middle slot spans 110 to 290; the finger carries all slots as far as it goes.
        for (number, color) in [Bitmap.Pixel.pureRed, .pureGreen, .pureBlue].enumerated() {
            let center = 200 + 180 * Double(number - 1) + drag
            let factor = max(0.68, 1 - abs(center - 200) / 500)
            let (left, right) = (center - 90 * factor, center + 90 * factor)
            guard let box = bitmap.box(where: { $0.isNear(color, within: 100) }) else {
                #expect(right <= 0 || left >= 400, "card \(number) is not seen")
                continue
            }
            #expect(abs(box.minX / scale - max(left, 0)) <= 1, "card \(number), left")
            #expect(abs(box.maxX / scale - min(right, 400)) <= 1, "card \(number), right")
            #expect(abs(box.minY / scale - 160 * (1 - factor)) <= 1, "card \(number), top")
            #expect(abs(box.maxY / scale - 160 * (1 + factor)) <= 1, "card \(number), bottom")
        }
    }
}

import CarouselScenes
import FrameImaging
import Testing

/// A text that is carried by a finger moves as evenly as the finger does.
@Suite struct SteadyTextTests {
    private func staging(_ quality: MotionQuality) throws -> Staging {
        try Staging(
            """
            { "framewheel": 1, "viewport": { "width": 120, "height": 40 }, "scale": 2, "background": "clear",
              "carousel": { "edges": "free", "slot": { "width": 120 },
                            "effects": [{ "scale": { "minimum": 0.7, "falloff": 300 } }] },
              "card": { "text": "進撃の巨人 Titan", "size": 11, "color": "black" }, "items": { "count": 1 } }
            """, quality: quality)
    }

    /// The middle of all that is drawn, in pixels from the left.
    private func centroid(_ bitmap: Bitmap) -> Double {
        var (sum, moment) = (0.0, 0.0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let ink = Double(bitmap[x, y].alpha)
                sum += ink
                moment += ink * (Double(x) + 0.5)
            }
        }
        return moment / sum
    }

    @Test(arguments: MotionQuality.allCases)
    func theInkMovesMonotonically(quality: MotionQuality) throws {
        let staging = try staging(quality)
        // A quarter of a pixel each time: never back, and never as far as two steps.
        let places = try (0..<40).map { try centroid(staging.bitmap(drag: 12 + Double($0) / 8)) }
        for (before, after) in zip(places, places.dropFirst()) {
            #expect(after > before && after < before + 0.5, "\(before) → \(after)")
        }
    }

    @Test func spritesLieWhereVectorsDo() throws {
        let (sprites, vectors) = (try staging(.sprite), try staging(.vector))
        for drag in [12.0, 17.3, 25.8] {
            let distance = try centroid(sprites.bitmap(drag: drag)) - centroid(vectors.bitmap(drag: drag))
            #expect(abs(distance) < 0.1)
        }
    }
}

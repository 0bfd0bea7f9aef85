import CarouselScenes
import FileStorage
import FrameImaging
import PlaneGeometry
import SceneFormat
import Testing

/// Photos on cards that move look as they do drawn anew in every frame.
@Suite struct SpriteQualityTests {
    private let staged: [MotionQuality: Staging]

    init() throws {
        var staged: [MotionQuality: Staging] = [:]
        for quality in MotionQuality.allCases {
            let document = SceneDocument(path: Examples.path(of: "shrinking"))
            staged[quality] = try Staging(document, quality: quality)
        }
        self.staged = staged
    }

    /// The mean square of the differences of all colours in some rows.
    private func meanSquare(_ one: Bitmap, _ two: Bitmap, rows: Range<Int>) -> Double {
        let bytes = rows.lowerBound * one.width * 4..<rows.upperBound * one.width * 4
        var sum = 0
        for (a, b) in zip(one.bytes[bytes], two.bytes[bytes]) {
            let difference = Int(a) - Int(b)
            sum += difference * difference
        }
        // Every pixel is opaque: its alpha adds nothing.
        return Double(sum) / Double(bytes.count / 4 * 3)
    }

    /// Cards of all scales, in drags and while they settle, at places between pixels.
    @Test(arguments: [0.15, 0.3, 0.7])
    func photosHave40Decibels(time: Double) throws {
        let (sprites, vectors) = (try #require(staged[.sprite]), try #require(staged[.vector]))
        let card = try #require(try sprites.report(at: time).cards.first)
        let scale = sprites.source.scale
        let rows = Int(card.card.minY * scale)..<Int((card.card.maxY - Self.barHeight) * scale)
        let difference = try meanSquare(sprites.bitmap(at: time), vectors.bitmap(at: time), rows: rows)
        #expect(difference > 0 && difference <= Self.limit)
    }

    /// The red bar below a photo, in points, larger than it is on any card.
    private static let barHeight = 44.0
    /// A peak signal-to-noise ratio of 40 dB: 10 log₁₀(255² / limit) = 40.
    private static let limit = 255.0 * 255 / 1e4
}

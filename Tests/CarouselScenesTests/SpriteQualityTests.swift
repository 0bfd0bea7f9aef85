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

    /// The mean square of the differences of all colours in some boxes of pixels.
    private func meanSquare(_ one: Bitmap, _ two: Bitmap, in boxes: [Rect]) -> Double {
        var (sum, count) = (0, 0)
        let picture = Rect(x: 0, y: 0, width: Double(one.width), height: Double(one.height))
        for box in boxes.compactMap({ $0.intersection(picture) }) {
            for y in Int(box.minY)..<Int(box.maxY) {
                let row = y * one.width
                let columns = Int(box.minX)..<Int(box.maxX)
                let bytes = (row + columns.lowerBound) * 4..<(row + columns.upperBound) * 4
                for (a, b) in zip(one.bytes[bytes], two.bytes[bytes]) {
                    let difference = Int(a) - Int(b)
                    sum += difference * difference
                }
                count += columns.count
            }
        }
        // Every pixel is opaque: its alpha adds nothing.
        return Double(sum) / Double(count * 3)
    }

    /// Where a card's photo is seen, in pixels: the card without its bar, as small as it is drawn.
    private func photo(on card: LayoutReport.Card, scale: Double) -> Rect {
        var photo = card.card
        photo.size.height -= Self.barHeight
        return AffineTransform(scaleX: card.scale, y: card.scale, around: card.card.center)
            .followed(by: AffineTransform(scaleX: scale, y: scale)).apply(to: photo)
    }

    /// Cards of all scales, in drags and while they settle, at places between pixels; each photo for itself.
    @Test(arguments: [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.53, 0.6, 0.7, 0.85, 1, 1.2])
    func photosHave40Decibels(time: Double) throws {
        let (sprites, vectors) = (try #require(staged[.sprite]), try #require(staged[.vector]))
        let (moved, drawn) = (try sprites.bitmap(at: time), try vectors.bitmap(at: time))
        for card in try sprites.report(at: time).cards {
            let photo = photo(on: card, scale: sprites.source.scale)
            guard photo.minX < Double(drawn.width), photo.maxX > 1 else { continue }
            let difference = meanSquare(moved, drawn, in: [photo])
            #expect(difference > 0 && difference <= Self.limit, "card \(card.index): \(difference)")
        }
    }

    /// The red bar below a photo, in points.
    private static let barHeight = 40.0
    /// A peak signal-to-noise ratio of 40 dB: 10 log₁₀(255² / limit) = 40.
    private static let limit = 255.0 * 255 / 1e4
}

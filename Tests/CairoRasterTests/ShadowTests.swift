import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct ShadowTests {
    private let card = Rect(x: 40, y: 40, width: 20, height: 20)

    /// A shadow alone: what casts it is cut away from the picture.
    private func shadow(
        radius: Double, offset: Point = .zero, color: Color = .black, scale: Double = 1
    ) throws -> Bitmap {
        // The card lies far to the left of the picture and throws its shadow into it.
        let far = 1000.0
        let item = Drawing.group(
            shadow: Shadow(color: color, radius: radius, offset: Point(x: far + offset.x, y: offset.y)),
            [Drawing.fill(card.offset(by: Point(x: -far, y: 0)), .red)])
        return try Drawing.bitmap([item], width: 100, height: 100, scale: scale)
    }

    @Test(arguments: [0.0, 0.7, 2, 4, 9.5, 16]) func aShadowKeepsItsAmount(radius: Double) throws {
        #expect(abs(try shadow(radius: radius).ink - 400) < 4)
    }

    @Test func aShadowWithoutBlurIsTheShapeItself() throws {
        let bitmap = try shadow(radius: 0, offset: Point(x: 3, y: -5), color: .blue)
        #expect(bitmap.inkBox == Rect(x: 43, y: 35, width: 20, height: 20))
        #expect(bitmap[50, 40] == .pureBlue)
    }

    @Test(arguments: [2.0, 6, 12]) func aShadowIsAGaussianOfHalfItsRadius(radius: Double) throws {
        // Variance of the shadow's columns: that of the card, 20²/12 − what pixels lose, plus sigma squared.
        let bitmap = try shadow(radius: radius)
        var (total, moment) = (0.0, 0.0)
        for x in 0..<100 {
            for y in 0..<100 {
                let alpha = Double(bitmap[x, y].alpha)
                total += alpha
                moment += alpha * (Double(x) + 0.5 - 50) * (Double(x) + 0.5 - 50)
            }
        }
        let sigma = radius / 2
        let expected = (20.0 * 20 - 1) / 12 + sigma * sigma
        #expect(abs(moment / total - expected) < expected * 0.03)
    }

    @Test func aShadowLiesBelowAndBesideItsGroup() throws {
        let item = Drawing.group(
            shadow: Shadow(color: .black, radius: 8, offset: Point(x: 0, y: 4)), [Drawing.fill(card, .red)])
        let bitmap = try Drawing.bitmap([item], width: 100, height: 100)
        #expect(bitmap[50, 50] == .pureRed)
        #expect(bitmap[40, 40] == .pureRed)
        let (above, below) = (bitmap[50, 37], bitmap[50, 62])
        #expect(below.red == 0 && below.alpha > above.alpha && above.alpha > 0)
        #expect(bitmap[50, 90] == .clear)
    }

    @Test func aFadedGroupFadesItsShadowToo() throws {
        let shadow = Shadow(color: .black, radius: 0, offset: Point(x: 10, y: 0))
        let bitmap = try Drawing.bitmap(
            [Drawing.group(opacity: 0.5, shadow: shadow, [Drawing.fill(card, .red)])], width: 100, height: 100
        )
        #expect(bitmap[65, 50].isNear(Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 128)))
        // Under the card nothing of it is seen.
        #expect(bitmap[55, 50].isNear(Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
    }

    @Test func aShadowScalesWithThePicture() throws {
        let (small, large) = (try shadow(radius: 8), try shadow(radius: 8, scale: 2))
        #expect(abs(large.ink - 4 * small.ink) < 30)
        let (one, two) = (try #require(small.inkBox), try #require(large.inkBox))
        #expect(abs(two.width - 2 * one.width) <= 6)
    }

    @Test func theClippedShapeCastsTheShadow() throws {
        let clip = Path(rect: Rect(x: 40, y: 40, width: 20, height: 5))
        let shadow = Shadow(color: .blue, radius: 0, offset: Point(x: 30, y: 0))
        let bitmap = try Drawing.bitmap(
            [Drawing.group(clip: clip, shadow: shadow, [Drawing.fill(card, .red)])], width: 100, height: 100)
        #expect(bitmap[75, 42] == .pureBlue)
        #expect(bitmap[75, 50] == .clear)
    }

    @Test(arguments: [1e3, 1e6, 1e300]) func hugeShadowsDoNoHarm(size: Double) throws {
        let items = [
            Drawing.group(
                shadow: Shadow(color: .black, radius: size, offset: .zero), [Drawing.fill(card, .red)]),
            Drawing.group(
                shadow: Shadow(color: .black, radius: 1, offset: Point(x: size, y: -size)),
                [Drawing.fill(card, .red)]),
        ]
        let bitmap = try Drawing.bitmap(items, width: 100, height: 100)
        #expect(bitmap[50, 50] == .pureRed)
    }
}

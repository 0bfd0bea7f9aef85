import CFrameKernels
import FrameGoldens
import FrameImaging
import Testing

/// Distances by hand from the coordinates in OKLab that CSS Color 4 and Ottosson's article give.
///
/// White is 1, 0, 0;
/// black 0, 0, 0; red 0.62796, 0.22486, 0.12585; green 0.86644, −0.23389, 0.17950; blue 0.45201, −0.03246,
/// −0.31153. A grey's lightness is the cube root of its linear light: 0.21586 for 128, so 0.59987.
@Suite struct ColourDistanceTests {
    private static let white = pixel(255, 255, 255)
    private static let black = pixel(0, 0, 0)
    private static let red = pixel(255, 0, 0)
    private static let grey = pixel(128, 128, 128)

    private static func pixel(_ r: UInt8, _ g: UInt8, _ b: UInt8, _ alpha: UInt8 = 255) -> Bitmap.Pixel {
        Bitmap.Pixel(red: r, green: g, blue: b, alpha: alpha)
    }

    static let published: [(Bitmap.Pixel, Bitmap.Pixel, Double)] = [
        (white, black, 100), (red, black, 67.877), (white, red, 45.257),
        (red, pixel(0, 0, 255), 53.709), (pixel(0, 255, 0), white, 32.367), (black, grey, 59.987),
        (white, grey, 40.013), (grey, grey, 0),
    ]

    @Test(arguments: published)
    func distancesFollowFromPublishedCoordinates(
        one: Bitmap.Pixel, other: Bitmap.Pixel, expected: Double
    ) {
        #expect(abs(ColourDistance.between(one, other) - expected) < 0.002)
        #expect(ColourDistance.between(one, other) == ColourDistance.between(other, one))
    }

    static let translucent: [(Bitmap.Pixel, Bitmap.Pixel, Double)] = [
        // Nothing against glass of white: nothing over black, all over white… and the other way round.
        (pixel(0, 0, 0, 0), black, 100), (pixel(0, 0, 0, 0), white, 100),
        // White, half seen, is 128 over black and 255 over white; opaque grey is 128 over both.
        (pixel(128, 128, 128, 128), grey, 40.013),
        (pixel(0, 0, 0, 128), pixel(0, 0, 0, 128), 0),
    ]

    @Test(arguments: translucent)
    func translucentColoursAreSeenOverBlackAndWhite(
        one: Bitmap.Pixel, other: Bitmap.Pixel, expected: Double
    ) {
        #expect(abs(ColourDistance.between(one, other) - expected) < 0.002)
    }
}

import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct PaintTests {
    private let bounds = Rect(x: 0, y: 0, width: 100, height: 10)

    private func stripe(_ stops: [GradientStop], start: UnitPoint = .leading, end: UnitPoint = .trailing)
        throws -> Bitmap
    {
        let paint = Paint.linearGradient(LinearGradient(stops: stops, start: start, end: end))
        return try Drawing.bitmap(
            [Drawing.fill(Path(rect: bounds), paint, bounds: bounds)], width: 100, height: 10)
    }

    @Test func aLinearGradientMixesByDistance() throws {
        let bitmap = try stripe([
            GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
        ])
        for x in [0, 10, 25, 50, 75, 99] {
            let value = UInt8(((Double(x) + 0.5) / 100 * 255).rounded())
            #expect(bitmap[x, 5].isNear(Bitmap.Pixel(red: value, green: value, blue: value, alpha: 255)))
        }
    }

    @Test func stopsInTheMiddleAreMet() throws {
        let bitmap = try stripe([
            GradientStop(location: 0, color: .red), GradientStop(location: 0.5, color: .green),
            GradientStop(location: 0.5, color: .blue), GradientStop(location: 1, color: .blue),
        ])
        #expect(bitmap[49, 5].isNear(Bitmap.Pixel(red: 3, green: 252, blue: 0, alpha: 255), within: 2))
        #expect(bitmap[50, 5].isNear(.pureBlue))
        #expect(bitmap[99, 5].isNear(.pureBlue))
    }

    @Test(arguments: [false, true]) func betweenClearAndAColourLiesOnlyTheColour(isReversed: Bool) throws {
        let (clear, white) = (Color.clear, Color.white)
        let bitmap = try stripe([
            GradientStop(location: 0, color: isReversed ? white : clear),
            GradientStop(location: 1, color: isReversed ? clear : white),
        ])
        for x in stride(from: 5, to: 100, by: 10) {
            let pixel = bitmap[x, 5]
            #expect(pixel.red == pixel.alpha && pixel.green == pixel.alpha && pixel.blue == pixel.alpha)
        }
        #expect(abs(Int(bitmap[50, 5].alpha) - 128) <= 2)
    }

    @Test func coloursOfDifferentOpacityMixPremultiplied() throws {
        let bitmap = try stripe([
            GradientStop(location: 0, color: .red),
            GradientStop(location: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.2)),
        ])
        let t = 0.505
        let expected = Bitmap.Pixel(
            red: UInt8(255 * (1 - t)), green: 0, blue: UInt8(255 * 0.2 * t), alpha: UInt8(255 * (1 - 0.8 * t))
        )
        #expect(bitmap[50, 5].isNear(expected, within: 2))
    }

    @Test func aGradientWithoutStopsDrawsNothing() throws {
        #expect(try stripe([]).ink == 0)
    }

    @Test func aGradientOfOneStopIsThatColour() throws {
        let bitmap = try stripe([GradientStop(location: 0.3, color: .red)])
        #expect(bitmap[0, 0] == .pureRed)
        #expect(bitmap[99, 9] == .pureRed)
    }

    @Test func aGradientWithoutLengthIsItsLastColour() throws {
        let bitmap = try stripe(
            [GradientStop(location: 0, color: .red), GradientStop(location: 1, color: .blue)], start: .center,
            end: .center)
        #expect(bitmap[3, 3] == .pureBlue)
    }

    @Test func aRadialGradientMixesByRadius() throws {
        let bounds = Rect(x: 0, y: 0, width: 41, height: 41)
        let paint = Paint.radialGradient(
            RadialGradient(
                stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black)],
                center: .center, startRadius: 5, endRadius: 15))
        let bitmap = try Drawing.bitmap(
            [Drawing.fill(Path(rect: bounds), paint, bounds: bounds)], width: 41, height: 41)
        #expect(bitmap[20, 20].isNear(.white))
        #expect(bitmap[23, 20].isNear(.white))
        #expect(bitmap[30, 20].isNear(Bitmap.Pixel(red: 128, green: 128, blue: 128, alpha: 255), within: 2))
        #expect(bitmap[20, 10].isNear(bitmap[30, 20]))
        #expect(bitmap[40, 20].isNear(.black))
    }

    @Test func theBackgroundLiesBehindEverything() throws {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let background = Paint.linearGradient(LinearGradient(stops: stops, start: .top, end: .bottom))
        let bitmap = try Drawing.bitmap(
            [Drawing.fill(Rect(x: 0, y: 0, width: 5, height: 20), .red)], background: background)
        #expect(bitmap.isOpaque)
        #expect(bitmap[2, 10] == .pureRed)
        #expect(bitmap[10, 0].red < bitmap[10, 19].red)
    }

    @Test func gradientsMoveWithTheirGroup() throws {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let paint = Paint.linearGradient(LinearGradient(stops: stops, start: .leading, end: .trailing))
        let rect = Rect(x: 0, y: 0, width: 50, height: 10)
        let item = Drawing.fill(Path(rect: rect), paint, bounds: rect)
        let moved = AffineTransform(scaleX: 2, y: 1).followed(
            by: AffineTransform(translation: Point(x: 10, y: 0)))
        let bitmap = try Drawing.bitmap([Drawing.group(transform: moved, [item])], width: 120, height: 10)
        #expect(bitmap[60, 5].isNear(Bitmap.Pixel(red: 128, green: 128, blue: 128, alpha: 255), within: 2))
    }
}

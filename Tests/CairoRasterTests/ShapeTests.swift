import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct ShapeTests {
    private let square = Rect(x: 2, y: 2, width: 16, height: 16)

    @Test func aRectangleFillsItsPixelsAndNoOther() throws {
        let bitmap = try Drawing.bitmap([Drawing.fill(Rect(x: 2, y: 3, width: 5, height: 4), .red)])
        #expect(bitmap.inkBox == Rect(x: 2, y: 3, width: 5, height: 4))
        #expect(bitmap[2, 3] == .pureRed)
        #expect(bitmap[6, 6] == .pureRed)
        #expect(bitmap.ink == 20)
    }

    @Test func coloursAreExact() throws {
        let color = Color(red8: 0xD7, green8: 0x00, blue8: 0x15)
        let bitmap = try Drawing.bitmap([Drawing.fill(square, color)])
        #expect(bitmap[9, 9] == Bitmap.Pixel(red: 0xD7, green: 0x00, blue: 0x15, alpha: 255))
    }

    @Test func colourWithOpacityIsPremultiplied() throws {
        let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        let bitmap = try Drawing.bitmap([Drawing.fill(square, color)])
        #expect(bitmap[9, 9].isNear(Bitmap.Pixel(red: 128, green: 64, blue: 0, alpha: 128)))
    }

    @Test func aFractionalEdgeIsCoveredInPart() throws {
        let bitmap = try Drawing.bitmap([Drawing.fill(Rect(x: 2.25, y: 2, width: 3, height: 3), .black)])
        #expect(abs(Int(bitmap[2, 3].alpha) - 191) <= 1)
        #expect(bitmap[3, 3].alpha == 255)
        #expect(abs(Int(bitmap[5, 3].alpha) - 64) <= 1)
    }

    @Test func aRoundedCornerIsTransparentAtItsCorner() throws {
        let path = Path(roundedRect: square, radii: CornerRadii(all: 6))
        let bitmap = try Drawing.bitmap([Drawing.fill(path, .color(.red), bounds: square)])
        for (x, y) in [(2, 2), (17, 2), (2, 17), (17, 17)] { #expect(bitmap[x, y] == .clear) }
        #expect(bitmap[9, 2] == .pureRed)
        #expect(bitmap[2, 9] == .pureRed)
        // The area of a square of 16 without what four quarter circles of radius 6 leave out.
        #expect(abs(bitmap.ink - (256 - (4 - Double.pi) * 36)) < 0.5)
    }

    @Test func eachCornerHasItsOwnRadius() throws {
        let path = Path(roundedRect: square, radii: CornerRadii(bottomLeading: 6, bottomTrailing: 6))
        let bitmap = try Drawing.bitmap([Drawing.fill(path, .color(.red), bounds: square)])
        #expect(bitmap[2, 2] == .pureRed)
        #expect(bitmap[17, 2] == .pureRed)
        #expect(bitmap[2, 17] == .clear)
        #expect(bitmap[17, 17] == .clear)
    }

    @Test func radiiThatDoNotFitShrinkTogether() throws {
        let path = Path(roundedRect: square, radii: CornerRadii(all: 100))
        let bitmap = try Drawing.bitmap([Drawing.fill(path, .color(.red), bounds: square)])
        #expect(abs(bitmap.ink - Double.pi * 64) < 0.5)
    }

    @Test func anEllipseHasItsArea() throws {
        let path = Path(ellipseIn: Rect(x: 1, y: 4, width: 18, height: 12))
        let bitmap = try Drawing.bitmap([Drawing.fill(path, .color(.red), bounds: square)])
        #expect(abs(bitmap.ink - Double.pi * 54) < 0.5)
    }

    @Test func aLineHasItsWidthAroundTheOutline() throws {
        let bitmap = try Drawing.bitmap([
            Drawing.stroke(Path(rect: Rect(x: 5, y: 5, width: 10, height: 10)), .blue, width: 2)
        ])
        #expect(bitmap.inkBox == Rect(x: 4, y: 4, width: 12, height: 12))
        #expect(bitmap[4, 4] == .pureBlue)
        #expect(bitmap[5, 9] == .pureBlue)
        #expect(bitmap[6, 9] == .clear)
        #expect(bitmap.ink == 144 - 64)
    }

    @Test(arguments: [0.5, 0.68, 1.5, 2.0, 3.0]) func scaledEdgesLieWhereTheyAreComputed(scale: Double) throws
    {
        let rect = Rect(x: 10, y: 20, width: 60, height: 40)
        let transform = AffineTransform(scaleX: 0.8, y: 0.8, around: rect.center)
        let bitmap = try Drawing.bitmap(
            [Drawing.group(transform: transform, [Drawing.fill(rect, .red)])], width: 80, height: 80,
            scale: scale)
        let expected = Rect(x: 16 * scale, y: 24 * scale, width: 48 * scale, height: 32 * scale)
        let box = try #require(bitmap.inkBox)
        #expect(abs(box.minX - expected.minX) <= 1 && abs(box.maxX - expected.maxX) <= 1)
        #expect(abs(box.minY - expected.minY) <= 1 && abs(box.maxY - expected.maxY) <= 1)
        #expect(abs(bitmap.ink - expected.width * expected.height) < 1)
    }

    @Test func aLineIsScaledWithItsGroup() throws {
        let item = Drawing.stroke(Path(rect: Rect(x: 2, y: 2, width: 6, height: 6)), .blue, width: 1)
        let bitmap = try Drawing.bitmap([Drawing.group(transform: AffineTransform(scaleX: 2, y: 2), [item])])
        #expect(bitmap.inkBox == Rect(x: 3, y: 3, width: 14, height: 14))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func coordinatesThatAreNoNumbersDrawNothing(value: Double) throws {
        let point = Point(x: value, y: 3)
        let items = [
            Drawing.fill(Rect(x: value, y: 0, width: 5, height: 5), .red),
            Drawing.stroke(Path(elements: [.move(.zero), .curve(point, point, .zero)]), .red, width: 1),
            Drawing.stroke(Path(rect: square), .red, width: value),
            Drawing.group(
                transform: AffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0),
                [Drawing.fill(square, .red)]),
            Drawing.group(
                shadow: Shadow(color: .black, radius: value, offset: point),
                [Drawing.fill(Rect(x: value, y: 0, width: 5, height: 5), .red)]),
            Drawing.fill(Rect(x: 0, y: 0, width: 1, height: 1), .green),
        ]
        let bitmap = try Drawing.bitmap(items)
        #expect(bitmap[0, 0] == .pureGreen)
        #expect(bitmap.ink == 1)
    }

    @Test func aMapThatCannotBeUndoneDrawsNothing() throws {
        let flat = AffineTransform(scaleX: 0, y: 1)
        let bitmap = try Drawing.bitmap([Drawing.group(transform: flat, [Drawing.fill(square, .red)])])
        #expect(bitmap.ink == 0)
    }

    @Test func anAreaFarBeyondThePictureStillFillsIt() throws {
        let bitmap = try Drawing.bitmap([
            Drawing.fill(Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), .red)
        ])
        #expect(bitmap.ink == 400)
    }

    @Test func thePictureHasTheRoundedSize() throws {
        let bitmap = try Drawing.bitmap([], width: 33.4, height: 0.1, scale: 1.5)
        #expect((bitmap.width, bitmap.height) == (50, 1))
    }
}

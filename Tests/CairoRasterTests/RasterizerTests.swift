import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct RasterizerTests {
    private func list() throws -> DisplayList {
        let frame = Rect(x: 5, y: 5, width: 80, height: 24)
        let text = PlacedText(
            element: "text", text: TextSample.styled("進撃 Titan", weight: .bold), room: TextRoom(width: 80),
            frame: frame, paint: .color(.white))
        let card = Drawing.group(
            transform: AffineTransform(scaleX: 0.9, y: 0.9),
            clip: Path(roundedRect: frame, radii: CornerRadii(all: 8)),
            shadow: Shadow(color: .black, radius: 6, offset: Point(x: 1, y: 2)),
            [Drawing.fill(frame, .red), .text(text)])
        return DisplayList(size: Size(width: 100, height: 40), background: .color(.white), items: [card])
    }

    @Test func drawingTwiceGivesTheSameBytes() throws {
        let list = try list()
        let rasterizer = Rasterizer(text: PangoText(fonts: try FontLibrary()))
        let first = try rasterizer.bitmap(of: list, scale: 2.5)
        #expect(try rasterizer.bitmap(of: list, scale: 2.5) == first)
        _ = try rasterizer.bitmap(of: list, scale: 1)
        #expect(try rasterizer.bitmap(of: list, scale: 2.5) == first)
        let other = Rasterizer(text: PangoText(fonts: try FontLibrary()))
        #expect(try other.bitmap(of: list, scale: 2.5) == first)
    }

    @Test(arguments: [0, -1, Double.nan]) func aScaleThatIsNoneIsAnError(scale: Double) throws {
        #expect(throws: RasterError.self) { try Drawing.bitmap([], scale: scale) }
    }

    @Test func anEmptySizeIsAnError() throws {
        #expect(throws: RasterError.emptyPicture(size: Size(width: 0, height: 9), scale: 1)) {
            try Drawing.bitmap([], width: 0, height: 9)
        }
    }

    @Test func thePixelLimitHolds() throws {
        let rasterizer = Rasterizer(text: BlockText(), limits: RasterLimits(picturePixels: 100))
        let fitting = DisplayList(size: Size(width: 10, height: 10), items: [])
        #expect(try rasterizer.bitmap(of: fitting, scale: 1).width == 10)
        #expect(throws: RasterError.pictureTooLarge(width: 11, height: 10, limit: 100)) {
            try rasterizer.bitmap(of: DisplayList(size: Size(width: 11, height: 10), items: []), scale: 1)
        }
        let message = RasterError.pictureTooLarge(width: 11, height: 10, limit: 100).description
        #expect(message == "the picture would be 11×10 pixels, over the limit of 100 pixels")
    }

    @Test(arguments: [1e9, 1e300, .infinity]) func hugePicturesAreErrors(width: Double) throws {
        #expect(throws: RasterError.self) { try Drawing.bitmap([], width: width, height: 10) }
    }
}

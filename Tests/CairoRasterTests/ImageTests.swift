import CairoRaster
import FileStorage
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct ImageTests {
    private let sample: ImageSample

    init() throws { sample = try ImageSample() }

    /// Left half red, right half blue, with a green row on top.
    private func flag(_ name: String = "flag.png", width: Int = 40, height: Int = 20) throws -> ImageReference
    {
        try sample.picture(name, width: width, height: height) { x, y in
            y == 0 ? .pureGreen : x < width / 2 ? .pureRed : .pureBlue
        }
    }

    @Test func aPictureAtItsOwnSizeKeepsItsPixels() throws {
        let noise = try sample.picture("noise.png", width: 16, height: 16) { x, y in
            Bitmap.Pixel(
                red: UInt8(x * 16), green: UInt8(y * 16), blue: UInt8((x * 7 + y * 13) % 256), alpha: 255)
        }
        let bitmap = try Drawing.bitmap([
            ImageSample.placed(noise, in: Rect(x: 2, y: 3, width: 16, height: 16))
        ])
        for y in 0..<16 {
            for x in 0..<16 {
                #expect(bitmap[x + 2, y + 3].red == UInt8(x * 16))
                #expect(bitmap[x + 2, y + 3].green == UInt8(y * 16))
            }
        }
        #expect(bitmap.ink == 256)
    }

    @Test func onlyTheFrameIsShown() throws {
        // Filling a square with a wide picture shows its middle, where red meets blue.
        let frame = Rect(x: 0, y: 0, width: 20, height: 20)
        let bitmap = try Drawing.bitmap([
            ImageSample.placed(try flag(), in: Rect(x: -10, y: 0, width: 40, height: 20), shown: frame)
        ])
        #expect(bitmap[9, 10] == .pureRed)
        #expect(bitmap[10, 10] == .pureBlue)
        #expect(bitmap[5, 0] == .pureGreen)
        #expect(bitmap.isOpaque)
    }

    @Test func aFrameLargerThanThePictureShowsNothingBeyondIt() throws {
        let bitmap = try Drawing.bitmap([
            ImageSample.placed(
                try flag(), in: Rect(x: 5, y: 5, width: 10, height: 5),
                shown: Rect(x: 0, y: 0, width: 20, height: 20))
        ])
        #expect(bitmap.inkBox == Rect(x: 5, y: 5, width: 10, height: 5))
    }

    @Test(arguments: [0.25, 0.4, 0.7, 1, 1.5, 3]) func edgesDoNotBleed(scale: Double) throws {
        let bitmap = try Drawing.bitmap(
            [ImageSample.placed(try flag(), in: Rect(x: 0, y: 0, width: 40, height: 20))], width: 40,
            height: 20,
            scale: scale)
        #expect(bitmap.isOpaque)
        let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
        #expect(bitmap[0, bottom].isNear(.pureRed))
        #expect(bitmap[right, bottom].isNear(.pureBlue))
    }

    @Test func aFractionalFrameIsCoveredInPartAtItsEdges() throws {
        let white = try sample.picture("white.png", width: 8, height: 8) { _, _ in .white }
        let bitmap = try Drawing.bitmap([
            ImageSample.placed(white, in: Rect(x: 4.5, y: 4.5, width: 10, height: 10))
        ])
        #expect(abs(Int(bitmap[4, 9].alpha) - 128) <= 2)
        #expect(bitmap[5, 9] == .white)
        #expect(abs(bitmap.ink - 100) < 1)
    }

    @Test func aShrunkenPictureIsAveraged() throws {
        // Fine stripes become even gray; a filter that skips pixels would show stripes.
        let stripes = try sample.picture("stripes.png", width: 256, height: 256) { x, _ in
            x % 2 == 0 ? .white : .black
        }
        let bitmap = try Drawing.bitmap([
            ImageSample.placed(stripes, in: Rect(x: 0, y: 0, width: 20, height: 20))
        ])
        for x in 1..<19 { #expect(abs(Int(bitmap[x, 10].red) - 128) <= 6) }
    }

    @Test func transparentPicturesStayPremultiplied() throws {
        let dots = try sample.picture("dots.png", width: 60, height: 60) { x, y in
            (x / 5 + y / 5) % 2 == 0 ? .white : .clear
        }
        for scale in [0.3, 0.9, 2.2] {
            let bitmap = try Drawing.bitmap(
                [ImageSample.placed(dots, in: Rect(x: 0, y: 0, width: 20, height: 20))], scale: scale)
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = bitmap[x, y]
                    #expect(pixel.red == pixel.alpha && pixel.green == pixel.alpha)
                }
            }
        }
    }

    @Test func aTurnedPictureLiesTurned() throws {
        let turned = AffineTransform(rotation: .pi / 2, around: Point(x: 10, y: 10))
        let bitmap = try Drawing.bitmap([
            Drawing.group(
                transform: turned,
                [ImageSample.placed(try flag(), in: Rect(x: 0, y: 0, width: 20, height: 20))])
        ])
        // A quarter turn clockwise brings the top to the right and the left to the top.
        #expect(bitmap[10, 3].isNear(.pureRed, within: 4))
        #expect(bitmap[10, 17].isNear(.pureBlue, within: 4))
        #expect(bitmap[19, 10].green > 60)
    }

    @Test func aMirroredPictureIsMirrored() throws {
        let picture = ImageSample.placed(try flag(), in: Rect(x: 0, y: 0, width: 20, height: 20))
        let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
        let bitmap = try Drawing.bitmap([Drawing.group(transform: mirror, [picture])])
        #expect(bitmap[3, 10].isNear(.pureBlue, within: 4))
        #expect(bitmap[16, 10].isNear(.pureRed, within: 4))
    }

    @Test func aFadedPictureIsFaded() throws {
        let picture = ImageSample.placed(try flag(), in: Rect(x: 0, y: 0, width: 20, height: 20))
        let bitmap = try Drawing.bitmap([Drawing.group(opacity: 0.5, [picture])])
        #expect(bitmap[3, 10].isNear(Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
    }

    @Test func whatIsRememberedChangesNoPixel() throws {
        let image = try flag()
        let rasterizer = Rasterizer(text: BlockText())
        let forgetful = Rasterizer(text: BlockText(), limits: RasterLimits(imageCacheBytes: 0))
        for step in 0..<12 {
            let transform = AffineTransform(
                scaleX: 1 - Double(step) / 40, y: 1 - Double(step) / 40, around: Point(x: 3, y: 4))
            let item = Drawing.group(
                transform: transform, [ImageSample.placed(image, in: Rect(x: 1, y: 1, width: 18, height: 9))])
            let list = DisplayList(size: Size(width: 20, height: 20), items: [item])
            #expect(try rasterizer.bitmap(of: list, scale: 2) == forgetful.bitmap(of: list, scale: 2))
        }
    }

    private func failure(_ path: String, limits: RasterLimits = RasterLimits()) -> RasterError? {
        let image = ImageReference(path: path, pixelWidth: 40, pixelHeight: 20)
        let list = DisplayList(
            size: Size(width: 20, height: 20),
            items: [ImageSample.placed(image, in: Rect(x: 0, y: 0, width: 20, height: 20))])
        do throws(RasterError) {
            _ = try Rasterizer(text: BlockText(), limits: limits).bitmap(of: list, scale: 1)
            return nil
        } catch {
            return error
        }
    }

    @Test func aMissingPictureIsNamed() {
        let path = sample.folder.appending("none.png").text
        #expect(failure(path) == .unreadableImage(FileError(path: path, reason: .missing)))
        #expect(failure(path)?.description == "\(path): no such file")
    }

    @Test func aBrokenPictureIsNamed() throws {
        let flag = try flag()
        let whole = try FilePath(flag.path).bytes()
        let cut = try sample.file("cut.png", Array(whole.prefix(whole.count / 2)))
        #expect(failure(cut) == .brokenImage(path: cut, .truncated(.png)))
        let text = try sample.file("text.png", Array("no picture".utf8))
        #expect(
            failure(text)?.description
                == "\(text): not a PNG or JPEG: begins with 6e 6f 20 70 69 63 74 75 (\"no pictu\")")
    }

    @Test func aPictureOverTheLimitIsAnError() throws {
        let path = try flag().path
        #expect(failure(path, limits: RasterLimits(imagePixels: 800)) == nil)
        let size = PixelSize(width: 40, height: 20)
        #expect(
            failure(path, limits: RasterLimits(imagePixels: 799))
                == .brokenImage(path: path, .tooLarge(size: size, limit: 799)))
    }

    @Test(arguments: [Double.nan, .infinity, -5, 0, 1e-9, 1e9]) func strangeRectanglesDoNoHarm(value: Double)
        throws
    {
        let image = try flag()
        let rects = [
            Rect(x: value, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: value, height: 10),
            Rect(x: -value / 2, y: -value / 2, width: value, height: value),
        ]
        for rect in rects {
            _ = try Drawing.bitmap([ImageSample.placed(image, in: rect)])
            _ = try Drawing.bitmap([
                ImageSample.placed(image, in: rect, shown: Rect(x: 0, y: 0, width: 20, height: 20))
            ])
        }
    }
}

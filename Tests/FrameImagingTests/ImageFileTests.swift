import FrameImaging
import Testing

@Suite struct ImageFileTests {
    @Test(arguments: [false, true], [1, 2, 3, 4, 5, 6, 7, 8])
    func everyOrientationComesOutUpright(isLittleEndian: Bool, orientation: Int) throws {
        // Four quarters of different colours tell every turn from every other.
        let (width, height) = (32, 16)
        let stored = try BitmapSample.picture(width: width, height: height) { x, y in
            switch (x < width / 2, y < height / 2) {
            case (true, true): Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
            case (false, true): Bitmap.Pixel(red: 0, green: 255, blue: 0, alpha: 255)
            case (true, false): Bitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
            case (false, false): Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
            }
        }
        let file = try ImageFile(
            bytes: JPEGSample.bytes(
                JPEGSample.bytes(of: stored), orientation: orientation, isLittleEndian: isLittleEndian))
        let isTurned = orientation >= 5
        #expect(file.size == PixelSize(width: isTurned ? 16 : 32, height: isTurned ? 32 : 16))
        #expect(file.orientation.rawValue == orientation)
        let upright = try file.bitmap()
        let corners = [
            (2, 2), (upright.width - 3, 2), (2, upright.height - 3), (upright.width - 3, upright.height - 3),
        ]
        // Read at the corners: top left, top right, bottom left, bottom right, by EXIF's table.
        let expected = [
            1: "RGBW", 2: "GRWB", 3: "WBGR", 4: "BWRG", 5: "RBGW", 6: "BRWG", 7: "WGBR", 8: "GWRB",
        ]
        #expect(corners.map { Self.letter(upright[$0.0, $0.1]) }.joined() == expected[orientation])
    }

    private static func letter(_ pixel: Bitmap.Pixel) -> String {
        switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
        case (true, true, true): "W"
        case (true, false, false): "R"
        case (false, true, false): "G"
        case (false, false, true): "B"
        default: "?"
        }
    }

    @Test(arguments: [0, 9, 77]) func anUnknownOrientationCountsAsUpright(orientation: Int) throws {
        let stored = try BitmapSample.gradient(width: 8, height: 4)
        let bytes = JPEGSample.bytes(
            try JPEGSample.bytes(of: stored), orientation: orientation, isLittleEndian: true)
        #expect(try ImageFile(bytes: bytes).orientation == .upright)
    }

    @Test(arguments: [false, true], [false, true])
    func jpegsDecodeToNearlyTheirPixels(isProgressive: Bool, isGray: Bool) throws {
        let stored = try BitmapSample.picture(width: 50, height: 40) { x, y in
            let value = UInt8(x * 3 + y)
            return Bitmap.Pixel(red: value, green: value, blue: value, alpha: 255)
        }
        let decoded = try ImageFile(
            bytes: JPEGSample.bytes(of: stored, isProgressive: isProgressive, isGray: isGray)
        ).bitmap()
        #expect((decoded.width, decoded.height) == (50, 40))
        #expect(decoded.isOpaque)
        let largest = zip(stored.bytes, decoded.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(largest) <= 3)
    }

    @Test func printColoursBecomeScreenColours() throws {
        // Adobe's segment, which the encoder writes, says that 255 is no ink. Full magenta, then full black.
        let inks = (0..<8 * 16).flatMap { index -> [UInt8] in
            index % 16 < 8 ? [255, 0, 255, 255] : [255, 255, 255, 0]
        }
        let decoded = try ImageFile(bytes: JPEGSample.cmykBytes(inks: inks, width: 16, height: 8)).bitmap()
        #expect(decoded[3, 3].red > 250 && decoded[3, 3].green < 5 && decoded[3, 3].blue > 250)
        #expect(decoded[12, 3].red < 5 && decoded[12, 3].green < 5 && decoded[12, 3].blue < 5)
        #expect(decoded.isOpaque)
    }

    @Test(arguments: [
        (720, 1280, 8), (540, 960, 6), (539, 960, 6), (541, 960, 7), (90, 160, 1), (1, 1, 1), (9000, 1, 8),
    ])
    func aJPEGIsDecodedNoLargerThanNeeded(width: Int, height: Int, eighths: Int) {
        let size = PixelSize(width: 720, height: 1280)
        let wanted = PixelSize(width: width, height: height)
        func reduction(_ kind: ImageKind, _ wanted: PixelSize) -> ImageReduction {
            ImageReduction(of: kind, size, orientation: .upright, covering: wanted)
        }
        #expect(reduction(.jpeg, wanted).eighths == eighths)
        #expect(reduction(.png, wanted).eighths == 8)
    }

    /// 541 columns at five eighths are 338.125, and 339 pixels; 77 rows are 48.125, and 49.
    @Test(arguments: [
        (ImageOrientation.upright, 0, 0), (.mirrored, 0.875, 0), (.halfTurn, 0.875, 0.875),
        (.flipped, 0, 0.875), (.transposed, 0, 0), (.quarterTurn, 0.875, 0), (.transversed, 0.875, 0.875),
        (.threeQuarterTurn, 0, 0.875),
    ])
    func theLastPixelsAreNotWhole(orientation: ImageOrientation, left: Double, top: Double) {
        let reduction = ImageReduction(
            of: .jpeg, PixelSize(width: 541, height: 77), orientation: orientation,
            covering: PixelSize(width: 339, height: 1))
        #expect(reduction.size == PixelSize(width: 339, height: 49))
        #expect((reduction.width, reduction.height) == (338.125, 48.125))
        #expect((reduction.left, reduction.top) == (left, top))
    }

    @Test func aSmallerDecodeCoversTheWantedSizeUpright() throws {
        let stored = try BitmapSample.gradient(width: 160, height: 80)
        let bytes = JPEGSample.bytes(
            try JPEGSample.bytes(of: stored), orientation: 6, isLittleEndian: true)
        let file = try ImageFile(bytes: bytes)
        let decoded = try file.bitmap(covering: PixelSize(width: 40, height: 70))
        #expect((decoded.width, decoded.height) == (40, 80))
    }

    @Test func pngKindsComeOutAlike() throws {
        let gray = try PNGFixture.gray16.bitmap()
        #expect(gray[0, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(gray[1, 0] == Bitmap.Pixel(red: 128, green: 128, blue: 128, alpha: 255))
        let palette = try PNGFixture.palette.bitmap()
        #expect(palette[0, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
        // Half transparent blue, premultiplied.
        #expect(palette[1, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128))
    }
}

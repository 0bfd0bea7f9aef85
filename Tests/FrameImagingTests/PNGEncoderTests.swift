import FileStorage
import FrameImaging
import Testing

@Suite struct PNGEncoderTests {
    private func roundTrip(_ bitmap: Bitmap, level: Int = 6) throws -> Bitmap {
        try ImageFile(bytes: PNGEncoder(level: level).bytes(of: bitmap)).bitmap()
    }

    @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 3), (37, 53), (128, 64)], [false, true])
    func noiseComesBackExactly(size: (width: Int, height: Int), hasAlpha: Bool) throws {
        let bitmap = try BitmapSample.noise(width: size.width, height: size.height, hasAlpha: hasAlpha)
        #expect(try roundTrip(bitmap) == bitmap)
    }

    @Test(arguments: 0...12) func everyLevelIsExact(level: Int) throws {
        let bitmap = try BitmapSample.gradient(width: 61, height: 33)
        #expect(try roundTrip(bitmap, level: level) == bitmap)
    }

    @Test func everyPremultipliedColourComesBackExactly() throws {
        // Column: alpha; row: colour, as far as alpha allows it.
        let bitmap = try BitmapSample.picture(width: 256, height: 256) { x, y in
            let channel = UInt8(min(x, y))
            return Bitmap.Pixel(red: channel, green: channel / 2, blue: 0, alpha: UInt8(x))
        }
        #expect(try roundTrip(bitmap) == bitmap)
    }

    @Test func aFlatPictureIsTiny() throws {
        let bitmap = try BitmapSample.picture(width: 1170, height: 400) { _, _ in
            Bitmap.Pixel(red: 242, green: 242, blue: 247, alpha: 255)
        }
        let bytes = PNGEncoder().bytes(of: bitmap)
        #expect(bytes.count < 5000)
        #expect(try ImageFile(bytes: bytes).bitmap() == bitmap)
    }

    @Test func aSoftPictureIsMuchSmallerThanItsPixels() throws {
        let bitmap = try BitmapSample.gradient(width: 256, height: 256)
        #expect(PNGEncoder().bytes(of: bitmap).count < 256 * 256 * 3 / 20)
    }

    @Test func opaquePicturesHaveThreeChannels() throws {
        let opaque = try BitmapSample.noise(width: 4, height: 4, hasAlpha: false)
        let soft = try BitmapSample.noise(width: 4, height: 4, hasAlpha: true)
        let colourType = 25
        #expect(PNGEncoder().bytes(of: opaque)[colourType] == 2)
        #expect(PNGEncoder().bytes(of: soft)[colourType] == 6)
    }

    @Test func equalBitmapsGiveEqualBytes() throws {
        let bitmap = try BitmapSample.noise(width: 40, height: 30, hasAlpha: true)
        #expect(PNGEncoder().bytes(of: bitmap) == PNGEncoder().bytes(of: bitmap))
    }

    @Test func densityAndTextsAreStored() throws {
        let bitmap = try BitmapSample.gradient(width: 3, height: 2)
        let texts = [
            try #require(PNGText(keyword: "Title", text: "Café")),
            try #require(PNGText(keyword: "Description", text: "進撃の巨人")),
        ]
        let bytes = PNGEncoder(pixelsPerPoint: 2, texts: texts).bytes(of: bitmap)
        let chunks = try PNGChunks(bytes)
        #expect(chunks.names == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "IDAT", "IEND"])
        // 144 dots an inch are 5669 a metre.
        #expect(chunks["pHYs"] == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
        #expect(chunks["tEXt"] == Array("Title".utf8) + [0, 0x43, 0x61, 0x66, 0xE9])
        #expect(chunks["iTXt"] == Array("Description".utf8) + [0, 0, 0, 0, 0] + Array("進撃の巨人".utf8))
    }

    @Test(arguments: [Double.nan, .infinity, -1, 0, 1e12]) func anImpossibleDensityIsLeftOut(density: Double)
        throws
    {
        let bitmap = try BitmapSample.gradient(width: 3, height: 2)
        #expect(PNGEncoder(pixelsPerPoint: density).bytes(of: bitmap) == PNGEncoder().bytes(of: bitmap))
    }

    @Test(arguments: ["", " Title", "Title ", "a  b", "Tïtle", String(repeating: "k", count: 80)])
    func badKeywordsAreRefused(keyword: String) {
        #expect(PNGText(keyword: keyword, text: "x") == nil)
    }

    @Test func pngcheckAgrees() throws {
        guard
            let tool = ["/usr/bin/pngcheck", "/opt/homebrew/bin/pngcheck"].first(where: {
                FilePath($0).exists
            })
        else { return }
        let text = try #require(PNGText(keyword: "Software", text: "Framewheel 進"))
        let encoder = PNGEncoder(level: 9, pixelsPerPoint: 3, texts: [text])
        let folder = try TemporaryFolder()
        for (index, hasAlpha) in [false, true].enumerated() {
            let bitmap = try BitmapSample.noise(width: 31, height: 17, hasAlpha: hasAlpha)
            let file = folder.path.appending("\(index).png")
            try file.write(encoder.bytes(of: bitmap))
            #expect(exitStatus(of: tool, "-q", file.text) == 0)
        }
    }
}

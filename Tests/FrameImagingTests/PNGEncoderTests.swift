import FileStorage
import Testing

@testable import FrameImaging

@Suite struct PNGEncoderTests {
    /// What libpng reads; our own reader must read the same.
    private func roundTrip(_ bitmap: Bitmap, _ speed: PNGEncoder.Speed) throws -> Bitmap {
        let file = try ImageFile(bytes: PNGEncoder(speed: speed).bytes(of: bitmap))
        let result = try PNGDecoder.bitmapByLibpng(from: file.bytes, size: file.size)
        #expect(try file.bitmap() == result)
        return result
    }

    @Test(arguments: PNGSample.all, PNGEncoder.Speed.allCases)
    func picturesComeBackExactly(sample: PNGSample, speed: PNGEncoder.Speed) throws {
        let bitmap = try sample.bitmap
        #expect(try roundTrip(bitmap, speed) == bitmap)
    }

    @Test func everyLengthOfARunComesBackExactly() throws {
        for width in 1...190 {
            for alpha: UInt8 in [255, 128] {
                let bitmap = try BitmapSample.picture(width: width, height: 3) { x, _ in
                    Bitmap.Pixel(red: x == 2 ? 9 : 7, green: 20, blue: 0, alpha: alpha)
                }
                #expect(try roundTrip(bitmap, .fast) == bitmap)
            }
        }
    }

    @Test(arguments: PNGEncoder.Speed.allCases)
    func everyPremultipliedColourComesBackExactly(speed: PNGEncoder.Speed) throws {
        // Column: alpha; row: colour, as far as alpha allows it.
        let bitmap = try BitmapSample.picture(width: 256, height: 256) { x, y in
            let channel = UInt8(min(x, y))
            return Bitmap.Pixel(red: channel, green: channel / 2, blue: 0, alpha: UInt8(x))
        }
        #expect(try roundTrip(bitmap, speed) == bitmap)
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

    @Test(arguments: PNGEncoder.Speed.allCases)
    func opaquePicturesHaveThreeChannels(speed: PNGEncoder.Speed) throws {
        let opaque = try BitmapSample.noise(width: 40, height: 40, hasAlpha: false)
        let soft = try BitmapSample.noise(width: 40, height: 40, hasAlpha: true)
        let colourType = 25
        #expect(PNGEncoder(speed: speed).bytes(of: opaque)[colourType] == 2)
        #expect(PNGEncoder(speed: speed).bytes(of: soft)[colourType] == 6)
    }

    @Test func onePixelThatIsNotOpaqueBringsAlpha() throws {
        var bitmap = try BitmapSample.noise(width: 300, height: 600, hasAlpha: false)
        bitmap.bytes.replaceSubrange(bitmap.bytes.count - 4..<bitmap.bytes.count, with: [0, 0, 0, 254])
        #expect(PNGEncoder().bytes(of: bitmap)[25] == 6)
        #expect(try roundTrip(bitmap, .fast) == bitmap)
    }

    @Test(arguments: PNGEncoder.Speed.allCases)
    func equalBitmapsGiveEqualBytes(speed: PNGEncoder.Speed) throws {
        let bitmap = try BitmapSample.noise(width: 40, height: 30, hasAlpha: true)
        let encoder = PNGEncoder(speed: speed)
        #expect(encoder.bytes(of: bitmap) == encoder.bytes(of: bitmap))
    }

    @Test func noiseIsHardlyLargerThanItsPixels() throws {
        let bitmap = try BitmapSample.noise(width: 1170, height: 100, hasAlpha: false)
        #expect(PNGEncoder().bytes(of: bitmap).count < 1170 * 100 * 3 + 500)
    }

    @Test func densityAndTextsAreStored() throws {
        let bitmap = try BitmapSample.gradient(width: 3, height: 2)
        let texts = [
            try #require(PNGText(keyword: "Title", text: "Café")),
            try #require(PNGText(keyword: "Description", text: "進撃の巨人")),
        ]
        let bytes = PNGEncoder(pixelsPerPoint: 2, texts: texts).bytes(of: bitmap)
        let chunks = try PNGChunks(bytes)
        #expect(chunks.names == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "IDAT", "IDAT", "IEND"])
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
        let folder = try TemporaryFolder()
        var files: [String] = []
        for speed in PNGEncoder.Speed.allCases {
            let encoder = PNGEncoder(speed: speed, pixelsPerPoint: 3, texts: [text])
            for sample in PNGSample.all {
                let file = folder.path.appending("\(sample.name)-\(speed).png")
                try file.write(encoder.bytes(of: try sample.bitmap))
                files.append(file.text)
            }
        }
        #expect(exitStatus(of: tool, ["-q"] + files) == 0)
    }
}

import FrameImaging
import Testing

@Suite struct PNGTextsTests {
    private static let speeds = PNGEncoder.Speed.allCases

    private func texts() throws -> [PNGText] {
        [
            try #require(PNGText(keyword: "Software", text: "Framewheel 1")),
            try #require(PNGText(keyword: "Framewheel", text: "scene=1 größe=ÿ")),
        ]
    }

    private func file(_ speed: PNGEncoder.Speed) throws -> [UInt8] {
        PNGEncoder(speed: speed, pixelsPerPoint: 2).bytes(
            of: try BitmapSample.noise(width: 9, height: 5, hasAlpha: true))
    }

    @Test(arguments: speeds) func whatIsAddedIsRead(speed: PNGEncoder.Speed) throws {
        let plain = try file(speed)
        #expect(PNGTexts.reading(plain) == [])
        let marked = PNGTexts.adding(try texts(), to: plain)
        #expect(PNGTexts.reading(marked) == (try texts()))
        // Other programs read them, before the pixels, and the pixels are the same.
        let names = try PNGChunks(marked).names
        #expect(names.prefix(3) == ["IHDR", "tEXt", "tEXt"])
        #expect(try ImageFile(bytes: marked).bitmap() == ImageFile(bytes: plain).bitmap())
    }

    @Test(arguments: speeds) func aFileCutAnywhereIsNotWhole(speed: PNGEncoder.Speed) throws {
        let marked = PNGTexts.adding(try texts(), to: try file(speed))
        for length in 0..<marked.count { #expect(PNGTexts.reading(Array(marked[..<length])) == nil) }
        #expect(PNGTexts.reading(marked + [0]) == nil)
    }

    @Test(arguments: speeds) func aFileWithAWrongByteAnywhereIsNotWhole(speed: PNGEncoder.Speed) throws {
        let marked = PNGTexts.adding(try texts(), to: try file(speed))
        for place in marked.indices {
            var broken = marked
            broken[place] ^= 0x10
            #expect(PNGTexts.reading(broken) == nil, "byte \(place)")
        }
    }

    @Test func whatIsNoPNGHasNoTexts() {
        #expect(PNGTexts.reading([]) == nil)
        #expect(PNGTexts.reading(Array("GIF89a".utf8)) == nil)
        // Chunks whose lengths lead beyond the end, or nowhere.
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        #expect(PNGTexts.reading(signature) == nil)
        #expect(PNGTexts.reading(signature + [UInt8](repeating: 0xFF, count: 64)) == nil)
        #expect(PNGTexts.reading(signature + [UInt8](repeating: 0, count: 64)) == nil)
    }

    @Test func streamsHavePixelsThatAreNotPremultiplied() throws {
        let bitmap = try BitmapSample.picture(width: 3, height: 2) { x, y in
            switch (x, y) {
            case (0, 0): Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 255)
            case (1, 0): Bitmap.Pixel(red: 64, green: 32, blue: 0, alpha: 64)
            case (2, 1): Bitmap.Pixel(red: 0, green: 0, blue: 51, alpha: 102)
            default: Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
            }
        }
        // 32 · 255 / 64 = 127.5, and 51 · 255 / 102 = 127.5: either neighbour is right.
        let found = bitmap.straightRGBA
        #expect(found.count == 24)
        #expect(found[..<4] == [1, 2, 3, 255])
        #expect(found[4] == 255 && [127, 128].contains(found[5]) && found[6] == 0 && found[7] == 64)
        #expect(found[8..<20] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(found[20] == 0 && found[21] == 0 && [127, 128].contains(found[22]) && found[23] == 102)
    }
}

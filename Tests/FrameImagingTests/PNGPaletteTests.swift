import FrameImaging
import Testing

@Suite struct PNGPaletteTests {
    private func chunks(_ colours: Int, hasAlpha: Bool = false) throws -> PNGChunks {
        let bitmap = try BitmapSample.colours(colours, width: 61, height: 23, hasAlpha: hasAlpha)
        return try PNGChunks(PNGEncoder(speed: .small).bytes(of: bitmap))
    }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
    func theFewestBitsThatTellTheColoursApartAreTaken(colours: Int, bits: Int) throws {
        let chunks = try chunks(colours)
        let (bitDepth, colourType) = (8, 9)
        let header = try #require(chunks["IHDR"])
        #expect(header[bitDepth] == bits)
        #expect(header[colourType] == 3)
        #expect(chunks["PLTE"]?.count == colours * 3)
        #expect(chunks["tRNS"] == nil)
    }

    @Test func moreThan256ColoursHaveNoPalette() throws {
        #expect(try chunks(257)["PLTE"] == nil)
        #expect(try chunks(257)["IHDR"]?[9] == 2)
    }

    @Test func coloursThatAreNotOpaqueComeFirst() throws {
        let chunks = try chunks(17, hasAlpha: true)
        #expect(chunks["tRNS"] == [UInt8](repeating: 200, count: 6))
        #expect(chunks.names == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
    }
}

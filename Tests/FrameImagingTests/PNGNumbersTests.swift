import CDeflate
import Testing

@testable import FrameImaging

/// The quick reader of palettes and greys against libpng.
@Suite struct PNGNumbersTests {
    /// How a picture's numbers are stored.
    struct Kind: Sendable {
        var bits: Int
        var isPalette: Bool
        var hasAlpha = false
    }

    static let kinds = [1, 2, 4, 8].flatMap { bits in
        [
            Kind(bits: bits, isPalette: false), Kind(bits: bits, isPalette: true),
            Kind(bits: bits, isPalette: true, hasAlpha: true),
        ]
    }

    /// A file with noise for filtered rows, each with the filter that `filters` names.
    private static func file(
        _ kind: Kind, width: Int, height: Int, filters: [UInt8], colours: Int? = nil, extra: [[UInt8]] = []
    ) -> [UInt8] {
        var noise = Noise(seed: UInt64(width * 31 + kind.bits))
        let length = (width * kind.bits + 7) / 8
        let rows = (0..<height).flatMap { y in
            [filters[y % filters.count]] + (0..<length).map { _ in noise.byte() }
        }
        let count = colours ?? 1 << kind.bits
        let colours = (0..<count * 3).map { _ in noise.byte() }
        let alphas = (0..<max(count / 2, 1)).map { _ in noise.byte() }
        let type: UInt8 = kind.isPalette ? 3 : 0
        let size: [UInt8] = [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height)]
        let header = PNGFixture.chunk("IHDR", size + [UInt8(kind.bits), type, 0, 0, 0])
        return PNGFixture.file(
            [header] + (kind.isPalette ? [PNGFixture.chunk("PLTE", colours)] : [])
                + (kind.hasAlpha ? [PNGFixture.chunk("tRNS", alphas)] : []) + extra
                + [PNGFixture.chunk("IDAT", Deflate.zlibStream(of: rows, level: 6)), PNGFixture.end])
    }

    private func quick(_ bytes: [UInt8]) -> Bitmap? { PNGPlainFile(bytes: bytes)?.bitmap(from: bytes) }

    private func slow(_ bytes: [UInt8]) throws -> Bitmap {
        try PNGDecoder.bitmapByLibpng(from: bytes, size: PNGHeader(bytes: bytes).size)
    }

    @Test(arguments: kinds, [1, 2, 3, 7, 8, 9, 33, 97]) func everyFilterIsUndone(kind: Kind, width: Int)
        throws
    {
        for filters: [UInt8] in [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [2, 4, 4, 1]] {
            let bytes = Self.file(kind, width: width, height: 6, filters: filters)
            let picture = try #require(quick(bytes), "\(filters)")
            #expect(picture == (try slow(bytes)), "\(filters)")
        }
    }

    /// Two pixels by palette, by hand: red, and blue of which half is seen.
    @Test func coloursAndAlphasAreThoseOfThePalette() throws {
        let picture = try #require(quick(try PNGFixture.palette.bytes))
        #expect(picture.bytes == [0, 0, 255, 255, 128, 0, 0, 128])
    }

    @Test func aNumberWithoutAColourIsLeftToLibpng() throws {
        let kind = Kind(bits: 8, isPalette: true)
        let bytes = Self.file(kind, width: 90, height: 5, filters: [0], colours: 7)
        #expect(quick(bytes) == nil)
        #expect(try ImageFile(bytes: bytes).bitmap() == slow(bytes))
    }

    /// Chunks that a palette's file may have, and whether the quick reader dares to read on.
    static let chunks: [(name: String, content: [UInt8], isPlain: Bool)] = [
        ("bKGD", [1], true), ("bKGD", [0, 1], false), ("sRGB", [0], true), ("hIST", [0, 1], false),
        ("PLTE", [1, 2, 3], false), ("tRNS", [7], true), ("tRNS", [], false),
        ("tRNS", [UInt8](repeating: 9, count: 5), false), ("gAMA", [0, 0, 0x40, 0], false),
    ]

    @Test(arguments: chunks)
    func chunksChangeNothingUnnoticed(chunk: (name: String, content: [UInt8], isPlain: Bool)) throws {
        let extra = PNGFixture.chunk(chunk.name, chunk.content)
        let kind = Kind(bits: 2, isPalette: true)
        let bytes = Self.file(kind, width: 9, height: 4, filters: [4, 1], extra: [extra])
        #expect((quick(bytes) != nil) == chunk.isPlain)
        if let picture = quick(bytes) { #expect(picture == (try slow(bytes))) }
    }

    @Test(arguments: kinds) func damagedFilesAreNamedAsLibpngNamesThem(kind: Kind) throws {
        let sound = Self.file(kind, width: 9, height: 5, filters: [0, 1, 2, 3, 4])
        for place in sound.indices {
            for flip: UInt8 in [1, 0x80] {
                var bytes = sound
                bytes[place] ^= flip
                guard let picture = quick(bytes) else { continue }
                #expect(picture == (try? slow(bytes)), "byte \(place) ^ \(flip)")
            }
            #expect(quick(Array(sound[..<place])) == nil, "cut at \(place)")
        }
    }
}

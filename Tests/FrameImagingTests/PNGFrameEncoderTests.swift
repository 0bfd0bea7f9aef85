import FrameImaging
import Testing

@Suite struct PNGFrameEncoderTests {
    private static let width = 1170
    private static let height = 200

    /// Pictures of which each differs from the one before in some rows, or in none.
    private struct Sequence {
        var bitmap: Bitmap
        private var noise: Noise

        init(seed: UInt64) throws {
            bitmap = try BitmapSample.photo(width: width, height: height)
            noise = Noise(seed: seed)
        }

        /// Changes some pixels in a range of rows, which it returns.
        mutating func advance() -> Range<Int> {
            guard noise.number(below: 4) > 0 else { return 0..<0 }
            let first = noise.number(below: height)
            let rows = first..<min(first + 1 + noise.number(below: 60), height)
            // Now and then a picture that is not opaque.
            let alpha: UInt8 = noise.number(below: 3) == 0 ? 200 : 255
            for row in rows {
                let place = (row * width + noise.number(below: width)) * 4
                bitmap.bytes.replaceSubrange(
                    place..<place + 4, with: [noise.byte() % 200, noise.byte() % 200, 0, alpha])
            }
            return rows
        }
    }

    @Test(arguments: [UInt64(1), 2, 3], [false, true])
    func aFrameFollowsFromItsPictureAlone(seed: UInt64, namesRows: Bool) throws {
        var sequence = try Sequence(seed: seed)
        let settings = PNGEncoder(pixelsPerPoint: 3)
        let encoder = PNGFrameEncoder(settings)
        for frame in 0..<12 {
            let rows = frame == 0 ? 0..<Self.height : sequence.advance()
            let bytes =
                namesRows
                ? encoder.bytes(of: sequence.bitmap, changedRows: rows) : encoder.bytes(of: sequence.bitmap)
            #expect(bytes == settings.bytes(of: sequence.bitmap))
        }
        let last = encoder.bytes(of: sequence.bitmap)
        #expect(try ImageFile(bytes: last).bitmap() == sequence.bitmap)
    }

    @Test func rowsThatAreNotNamedAreNotLookedAt() throws {
        let encoder = PNGFrameEncoder(PNGEncoder())
        let bitmap = try BitmapSample.photo(width: Self.width, height: Self.height)
        let bytes = encoder.bytes(of: bitmap)
        var other = bitmap
        other.bytes[0] ^= 1
        #expect(encoder.bytes(of: other, changedRows: 0..<0) == bytes)
        #expect(encoder.bytes(of: other, changedRows: 150..<151) == bytes)
        #expect(encoder.bytes(of: other, changedRows: 0..<1) == PNGEncoder().bytes(of: other))
    }

    @Test func pictureAfterOneWithNamedRowsIsComparedWithNone() throws {
        let encoder = PNGFrameEncoder(PNGEncoder())
        var bitmap = try BitmapSample.photo(width: 100, height: 50)
        _ = encoder.bytes(of: bitmap)
        bitmap.bytes[0] ^= 1
        _ = encoder.bytes(of: bitmap, changedRows: 0..<1)
        bitmap.bytes[0] ^= 1
        #expect(encoder.bytes(of: bitmap) == PNGEncoder().bytes(of: bitmap))
    }

    @Test(arguments: PNGEncoder.Speed.allCases)
    func sizesMayChange(speed: PNGEncoder.Speed) throws {
        let settings = PNGEncoder(speed: speed)
        let encoder = PNGFrameEncoder(settings)
        for size in [(40, 30), (30, 40), (30, 40), (120, 10), (1, 1)] {
            let bitmap = try BitmapSample.photo(width: size.0, height: size.1)
            #expect(encoder.bytes(of: bitmap, changedRows: 0..<0) == settings.bytes(of: bitmap))
            #expect(encoder.bytes(of: bitmap) == settings.bytes(of: bitmap))
        }
    }

    @Test(arguments: PNGEncoder.Speed.allCases)
    func aFileMayHaveTextsOfItsOwn(speed: PNGEncoder.Speed) throws {
        let common = try #require(PNGText(keyword: "Author", text: "all"))
        let settings = PNGEncoder(speed: speed, texts: [common])
        let encoder = PNGFrameEncoder(settings)
        let bitmap = try BitmapSample.photo(width: 90, height: 40)
        for (frame, rows) in [0..<40, 0..<0, 3..<9].enumerated() {
            let own = try #require(PNGText(keyword: "Title", text: "frame \(frame)"))
            let bytes = encoder.bytes(of: bitmap, changedRows: [rows], texts: [own])
            #expect(PNGTexts.reading(bytes) == [own, common])
            #expect(bytes == PNGTexts.adding([own], to: settings.bytes(of: bitmap)))
        }
        #expect(encoder.bytes(of: bitmap, changedRows: []) == settings.bytes(of: bitmap))
    }

    /// An encoder uses memory again, but none that somebody still reads.
    @Test(arguments: [UInt64(4), 5]) func filesStayAsTheyWere(seed: UInt64) throws {
        var sequence = try Sequence(seed: seed)
        let encoder = PNGFrameEncoder(PNGEncoder())
        var files: [[UInt8]] = []
        var expected: [[UInt8]] = []
        for frame in 0..<16 {
            let rows = frame == 0 ? 0..<Self.height : sequence.advance()
            files.append(encoder.bytes(of: sequence.bitmap, changedRows: rows))
            expected.append(PNGEncoder().bytes(of: sequence.bitmap))
            // Of some nobody reads on.
            if frame % 3 == 0 { files[frame / 2] = expected[frame / 2] }
        }
        #expect(files == expected)
    }
}

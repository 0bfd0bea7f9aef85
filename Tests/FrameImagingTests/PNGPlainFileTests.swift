import CDeflate
import CFrameKernels
import Testing

@testable import FrameImaging

/// The quick reader against libpng, on sound files, odd ones and broken ones.
@Suite struct PNGPlainFileTests {
    private enum Outcome: Equatable {
        case picture(Bitmap)
        case error(ImageError)
    }

    private static func outcome(_ read: () throws(ImageError) -> Bitmap) -> Outcome {
        do throws(ImageError) { return .picture(try read()) } catch { return .error(error) }
    }

    /// Reads a file in both ways and expects the same picture, or the same fault.
    ///
    /// - Returns: Whether the quick reader read it.
    @discardableResult
    private static func expectAgreement(_ bytes: [UInt8], _ note: String = "") -> Bool {
        guard let size = try? PNGHeader(bytes: bytes).size, size.width * size.height < 1_000_000 else {
            #expect(PNGPlainFile(bytes: bytes)?.bitmap(from: bytes) == nil)
            return false
        }
        let quick = PNGPlainFile(bytes: bytes)?.bitmap(from: bytes)
        let slow = outcome { () throws(ImageError) in
            try PNGDecoder.bitmapByLibpng(from: bytes, size: size)
        }
        if let quick { #expect(.picture(quick) == slow, "\(note)") }
        let whole = outcome { () throws(ImageError) in try PNGDecoder.bitmap(from: bytes, size: size) }
        #expect(whole == slow, "\(note)")
        return quick != nil
    }

    /// A file whose row y has the filter that `filters` names, by the specification, with plain arithmetic.
    private static func file(
        width: Int, height: Int, channels: Int, filters: [UInt8], extra: [[UInt8]] = [], mask: UInt8 = 255
    ) -> [UInt8] {
        var noise = Noise(seed: UInt64(width * 31 + channels))
        let rows = (0..<height).map { _ in (0..<width * channels).map { _ in noise.byte() & mask } }
        var stream: [UInt8] = []
        for y in 0..<height {
            let filter = filters[y % filters.count]
            stream.append(filter)
            for i in 0..<width * channels {
                let left = i >= channels ? Int(rows[y][i - channels]) : 0
                let up = y > 0 ? Int(rows[y - 1][i]) : 0
                let corner = y > 0 && i >= channels ? Int(rows[y - 1][i - channels]) : 0
                stream.append(rows[y][i] &- prediction(filter, left, up, corner))
            }
        }
        return PNGFixture.file(
            [PNGFixture.header(width, height, colour: channels == 3 ? 2 : 6)] + extra
                + [PNGFixture.chunk("IDAT", Deflate.zlibStream(of: stream, level: 6)), PNGFixture.end])
    }

    private static func prediction(_ filter: UInt8, _ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        switch filter {
        case 1: return UInt8(left)
        case 2: return UInt8(up)
        case 3: return UInt8((left + up) / 2)
        case 4:
            let estimate = left + up - corner
            let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
            return UInt8(a <= b && a <= c ? left : b <= c ? up : corner)
        default: return 0
        }
    }

    @Test(arguments: [1, 2, 3, 7, 8, 9, 10, 11, 64, 97], [3, 4])
    func everyFilterIsUndone(width: Int, channels: Int) {
        let orders: [[UInt8]] = [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [3, 4], [2, 4, 4, 1]]
        for filters in orders {
            let bytes = Self.file(width: width, height: 6, channels: channels, filters: filters)
            #expect(Self.expectAgreement(bytes, "\(filters)"))
        }
    }

    @Test(arguments: [3, 4]) func everyProcessorReadsTheSame(channels: Int) {
        let (width, height) = (53, 9)
        var noise = Noise(seed: 5)
        let rows = (0..<height).flatMap { y in
            [UInt8(y % 5)] + (0..<width * channels).map { _ in noise.byte() }
        }
        func pixels(portable: Bool) -> [UInt8] {
            var filtered = rows + [UInt8](repeating: 0, count: Int(FrameRowSlack))
            var pixels = [UInt8](repeating: 0, count: width * height * 4)
            var scratch = [UInt8](repeating: 0, count: width * 4)
            unsafe scratch.withUnsafeMutableBufferPointer { scratch in
                guard let scratch = scratch.baseAddress else { return }
                var layout = unsafe FramePNGRows(
                    width: width, height: height, channels: channels, portable: portable, scratch: scratch)
                #expect(unsafe frame_png_read_rows(&layout, &filtered, &pixels))
            }
            return pixels
        }
        #expect(pixels(portable: true) == pixels(portable: false))
    }

    /// Chunks that come with files of other programs, and whether the quick reader dares to read on.
    static let chunks: [(String, [UInt8], Bool)] = [
        ("gAMA", [0, 0, 0xB1, 0x8F], true), ("gAMA", [0, 1, 0x86, 0xA0], false),
        ("gAMA", [0, 0, 0x40, 0], false), ("gAMA", [0, 0], false),
        ("sRGB", [0], true), ("sRGB", [9], false), ("sRGB", [], false),
        ("cHRM", [UInt8](repeating: 1, count: 32), false), ("bKGD", [0, 1, 0, 2, 0, 3], true),
        ("tEXt", Array("Title\0x".utf8), true), ("tEXt", [], true), ("zTXt", [65, 0, 0, 1, 2, 3], true),
        ("iTXt", [1, 2], true), ("tIME", [1], true), ("pHYs", [0, 0, 0, 1, 0, 0, 0, 9, 1], true),
        ("tRNS", [0, 1, 0, 2, 0, 3], false), ("sBIT", [5, 5, 5], false), ("iCCP", [65, 0, 0, 1], false),
        ("PLTE", [1, 2, 3, 4, 5, 6], false), ("abCd", [1, 2, 3], false), ("ABCD", [1], false),
        ("acTL", [0, 0, 0, 1, 0, 0, 0, 0], true), ("eXIf", [0x4D, 0x4D], false),
    ]

    @Test(arguments: chunks, [3, 4])
    func chunksChangeNothingUnnoticed(chunk: (name: String, content: [UInt8], isPlain: Bool), channels: Int) {
        let extra = PNGFixture.chunk(chunk.name, chunk.content)
        let bytes = Self.file(width: 5, height: 4, channels: channels, filters: [4, 1], extra: [extra])
        #expect(Self.expectAgreement(bytes, chunk.name) == chunk.isPlain)
        let twice = Self.file(width: 5, height: 4, channels: channels, filters: [2], extra: [extra, extra])
        Self.expectAgreement(twice, chunk.name)
        var late = Self.file(width: 5, height: 4, channels: channels, filters: [2])
        late.insert(contentsOf: extra, at: late.count - 12)
        Self.expectAgreement(late, chunk.name)
    }

    /// Streams longer than the pixels and shorter, in parts of so many bytes.
    @Test(arguments: [1, 2, 5, 1000], [3, 4]) func partsOfAStreamAreJoined(length: Int, channels: Int) throws
    {
        for mask: UInt8 in [0, 1, 255] {
            let whole = Self.file(
                width: 97, height: 40, channels: channels, filters: [4, 3, 2, 1, 0], mask: mask)
            var scanner = PNGChunkScanner(bytes: whole)
            var chunks: [[UInt8]] = []
            while let chunk = scanner.next() {
                let content = Array(whole[chunk.content])
                let size = chunk.name == "IDAT" ? length : max(content.count, 1)
                let starts = content.isEmpty ? [0] : Array(stride(from: 0, to: content.count, by: size))
                chunks += starts.map { start in
                    PNGFixture.chunk(chunk.name, Array(content[start..<min(start + size, content.count)]))
                }
            }
            #expect(Self.expectAgreement(PNGFixture.file(chunks), "\(mask)"))
        }
    }

    /// Every byte of a file is spoilt in turn, and every end is cut off.
    @Test(arguments: [3, 4]) func damagedFilesAreLeftToLibpng(channels: Int) {
        let sound = Self.file(
            width: 6, height: 5, channels: channels, filters: [0, 1, 2, 3, 4],
            extra: [PNGFixture.chunk("sRGB", [0]), PNGFixture.chunk("tEXt", Array("A\0b".utf8))])
        #expect(Self.expectAgreement(sound))
        for place in sound.indices {
            for flip: UInt8 in [1, 0x20, 0x80, 0xFF] {
                var bytes = sound
                bytes[place] ^= flip
                Self.expectAgreement(bytes, "byte \(place) ^ \(flip)")
            }
            Self.expectAgreement(Array(sound[..<place]), "cut at \(place)")
        }
    }

    /// Faults below checksums that are right.
    @Test func faultyStreamsAreLeftToLibpng() {
        let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 2, 1, 1, 1, 1, 1, 1]
        let stream = Deflate.zlibStream(of: rows, level: 6)
        func file(_ parts: [[UInt8]]) -> [UInt8] {
            PNGFixture.file(
                [PNGFixture.header(2, 2, colour: 2)] + parts.map { PNGFixture.chunk("IDAT", $0) }
                    + [PNGFixture.end])
        }
        #expect(Self.expectAgreement(file([stream])))
        #expect(Self.expectAgreement(file([Array(stream[..<3]), Array(stream[3...])])))
        #expect(!Self.expectAgreement(file([[], stream])))
        #expect(!Self.expectAgreement(file([stream + [0, 0]])))
        #expect(!Self.expectAgreement(file([stream, [7]])))
        #expect(!Self.expectAgreement(file([Array(stream.dropLast())])))
        #expect(!Self.expectAgreement(file([Array(stream.dropLast(4))])))
        #expect(!Self.expectAgreement(file([])))
        for rows in [
            Array(rows.dropLast()), rows + [0], [0] + rows, [], [5] + rows.dropFirst(),
            [0xFF] + rows.dropFirst(),
        ] {
            #expect(!Self.expectAgreement(file([Deflate.zlibStream(of: rows, level: 6)]), "\(rows)"))
        }
        // A smaller window is announced; with it libpng is as strict as zlib.
        for head: [UInt8] in [[0x18, 0x19], [0x68, 0x05], [0x78, 0xBB], [0x79, 0x9C]] {
            Self.expectAgreement(file([head + stream.dropFirst(2)]), "\(head)")
        }
    }

    @Test func otherKindsAreLeftToLibpng() throws {
        #expect(PNGPlainFile(bytes: try PNGFixture.gray16.bytes) == nil)
        #expect(PNGPlainFile(bytes: []) == nil)
        #expect(PNGPlainFile(bytes: PNGHeader.signature) == nil)
        // Interlaced, and kinds that there are none of.
        for tail: [UInt8] in [
            [8, 2, 0, 0, 1], [8, 2, 1, 0, 0], [8, 2, 0, 1, 0], [16, 2, 0, 0, 0], [8, 5, 0, 0, 0],
            [8, 4, 0, 0, 0], [16, 0, 0, 0, 0], [3, 3, 0, 0, 0], [2, 2, 0, 0, 0],
        ] {
            let stream = Deflate.zlibStream(of: [0, 1, 2, 3], level: 6)
            let bytes = PNGFixture.file([
                PNGFixture.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1] + tail), PNGFixture.chunk("IDAT", stream),
                PNGFixture.end,
            ])
            #expect(!Self.expectAgreement(bytes, "\(tail)"))
        }
    }
}

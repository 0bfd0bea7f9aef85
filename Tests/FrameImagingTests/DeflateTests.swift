import CDeflate
@testable import FrameImaging
import Testing

@Suite struct DeflateTests {
    @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 200_000])
    func storedStreamsInflateToTheBytes(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        let stream = Deflate.storedStream(of: bytes)
        #expect(try inflated(stream, room: count) == bytes)
    }

    @Test(arguments: PNGSample.all, PNGEncoder.Speed.allCases)
    func streamsOfPicturesEndWithTheirChecksum(sample: PNGSample, speed: PNGEncoder.Speed) throws {
        let bitmap = try sample.bitmap
        let chunks = try PNGChunks(PNGEncoder(speed: speed).bytes(of: bitmap))
        let room = (bitmap.width * 4 + 1) * bitmap.height
        // libpng and pngcheck have all rows before they come to the checksum and do not look at it.
        #expect(try inflated(chunks.stream, room: room).count >= (bitmap.width / 8 + 1) * bitmap.height)
    }

    /// What a stream holds; its checksum and its end are checked.
    private func inflated(_ stream: [UInt8], room: Int) throws -> [UInt8] {
        let decompressor = try unsafe #require(libdeflate_alloc_decompressor())
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var result = [UInt8](repeating: 0, count: max(room, 1))
        var (read, written) = (0, 0)
        let status = unsafe libdeflate_zlib_decompress_ex(
            decompressor, stream, stream.count, &result, result.count, &read, &written)
        try #require(status == LIBDEFLATE_SUCCESS)
        #expect(read == stream.count)
        return Array(result.prefix(written))
    }
}

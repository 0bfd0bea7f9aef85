import CDeflate
@testable import FrameImaging
import Testing

@Suite struct DeflateTests {
    @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 200_000])
    func storedStreamsInflateToTheBytes(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        let stream = Deflate.storedStream(of: bytes)
        let decompressor = try unsafe #require(libdeflate_alloc_decompressor())
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var result = [UInt8](repeating: 0, count: max(count, 1))
        var length = 0
        let status = unsafe libdeflate_zlib_decompress(
            decompressor, stream, stream.count, &result, result.count, &length)
        #expect(status == LIBDEFLATE_SUCCESS)
        #expect(Array(result.prefix(length)) == bytes)
    }
}

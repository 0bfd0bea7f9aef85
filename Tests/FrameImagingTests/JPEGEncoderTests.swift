import CTurboJPEG
import FrameImaging
import Testing

struct JPEGEncoderTests {
    @Test func pictureComesBackNearlyTheSame() throws {
        let bitmap = try gradient(width: 31, height: 17)
        let bytes = try JPEGEncoder.bytes(of: bitmap, quality: 95, detail: .full)
        let decoded = try #require(pixels(of: bytes, width: 31, height: 17))
        let worst = zip(bitmap.bytes, decoded).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(worst) <= 6)
    }

    @Test func fileHasBothEndsOfAJPEG() throws {
        let bytes = try JPEGEncoder.bytes(of: gradient(width: 8, height: 8))
        #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(bytes.suffix(2) == [0xFF, 0xD9])
    }

    @Test func lowerQualityIsSmaller() throws {
        let bitmap = try gradient(width: 200, height: 120)
        let sizes = try [1, 40, 90].map { try JPEGEncoder.bytes(of: bitmap, quality: $0).count }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    }

    @Test func qualityOutsideItsRangeTakesTheNearerEnd() throws {
        let bitmap = try gradient(width: 16, height: 16)
        #expect(
            try JPEGEncoder.bytes(of: bitmap, quality: 900) == JPEGEncoder.bytes(of: bitmap, quality: 100))
        #expect(try JPEGEncoder.bytes(of: bitmap, quality: -3) == JPEGEncoder.bytes(of: bitmap, quality: 1))
    }

    @Test func tooManyColumnsAreRefused() throws {
        let bitmap = try #require(Bitmap(width: 65_501, height: 1))
        #expect(throws: JPEGEncoder.Failure.tooLarge(width: 65_501, height: 1, limit: 65_500)) {
            try JPEGEncoder.bytes(of: bitmap)
        }
    }

    /// An opaque picture whose channels rise along its sides.
    private func gradient(width: Int, height: Int) throws -> Bitmap {
        var bytes: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (column * 255 / width, row * 255 / height)
                bytes += [UInt8(255 - x), UInt8(y), UInt8(x), 255]
            }
        }
        return try #require(Bitmap(width: width, height: height, bytes: bytes))
    }

    private func pixels(of bytes: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard let decoder = unsafe tjInitDecompress() else { return nil }
        defer { unsafe tjDestroy(decoder) }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        let status = unsafe pixels.withUnsafeMutableBufferPointer { target in
            unsafe bytes.withUnsafeBufferPointer { source in
                unsafe tjDecompress2(
                    decoder, source.baseAddress, UInt(source.count), target.baseAddress, Int32(width), 0,
                    Int32(height), Int32(TJPF_BGRA.rawValue), 0)
            }
        }
        return status == 0 ? pixels : nil
    }
}

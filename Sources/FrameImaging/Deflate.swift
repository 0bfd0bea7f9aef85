internal import CDeflate

/// Deflate and its checksums, by libdeflate.
enum Deflate {
    /// A zlib stream of bytes.
    ///
    /// - Parameters:
    ///   - bytes: What to compress.
    ///   - level: 0…12.
    /// - Returns: The stream, with zlib's header and checksum.
    static func zlibStream(of bytes: [UInt8], level: Int) -> [UInt8] {
        // Without memory for a compressor the stream is longer but no less right.
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(min(max(level, 0), 12))) else {
            return storedStream(of: bytes)
        }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe bytes.withUnsafeBytes { source in
            unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
                count = unsafe libdeflate_zlib_compress(
                    compressor, source.baseAddress, source.count, target.baseAddress, target.count)
            }
        }
    }

    /// A zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4), which holds the bytes as they are.
    static func storedStream(of bytes: [UInt8]) -> [UInt8] {
        let blockSize = 0xFFFF
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: max(bytes.count, 1), by: blockSize) {
            let block = bytes[start..<min(start + blockSize, bytes.count)]
            let isLast: UInt8 = start + blockSize >= bytes.count ? 1 : 0
            let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
            stream += [isLast, low, high, ~low, ~high]
            stream += block
        }
        let sum = unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
        return stream + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// The CRC-32 of bytes, as PNG chunks end with.
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBufferPointer { unsafe checksum(of: $0) }
    }

    /// The CRC-32 of bytes.
    @unsafe static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }
}

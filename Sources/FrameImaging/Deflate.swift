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
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else {
            preconditionFailure("out of memory, or a level outside 0…12")
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

    /// The CRC-32 of bytes, as PNG chunks end with.
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}

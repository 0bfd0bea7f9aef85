import CTurboJPEG
import FrameImaging
import Testing

/// JPEG files for tests, made by the library itself.
enum JPEGSample {
    /// A JPEG of opaque pixels, at the best quality and without colour subsampling unless said otherwise.
    static func bytes(
        of bitmap: Bitmap, quality: Int32 = 100, isProgressive: Bool = false, isGray: Bool = false
    ) throws -> [UInt8] {
        let encoder = unsafe try #require(tjInitCompress())
        defer { unsafe tjDestroy(encoder) }
        var memory: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let subsampling = isGray ? TJSAMP_GRAY : TJSAMP_444
        let status = unsafe tjCompress2(
            encoder, bitmap.bytes, Int32(bitmap.width), 0, Int32(bitmap.height), Int32(TJPF_BGRA.rawValue),
            &memory, &size, Int32(subsampling.rawValue), quality, isProgressive ? TJFLAG_PROGRESSIVE : 0)
        defer { unsafe tjFree(memory) }
        try #require(status == 0)
        return unsafe Array(UnsafeBufferPointer(start: memory, count: Int(size)))
    }

    /// A JPEG of four inks.
    static func cmykBytes(inks: [UInt8], width: Int, height: Int) throws -> [UInt8] {
        let encoder = unsafe try #require(tjInitCompress())
        defer { unsafe tjDestroy(encoder) }
        var memory: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let status = unsafe tjCompress2(
            encoder, inks, Int32(width), 0, Int32(height), Int32(TJPF_CMYK.rawValue), &memory, &size,
            Int32(TJSAMP_444.rawValue), 100, 0)
        defer { unsafe tjFree(memory) }
        try #require(status == 0)
        return unsafe Array(UnsafeBufferPointer(start: memory, count: Int(size)))
    }

    /// The file with EXIF's orientation inserted after the first marker.
    static func bytes(_ file: [UInt8], orientation: Int, isLittleEndian: Bool) -> [UInt8] {
        func number16(_ value: Int) -> [UInt8] {
            let bytes = [UInt8(value >> 8), UInt8(value & 255)]
            return isLittleEndian ? bytes.reversed() : bytes
        }
        func number32(_ value: Int) -> [UInt8] {
            isLittleEndian
                ? number16(value & 0xFFFF) + number16(value >> 16)
                : number16(value >> 16) + number16(value & 0xFFFF)
        }
        let order: [UInt8] = isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
        let directory =
            number16(2) + number16(0x010F) + number16(2) + number32(2) + number16(0x4100) + [0, 0]
            + number16(0x0112) + number16(3) + number32(1) + number16(orientation) + [0, 0] + number32(0)
        let exif = Array("Exif".utf8) + [0, 0] + order + number16(42) + number32(8) + directory
        let length = exif.count + 2
        return Array(file[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif
            + Array(file[2...])
    }
}

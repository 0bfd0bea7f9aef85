import CDeflate
import FrameImaging

/// PNG files of kinds that our own encoder does not write, put together by hand.
enum PNGFixture {
    /// Two gray pixels of 16 bits: black, and 0x8080.
    static var gray16: ImageFile {
        get throws {
            try ImageFile(
                bytes: file([
                    chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 16, 0, 0, 0, 0]),
                    chunk("IDAT", stored([0, 0, 0, 0x80, 0x80])), chunk("IEND", []),
                ]))
        }
    }

    /// Two pixels by palette: red, and blue of which half is seen.
    static var palette: ImageFile {
        get throws {
            try ImageFile(
                bytes: file([
                    chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 3, 0, 0, 0]),
                    chunk("PLTE", [255, 0, 0, 0, 0, 255]), chunk("tRNS", [255, 128]),
                    chunk("IDAT", stored([0, 0, 1])), chunk("IEND", []),
                ]))
        }
    }

    /// A file of a header that announces a size, and nothing behind it that would bear it out.
    static func header(width: UInt32, height: UInt32) -> [UInt8] {
        file([chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0]), chunk("IEND", [])])
    }

    /// The chunk of a header of eight bits a channel.
    static func header(_ width: Int, _ height: Int, colour: UInt8) -> [UInt8] {
        chunk("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, colour, 0, 0, 0])
    }

    /// The chunk that ends a file.
    static var end: [UInt8] { chunk("IEND", []) }

    static func file(_ chunks: [[UInt8]]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { $0 }
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(UInt32(content.count)) + body + number(unsafe libdeflate_crc32(0, body, body.count))
    }

    /// A zlib stream that stores its bytes.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
        return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes
            + number(unsafe libdeflate_adler32(1, bytes, bytes.count))
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

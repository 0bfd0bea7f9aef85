import CReferenceDeflate
import CReferencePNG
import Framewheel

/// What others do.
enum ReferenceEncoders {
    /// libpng with its own choice of filters and zlib's level 6, as most programs use it.
    static func libpng(_ picture: Bitmap) -> [UInt8] {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(picture.width)
        image.height = png_uint_32(picture.height)
        image.format = png_uint_32(PNG_FORMAT_BGR)
        let rgb = opaque(picture, order: [0, 1, 2])
        var size = rgb.count + rgb.count / 8 + 65_536
        var file = [UInt8](repeating: 0, count: size)
        png_image_write_to_memory(&image, &file, &size, 0, rgb, 0, nil)
        return Array(file.prefix(size))
    }

    /// Filter Up in every row, libdeflate's level 1.
    static func libdeflate(_ picture: Bitmap) -> [UInt8] {
        let rgb = opaque(picture, order: [2, 1, 0])
        let length = picture.width * 3
        var rows: [UInt8] = []
        rows.reserveCapacity((length + 1) * picture.height)
        rgb.withUnsafeBufferPointer { rgb in
            for row in 0..<picture.height {
                let up: UInt8 = 2
                rows.append(up)
                for place in row * length..<(row + 1) * length {
                    rows.append(row == 0 ? rgb[place] : rgb[place] &- rgb[place - length])
                }
            }
        }
        guard let compressor = libdeflate_alloc_compressor(1) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        var stream = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, rows.count))
        let count = libdeflate_zlib_compress(compressor, rows, rows.count, &stream, stream.count)
        let size = [picture.width, picture.height].flatMap { number(UInt32($0)) }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", size + [8, 2, 0, 0, 0])
            + chunk("IDAT", Array(stream.prefix(count))) + chunk("IEND", [])
    }

    private static func opaque(_ picture: Bitmap, order: [Int]) -> [UInt8] {
        let count = picture.width * picture.height
        let (a, b, c) = (order[0], order[1], order[2])
        return [UInt8](unsafeUninitializedCapacity: count * 3) { target, size in
            picture.bytes.withUnsafeBufferPointer { source in
                for pixel in 0..<count {
                    target[3 * pixel] = source[4 * pixel + a]
                    target[3 * pixel + 1] = source[4 * pixel + b]
                    target[3 * pixel + 2] = source[4 * pixel + c]
                }
            }
            size = count * 3
        }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(UInt32(content.count)) + body + number(libdeflate_crc32(0, body, body.count))
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

internal import CPNG

/// Reads PNG files: plain ones at once, all others by libpng.
enum PNGDecoder {
    /// Decodes a PNG of the size that its header announced.
    static func bitmap(from bytes: [UInt8], size: PixelSize) throws(ImageError) -> Bitmap {
        if let bitmap = PNGPlainFile(bytes: bytes)?.bitmap(from: bytes) { return bitmap }
        return try bitmapByLibpng(from: bytes, size: size)
    }

    /// Decodes by libpng's simplified interface, which reads any PNG and reports every fault as a message.
    static func bitmapByLibpng(from bytes: [UInt8], size: PixelSize) throws(ImageError) -> Bitmap {
        guard PNGHeader.isWhole(bytes) else { throw .truncated(.png) }
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        var pixels: [UInt8] = []
        let hasAlpha = unsafe bytes.withUnsafeBytes { source -> Bool in
            guard
                unsafe png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0,
                unsafe Int(image.width) == size.width && Int(image.height) == size.height
            else { return false }
            let hasAlpha = unsafe image.format & alphaFlag != 0
            // Without a gAMA chunk libpng takes 16-bit samples for linear light; nearly all are sRGB.
            unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            unsafe image.format = bgraFormat
            unsafe pixels = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) {
                target, count in
                let stride = png_int_32(size.width * 4)
                if unsafe png_image_finish_read(&image, nil, target.baseAddress, stride, nil) != 0 {
                    count = size.width * size.height * 4
                }
            }
            return hasAlpha
        }
        guard unsafe image.warning_or_error & errorFlag == 0,
            var bitmap = Bitmap(width: size.width, height: size.height, bytes: pixels)
        else { throw .damaged(.png, reason: unsafe message(of: image)) }
        if hasAlpha { bitmap.premultiply() }
        return bitmap
    }

    private static func message(of image: png_image) -> String {
        let text = unsafe withUnsafeBytes(of: image.message) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? "it cannot be decoded" : text
    }

    private static let alphaFlag = png_uint_32(PNG_FORMAT_FLAG_ALPHA)
    private static let bgraFormat = png_uint_32(PNG_FORMAT_BGRA)
    private static let errorFlag = png_uint_32(PNG_IMAGE_ERROR)
}

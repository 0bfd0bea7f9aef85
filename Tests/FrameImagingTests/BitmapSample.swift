import FrameImaging
import Testing

/// Pictures for tests.
enum BitmapSample {
    /// A picture whose pixels a function gives.
    static func picture(
        width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Bitmap.Pixel
    ) throws -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let color = pixel(x, y)
                bytes += [color.blue, color.green, color.red, color.alpha]
            }
        }
        return try #require(Bitmap(width: width, height: height, bytes: bytes))
    }

    /// Noise that is the same in every run; with alpha, colours stay premultiplied.
    static func noise(width: Int, height: Int, hasAlpha: Bool) throws -> Bitmap {
        var state: UInt64 = 88_172_645_463_325_252
        func next() -> UInt8 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 24)
        }
        return try picture(width: width, height: height) { _, _ in
            let alpha = hasAlpha ? next() : 255
            func channel() -> UInt8 { UInt8(Int(next()) * Int(alpha) / 255) }
            return Bitmap.Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
        }
    }

    /// Soft colours, as in a photo.
    static func gradient(width: Int, height: Int) throws -> Bitmap {
        try picture(width: width, height: height) { x, y in
            Bitmap.Pixel(
                red: UInt8(x * 255 / max(width - 1, 1)), green: UInt8(y * 255 / max(height - 1, 1)),
                blue: UInt8((x + y) % 256), alpha: 255)
        }
    }
}

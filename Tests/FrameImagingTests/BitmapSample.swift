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
        var noise = Noise(seed: 88_172_645_463_325_252)
        return try picture(width: width, height: height) { _, _ in
            let alpha = hasAlpha ? noise.byte() : 255
            func channel() -> UInt8 { UInt8(Int(noise.byte()) * Int(alpha) / 255) }
            return Bitmap.Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
        }
    }

    /// Hills under a sky with a little grain, much as a photo's pixels differ from their neighbours.
    static func photo(width: Int, height: Int) throws -> Bitmap {
        var noise = Noise(seed: 2_463_534_242)
        return try picture(width: width, height: height) { x, y in
            let hill = height / 2 + (x * x / 300 + x * 3) % 70
            let grain = Int(noise.byte() % 5) + Int(noise.byte() % 3)
            let light = y < hill ? 120 + y * 90 / height : 40 + (x * 7 + y * 3) / 16 % 60
            func channel(_ share: Int) -> UInt8 { UInt8(light * share / 8 + grain + Int(noise.byte() % 2)) }
            return Bitmap.Pixel(red: channel(5), green: channel(6), blue: channel(8), alpha: 255)
        }
    }

    /// A photo that fades out to the left and is cut out round.
    static func softPhoto(width: Int, height: Int) throws -> Bitmap {
        let photo = try photo(width: width, height: height)
        return try picture(width: width, height: height) { x, y in
            let (dx, dy) = (x - width / 2, y - height / 2)
            let alpha = dx * dx + dy * dy > height * height / 5 ? 0 : min(x * 2, 255)
            let pixel = photo[x, y]
            func channel(_ value: UInt8) -> UInt8 { UInt8((Int(value) * alpha + 127) / 255) }
            return Bitmap.Pixel(
                red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue),
                alpha: UInt8(alpha))
        }
    }

    /// So many colours in changing order, all of them where there is room; with alpha a third is not opaque.
    static func colours(_ count: Int, width: Int, height: Int, hasAlpha: Bool) throws -> Bitmap {
        try picture(width: width, height: height) { x, y in
            let place = y * width + x
            let colour = place < count ? place : (place * 7 + place / 11) % count
            let alpha: UInt8 = hasAlpha && colour % 3 == 0 ? 200 : 255
            return Bitmap.Pixel(
                red: UInt8(colour % 199), green: UInt8(colour / 199), blue: UInt8(199 - colour % 199),
                alpha: alpha)
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

/// Numbers that look random and are the same in every run: Marsaglia's xorshift with 64 bits.
struct Noise {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 16
    }

    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 8) }

    /// A number below a limit.
    mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

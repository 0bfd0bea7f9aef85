import FrameImaging
import Testing

/// A picture that is hard on an encoder in its own way.
struct PNGSample: CustomTestStringConvertible, Sendable {
    let name: String
    private let make: @Sendable () throws -> Bitmap

    var bitmap: Bitmap { get throws { try make() } }
    var testDescription: String { name }

    private init(_ name: String, _ make: @escaping @Sendable () throws -> Bitmap) {
        self.name = name
        self.make = make
    }

    static var all: [PNGSample] { noises + shapes + palettes }

    private static var noises: [PNGSample] {
        let sizes = [
            (1, 1), (2, 1), (1, 2), (1, 9), (9, 1), (2, 3), (37, 53), (1, 3000), (3000, 1), (16_384, 9),
            (500, 320),
        ]
        return sizes.flatMap { width, height in
            [false, true].map { hasAlpha in
                PNGSample("noise-\(width)x\(height)\(hasAlpha ? "-alpha" : "")") {
                    try BitmapSample.noise(width: width, height: height, hasAlpha: hasAlpha)
                }
            }
        }
    }

    private static var shapes: [PNGSample] {
        [
            PNGSample("flat") { try flat(width: 1170, height: 200, alpha: 255) },
            PNGSample("transparent") { try flat(width: 300, height: 200, alpha: 0) },
            PNGSample("glass") { try flat(width: 300, height: 200, alpha: 77) },
            PNGSample("wide-flat") { try flat(width: 16_384, height: 17, alpha: 255) },
            PNGSample("gradient") { try BitmapSample.gradient(width: 640, height: 256) },
            PNGSample("photo") { try BitmapSample.photo(width: 320, height: 300) },
            PNGSample("soft-photo") { try BitmapSample.softPhoto(width: 320, height: 300) },
            PNGSample("noise-below-flat") {
                var bitmap = try flat(width: 1170, height: 140, alpha: 255)
                let noise = try BitmapSample.noise(width: 1170, height: 10, hasAlpha: false)
                bitmap.bytes.replaceSubrange(1170 * 4 * 60..<1170 * 4 * 70, with: noise.bytes)
                return bitmap
            },
        ]
    }

    private static var palettes: [PNGSample] {
        [1, 2, 3, 4, 5, 16, 17, 255, 256, 257].flatMap { count in
            [false, true].map { hasAlpha in
                PNGSample("colours-\(count)\(hasAlpha ? "-alpha" : "")") {
                    try BitmapSample.colours(count, width: 61, height: 23, hasAlpha: hasAlpha)
                }
            }
        }
    }

    private static func flat(width: Int, height: Int, alpha: UInt8) throws -> Bitmap {
        try BitmapSample.picture(width: width, height: height) { _, _ in
            Bitmap.Pixel(red: alpha, green: alpha / 2, blue: alpha / 3, alpha: alpha)
        }
    }
}

import FrameImaging
import PlaneGeometry

extension Bitmap.Pixel {
    static let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let white = Bitmap.Pixel(0xFFFFFF)
    static let black = Bitmap.Pixel(0x000000)
    static let pureRed = Bitmap.Pixel(0xFF0000)
    static let pureGreen = Bitmap.Pixel(0x00FF00)
    static let pureBlue = Bitmap.Pixel(0x0000FF)

    /// An opaque colour from 0xRRGGBB.
    init(_ hex: UInt32) {
        self.init(
            red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF), alpha: 255)
    }

    /// Whether no channel differs by more than a tolerance.
    func isNear(_ other: Bitmap.Pixel, within tolerance: Int = 1) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
            .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}

extension Bitmap {
    /// The smallest box around all pixels that fulfil a condition, in pixels.
    func box(where holds: (Pixel) -> Bool) -> Rect? {
        var box: Rect?
        for y in 0..<height {
            for x in 0..<width where holds(self[x, y]) {
                let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box
    }

    /// The picture reflected left to right.
    var mirrored: Bitmap {
        var copy = self
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<4 {
                    copy.bytes[(y * width + x) * 4 + channel] =
                        bytes[(y * width + width - 1 - x) * 4 + channel]
                }
            }
        }
        return copy
    }

    /// The largest difference of one channel from a picture of the same size.
    func largestDifference(from other: Bitmap) -> Int {
        zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
}

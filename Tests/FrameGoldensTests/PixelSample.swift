import FrameImaging
import Testing

/// Pictures for tests.
enum PixelSample {
    /// A picture of one opaque colour.
    static func flat(_ value: UInt8 = 200, width: Int, height: Int) throws -> Bitmap {
        var bytes = [UInt8](repeating: value, count: width * height * 4)
        for place in stride(from: 3, to: bytes.count, by: 4) { bytes[place] = 255 }
        return try #require(Bitmap(width: width, height: height, bytes: bytes))
    }

    /// The picture with pixels of another colour.
    static func painted(
        _ bitmap: Bitmap, _ places: some Sequence<(Int, Int)>, red: UInt8 = 10
    ) -> Bitmap {
        var result = bitmap
        for (x, y) in places { result.bytes[(y * bitmap.width + x) * 4 + 2] = red }
        return result
    }

    /// Two pictures of noise, of which a third of the pixels is the same.
    ///
    /// A channel has at most so much light and goes astray by at most the range.
    static func pair(
        width: Int, height: Int, range: Int, light: Int, hasAlpha: Bool = false,
        _ random: inout SeededGenerator
    ) throws -> (Bitmap, Bitmap) {
        var (one, other): ([UInt8], [UInt8]) = ([], [])
        for _ in 0..<width * height {
            let alpha = hasAlpha ? Int.random(in: 0...255, using: &random) : 255
            let pixel = (0..<3).map { _ in Int.random(in: 0...light, using: &random) * alpha / 255 }
            one += pixel.map { UInt8($0) } + [UInt8(alpha)]
            let isSame = Int.random(in: 0..<3, using: &random) == 0
            other +=
                pixel.map {
                    isSame
                        ? UInt8($0)
                        : UInt8(min(max($0 + Int.random(in: -range...range, using: &random), 0), alpha))
                } + [UInt8(alpha)]
        }
        return (
            try #require(Bitmap(width: width, height: height, bytes: one)),
            try #require(Bitmap(width: width, height: height, bytes: other))
        )
    }
}

/// A small generator whose numbers depend on its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

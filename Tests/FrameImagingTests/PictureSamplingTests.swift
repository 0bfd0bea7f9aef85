import CFrameKernels
import Testing

/// The kernels that sample pictures, with and without vectors, against their formula.
@Suite struct PictureSamplingTests {
    @Test(arguments: [1, 4, 5, 9]) func pixelsAreWeightedSums(perPixel: Int) {
        var random = SystemRandomNumberGenerator()
        let (source, count) = (61, 97)
        let sums = (0..<source * 4).map { _ in Int32.random(in: -300...65_280, using: &random) }
        let places = (0..<count * perPixel).map { _ in Int.random(in: 0..<source, using: &random) }
        let weights = (0..<count * perPixel).map { _ in
            Int32.random(in: -2000...9000, using: &random) / Int32(perPixel)
        }
        let expected = (0..<count).flatMap { pixel -> [UInt8] in
            let taps = pixel * perPixel..<(pixel + 1) * perPixel
            func value(_ channel: Int, most: Int) -> Int {
                let sum = taps.reduce(0) { $0 + Int(weights[$1]) * Int(sums[places[$1] * 4 + channel]) }
                return min(max((sum + (1 << 21)) >> 22, 0), most)
            }
            let alpha = value(3, most: 255)
            return (0..<3).map { UInt8(value($0, most: alpha)) } + [UInt8(alpha)]
        }
        for isPortable in [true, false] {
            var pixels = [UInt8](repeating: 1, count: count * 4)
            unsafe places.withUnsafeBufferPointer { places in
                unsafe weights.withUnsafeBufferPointer { weights in
                    var taps = unsafe FramePixelTaps(
                        places: places.baseAddress, weights: weights.baseAddress, perPixel: perPixel,
                        count: count, portable: isPortable)
                    unsafe frame_mix_pixels(&taps, sums, &pixels)
                }
            }
            #expect(pixels == expected)
        }
    }
}

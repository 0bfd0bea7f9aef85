import CFrameKernels
import FrameImaging
import Testing

@testable import FrameGoldens

/// The kernels against pixel by pixel work, on every processor's code.
@Suite struct PixelKernelTests {
    struct Case: Sendable {
        var width: Int
        var range: Int
        var light: Int
        var hasAlpha = false
    }

    static let cases = [
        Case(width: 1, range: 255, light: 255), Case(width: 7, range: 3, light: 255),
        Case(width: 64, range: 40, light: 255), Case(width: 65, range: 2, light: 12),
        Case(width: 131, range: 9, light: 70), Case(width: 200, range: 255, light: 255),
        Case(width: 77, range: 60, light: 255, hasAlpha: true), Case(width: 30, range: 1, light: 3),
    ]

    @Test(arguments: cases, [0, 1.5, 20])
    func whatIsLeftOutOfMeasuringChangesNothing(of sample: Case, tolerance: Double) throws {
        var random = SeededGenerator(seed: UInt64(sample.width))
        let (one, other) = try PixelSample.pair(
            width: sample.width, height: 40, range: sample.range, light: sample.light,
            hasAlpha: sample.hasAlpha, &random)
        let comparison = try PixelComparison(
            expected: one, actual: other, tolerance: PixelTolerance(distance: tolerance))
        var (largest, different, over) = (0.0, 0, 0)
        for y in 0..<40 {
            for x in 0..<sample.width {
                let distance = ColourDistance.between(one[x, y], other[x, y])
                let isOver = tolerance == 0 ? one[x, y] != other[x, y] : distance > tolerance
                largest = max(largest, distance)
                different += one[x, y] == other[x, y] ? 0 : 1
                over += isOver ? 1 : 0
                #expect(comparison.isOver(x: x, y: y) == isOver)
            }
        }
        #expect(comparison.largestDistance == largest)
        #expect(comparison.differentCount == different)
        #expect(comparison.overCount == over)
        let place = try #require(comparison.farthest)
        #expect(ColourDistance.between(one[place.x, place.y], other[place.x, place.y]) == largest)
    }

    @Test(arguments: cases)
    func everyProcessorFindsTheSame(_ sample: Case) throws {
        var random = SeededGenerator(seed: 7)
        let (one, other) = try PixelSample.pair(
            width: sample.width, height: 1, range: sample.range, light: sample.light,
            hasAlpha: sample.hasAlpha, &random)
        func result(portable: Bool) -> [UInt64] {
            var marks = [UInt64](repeating: 0, count: (sample.width + 63) / 64)
            let count = unsafe frame_row_mark(one.bytes, other.bytes, sample.width, &marks, portable)
            var farthest = FrameFarthestPixel(distance: 0, column: 0)
            unsafe ColourDistance.withSetting(tolerance: 1, portable: portable) { setting in
                _ = unsafe frame_row_measure(
                    setting, one.bytes, other.bytes, sample.width, &marks, &farthest)
            }
            return marks + [UInt64(count), UInt64(farthest.column), UInt64(farthest.distance.bitPattern)]
        }
        #expect(result(portable: true) == result(portable: false))
    }

    /// The bounds that spare measuring are those of every step of one in every colour with that much light.
    ///
    /// All steps along the edges of the cube of colours and through a lattice in it; the largest ones lie where
    /// the other channels are 0.
    @Test func noStepIsLongerThanItsBound() {
        let bounds: [(light: Int, red: Double, green: Double, blue: Double)] = [
            (64, 293, 369, 215), (24, 850, 851, 547), (0, 4672, 6299, 3785),
        ]
        let lattice = [0, 1, 2, 5, 11, 23, 24, 25, 40, 63, 64, 65, 100, 160, 200, 254, 255]
        for first in lattice {
            for second in lattice {
                for value in 0..<255 {
                    let light = max(first, second, value)
                    guard let bound = bounds.first(where: { light >= $0.light }) else { continue }
                    for (channel, limit) in [bound.red, bound.green, bound.blue].enumerated() {
                        var colour = [first, second]
                        colour.insert(value, at: channel)
                        var next = colour
                        next[channel] += 1
                        #expect(Self.distance(colour, next) * 1024 <= limit)
                    }
                }
            }
        }
    }

    private static func distance(_ one: [Int], _ other: [Int]) -> Double {
        func pixel(_ values: [Int]) -> Bitmap.Pixel {
            Bitmap.Pixel(
                red: UInt8(values[0]), green: UInt8(values[1]), blue: UInt8(values[2]), alpha: 255)
        }
        return ColourDistance.between(pixel(one), pixel(other))
    }
}

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
        Case(width: 2100, range: 255, light: 90),
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

    /// Also after a pixel that was so far away that most of the row is left out.
    @Test(arguments: cases, [0, 2, 12, 45])
    func everyProcessorFindsTheSame(_ sample: Case, known: Float) throws {
        var random = SeededGenerator(seed: 7)
        let (one, other) = try PixelSample.pair(
            width: sample.width, height: 1, range: sample.range, light: sample.light,
            hasAlpha: sample.hasAlpha, &random)
        func result(portable: Bool) -> [UInt64] {
            var marks = [UInt64](repeating: 0, count: (sample.width + 63) / 64)
            let count = unsafe frame_row_mark(one.bytes, other.bytes, sample.width, &marks, portable)
            var farthest = FrameFarthestPixel(distance: known, column: 0)
            unsafe ColourDistance.withSetting(tolerance: 1, portable: portable) { setting in
                _ = unsafe frame_row_measure(
                    setting, one.bytes, other.bytes, sample.width, &marks, &farthest)
            }
            return marks + [UInt64(count), UInt64(farthest.column), UInt64(farthest.distance.bitPattern)]
        }
        #expect(result(portable: true) == result(portable: false))
    }

    /// A channel, and its longest step where there is light enough, in units of 6.17/1024.
    static let steps = [(0, 41.0), (1, 56), (2, 33)]

    /// The bounds that spare measuring are those of every step in every colour with that much light.
    ///
    /// All steps along the edges of the cube of colours and through a lattice in it; the largest ones lie where
    /// other channels are 0.
    @Test(arguments: steps) func noStepIsLongerThanItsBound(channel: Int, bound: Double) {
        let thirteenths = [242.0, 60, 34, 22, 16, 14, 13, 13, 13, 13, 12, 12, 12, 12, 12, 11]
        let lattice = [
            0, 1, 2, 5, 11, 15, 16, 17, 31, 32, 33, 47, 48, 49, 63, 64, 79, 80, 96, 160, 200, 240, 255,
        ]
        for first in lattice {
            for second in lattice {
                for value in 0..<255 {
                    var (colour, next) = ([first, second], [first, second])
                    colour.insert(value, at: channel)
                    next.insert(value + 1, at: channel)
                    let factor = thirteenths[(colour.max() ?? 0) / 16] / 13
                    #expect(Self.distance(colour, next) * 1024 <= bound * 6.17 * factor)
                }
            }
        }
    }

    /// Rough colours lie within 0.72 of the true ones; of black the rough one is the true one.
    @Test(arguments: [true, false]) func roughColoursAreNear(portable: Bool) {
        let lattice = [0, 1, 3, 8, 16, 24, 40, 64, 90, 120, 150, 163, 185, 215, 235, 250, 255]
        for red in lattice {
            for green in lattice {
                for blue in lattice {
                    let pixel = [UInt8(blue), UInt8(green), UInt8(red), 255]
                    let rough = unsafe frame_rough_pixel_distance(pixel, [0, 0, 0, 255], portable)
                    #expect(abs(Double(rough) - Self.distance([red, green, blue], [0, 0, 0])) <= 0.72)
                }
            }
        }
    }

    /// The same for colours that lie any way apart: where one distance went beyond its bound, its pixel would be left
    /// out, and the largest distance of the rows would not be the one that is told.
    @Test(arguments: [255, 120, 80, 40, 20, 5]) func noDistanceIsBeyondItsBound(light: Int) throws {
        var random = SeededGenerator(seed: UInt64(light))
        for _ in 0..<2000 {
            let (one, other) = try PixelSample.pair(
                width: 16, height: 6, range: Int.random(in: 1...255, using: &random), light: light,
                hasAlpha: false, &random)
            let comparison = try PixelComparison(expected: one, actual: other)
            let distances = (0..<96).map {
                ColourDistance.between(one[$0 % 16, $0 / 16], other[$0 % 16, $0 / 16])
            }
            #expect(comparison.largestDistance == distances.max())
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

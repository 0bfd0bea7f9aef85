import FrameImaging
import Testing

/// A moving picture for tests.
struct AnimationSample: CustomTestStringConvertible, Sendable {
    let name: String
    /// Frames a second.
    var rate = 60
    var plays: Int?
    /// How many ticks each frame lasts.
    var ticks = 1
    private let made: Result<[Bitmap], any Error>

    var testDescription: String { name }

    var bitmaps: [Bitmap] { get throws { try made.get() } }

    init(
        _ name: String, rate: Int = 60, plays: Int? = nil, ticks: Int = 1,
        _ make: () throws -> [Bitmap]
    ) {
        self.name = name
        self.rate = rate
        self.plays = plays
        self.ticks = ticks
        made = Result(catching: make)
    }

    /// Frames and how many ticks each is seen: equal neighbours are one.
    var shown: [(bitmap: Bitmap, ticks: Int)] {
        get throws {
            try bitmaps.reduce(into: []) { shown, bitmap in
                if let last = shown.last, last.bitmap == bitmap {
                    shown[shown.count - 1].ticks += ticks
                } else {
                    shown.append((bitmap, ticks))
                }
            }
        }
    }

    /// All frames opaque.
    static let opaque: [AnimationSample] = [
        AnimationSample("one frame") { [try BitmapSample.photo(width: 40, height: 30)] },
        AnimationSample("two equal frames", plays: 1, ticks: 7) {
            Array(repeating: try BitmapSample.photo(width: 40, height: 30), count: 2)
        },
        AnimationSample("one pixel", rate: 25, plays: 3) {
            try [10, 200, 90].map { try flat(width: 1, height: 1, red: $0) }
        },
        AnimationSample("a photo in motion", rate: 30) { try (0..<8).map { try slide($0, 97, 61) } },
        AnimationSample("with pauses", rate: 24, plays: 2, ticks: 5) {
            try [0, 1, 1, 1, 2, 3, 3].map { try slide($0, 64, 48) }
        },
        AnimationSample("there and back", rate: 50) { try [0, 1, 0, 1, 0].map { try slide($0, 33, 65) } },
        AnimationSample("a corner", rate: 10) {
            let still = try BitmapSample.photo(width: 51, height: 37)
            let gradient = try BitmapSample.gradient(width: 51, height: 37)
            return (0..<6).map { number in
                var bitmap = still
                let last = bitmap.bytes.count - 4
                bitmap.bytes.replaceSubrange(last..<last + 4, with: [UInt8(number * 40), 0, 0, 255])
                return bitmap
            } + [gradient]
        },
    ]

    /// Frames with alpha.
    static let translucent: [AnimationSample] = [
        AnimationSample("nothing to see", ticks: 3) {
            [try flat(width: 20, height: 10, alpha: 0), try flat(width: 20, height: 10, red: 9)]
        },
        AnimationSample("alpha in motion", rate: 25) { try (0..<8).map { try softSlide($0, 81, 63) } },
        AnimationSample("appears and goes", rate: 20, plays: 4) {
            let nothing = try flat(width: 24, height: 24, alpha: 0)
            return [nothing, try softSlide(3, 24, 24), nothing, try softSlide(5, 24, 24)]
        },
    ]

    static func flat(width: Int, height: Int, red: UInt8 = 0, alpha: UInt8 = 255) throws -> Bitmap {
        try BitmapSample.picture(width: width, height: height) { _, _ in
            Bitmap.Pixel(red: red, green: 0, blue: 0, alpha: alpha)
        }
    }

    /// A photo that has moved so far over a flat ground.
    static func slide(_ step: Int, _ width: Int, _ height: Int) throws -> Bitmap {
        let photo = try BitmapSample.photo(width: width / 2, height: height / 2)
        return try BitmapSample.picture(width: width, height: height) { x, y in
            let (column, row) = (x - step * 3, y - height / 4)
            guard column >= 0, column < photo.width, row >= 0, row < photo.height else {
                return Bitmap.Pixel(red: 242, green: 242, blue: 247, alpha: 255)
            }
            return photo[column, row]
        }
    }

    /// A photo that fades out to the left and has a hole, moved so far over nothing.
    static func softSlide(_ step: Int, _ width: Int, _ height: Int) throws -> Bitmap {
        let photo = try BitmapSample.photo(width: width * 2 / 3, height: height * 2 / 3)
        return try BitmapSample.picture(width: width, height: height) { x, y in
            let (column, row) = (x - step * 2, y - step)
            let isHole = column / 4 % 4 == 2 && row / 4 % 3 == 1
            guard column >= 0, column < photo.width, row >= 0, row < photo.height, !isHole else {
                return Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
            }
            let (pixel, alpha) = (photo[column, row], min(40 + column * 14, 255))
            func channel(_ value: UInt8) -> UInt8 { UInt8(Int(value) * alpha / 255) }
            return Bitmap.Pixel(
                red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue),
                alpha: UInt8(alpha))
        }
    }
}

extension AnimationSample {
    func settings() throws -> AnimationSettings {
        let first = try #require(try bitmaps.first)
        return AnimationSettings(
            size: PixelSize(width: first.width, height: first.height), ticksPerSecond: rate, plays: plays)
    }

    /// The animation as a file.
    func file(_ encoder: some AnimationEncoder) throws -> [UInt8] {
        var writer = try AnimationWriter(encoder, to: AnimationBuffer())
        var previous: Bitmap?
        for bitmap in try bitmaps {
            try writer.append(try encoder.frame(bitmap, after: previous), ticks: ticks)
            previous = bitmap
        }
        let summary = try writer.finish()
        #expect(summary.byteCount == writer.sink.bytes.count)
        #expect(summary.ticks == (try bitmaps.count) * ticks)
        return writer.sink.bytes
    }
}

import FileStorage
import FrameImaging
import Testing

@Suite struct APNGEncoderTests {
    private static let samples = AnimationSample.opaque + AnimationSample.translucent

    @Test(arguments: samples, PNGEncoder.Speed.allCases)
    func ffmpegSeesEveryPixel(sample: AnimationSample, speed: PNGEncoder.Speed) throws {
        try check(sample, APNGEncoder(try sample.settings(), speed: speed))
    }

    @Test(arguments: AnimationSample.opaque, PNGEncoder.Speed.allCases)
    func ffmpegSeesEveryPixelWithoutAlpha(sample: AnimationSample, speed: PNGEncoder.Speed) throws {
        try check(sample, APNGEncoder(try sample.settings(), speed: speed, hasAlpha: false))
    }

    private func check(_ sample: AnimationSample, _ encoder: APNGEncoder) throws {
        let folder = try TemporaryFolder()
        let file = folder.path.appending("a.png")
        let bytes = try sample.file(encoder)
        try file.write(bytes)
        let shown = try sample.shown
        let decoded = try DecodedAnimation(ffmpeg: file, size: encoder.settings.size)
        #expect(decoded.shows(shown.map(\.bitmap)))
        #expect(decoded.durations.count == shown.count)
        for (duration, frame) in zip(decoded.durations, shown) {
            #expect(abs(duration - Double(frame.ticks) / Double(sample.rate)) < 0.00002)
        }
        // Programs that know no animations show the first frame.
        #expect(try ImageFile(bytes: bytes).bitmap() == shown[0].bitmap)
        #expect(try shell("pngcheck \(file.text)").contains("OK: "))
        let control = try #require(try PNGChunks(bytes)["acTL"])
        #expect(control == [0, 0, 0, UInt8(shown.count), 0, 0, 0, UInt8(sample.plays ?? 0)])
    }

    @Test func onlyWhatChangesIsStored() throws {
        let sample = try #require(AnimationSample.opaque.last)
        let chunks = try PNGChunks(try sample.file(APNGEncoder(try sample.settings())))
        #expect(chunks.names.filter { $0 == "fcTL" }.count == 7)
        // Sequence, size, place, delay, kept, replacing.
        #expect(
            chunks["fcTL"] == [
                0, 0, 0, 11, 0, 0, 0, 51, 0, 0, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0,
            ])
        let start = AnimationSample("start", rate: 10) { Array(try sample.bitmaps.prefix(2)) }
        let corner = try PNGChunks(try start.file(APNGEncoder(try sample.settings())))
        #expect(
            corner["fcTL"] == [
                0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 50, 0, 0, 0, 36, 0, 1, 0, 10, 0, 0,
            ])
    }

    @Test func fewChangedPixelsInAWideAreaAreDrawnOver() throws {
        let still = try BitmapSample.photo(width: 60, height: 40)
        let other = try BitmapSample.picture(width: 60, height: 40) { x, y in
            (x, y) == (0, 0) || (x, y) == (59, 39)
                ? Bitmap.Pixel(red: 3, green: 2, blue: 1, alpha: 255) : still[x, y]
        }
        let sample = AnimationSample("corners") { [still, other] }
        let bytes = try sample.file(APNGEncoder(try sample.settings()))
        #expect(try PNGChunks(bytes)["fcTL"]?.last == 1)
        let whole = try sample.file(APNGEncoder(try sample.settings(), hasAlpha: false))
        #expect(try PNGChunks(whole)["fcTL"]?.last == 0)
    }

    @Test func aTranslucentFrameIsRefusedWithoutAlpha() throws {
        let sample = AnimationSample.translucent[0]
        let encoder = APNGEncoder(try sample.settings(), hasAlpha: false)
        #expect(throws: AnimationError.notOpaque(.apng)) { try sample.file(encoder) }
    }

    @Test(arguments: [1001, 66_066, 30_000 * 70, 30_000 * 7000 + 1])
    func delaysAreTheNearestFractionThatFits(ticks: Int) throws {
        var sample = AnimationSample("slow", rate: 30_000) { [try AnimationSample.flat(width: 1, height: 1)] }
        sample.ticks = ticks
        let control = try #require(try PNGChunks(try sample.file(APNGEncoder(try sample.settings())))["fcTL"])
        let (numerator, denominator) = (
            Int(control[20]) << 8 | Int(control[21]), Int(control[22]) << 8 | Int(control[23])
        )
        let (wanted, found) = (Double(ticks) / 30_000, Double(numerator) / Double(denominator))
        #expect(abs(wanted - found) <= wanted / 65_535)
    }
}

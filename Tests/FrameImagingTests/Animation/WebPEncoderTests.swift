import FileStorage
import FrameImaging
import Testing

@Suite struct WebPEncoderTests {
    private static let samples = AnimationSample.opaque + AnimationSample.translucent

    @Test(arguments: samples) func losslessAnimationsAreExact(sample: AnimationSample) throws {
        let encoder = WebPAnimationEncoder(try sample.settings(), encoder: WebPEncoder(.lossless))
        let bytes = try sample.file(encoder)
        let decoded = try DecodedAnimation(webP: bytes)
        try checkTimes(decoded, sample)
        #expect(decoded.shows(try sample.shown.map(\.bitmap)))
        try checkInfo(bytes, sample)
    }

    @Test(arguments: samples) func lossyAnimationsAreNear(sample: AnimationSample) throws {
        let bytes = try sample.file(WebPAnimationEncoder(try sample.settings()))
        let decoded = try DecodedAnimation(webP: bytes)
        try checkTimes(decoded, sample)
        try checkInfo(bytes, sample)
    }

    @Test func aLossyPhotoInMotionHas35Decibels() throws {
        let bitmaps = try (0..<4).map { try SmoothPhoto.slide($0 * 9, width: 301, height: 203) }
        let sample = AnimationSample("photo") { bitmaps }
        let decoded = try DecodedAnimation(webP: try sample.file(WebPAnimationEncoder(try sample.settings())))
        #expect(decoded.worstRatio(to: bitmaps) > 35)
    }

    /// The sum of rounded delays is the rounded sum.
    private func checkTimes(_ decoded: DecodedAnimation, _ sample: AnimationSample) throws {
        let shown = try sample.shown
        #expect(decoded.durations.count == shown.count)
        #expect(decoded.plays == sample.plays ?? 0)
        var (end, wanted) = (0.0, 0.0)
        for (duration, frame) in zip(decoded.durations, shown) {
            end += duration
            wanted += Double(frame.ticks) / Double(sample.rate)
            #expect(abs(end - wanted) < 0.000_501)
        }
    }

    private func checkInfo(_ bytes: [UInt8], _ sample: AnimationSample) throws {
        let folder = try TemporaryFolder()
        let file = folder.path.appending("a.webp")
        try file.write(bytes)
        let info = try shell("webpinfo \(file.text)")
        #expect(info.contains("No error detected."))
        #expect(!info.contains("Warning"))
        let hasAlpha = try sample.bitmaps.contains { !$0.isOpaque }
        #expect(info.contains("Animation: 1") && info.contains("Alpha: \(hasAlpha ? 1 : 0)"))
    }

    @Test(arguments: [false, true]) func stillsComeBack(hasAlpha: Bool) throws {
        let folder = try TemporaryFolder()
        let (file, picture) = (folder.path.appending("a.webp"), folder.path.appending("a.png"))
        for (width, height) in [(1, 1), (31, 17)] {
            let bitmap = try BitmapSample.noise(width: width, height: height, hasAlpha: hasAlpha)
            try file.write(try WebPEncoder(.lossless).bytes(of: bitmap))
            try shell("dwebp -quiet \(file.text) -o \(picture.text)")
            #expect(try ImageFile(bytes: picture.bytes()).bitmap() == bitmap)
        }
    }

    @Test func qualitiesOutOfRangeAreBroughtIntoIt() throws {
        let bitmap = try BitmapSample.photo(width: 40, height: 30)
        func bytes(_ quality: Double) throws -> [UInt8] {
            try WebPEncoder(.lossy(quality: quality)).bytes(of: bitmap)
        }
        #expect(try bytes(-5) == bytes(0))
        #expect(try bytes(1e9) == bytes(100))
        #expect(try bytes(.nan) == bytes(75))
        #expect(try bytes(0).count < bytes(100).count)
    }

    @Test func aPictureTooWideIsRefused() throws {
        let bitmap = try #require(Bitmap(width: 16_384, height: 1))
        let size = PixelSize(width: 16_384, height: 1)
        #expect(throws: AnimationError.tooLarge(.webp, size: size, limit: 16_383)) {
            try WebPEncoder().bytes(of: bitmap)
        }
        let encoder = WebPAnimationEncoder(AnimationSettings(size: size, ticksPerSecond: 1))
        #expect(throws: AnimationError.tooLarge(.webp, size: size, limit: 16_383)) {
            try encoder.frame(bitmap, after: nil)
        }
    }
}

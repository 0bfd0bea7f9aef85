import FileStorage
import FrameImaging
import Testing

/// A target that knows how much it was given at once.
private struct CountingSink: AnimationSink {
    var largest = 0
    var count = 0
    var corrections = 0

    mutating func append(_ bytes: [UInt8]) {
        largest = max(largest, bytes.count)
        count += bytes.count
    }

    mutating func overwrite(at offset: Int, with bytes: [UInt8]) {
        #expect(offset + bytes.count <= count)
        corrections += 1
    }
}

/// A target that is full at once.
private struct FullSink: AnimationSink {
    struct Full: Error {}

    mutating func append(_ bytes: [UInt8]) throws { throw Full() }
    mutating func overwrite(at offset: Int, with bytes: [UInt8]) throws { throw Full() }
}

@Suite struct AnimationWriterTests {
    private static let size = PixelSize(width: 6, height: 5)

    private static func encoders(_ settings: AnimationSettings) -> [any AnimationEncoder] {
        [
            GIFEncoder(settings, palette: GIFPaletteBuilder().palette()),
            GIFEncoder(settings, palettesOfFrames: GIFOptions()),
            APNGEncoder(settings), APNGEncoder(settings, speed: .small), WebPAnimationEncoder(settings),
            WebPAnimationEncoder(settings, encoder: WebPEncoder(.lossless)),
        ]
    }

    @Test func thousandsOfFramesArePassedOnOneByOne() throws {
        let settings = AnimationSettings(size: Self.size, ticksPerSecond: 50)
        let bitmaps = try (0..<7).map { try AnimationSample.flat(width: 6, height: 5, red: UInt8($0 * 30)) }
        // Not with palettes of frames, which take their time and change nothing about the writer.
        for encoder in Self.encoders(settings) where (encoder as? GIFEncoder)?.hasCommonPalette != false {
            func write(_ writer: inout AnimationWriter<CountingSink>) throws -> AnimationSummary {
                for index in 0..<3000 {
                    let previous = index > 0 ? bitmaps[(index - 1) % 7] : nil
                    try writer.append(try encoder.frame(bitmaps[index % 7], after: previous), ticks: 1)
                }
                return try writer.finish()
            }
            var writer = try writer(encoder, CountingSink())
            let summary = try write(&writer)
            // A palette of no colours shows all frames alike.
            #expect(summary.frameCount == 3000 || summary.frameCount == 1)
            #expect(summary.ticks == 3000 && summary.byteCount == writer.sink.count)
            #expect(writer.sink.largest < 1200)
        }
    }

    private func writer<Sink: AnimationSink>(_ encoder: some AnimationEncoder, _ sink: Sink) throws
        -> AnimationWriter<Sink>
    { try AnimationWriter(encoder, to: sink) }

    @Test func framesMayBeEncodedInAnyOrder() throws {
        let sample = try #require(AnimationSample.opaque.first { $0.name == "a photo in motion" })
        let bitmaps = try sample.bitmaps
        for encoder in try Self.encoders(sample.settings()) {
            var frames: [Int: AnimationFrame] = [:]
            for index in bitmaps.indices.reversed() {
                frames[index] = try encoder.frame(bitmaps[index], after: index > 0 ? bitmaps[index - 1] : nil)
            }
            var writer = try writer(encoder, AnimationBuffer())
            for index in bitmaps.indices { try writer.append(try #require(frames[index]), ticks: 1) }
            try writer.finish()
            #expect(writer.sink.bytes == (try file(sample, encoder)))
        }
    }

    private func file(_ sample: AnimationSample, _ encoder: some AnimationEncoder) throws -> [UInt8] {
        try sample.file(encoder)
    }

    @Test func whatDoesNotFitIsRefused() throws {
        let settings = AnimationSettings(size: Self.size, ticksPerSecond: 50)
        let (fitting, other) = (
            try AnimationSample.flat(width: 6, height: 5), try AnimationSample.flat(width: 5, height: 6)
        )
        let error = AnimationError.sizeDiffers(found: PixelSize(width: 5, height: 6), expected: Self.size)
        for encoder in Self.encoders(settings) {
            #expect(throws: error) { try encoder.frame(other, after: nil) }
            #expect(throws: error) { try encoder.frame(fitting, after: other) }
            var empty = try writer(encoder, AnimationBuffer())
            #expect(throws: AnimationError.noFrames) { try empty.finish() }
            var headless = try writer(encoder, AnimationBuffer())
            let frame = try encoder.frame(fitting, after: fitting)
            #expect(throws: AnimationError.firstFrameIncomplete) { try headless.append(frame, ticks: 1) }
            #expect(throws: FullSink.Full.self) { try writer(encoder, FullSink()) }
        }
    }

    @Test func settingsAreBroughtIntoTheirRanges() throws {
        let size = Self.size
        #expect(AnimationSettings(size: size, ticksPerSecond: 0).ticksPerSecond == 1)
        #expect(AnimationSettings(size: size, ticksPerSecond: .max, plays: -3).plays == 1)
        let settings = AnimationSettings(size: size, ticksPerSecond: .max, plays: .max)
        #expect(settings.plays == 65_535)
        let bitmap = try AnimationSample.flat(width: 6, height: 5)
        for encoder in Self.encoders(settings) {
            var writer = try writer(encoder, CountingSink())
            try writer.append(try encoder.frame(bitmap, after: nil), ticks: .max)
            try writer.append(try encoder.frame(bitmap, after: bitmap), ticks: .max)
            #expect(try writer.finish().frameCount == 1)
        }
        #expect(GIFOptions(colours: 9000, dithering: .nan).colours == 255)
        #expect(GIFOptions(colours: -1, dithering: 7).dithering == 1)
    }

    @Test func ratesThatAreTooHighAreSaid() {
        #expect(AnimationFormat.gif.noteOnFrameRate(50) == nil)
        #expect(
            AnimationFormat.gif.noteOnFrameRate(60)
                == "GIF is made at 50 frames a second, not 60: its delays are whole hundredths of a second, and "
                + "browsers play a delay of 10 ms or less as one of 100 ms")
        #expect(AnimationFormat.apng.noteOnFrameRate(60_000, over: 1001) == nil)
        #expect(
            AnimationFormat.webp.noteOnFrameRate(240_000, over: 1001)?.hasPrefix(
                "WebP is made at 90 frames a second, not 240000/1001: browsers") == true)
    }
}

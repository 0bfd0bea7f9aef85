import FrameGoldens
import FrameImaging
import Testing

@Suite struct AnimationComparisonTests {
    /// Frames of 10 by 8 pixels: white, with so many black pixels at the upper left.
    private func file(_ frames: [(black: Int, ticks: Int)], plays: Int? = nil) throws -> AnimatedImage {
        let settings = AnimationSettings(
            size: PixelSize(width: 10, height: 8), ticksPerSecond: 100, plays: plays)
        let encoder = APNGEncoder(settings)
        var writer = try AnimationWriter(encoder, to: AnimationBuffer())
        var previous: Bitmap?
        for frame in frames {
            var bytes = [UInt8](repeating: 255, count: 10 * 8 * 4)
            for pixel in 0..<frame.black {
                bytes.replaceSubrange(pixel * 4..<pixel * 4 + 3, with: [0, 0, 0])
            }
            let bitmap = try #require(Bitmap(width: 10, height: 8, bytes: bytes))
            try writer.append(try encoder.frame(bitmap, after: previous), ticks: frame.ticks)
            previous = bitmap
        }
        try writer.finish()
        return try AnimatedImage(bytes: writer.sink.bytes)
    }

    private let frames = [(black: 0, ticks: 10), (1, 10), (2, 10), (3, 10)]

    @Test func theSameIsTheSame() throws {
        let comparison = try AnimationComparison(expected: file(frames), actual: file(frames))
        #expect(comparison.isAccepted && comparison.sentences == [] && comparison.first == nil)
    }

    // Black and white are 100 apart.
    @Test func theFirstAndTheWorstFrameAreTold() throws {
        let other = [(black: 0, ticks: 10), (2, 10), (7, 10), (3, 10)]
        let comparison = try AnimationComparison(expected: file(frames), actual: file(other))
        #expect(!comparison.isAccepted)
        #expect(
            comparison.sentences == [
                "2 of 4 frames differ, the first is frame 1 (0.1 s)",
                "the worst is frame 2 (0.2 s): 5 pixels differ (6.25 %), by up to ΔE 100 (OKLab × 100) at (2, 0)",
                "one cluster, 5×1 at (2, 0)",
            ])
        #expect(comparison.needed == (100, 5, 5))
        let tolerant = try AnimationComparison(
            expected: file(frames), actual: file(other), tolerance: PixelTolerance(count: 5))
        #expect(tolerant.isAccepted)
        let ignoring = try AnimationComparison(
            expected: file(frames), actual: file(other), ignoring: [PixelBox(x: 1, y: 0, width: 6, height: 1)]
        )
        #expect(ignoring.isAccepted)
    }

    @Test func timesAreToldWithTheToleranceThatPasses() throws {
        let late = [(black: 0, ticks: 10), (1, 12), (2, 8), (3, 11)]
        let comparison = try AnimationComparison(expected: file(frames), actual: file(late))
        #expect(
            comparison.sentences == [
                "lasts 0.41 s, expected 0.4 s",
                "frame 2 appears 20 ms later, at 0.22 s, expected 0.2 s",
            ])
        #expect(comparison.passingMilliseconds == 20)
        #expect(
            try AnimationComparison(expected: file(frames), actual: file(late), milliseconds: 20).isAccepted)
        #expect(
            try !AnimationComparison(expected: file(frames), actual: file(late), milliseconds: 19).isAccepted)
    }

    @Test func howOftenItIsPlayedCounts() throws {
        let comparison = try AnimationComparison(expected: file(frames), actual: file(frames, plays: 3))
        #expect(comparison.sentences == ["is played 3 times, expected for ever"])
        #expect(!comparison.isAccepted)
    }

    @Test func anotherNumberOfFramesIsComparedByTime() throws {
        // The third frame is left out; what came before it stays.
        let fewer = [(black: 0, ticks: 10), (1, 20), (3, 10)]
        let comparison = try AnimationComparison(expected: file(frames), actual: file(fewer))
        #expect(
            comparison.sentences == [
                "has 3 frames, expected 4", "1 of 4 frames differs, the first is frame 2 (0.2 s)",
                "there 1 pixel differs (1.25 %), by up to ΔE 100 (OKLab × 100) at (1, 0)", "a single pixel",
            ])
        #expect(comparison.passingMilliseconds == 0)
    }

    @Test func aPictureIsNoAnimation() throws {
        let comparison = try AnimationComparison(expected: file([(0, 10)]), actual: file(frames))
        #expect(comparison.sentences == ["is an animation of 4 frames, expected one picture"])
        #expect(!comparison.isAccepted)
        let other = try AnimationComparison(expected: file(frames), actual: file([(1, 10)]))
        #expect(other.sentences.first == "is one picture, expected an animation of 4 frames")
        #expect(other.first?.index == 0)
    }

    @Test func theStripIsOfTheWorstFrame() throws {
        let other = [(black: 0, ticks: 10), (1, 10), (80, 10), (4, 10)]
        let comparison = try AnimationComparison(expected: file(frames), actual: file(other))
        let strip = try #require(comparison.strip())
        #expect((strip.width, strip.height) == (3 * 10 + 4 * 8, 8 + 2 * 8))
        // The actual picture is black throughout.
        #expect(strip[8 + 10 + 8 + 9, 8 + 7] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    }

    @Test func sizesThatDifferAreTold() throws {
        let still = try AnimatedImage(
            bytes: PNGEncoder().bytes(of: try #require(Bitmap(width: 3, height: 2))))
        #expect(throws: PixelSizeMismatch.self) {
            try AnimationComparison(expected: file(frames), actual: still)
        }
    }
}

import FrameDrawing
import FrameSequencing
import Testing

@Suite("Timelines")
struct FrameTimelineTests {
    private func rate(_ text: String) throws -> FrameRate { try #require(FrameRate(text)) }

    @Test("Show the frames of a sequence for one tick of the rate each")
    func plainOnesAreSequences() throws {
        let rate = try rate("30000/1001")
        // 2 s · 29.97 = 59.94 frames.
        #expect(FrameTimeline.frameCount(duration: 2, rate: rate) == 60)
        let timeline = FrameTimeline(numbers: Array(0..<60), rate: rate)
        #expect(timeline.frameCount == 60)
        #expect(timeline.ticksPerSecond == 30_000)
        #expect((0..<60).allSatisfy { timeline.ticks(at: $0) == 1001 })
        #expect(abs(timeline.time(at: 30) - 30 * 1001.0 / 30_000) < 1e-12)
        #expect(abs(timeline.duration - 60 * 1001.0 / 30_000) < 1e-12)
    }

    @Test("Run back without showing an end twice")
    func boomerangsTurn() throws {
        let timeline = FrameTimeline(
            numbers: Array(0..<5), rate: try rate("10"), isBoomerang: true, hold: 0.3)
        #expect(timeline.frameCount == 8)
        #expect((0..<8).map(timeline.number) == [0, 1, 2, 3, 4, 3, 2, 1])
        #expect((0..<8).map { (timeline.time(at: $0) * 10).rounded() } == [0, 1, 2, 3, 4, 3, 2, 1])
        // The turning point stays three tenths longer.
        #expect((0..<8).map(timeline.ticks) == [1, 1, 1, 1, 4, 1, 1, 1])
        #expect((0..<8).map(timeline.repetitions) == [1, 1, 1, 1, 4, 1, 1, 1])
        #expect(abs(timeline.duration - 1.1) < 1e-12)
    }

    @Test("Are as short as they are fast", arguments: [(0.5, 20), (1, 10), (2, 5), (4, 3)])
    func speedShortens(speed: Double, count: Int) throws {
        let rate = try rate("10")
        #expect(FrameTimeline.frameCount(duration: 1, rate: rate, speed: speed) == count)
        let timeline = FrameTimeline(numbers: Array(0..<count), rate: rate, speed: speed)
        #expect(abs(timeline.time(at: 2) - 0.2 * speed) < 1e-12)
    }

    @Test("Take as long with every second frame, each of which stands for two")
    func leftOutFramesAreStoodFor() throws {
        let timeline = FrameTimeline(numbers: [3, 5, 7], rate: try rate("30"), step: 2)
        #expect((0..<3).map(timeline.ticks) == [2, 2, 2])
        #expect(timeline.shownRate == FrameRate(30, over: 2))
        #expect(timeline.time(at: 1) == 5.0 / 30)
        #expect(abs(timeline.duration - 0.2) < 1e-12)
    }

    @Test("Have at least a frame, and take no number that cannot be played")
    func oddNumbersArePlayed() throws {
        let rate = try rate("25")
        let still = FrameTimeline(numbers: [], rate: rate, isBoomerang: true, hold: 2)
        #expect(still.frameCount == 1)
        #expect(still.ticks(at: 0) == 51)
        let two = FrameTimeline(numbers: [0, 1], rate: rate, isBoomerang: true)
        #expect((0..<two.frameCount).map(two.number) == [0, 1])
        let wild = FrameTimeline(numbers: [0], rate: rate, step: 0, speed: .nan, hold: -.infinity)
        #expect(wild.speed == 1)
        #expect(wild.ticks(at: 0) == 1)
        #expect(FrameTimeline(numbers: [0], rate: rate, speed: 1e9).speed == 100)
        #expect(FrameTimeline(numbers: [0], rate: rate, hold: 1e9).ticks(at: 0) == 25 * 600 + 1)
    }
}

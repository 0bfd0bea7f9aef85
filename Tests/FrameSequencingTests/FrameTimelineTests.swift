import FrameDrawing
import FrameSequencing
import Testing

@Suite("Timelines of animations")
struct FrameTimelineTests {
    private func rate(_ text: String) throws -> FrameRate { try #require(FrameRate(text)) }

    @Test("Show the frames of a sequence for one tick of the rate each")
    func plainOnesAreSequences() throws {
        let timeline = FrameTimeline(rate: try rate("30000/1001"), duration: 2)
        // 2 s · 29.97 = 59.94 frames.
        #expect(timeline.frameCount == 60)
        #expect(timeline.ticksPerSecond == 30_000)
        #expect((0..<60).allSatisfy { timeline.ticks(ofFrame: $0) == 1001 })
        #expect(timeline.time(ofFrame: 30) == 30 * 1001.0 / 30_000)
        #expect(abs(timeline.duration - 60 * 1001.0 / 30_000) < 1e-12)
    }

    @Test("Run back without showing an end twice")
    func boomerangsTurn() throws {
        let timeline = FrameTimeline(rate: try rate("10"), duration: 0.5, isBoomerang: true, hold: 0.3)
        #expect(timeline.frameCount == 8)
        #expect((0..<8).map { (timeline.time(ofFrame: $0) * 10).rounded() } == [0, 1, 2, 3, 4, 3, 2, 1])
        // The turning point stays three tenths longer.
        #expect((0..<8).map(timeline.ticks) == [1, 1, 1, 1, 4, 1, 1, 1])
        #expect(abs(timeline.duration - 1.1) < 1e-12)
    }

    @Test("Are as short as they are fast", arguments: [(0.5, 20), (1, 10), (2, 5), (4, 3)])
    func speedShortens(speed: Double, count: Int) throws {
        let timeline = FrameTimeline(rate: try rate("10"), duration: 1, speed: speed)
        #expect(timeline.frameCount == count)
        #expect(abs(timeline.time(ofFrame: 2) - 0.2 * speed) < 1e-12)
    }

    @Test("Have at least a frame, and take no number that cannot be played")
    func oddNumbersArePlayed() throws {
        let still = FrameTimeline(rate: try rate("25"), duration: 0, isBoomerang: true, hold: 2)
        #expect(still.frameCount == 1)
        #expect(still.ticks(ofFrame: 0) == 51)
        let two = FrameTimeline(rate: try rate("2"), duration: 1, isBoomerang: true)
        #expect((0..<two.frameCount).map(two.time) == [0, 0.5])
        let wild = FrameTimeline(rate: try rate("25"), duration: 1, speed: .nan, hold: -.infinity)
        #expect(wild.frameCount == 25)
        #expect(FrameTimeline(rate: try rate("1"), duration: 1, speed: 1e9).speed == 100)
        #expect(FrameTimeline(rate: try rate("1"), duration: 1, hold: 1e9).ticks(ofFrame: 0) == 601)
    }
}

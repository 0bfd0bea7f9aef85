import CarouselModel
import PlaneGeometry
import Testing

/// Content that is let go, inside the ends and beyond them.
@Suite struct ReleaseTests {
    private func freeFling(
        _ distance: Double, _ speed: Double, items: Int = 50, change: (inout Carousel) -> Void = { _ in }
    ) -> MotionTrack {
        played(
            .scrollView, [ScriptStep(.fling(Fling(distance: .forward(.points(distance)), speed: speed)))],
            items: items
        ) {
            $0.snap = .free
            $0.slot = BoxForm(width: .points(100))
            change(&$0)
        }
    }

    @Test func aFreeFlingCoastsAndStopsInsideTheEnds() {
        // 900 pt/s · 0.4995 s beyond the 80 pt that the finger went.
        #expect(abs(freeFling(80, 900).last.offset + 80 + 449.55) < 0.1)
    }

    @Test func aFreeFlingBouncesAtTheEnd() throws {
        // Six slots of 100 points in 390: the end is at −210.
        let motion = freeFling(80, 900, items: 6)
        let release = 80.0 / 900
        let offsets = (0...3000).map { motion.state(at: release + Double($0) / 1000).offset }
        let lowest = try #require(offsets.min())
        #expect(motion.last.offset == -210)
        // v = 900 · 0.998^1000t; the end is passed 130 of 449.55 points later.
        let crossing = try #require(offsets.firstIndex { $0 <= -210 })
        let before = motion.state(at: release + Double(crossing - 1) / 1000)
        #expect(abs(before.velocity + 900 * (1 - 130 / 449.55)) < 5)
        #expect(motion.jump(at: release + Double(crossing) / 1000) < 1e-5)
        // A critical spring at rest swings out by v / (e · ω₀), here with 0.5 s of response.
        #expect(abs(lowest + 210 + 639.7 / (2.71828 * 12.5664)) < 0.05)
    }

    @Test func clampedEdgesStopACoastAtTheEnd() {
        let motion = freeFling(80, 900, items: 6) { $0.edges = .clamp }
        #expect((0...300).allSatisfy { motion.state(at: Double($0) / 100).offset >= -210 })
        #expect(motion.last.offset == -210)
        #expect(motion.last.velocity == 0)
    }

    @Test func contentPulledOutSpringsBack() {
        let motion = played(.scrollView, [ScriptStep(swipe(-200, over: 0.5))])
        let pulled = motion.state(at: 0.5).offset
        // 200 points shown by the rubber band of 390: (1 − 1 / (200 · 0.55 / 390 + 1)) · 390.
        #expect(abs(pulled - 85.8) < 0.1)
        #expect(motion.jump(at: 0.5 + 1e-6) < 1e-3)
        #expect(motion.last.offset == 0)
    }

    @Test func freeContentFlungBackFromBeyondTheEndGoesOn() {
        let steps = [
            ScriptStep(swipe(-200, over: 0.5)),
            ScriptStep(
                .drag(Drag(distance: .forward(.points(20)), duration: 0.1, velocity: 2_000))),
        ]
        let motion = played(.scrollView, steps, items: 50) { $0.snap = .free }
        #expect(motion.last.offset < -500)
    }

    @Test(arguments: [(150.0, -150.0), (-200, 0)])
    func aCancelledFreeDragStaysWhereItMay(way: Double, end: Double) {
        let motion = played(.scrollView, [ScriptStep(swipe(way, cancelled: true))]) { $0.snap = .free }
        #expect(motion.last.offset == end)
    }

    @Test func seed004TakesTheCurrentPageNotTheProposedOne() {
        // A page is 350 points. The projected end lies three pages on, the page ahead of the current one is 1.
        let fling = Fling(distance: .forward(.points(100)), speed: 2_500)
        #expect(played(.flowPaging, [ScriptStep(.fling(fling))]).last.index == 1)
        // Passing the midpoint and flicking back returns.
        let back = Drag(
            distance: .samples([
                TouchSample(time: 0.3, translation: Point(x: -220, y: 0)),
                TouchSample(time: 0.35, translation: Point(x: -200, y: 0)),
            ]))
        #expect(played(.flowPaging, [ScriptStep(.drag(back))]).last.index == 0)
    }

    @Test func seed001SelectsWhileDraggingByWholeStrides() {
        let motion = played(.snap, [ScriptStep(swipe(320, over: 1))])
        // The stride is 305 points: the index turns at 152.5, far from where the content is halfway, 135.
        #expect(motion.state(at: 0.45).index == 0)
        #expect(motion.state(at: 0.5).index == 1)
        #expect(motion.last.offset == -270)
    }
}

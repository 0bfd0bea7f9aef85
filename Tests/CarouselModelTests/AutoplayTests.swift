import CarouselModel
import MotionPhysics
import PlaneGeometry
import Testing

/// Pages that turn by themselves.
@Suite struct AutoplayTests {
    private func motion(
        _ rule: Autoplay, _ steps: [ScriptStep] = [], items: Int = 4, duration: Double? = nil,
        preset: Carousel.Preset = .snap, change: (inout Carousel) -> Void = { _ in }
    ) -> MotionTrack {
        played(preset, steps, items: items, setting: .init(duration: duration)) {
            $0.autoplay = rule
            change(&$0)
        }
    }

    @Test func autoplayPlaysOneCycleAndRewinds() {
        let motion = motion(Autoplay(interval: 2), items: 3, preset: .centeredPeek)
        #expect(motion.ticks.map(\.index) == [1, 2, 0])
        #expect(motion.last.offset == 0)
        #expect(motion.duration > 6 && motion.duration < 8)
    }

    @Test func ticksWhileDraggingAreDropped() {
        let motion = motion(Autoplay(interval: 2), [ScriptStep(at: 1.9, swipe(100, over: 0.3))], duration: 7)
        #expect(motion.ticks.map(\.time) == [4, 6])
        #expect(motion.times(of: .autoplayResumed) == [1.9 + 0.3])
    }

    @Test func aTickAtTheVeryTimeOfAReleaseTurnsThePage() {
        let steps = [ScriptStep(at: 1.75, swipe(200, over: 0.25))]
        let short = motion(Autoplay(interval: 2), steps, duration: 3)
        #expect(short.ticks.map(\.time) == [2])
        #expect(short.ticks.map(\.index) == [2])
        // A drag longer than the interval, whose touches come after the tick before it, makes no difference.
        let long = motion(
            Autoplay(interval: 0.5), [ScriptStep(at: 0.25, swipe(200, over: 0.75))], duration: 1.2)
        #expect(long.ticks.map(\.time) == [1])
        // 2.6 + 0.4 is a little more than 3.
        let rounded = motion(Autoplay(interval: 3), [ScriptStep(at: 2.6, swipe(200, over: 0.4))], duration: 4)
        #expect(rounded.ticks.map(\.index) == [2])
    }

    @Test func aTickAtTheVeryTimeOfADragsBeginningIsDropped() {
        // 10 points are reached at the tenth touch, at 2 s.
        let steps = [ScriptStep(at: 2 - 10.0 / 60, swipe(60, over: 1))]
        #expect(motion(Autoplay(interval: 2), steps, duration: 3).ticks.isEmpty)
    }

    @Test func aCancelledDragLeavesAutoplayDeadUntilTheNextDrag() {
        let steps = [
            ScriptStep(at: 0.5, swipe(100, cancelled: true)), ScriptStep(at: 4.5, swipe(100, over: 0.25)),
        ]
        let motion = motion(Autoplay(interval: 1), steps, duration: 6.5)
        #expect(motion.ticks.map(\.time) == [5, 6])
        #expect(motion.times(of: .autoplayPaused).count == 1)
    }

    @Test func seed003GoesOnUnderAFinger() {
        let motion = motion(
            Autoplay(interval: 1, whileDragging: .continue),
            [ScriptStep(at: 0.5, swipe(30, over: 1, cancelled: true))], duration: 3.5, preset: .shrinking)
        #expect(motion.ticks.map(\.time) == [1, 2, 3])
    }

    @Test(arguments: zip(Autoplay.Resume.allCases, [[2.0, 4, 6], [3.2, 5.2], [4, 6]]))
    func ticksResumeByTheRule(resume: Autoplay.Resume, expected: [Double]) {
        // Released at 1.2 s on the page where it began; at 2 s the program turns one.
        let steps = [
            ScriptStep(at: 1, swipe(20)), ScriptStep(at: 2, .select(.next, animated: true)),
        ]
        let motion = motion(Autoplay(interval: 2, resume: resume), steps, duration: 6.5)
        for (tick, time) in zip(motion.ticks, expected) { #expect(abs(tick.time - time) < 1e-12) }
        #expect(motion.ticks.count == expected.count)
    }

    @Test func anIntervalShorterThanTheSettleKeepsPositionAndVelocity() {
        let motion = motion(Autoplay(interval: 0.25), duration: 2, preset: .pagedRows)
        for tick in motion.ticks {
            #expect(motion.jump(at: tick.time) < 1e-5)
            let before = motion.motion.state(at: tick.time - 1e-9).velocity
            #expect(abs(motion.state(at: tick.time).velocity - before) < 1e-3)
        }
        #expect(motion.ticks.count == 8)
        #expect(motion.times(of: .settled).isEmpty)
    }

    @Test func autoplayThatNeverRestsEndsAfterAFullCycle() {
        let motion = motion(Autoplay(interval: 0.25), preset: .pagedRows)
        #expect(motion.ticks.map(\.index) == [1, 2, 3, 0, 1])
        #expect(motion.duration == 1.25)
    }

    @Test func theFirstTickHasATimeOfItsOwn() {
        let motion = motion(Autoplay(interval: 2, firstDelay: 0.5), duration: 5)
        #expect(motion.ticks.map(\.time) == [0.5, 2.5, 4.5])
    }

    @Test(arguments: zip(Autoplay.End.allCases, [[1, 2, 0, 1], [1, 2], [1, 2, 1, 0], [1, 2, 0, 1]]))
    func theLastPageIsFollowedByTheRule(end: Autoplay.End, expected: [Int]) {
        let motion = motion(Autoplay(interval: 1, end: end), items: 3, duration: 4.5)
        #expect(motion.ticks.map(\.index) == expected)
    }

    @Test func aLoopingTrackGoesOnInTheSameDirection() {
        let motion = motion(Autoplay(interval: 2, end: .loop), items: 3, duration: 9) {
            $0.isLooping = true
        }
        #expect(motion.ticks.map(\.index) == [1, 2, 0, 1])
        #expect(motion.last.offset == -4 * 305)
    }

    @Test func dwellCountsFromTheRest() {
        let motion = motion(Autoplay(interval: 1, dwell: .rest), duration: 5)
        // Each turn takes easeInOut's 0.35 s.
        #expect(motion.ticks.count == 3)
        for (tick, time) in zip(motion.ticks, [1, 2.35, 3.7]) { #expect(abs(tick.time - time) < 1e-9) }
    }

    @Test func aTickDroppedByAFingerDoesNotEndADwellFromRest() {
        let motion = motion(
            Autoplay(interval: 1, dwell: .rest), [ScriptStep(at: 0.8, swipe(300, over: 0.4))], duration: 3)
        #expect(motion.ticks.count == 1)
        #expect(abs((motion.ticks.first?.time ?? 0) - 2.55) < 1e-9)
    }

    @Test(arguments: [0, 1])
    func fewItemsTickInPlace(items: Int) {
        let motion = motion(Autoplay(interval: 3), items: items, duration: 7)
        #expect(motion.ticks.map(\.index) == [0, 0])
        #expect(motion.last.offset == 0)
        #expect(motion.last.phase == .idle)
    }

    @Test func seed000KeepsItsPhaseThroughADrag() {
        let motion = played(
            .pagedRows, [ScriptStep(at: 2.5, swipe(100, over: 0.4))], setting: .init(duration: 6.5)
        ) { $0.autoplay = Carousel.Preset.pagedRows.carousel.autoplay }
        // The next flip follows a tenth of a second after the drag.
        #expect(motion.ticks.map(\.time) == [3, 6])
    }
}

import CarouselModel
import PlaneGeometry
import Testing

/// Steps that wait, meet or change the stage.
@Suite struct ScriptTests {
    @Test func stepsOfOneTimeComeInTheOrderWritten() {
        let steps = [
            ScriptStep(at: 1, .select(.index(3), animated: true)), ScriptStep(at: 1, .mark("a")),
            ScriptStep(at: 1, .select(.index(1), animated: true)),
        ]
        let motion = played(.snap, steps)
        #expect(motion.state(at: 1).index == 1)
        #expect(
            motion.events.prefix(3).map(\.kind) == [.selected(index: 3), .mark("a"), .selected(index: 1)])
    }

    @Test func timesNeedNotBeInOrder() {
        let steps = [
            ScriptStep(at: 2, .select(.index(2), animated: true)),
            ScriptStep(at: 0.5, .select(.index(1), animated: true)), ScriptStep(.mark("one")),
        ]
        let motion = played(.snap, steps)
        #expect(motion.state(at: 1).index == 1)
        #expect(motion.last.index == 2)
        #expect(motion.time(ofMark: "one") == 0.5)
    }

    @Test func severalStepsWaitForTheSameRest() {
        let steps = [
            ScriptStep(at: 0, swipe(200)), ScriptStep(start: .afterSettled, action: .mark("a")),
            ScriptStep(at: 0.3, .mark("b")), ScriptStep(start: .afterSettled, action: .mark("c")),
        ]
        let motion = played(.snap, steps)
        #expect(motion.time(ofMark: "a") == motion.time(ofMark: "c"))
        #expect(motion.duration == motion.time(ofMark: "a"))
    }

    @Test func selectingThePageItMovesToChangesNothing() {
        let once = played(.snap, [ScriptStep(.select(.index(2), animated: true))])
        let twice = played(
            .snap,
            [
                ScriptStep(.select(.index(2), animated: true)),
                ScriptStep(at: 0.2, .select(.index(2), animated: true)),
            ])
        for frame in 0...50 {
            #expect(once.state(at: Double(frame) / 100) == twice.state(at: Double(frame) / 100))
        }
    }

    @Test func aResizeKeepsTheRestingSlot() {
        let motion = played(
            .snap,
            [
                ScriptStep(.select(.index(2), animated: false)),
                ScriptStep(at: 1, .resize(width: 300, height: nil)), ScriptStep(at: 2, .mark("end")),
            ])
        #expect(motion.state(at: 0.5).offset == 35 - 2 * 305)
        #expect(motion.state(at: 1).offset == 35 - 2 * 215)
        #expect(motion.state(at: 1).viewport == ViewportOverride(width: 300))
        #expect(motion.state(at: 0.5).viewport == .none)
        #expect(motion.last.index == 2)
    }

    @Test func resizesAddUp() {
        let steps = [
            ScriptStep(at: 1, .resize(width: 300, height: nil)),
            ScriptStep(at: 2, .resize(width: nil, height: 500)),
        ]
        #expect(played(.snap, steps).last.viewport == ViewportOverride(width: 300, height: 500))
    }

    @Test func aResizeUnderAFingerKeepsItsWay() {
        let steps = [
            ScriptStep(.select(.index(1), animated: false)), ScriptStep(at: 1, swipe(100, over: 1)),
            ScriptStep(at: 1.755, .resize(width: 300, height: nil)),
        ]
        let motion = played(.snap, steps)
        // 45 touches of 100 points a second went by; the page rests at −270 and −180.
        #expect(abs(motion.state(at: 1.754).offset - (-270 - 75)) < 1e-9)
        #expect(abs(motion.state(at: 1.755).offset - (-180 - 75)) < 1e-9)
        #expect(motion.state(at: 1.755).phase == .dragging)
        #expect(abs(motion.state(at: 2).offset - (-180 - 100)) < 1e-9)
    }

    @Test func freelyStoppedContentKeepsItsPlaceBetweenPages() {
        let steps = [
            ScriptStep(.scrollTo(offset: -270 - 152.5, animated: false)),
            ScriptStep(at: 1, .resize(width: 300, height: nil)),
        ]
        let motion = played(.snap, steps) { $0.snap = .free }
        #expect(motion.last.offset == -180 - 107.5)
    }

    @Test func aResizeWithoutAnotherTrackLeavesTheMotionAlone() {
        let carousel = carousel(.snap)
        let layout = CarouselLayout(carousel: carousel, container: stage, itemCount: 5)
        let steps = [
            ScriptStep(.select(.index(1), animated: true)),
            ScriptStep(at: 0.1, .resize(width: 300, height: nil)),
        ]
        let motion = Simulation(
            carousel: carousel, track: layout.track, script: Script(steps: steps),
            setting: Simulation.Setting()
        ).motionTrack()
        #expect(motion.state(at: 0.2).phase == .scrolling)
        #expect(motion.state(at: 0.2).viewport.width == 300)
        #expect(motion.jump(at: 0.1) < 1e-5)
    }

    @Test func aMillionCardsPlayLikeTen() {
        let steps = [ScriptStep(swipe(200)), ScriptStep(start: .afterSettled, action: swipe(200))]
        #expect(played(.snap, steps, items: 1_000_000) == played(.snap, steps, items: 10))
    }

    @Test(arguments: [0, 1])
    func fewItemsMoveUnderAFingerAndComeBack(items: Int) {
        for preset in Carousel.Preset.allCases {
            let motion = played(preset, [ScriptStep(swipe(200))], items: items)
            #expect(motion.state(at: 0.2).offset < -20)
            #expect(
                motion.last
                    == CarouselState(
                        time: motion.duration, offset: 0, velocity: 0, index: 0, phase: .idle))
        }
    }

    @Test func aCutSimulationGoesOnToTheSameTrack() {
        let steps = [
            ScriptStep(at: 0.2, swipe(160)), ScriptStep(start: .after(0.1), action: swipe(160)),
            ScriptStep(start: .afterSettled, action: .select(.first, animated: true)),
        ]
        let whole = simulation(carousel(.shrinking), steps)
        var cut = whole
        for time in [0.0, 0.2, 0.33, 0.4, 0.55, 2, 9] {
            cut.advance(to: time)
            #expect(cut.motionTrack() == whole.motionTrack())
        }
    }
}

import CarouselModel
import PlaneGeometry
import Testing

@Suite struct SimulationTests {
    @Test func nothingHappensWithoutAScript() {
        let motion = played(.shrinking, [])
        #expect(motion.duration == 0)
        #expect(motion.state(at: 5) == CarouselState(time: 5, offset: 0, velocity: 0, index: 0, phase: .idle))
    }

    @Test(arguments: Carousel.Preset.allCases)
    func aSwipeTurnsOnePageAndComesToRest(preset: Carousel.Preset) {
        let motion = played(preset, [ScriptStep(start: .at(0.5), action: swipe(160))])
        let end = motion.state(at: motion.duration)
        #expect(end.phase == .idle)
        #expect(end.index >= 1)
        #expect(end.velocity == 0)
        #expect(motion.duration > 0.7 && motion.duration < 5)
        #expect(motion.state(at: 0.6).phase == .dragging)
        #expect(motion.state(at: 0.7).phase == .settling)
    }

    @Test func nothingMovesBeforeTenPoints() {
        let motion = played(.shrinking, [ScriptStep(action: swipe(60, over: 1))])
        // 60 pt/s: touches at 1/60 s carry 1 pt each; the tenth is the first to count.
        #expect(motion.state(at: 9.5 / 60).offset == 0)
        #expect(abs(motion.state(at: 10.0 / 60).offset + 10) < 1e-9)
    }

    @Test func theLastTouchCarriesTheWholeDistance() {
        let motion = played(.snap, [ScriptStep(action: swipe(77.5, over: 0.123))])
        #expect(motion.state(at: 0.123).offset == -77.5)
    }

    @Test func contentKeepsEachTouchUntilTheNext() {
        let motion = played(.snap, [ScriptStep(action: swipe(600, over: 1))])
        #expect(motion.state(at: 30.0 / 60).offset == motion.state(at: 30.9 / 60).offset)
    }

    @Test func aDragIsMeasuredAlongTheTrackOfAMirroredScene() {
        let physical = ScriptAction.drag(Drag(distance: .by(Point(x: 100, y: 0)), duration: 0.2))
        let mirrored = played(
            .snap, [ScriptStep(action: physical)], setting: Simulation.Setting(direction: .rightToLeft))
        #expect(mirrored.state(at: 0.2).offset == -100)
        #expect(played(.snap, [ScriptStep(action: physical)]).state(at: 0.2).offset == 100)
    }

    @Test func selectMovesToTheRestOfAPage() {
        let motion = played(
            .centeredPeek, [ScriptStep(start: .at(1), action: .select(.index(2), animated: true))])
        #expect(motion.state(at: 0.99).phase == .idle)
        #expect(motion.state(at: 1.1).phase == .scrolling)
        #expect(motion.state(at: motion.duration).offset == -664)
        #expect(motion.state(at: motion.duration).index == 2)
    }

    @Test func selectWithoutAnimationJumps() {
        let motion = played(
            .centeredPeek, [ScriptStep(start: .at(1), action: .select(.last, animated: false))], items: 4)
        #expect(motion.state(at: 1).offset == -996)
        #expect(motion.duration == 1)
    }

    @Test func aStepAfterSettledWaitsForTheRest() {
        let steps = [
            ScriptStep(action: .select(.next, animated: true)),
            ScriptStep(start: .afterSettled, action: .mark("resting")),
            ScriptStep(start: .after(0.5), action: .mark("later")),
        ]
        let motion = played(.shrinking, steps)
        let resting = motion.time(ofMark: "resting") ?? -1
        #expect(motion.state(at: resting).phase == .idle)
        #expect(motion.state(at: resting - 1e-6).phase == .scrolling)
        #expect(motion.time(ofMark: "later") == resting + 0.5)
        #expect(motion.duration == resting + 0.5)
    }

    @Test func aCancelledDragGoesBackToItsPage() {
        let drag = Drag(distance: .forward(.points(200)), duration: 0.2, isCancelled: true)
        let motion = played(.snap, [ScriptStep(action: .drag(drag))])
        #expect(motion.state(at: motion.duration).offset == 0)
        #expect(motion.state(at: motion.duration).index == 0)
    }

    @Test func frameKAt60IsFrame2KAt120BitForBit() {
        let steps = [
            ScriptStep(start: .at(0.1), action: swipe(150)),
            ScriptStep(start: .after(0.1), action: swipe(150)),
        ]
        let motion = played(.shrinking, steps)
        for frame in 0..<120 {
            #expect(
                motion.state(at: Double(frame) / 60) == motion.state(at: Double(frame * 2) / 120))
        }
    }

    @Test func timesCanBeAskedInAnyOrder() {
        let steps = [ScriptStep(start: .at(0.1), action: swipe(150))]
        let motion = played(.shrinking, steps)
        let times = (0..<200).map { Double($0) / 100 }
        let forwards = times.map { motion.state(at: $0) }
        #expect(times.reversed().map { motion.state(at: $0) } == forwards.reversed())
    }

    @Test func aSpringThatNeverRestsEndsAtTheLimit() {
        let motion = played(.snap, [ScriptStep(action: .select(.next, animated: true))]) {
            $0.settle = .interpolatingSpring(SpringForm(stiffness: 100, damping: 0))
        }
        #expect(motion.duration == Simulation.restlessLimit)
    }
}

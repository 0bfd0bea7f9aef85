import CarouselModel
import PlaneGeometry
import Testing

@Suite struct SimulationTests {
    private func motion(
        _ preset: Carousel.Preset, _ steps: [ScriptStep], items: Int = 10,
        setting: Simulation.Setting = Simulation.Setting(), change: (inout Carousel) -> Void = { _ in }
    ) -> MotionTrack {
        var carousel = preset.carousel
        carousel.autoplay = nil
        carousel.rows = nil
        change(&carousel)
        let layout = CarouselLayout(
            carousel: carousel, container: Size(width: 390, height: 320), itemCount: items)
        return Simulation(
            carousel: carousel, track: layout.track, script: Script(steps: steps), setting: setting
        ).motionTrack()
    }

    private func swipe(_ points: Double, over: Double = 0.2) -> ScriptAction {
        .drag(Drag(distance: .forward(.points(points)), duration: over))
    }

    @Test func nothingHappensWithoutAScript() {
        let motion = motion(.shrinking, [])
        #expect(motion.duration == 0)
        #expect(motion.state(at: 5) == CarouselState(time: 5, offset: 0, velocity: 0, index: 0, phase: .idle))
    }

    @Test(arguments: Carousel.Preset.allCases)
    func aSwipeTurnsOnePageAndComesToRest(preset: Carousel.Preset) {
        let motion = motion(preset, [ScriptStep(start: .at(0.5), action: swipe(160))]) {
            if preset == .scrollView { $0.slot = BoxForm(width: .points(180)) }
        }
        let end = motion.state(at: motion.duration)
        #expect(end.phase == .idle)
        #expect(end.index >= 1)
        #expect(end.velocity == 0)
        #expect(motion.duration > 0.7 && motion.duration < 5)
        #expect(motion.state(at: 0.6).phase == .dragging)
        #expect(motion.state(at: 0.7).phase == .settling)
    }

    @Test func nothingMovesBeforeTenPoints() {
        let motion = motion(.shrinking, [ScriptStep(action: swipe(60, over: 1))])
        // 60 pt/s: touches at 1/60 s carry 1 pt each; the tenth is the first to count.
        #expect(motion.state(at: 9.5 / 60).offset == 0)
        #expect(abs(motion.state(at: 10.0 / 60).offset + 10) < 1e-9)
    }

    @Test func theLastTouchCarriesTheWholeDistance() {
        let motion = motion(.snap, [ScriptStep(action: swipe(77.5, over: 0.123))])
        #expect(motion.state(at: 0.123).offset == -77.5)
    }

    @Test func contentKeepsEachTouchUntilTheNext() {
        let motion = motion(.snap, [ScriptStep(action: swipe(600, over: 1))])
        #expect(motion.state(at: 30.0 / 60).offset == motion.state(at: 30.9 / 60).offset)
    }

    @Test func aDragIsMeasuredAlongTheTrackOfAMirroredScene() {
        let physical = ScriptAction.drag(Drag(distance: .by(Point(x: 100, y: 0)), duration: 0.2))
        let mirrored = motion(
            .snap, [ScriptStep(action: physical)], setting: Simulation.Setting(direction: .rightToLeft))
        #expect(mirrored.state(at: 0.2).offset == -100)
        #expect(motion(.snap, [ScriptStep(action: physical)]).state(at: 0.2).offset == 100)
    }

    @Test func selectMovesToTheRestOfAPage() {
        let motion = motion(
            .centeredPeek, [ScriptStep(start: .at(1), action: .select(.index(2), animated: true))])
        #expect(motion.state(at: 0.99).phase == .idle)
        #expect(motion.state(at: 1.1).phase == .scrolling)
        #expect(motion.state(at: motion.duration).offset == -664)
        #expect(motion.state(at: motion.duration).index == 2)
    }

    @Test func selectWithoutAnimationJumps() {
        let motion = motion(
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
        let motion = motion(.shrinking, steps)
        let resting = motion.time(ofMark: "resting") ?? -1
        #expect(motion.state(at: resting).phase == .idle)
        #expect(motion.state(at: resting - 1e-6).phase == .scrolling)
        #expect(motion.time(ofMark: "later") == resting + 0.5)
        #expect(motion.duration == resting + 0.5)
    }

    @Test func aCancelledDragGoesBackToItsPage() {
        let drag = Drag(distance: .forward(.points(200)), duration: 0.2, isCancelled: true)
        let motion = motion(.snap, [ScriptStep(action: .drag(drag))])
        #expect(motion.state(at: motion.duration).offset == 0)
        #expect(motion.state(at: motion.duration).index == 0)
    }

    @Test func frameKAt60IsFrame2KAt120BitForBit() {
        let steps = [
            ScriptStep(start: .at(0.1), action: swipe(150)),
            ScriptStep(start: .after(0.1), action: swipe(150)),
        ]
        let motion = motion(.shrinking, steps)
        for frame in 0..<120 {
            #expect(
                motion.state(at: Double(frame) / 60) == motion.state(at: Double(frame * 2) / 120))
        }
    }

    @Test func timesCanBeAskedInAnyOrder() {
        let steps = [ScriptStep(start: .at(0.1), action: swipe(150))]
        let motion = motion(.shrinking, steps)
        let times = (0..<200).map { Double($0) / 100 }
        let forwards = times.map { motion.state(at: $0) }
        #expect(times.reversed().map { motion.state(at: $0) } == forwards.reversed())
    }

    @Test func autoplayPlaysOneCycleAndRewinds() {
        let motion = motion(.centeredPeek, [], items: 3) { $0.autoplay = Autoplay(interval: 2) }
        let ticks = motion.events.compactMap { if case .tick(let index) = $0.kind { index } else { nil } }
        #expect(ticks == [1, 2, 0])
        #expect(motion.state(at: motion.duration).offset == 0)
        #expect(motion.duration > 6 && motion.duration < 8)
    }

    @Test func ticksWhileDraggingAreDropped() {
        let steps = [ScriptStep(start: .at(1.9), action: swipe(100, over: 0.3))]
        let motion = motion(
            .snap, steps, setting: Simulation.Setting(duration: 7),
            change: { $0.autoplay = Autoplay(interval: 2) })
        let ticks = motion.events.filter { if case .tick = $0.kind { true } else { false } }
        #expect(ticks.map(\.time) == [4, 6])
    }

    @Test func aSpringThatNeverRestsEndsAtTheLimit() {
        let motion = motion(.snap, [ScriptStep(action: .select(.next, animated: true))]) {
            $0.settle = .interpolatingSpring(SpringForm(stiffness: 100, damping: 0))
        }
        #expect(motion.duration == Simulation.restlessLimit)
    }

    @Test func aFreeFlingCoastsAndStopsInsideTheEnds() {
        let fling = ScriptAction.fling(Fling(distance: .forward(.points(80)), speed: 900))
        let motion = motion(.scrollView, [ScriptStep(action: fling)], items: 50) {
            $0.snap = .free
            $0.slot = BoxForm(width: .points(100))
        }
        // 900 pt/s · 0.4995 s beyond the 80 pt that the finger went.
        #expect(abs(motion.state(at: motion.duration).offset + 80 + 449.55) < 0.1)
    }
}

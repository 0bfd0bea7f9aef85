import CarouselModel
import MotionPhysics
import PlaneGeometry
import Testing

/// A finger on content that rests, moves or is taken away from it.
@Suite struct GestureTests {
    @Test func aFingerOnSettlingContentCarriesItFromWhereItIs() {
        let motion = played(
            .shrinking, [ScriptStep(swipe(120)), ScriptStep(start: .after(0.1), action: swipe(100))])
        let touchDown = motion.times(of: .touchDown)[1]
        let held = motion.state(at: touchDown).offset
        #expect(motion.jump(at: touchDown) < 1e-5)
        #expect(held < -120 && held > -360)
        #expect(motion.state(at: touchDown).phase == .dragging)
        #expect(abs(motion.state(at: touchDown + 0.2).offset - (held - 100)) < 1e-9)
    }

    @Test func aSwiftUIDragOnSettlingContentStartsFromItsPagesRest() {
        let motion = played(
            .pagedRows, [ScriptStep(swipe(120)), ScriptStep(start: .after(0.1), action: swipe(100))])
        let began = motion.times(of: .dragBegan)[1]
        #expect(motion.state(at: began - 1e-7).phase == .settling)
        #expect(motion.jump(at: began) > 10)
        let page = 390.0 - 60
        #expect(abs(motion.state(at: 0.5).offset - (-page - 100)) < 1e-9)
    }

    @Test func contentCaughtAtItsTurningPointStaysThereAndSettlesFromRest() throws {
        let bouncy: (inout Carousel) -> Void = { $0.settle = .bouncy }
        let free = played(.shrinking, [ScriptStep(.select(.next, animated: true))], change: bouncy)
        let turn = try #require(
            (1..<2000).map { Double($0) / 1000 }.first { free.state(at: $0).velocity > 0 })
        let caught = played(
            .shrinking,
            [ScriptStep(.select(.next, animated: true)), ScriptStep(at: turn, .catch(hold: 0.3))],
            change: bouncy)
        let held = caught.state(at: turn)
        #expect(held.offset < -180)
        #expect(caught.state(at: turn + 0.29).offset == held.offset)
        #expect(caught.state(at: turn + 0.29).phase == .dragging)
        #expect(caught.jump(at: turn + 0.3) < 1e-5)
        #expect(caught.last.offset == -180)
    }

    @Test(arguments: Carousel.Preset.allCases)
    func aDragOfNoLengthMovesNothing(preset: Carousel.Preset) {
        let motion = played(preset, [ScriptStep(swipe(0, over: 0.5)), ScriptStep(swipe(0, over: 0))])
        #expect(motion.events.map(\.kind) == [.touchDown, .touchDown])
        #expect(motion.last == CarouselState(time: 0.5, offset: 0, velocity: 0, index: 0, phase: .idle))
    }

    @Test(arguments: Carousel.Preset.allCases, [1e4, 1e7, 1e300, .infinity])
    func aHugeVelocityComesToRest(preset: Carousel.Preset, velocity: Double) {
        let drag = Drag(distance: .forward(.points(50)), duration: 0.1, velocity: velocity)
        let motion = played(preset, [ScriptStep(.drag(drag))])
        #expect(motion.duration < 30)
        #expect(motion.last.phase == .idle)
        #expect((0...300).allSatisfy { motion.state(at: Double($0) / 100).offset.magnitude < 1e7 })
    }

    @Test func aScrollViewNeverRunsPastATargetInsideItsContent() {
        let drag = Drag(distance: .forward(.points(60)), duration: 0.1, velocity: 20_000)
        let motion = played(.shrinking, [ScriptStep(.drag(drag))], items: 100) {
            $0.snap = .viewAligned(limit: .alwaysByOne)
        }
        let offsets = (10...300).map { motion.state(at: Double($0) / 100).offset }
        #expect(offsets.allSatisfy { $0 >= -180 - 1e-9 })
        #expect(motion.last.offset == -180)
    }

    @Test func aTapWhileContentSettlesDoesNotKeepItFromResting() {
        let motion = played(
            .pagedRows, [ScriptStep(swipe(120)), ScriptStep(start: .after(0.1), action: swipe(0, over: 3))])
        #expect(motion.times(of: .settled).count == 1)
        #expect(motion.last.phase == .idle)
        #expect(motion.duration == 0.2 + 0.1 + 3)
    }

    @Test func aSecondFingerLiftsTheFirstWhereItIs() {
        let motion = played(
            .snap, [ScriptStep(at: 0, swipe(400, over: 1)), ScriptStep(at: 0.505, swipe(-50))])
        let kinds = motion.events.map(\.kind).filter { $0 == .touchDown || $0 == .dragBegan }
        #expect(kinds == [.touchDown, .dragBegan, .touchDown, .dragBegan])
        // Thirty touches of 400 points a second went by.
        #expect(abs(motion.state(at: 0.505).offset + 200) < 1e-9)
        #expect(motion.last.phase == .idle)
    }

    @Test func aDragThatBeginsWhereAnotherEndsFindsItLifted() {
        let motion = played(
            .snap, [ScriptStep(at: 0, swipe(77.5, over: 0.25)), ScriptStep(at: 0.25, swipe(0))])
        #expect(motion.state(at: 0.25).offset == -77.5)
        #expect(
            motion.events.prefix(4).map(\.time) == [0, motion.events[1].time, 0.25, 0.25])
        #expect(motion.events[3].kind == .touchDown)
    }

    @Test func theRecognitionDistanceIsASetting() {
        let steps = [ScriptStep(swipe(60, over: 1))]
        let eager = played(.shrinking, steps, setting: .init(recognitionDistance: 0))
        let lazy = played(.shrinking, steps, setting: .init(recognitionDistance: 30.5))
        #expect(eager.times(of: .dragBegan) == [0])
        #expect(abs(eager.state(at: 1.0 / 60).offset + 1) < 1e-9)
        #expect(lazy.times(of: .dragBegan) == [31.0 / 60])
    }

    @Test func iOS16StartsTheSettleAtRestAndIOS17AtTheFingersVelocity() {
        let velocities = [Profile.iOS16, .iOS17].map { profile in
            played(.pagedRows, [ScriptStep(swipe(120))], setting: .init(profile: profile))
                .state(at: 0.2).velocity
        }
        #expect(velocities[0] == 0)
        #expect(abs(velocities[1] + 600) < 1)
    }
}

extension ScriptStep {
    init(_ action: ScriptAction) { self.init(action: action) }
}

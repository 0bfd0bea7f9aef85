import CarouselModel
import MotionPhysics
import PlaneGeometry
import Testing

/// Content that a spring filters behind the finger, seed 002's `.animation` without a value.
@Suite struct LagTests {
    private func lagging(_ steps: [ScriptStep]) -> MotionTrack {
        played(.centeredPeek, steps) { $0.hasImplicitLag = true }
    }

    @Test func theContentLagsTheFinger() {
        let motion = lagging([ScriptStep(swipe(200))])
        let plain = played(.centeredPeek, [ScriptStep(swipe(200))])
        let shown = motion.state(at: 0.2).offset
        #expect(shown < -20 && shown > -150)
        #expect(plain.state(at: 0.2).offset == -200)
        #expect(motion.state(at: 0.2).index == plain.state(at: 0.2).index)
    }

    @Test func everyTouchIsContinuous() {
        let motion = lagging([ScriptStep(swipe(200)), ScriptStep(start: .after(0.1), action: swipe(150))])
        // Both parts may be a rest tolerance away from where they rest.
        let moving = motion.stages.filter { $0.phase != .idle }
        #expect(moving.allSatisfy { motion.jump(at: $0.start) < 1e-4 })
        #expect(motion.stages.allSatisfy { motion.jump(at: $0.start) < 0.02 })
        #expect(motion.last.offset == -2 * 332)
        #expect(motion.last.phase == .idle)
    }

    @Test func thePageAndTheFingerAddUp() throws {
        let motion = lagging([ScriptStep(swipe(200)), ScriptStep(start: .after(0.1), action: swipe(150))])
        let finger = try #require(motion.motion.finger)
        for time in [0.1, 0.25, 0.35, 0.5] {
            let sum = motion.offset.value(at: time) + finger.value(at: time)
            #expect(motion.state(at: time).offset == sum)
        }
        #expect(motion.offset.value(at: 0.19) == 0)
    }

    @Test func aCatchHoldsNothing() {
        let steps = [ScriptStep(.select(.next, animated: true))]
        let caught = lagging(steps + [ScriptStep(at: 0.1, .catch(hold: 1))])
        #expect(caught.state(at: 0.3) == lagging(steps).state(at: 0.3))
    }
}

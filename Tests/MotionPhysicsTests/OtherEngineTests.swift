import MotionPhysics
import Testing

@Suite struct OtherEngineTests {
    @Test func everyEngineComesToItsEnd() {
        #expect((Embla.state(afterSteps: 400, target: 120).location - 120).magnitude < 1e-6)
        #expect(Embla.state(afterSteps: -3, target: 120) == Embla.State(location: 0, velocity: 0))
        #expect(
            Flutter.frictionPosition(at: 1e4, from: 5, velocity: 900, drag: 0.135)
                == Flutter.frictionEnd(from: 5, velocity: 900, drag: 0.135))
        #expect(Android.distanceFraction(at: 0) == 0)
        #expect(Android.distanceFraction(at: 1) == 1)
        #expect(Android.distanceFraction(at: 2, inflexion: 7) == 1)
    }

    @Test func aFlingIsSymmetric() {
        let forward = Android.fling(velocity: 4000, density: 3)
        let backward = Android.fling(velocity: -4000, density: 3)
        #expect(forward.distance == -backward.distance)
        #expect(forward.duration == backward.duration)
        #expect(Android.fling(velocity: 0, density: 3).duration == 0)
    }

    @Test func aFastFlutterListResistsMore() {
        let normal = Flutter.overscrollFactor(overscroll: 40, viewport: 400)
        #expect(
            (Flutter.overscrollFactor(overscroll: 40, viewport: 400, isFast: true) - normal / 2).magnitude
                < 1e-15)
    }

    @Test func swiperDoesNotPullBackPastTheStart() {
        #expect(Swiper.translation(pastStart: -20) == -1)
    }

    @Test func theSteppedSpringLagsByAboutAPoint() throws {
        // PHYSICS 1.4: half a point to one and a half on a travel of 330.
        let integrator = try SwiftUISpringIntegrator(response: 0.55, dampingFraction: 1)
        let exact = SpringMotion(.systemDefault, from: 0, to: -330)
        for step in 1...200 {
            let state = integrator.state(at: Double(step) / 300, target: -330, velocity: 0)
            #expect(state.steps == step)
            #expect((state.position - exact.position(at: Double(step) / 300)).magnitude < 1.5)
        }
    }

    @Test func theStepsAreLimited() throws {
        let integrator = try SwiftUISpringIntegrator(response: 0.001, dampingFraction: 1)
        #expect(integrator.state(at: 1e9, target: 1, velocity: 0).steps == SwiftUISpringIntegrator.stepLimit)
        #expect(throws: IllegalQuantity.self) { try SwiftUISpringIntegrator(response: 0, dampingFraction: 1) }
    }
}

import MotionPhysics
import Testing

@Suite struct DecelerationTests {
    @Test(arguments: [Deceleration.normal, .fast], [-8000.0, -3, 0.5, 2500])
    func velocityIsTheDerivativeAndTheEndIsTheProjection(deceleration: Deceleration, velocity: Double) {
        for time in [0.05, 0.4, 2] {
            let slope = numericalDerivative(at: time, step: 1e-4) {
                deceleration.position(at: $0, from: 100, velocity: velocity)
            }
            #expect(
                (slope - deceleration.velocity(at: time, from: velocity)).magnitude < 1e-6
                    * velocity.magnitude + 1e-7)
        }
        let end = deceleration.projection(from: 100, velocity: velocity)
        #expect(deceleration.position(at: 1e6, from: 100, velocity: velocity) == end)
        #expect(deceleration.position(at: -1, from: 100, velocity: velocity) == 100)
    }

    @Test func theVelocityForATargetProjectsToIt() {
        let velocity = Deceleration.fast.velocity(from: 120, to: -560)
        #expect(velocity < 0)
        #expect((Deceleration.fast.projection(from: 120, velocity: velocity) + 560).magnitude < 1e-10)
    }

    @Test func theDurationLeavesTheRemainder() {
        let time = Deceleration.normal.duration(velocity: 1000, remaining: 0.5)
        let end = Deceleration.normal.projection(from: 0, velocity: 1000)
        let position = Deceleration.normal.position(at: time, from: 0, velocity: 1000)
        #expect((end - position - 0.5).magnitude < 1e-9)
        #expect(Deceleration.normal.duration(velocity: 0, remaining: 0) == 0)
        #expect(Deceleration.normal.duration(velocity: 0.1, remaining: 5) == 0)
        #expect(Deceleration.normal.duration(velocity: 10, remaining: 0) == .infinity)
    }

    @Test func aPositionOnTheWayIsPassedOnce() throws {
        let time = try #require(Deceleration.normal.time(ofPassing: 300, from: 100, velocity: 1500))
        let position = Deceleration.normal.position(at: time, from: 100, velocity: 1500)
        #expect((position - 300).magnitude < 1e-9)
        #expect(Deceleration.normal.time(ofPassing: 50, from: 100, velocity: 1500) == nil)
        #expect(Deceleration.normal.time(ofPassing: 5000, from: 100, velocity: 1500) == nil)
        #expect(Deceleration.normal.time(ofPassing: 200, from: 100, velocity: 0) == nil)
        #expect(Deceleration.normal.time(ofPassing: 100, from: 100, velocity: 0) == 0)
    }

    @Test(arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
    func illegalFactorsAreRejected(factor: Double) {
        #expect(throws: IllegalQuantity.self) { try Deceleration(factor: factor) }
    }
}

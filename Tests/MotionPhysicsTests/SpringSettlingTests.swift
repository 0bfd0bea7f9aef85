import MotionPhysics
import Testing

@Suite struct SpringSettlingTests {
    @Test(arguments: SpringTests.ratios.dropFirst(), SpringTests.initialVelocities)
    func afterTheLastCrossingNothingIsOutside(ratio: Double, velocity: Double) throws {
        let spring = try SpringTests.spring(ratio, velocity)
        for epsilon in [0.1, 0.001, 1e-6] {
            let time = spring.lastCrossing(epsilon: epsilon)
            #expect(((spring.position(at: time) - 1).magnitude - epsilon).magnitude < 1e-9 * epsilon + 1e-15)
            #expect(Self.isInside(spring, epsilon, after: time))
        }
    }

    /// Whether the response stays within a distance of 1, sampled to ten more periods.
    private static func isInside(_ spring: Spring, _ epsilon: Double, after time: Double) -> Bool {
        stride(from: 1.0, through: 2000, by: 1).allSatisfy { step in
            let later = time * (1 + 1e-9) + step * spring.response / 200
            return (spring.position(at: later) - 1).magnitude < epsilon
        }
    }

    @Test func aWildStartIsFoundOutsideLate() throws {
        // The response passes 1 fast, swings out once and creeps back.
        for ratio in [0.999_999_999, 1, 1.000_000_001, 1.01, 3, 200] {
            let spring = try SpringTests.spring(ratio, 500)
            let time = spring.lastCrossing(epsilon: 0.001)
            #expect(((spring.position(at: time) - 1).magnitude - 0.001).magnitude < 1e-11)
            #expect(Self.isInside(spring, 0.001, after: time))
        }
    }

    @Test func withoutDampingItNeverSettles() throws {
        let spring = try SpringTests.spring(0)
        #expect(spring.lastCrossing(epsilon: 0.001) == .infinity)
        #expect(spring.settlingEstimate() == .infinity)
        #expect(spring.envelopeTime() == .infinity)
        #expect(spring.settlingGridTime() == .infinity)
        #expect(spring.lastCrossing(epsilon: 2) == 0)
    }

    @Test func anImpossibleToleranceIsNeverReached() {
        #expect(Spring.smooth.lastCrossing(epsilon: 0) == .infinity)
        #expect(Spring.smooth.lastCrossing(epsilon: -1) == .infinity)
        #expect(Spring.smooth.lastCrossing(epsilon: .nan) == .infinity)
        #expect(Spring.smooth.settlingGridTime(epsilon: 0) == .infinity)
        #expect(Spring.smooth.lastCrossing(epsilon: 5) == 0)
    }

    @Test(arguments: [0.1, 0.3, 0.7, 0.85, 0.95])
    func estimatesAreUpperBounds(ratio: Double) throws {
        let spring = try SpringTests.spring(ratio, 0.5)
        let exact = spring.lastCrossing(epsilon: 0.001)
        #expect(spring.settlingEstimate() >= exact)
        #expect(spring.envelopeTime() >= exact)
        #expect(spring.settlingDuration() == spring.settlingEstimate())
    }

    @Test(arguments: [0.3, 0.5, 0.55, 2, 40, 5000])
    func theGridTimeIsTheNextTenthAfterTheCrossing(response: Double) throws {
        let spring = try Spring(response: response, dampingFraction: 1)
        let exact = spring.lastCrossing(epsilon: 0.001)
        let grid = spring.settlingGridTime()
        #expect(grid >= exact && grid <= exact + 0.1 + 1e-9)
        #expect(spring.settlingDuration() == grid)
        #expect(spring.envelopeTime() == grid)
    }

    @Test func theSeedsSpringIsRemovedAtSixTenths() throws {
        // PHYSICS section 5, seed 002: within 0.001 at 0.5836 s, removed at 0.6 s.
        let spring = try Spring(mass: 0.6, stiffness: 150, damping: 80, initialVelocity: 0.1)
        #expect((spring.lastCrossing() - 0.5836).magnitude < 5e-5)
        #expect((spring.settlingDuration() - 0.6).magnitude < 1e-12)
    }

    @Test func aMotionSettlesByDistance() throws {
        let motion = SpringMotion(.bouncy, from: 0, to: -330, velocity: 900)
        let time = motion.settlingTime(tolerance: 0.5)
        #expect(((motion.position(at: time) + 330).magnitude - 0.5).magnitude < 1e-9)
        #expect(SpringMotion(.bouncy, from: 7, to: 7).settlingTime(tolerance: 0.5) == 0)
        #expect(SpringMotion(.bouncy, from: 0, to: .infinity).settlingTime(tolerance: 1) == .infinity)
    }

    @Test func anExtremeSpringStillHasAnAnswer() throws {
        let slow = try Spring(mass: 1e100, stiffness: 1e-100, damping: 1e50, overdamping: .physical)
        #expect(slow.lastCrossing() > 1e90)
        #expect(slow.settlingGridTime() >= slow.lastCrossing())
        let faint = try Spring(mass: 1, stiffness: 100, damping: 1e-12)
        #expect(faint.lastCrossing() > 1e12)
    }
}

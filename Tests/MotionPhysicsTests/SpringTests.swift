import MotionPhysics
import Testing

@Suite struct SpringTests {
    static let ratios = [0, 0.05, 0.3, 0.7, 0.999, 0.999_999, 1, 1.000_001, 1.001, 1.5, 4.2, 50, 5000]
    static let initialVelocities = [-4.0, 0, 0.1, 3.5]

    static func spring(_ ratio: Double, _ velocity: Double = 0) throws -> Spring {
        try Spring(response: 0.5, dampingFraction: ratio, initialVelocity: velocity)
    }

    @Test(arguments: ratios, initialVelocities)
    func itStartsAtZeroWithItsInitialVelocity(ratio: Double, velocity: Double) throws {
        let spring = try Self.spring(ratio, velocity)
        #expect(spring.position(at: 0) == 0)
        #expect(spring.velocity(at: 0) == velocity)
        #expect(spring.position(at: -1) == 0)
        #expect(spring.velocity(at: -1) == velocity)
    }

    @Test(arguments: ratios, initialVelocities)
    func itSatisfiesItsDifferentialEquation(ratio: Double, velocity: Double) throws {
        let spring = try Self.spring(ratio, velocity)
        // The step resolves the fastest decay, whose rate is about 2ζω.
        let step = 1e-4 / max(1, ratio)
        for time in [0.01, 0.05, 0.1, 0.3, 0.9] {
            let speed = numericalDerivative(at: time, step: step) { spring.position(at: $0) }
            #expect((speed - spring.velocity(at: time)).magnitude < 1e-7)
            let acceleration = numericalDerivative(at: time, step: step) { spring.velocity(at: $0) }
            let force =
                spring.stiffness * (1 - spring.position(at: time)) - spring.damping
                * spring.velocity(at: time)
            #expect((force - acceleration).magnitude < 1e-5 * max(1, spring.damping))
        }
    }

    @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12], [-1.0, 1])
    func nearCriticalDampingNothingJumps(distance: Double, sign: Double) throws {
        let critical = try Self.spring(1, 2)
        let near = try Self.spring(1 + sign * distance, 2)
        for time in stride(from: 0.0, through: 3, by: 0.01) {
            #expect((near.position(at: time) - critical.position(at: time)).magnitude < 2 * distance + 1e-14)
            #expect((near.velocity(at: time) - critical.velocity(at: time)).magnitude < 30 * distance + 1e-12)
        }
    }

    @Test(arguments: ratios.dropFirst())
    func afterAVeryLongTimeItRestsAtExactlyOne(ratio: Double) throws {
        let spring = try Self.spring(ratio, 3)
        for time in [1e9, 1e300, Double.infinity] {
            #expect(spring.position(at: time) == 1)
            #expect(spring.velocity(at: time) == 0)
        }
    }

    @Test func anUndampedSpringKeepsItsEnergy() throws {
        let spring = try Self.spring(0, 1)
        let frequency = spring.naturalFrequency
        for time in stride(from: 0.0, through: 100, by: 0.37) {
            let distance = 1 - spring.position(at: time)
            let swing = spring.velocity(at: time) / frequency
            #expect((distance * distance + swing * swing - 1 - 1 / (frequency * frequency)).magnitude < 1e-10)
        }
    }

    @Test func clampedOverdampingIsCriticalDamping() throws {
        let clamped = try Spring(mass: 0.6, stiffness: 150, damping: 80, initialVelocity: 0.1)
        let critical = try Spring(
            mass: 0.6, stiffness: 150, damping: 2 * (0.6 * 150).squareRoot(), initialVelocity: 0.1)
        let physical = try Spring(mass: 0.6, stiffness: 150, damping: 80, overdamping: .physical)
        for time in stride(from: 0.0, through: 1, by: 0.05) {
            #expect((clamped.position(at: time) - critical.position(at: time)).magnitude < 1e-14)
        }
        #expect(physical.position(at: 0.2) < 0.5 * clamped.position(at: 0.2))
    }

    @Test(arguments: [
        (-1.0, 100.0, 10.0, IllegalQuantity.Quantity.mass), (0, 100, 10, .mass), (.nan, 100, 10, .mass),
        (.infinity, 100, 10, .mass), (1, 0, 10, .stiffness), (1, -5, 10, .stiffness),
        (1, .infinity, 10, .stiffness), (1, 100, -1, .damping), (1, 100, .nan, .damping),
        (1e-300, 1e300, 10, .stiffness), (1e300, 1e-300, 10, .stiffness), (1, 1, 1e300, .damping),
    ])
    func illegalParametersAreRejected(
        mass: Double, stiffness: Double, damping: Double, culprit: IllegalQuantity.Quantity
    ) {
        let error = #expect(throws: IllegalQuantity.self) {
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
        #expect(error?.quantity == culprit)
    }

    @Test func illegalDerivedParametersAreRejected() {
        #expect(throws: IllegalQuantity.self) { try Spring(response: 0, dampingFraction: 1) }
        #expect(throws: IllegalQuantity.self) { try Spring(response: 1e-200, dampingFraction: 1) }
        #expect(throws: IllegalQuantity.self) { try Spring(response: 0.5, dampingFraction: -0.1) }
        #expect(throws: IllegalQuantity.self) { try Spring(duration: -1, bounce: 0) }
        #expect(throws: IllegalQuantity.self) { try Spring(duration: 0.5, bounce: -1) }
        #expect(throws: IllegalQuantity.self) { try Spring(duration: 0.5, bounce: 1.1) }
        #expect(throws: IllegalQuantity.self) { try Spring.bouncy.starting(at: .nan) }
        #expect(throws: IllegalQuantity.self) { try Spring.bouncy(extraBounce: 0.8) }
    }

    @Test(arguments: [-0.9, -0.5, 0, 0.15, 0.3, 0.7, 1])
    func durationAndBounceSurviveTheRoundTrip(bounce: Double) throws {
        let spring = try Spring(duration: 0.4, bounce: bounce)
        #expect((spring.bounce - bounce).magnitude < 1e-12)
        #expect((spring.duration - 0.4).magnitude < 1e-15)
        let again = try Spring(response: spring.response, dampingFraction: spring.dampingRatio)
        #expect((again.damping - spring.damping).magnitude < 1e-9)
    }

    @Test func theDocumentedExamplesHold() throws {
        // developer.apple.com/documentation/swiftui/spring: both directions of the conversion.
        let spring = try Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.stiffness.rounded(.toNearestOrAwayFromZero) == 158)
        #expect((spring.damping * 10).rounded() == 176)
        let other = try Spring(mass: 1, stiffness: 100, damping: 10)
        #expect((other.duration * 100).rounded() == 63)
        #expect((other.bounce - 0.5).magnitude < 1e-15)
    }

    @Test func presetsAreTheSpringsOfTheirParameters() throws {
        let smooth = try Spring.smooth()
        for time in [0.05, 0.2, 0.6] {
            #expect((Spring.smooth.position(at: time) - smooth.position(at: time)).magnitude < 1e-15)
        }
        #expect(try (Spring.snappy(extraBounce: 0.1).bounce - 0.25).magnitude < 1e-15)
        #expect(try (Spring.bouncy(duration: 1).bounce - Spring.bouncy.bounce).magnitude < 1e-15)
        #expect(Spring.systemDefault.response == 0.55)
        #expect(Spring.systemDefault.dampingRatio == 1)
        #expect(try Spring.smooth.starting(at: 2).velocity(at: 0) == 2)
    }

    @Test func aMotionIsTheUnitResponseScaled() throws {
        let spring = try Self.spring(0.4, 1.5)
        let motion = SpringMotion(spring, from: 40, to: -300)
        for time in [0, 0.1, 0.7] {
            #expect((motion.position(at: time) - (40 - 340 * spring.position(at: time))).magnitude < 1e-10)
            #expect((motion.velocity(at: time) + 340 * spring.velocity(at: time)).magnitude < 1e-9)
        }
        #expect(motion.position(at: -2) == 40)
    }
}

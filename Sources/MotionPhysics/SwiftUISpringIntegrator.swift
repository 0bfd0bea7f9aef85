/// SwiftUI's own stepping of its `.spring` family, for comparison with the closed form.
///
/// It advances by 1/300 s with a half kick before and after each drift, starts without acceleration, and caps the
/// stiffness; it lags behind the exact motion by about a point on a travel of 330. Source: OpenSwiftUI's
/// [FluidSpringAnimation](https://github.com/OpenSwiftUIProject/OpenSwiftUI). The engine never uses it.
public struct SwiftUISpringIntegrator: Hashable, Sendable {
    /// What the integrator has come to.
    public struct State: Hashable, Sendable {
        /// How many steps were taken.
        public var steps: Int
        /// The position, in the unit of the target.
        public var position: Double
        /// The velocity, in that unit per second.
        public var velocity: Double
    }

    /// Steps per second.
    public static let systemStepRate = 300.0
    /// The largest stiffness, per square second.
    public static let systemStiffnessCap = 45_000.0
    /// The most steps that are taken, an hour of motion at the system's rate.
    public static let stepLimit = 1_080_000

    private let stiffness: Double
    private let damping: Double
    private let stepRate: Double

    /// Makes an integrator for a spring of mass 1.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds, greater than zero.
    ///   - dampingFraction: The damping as a fraction of the critical one, zero or more.
    ///   - stepRate: Steps per second.
    ///   - stiffnessCap: The largest stiffness.
    /// - Throws: ``IllegalQuantity`` for a response or damping outside its range.
    public init(
        response: Double, dampingFraction: Double, stepRate: Double = systemStepRate,
        stiffnessCap: Double = systemStiffnessCap
    ) throws(IllegalQuantity) {
        let response = try response.legal(.response, .positive)
        let ratio = try dampingFraction.legal(.dampingFraction, .notNegative)
        let frequency = 2 * Double.pi / response
        stiffness = min(frequency * frequency, stiffnessCap)
        damping = 2 * ratio * stiffness.squareRoot()
        self.stepRate = stepRate
    }

    /// Steps from position 0 towards a target until a time is reached.
    ///
    /// - Parameters:
    ///   - time: The time to reach, in seconds.
    ///   - target: The position at rest.
    ///   - velocity: The velocity at the start, in the target's unit per second.
    /// - Returns: The state after the last step, which may lie up to a step past the time.
    public func state(at time: Double, target: Double, velocity: Double) -> State {
        let step = 1 / stepRate
        var state = State(steps: 0, position: 0, velocity: velocity)
        var acceleration = 0.0
        while Double(state.steps) / stepRate < time, state.steps < Self.stepLimit {
            let drift = state.velocity + acceleration * step / 2
            state.position += drift * step
            acceleration = stiffness * (target - state.position) - damping * drift
            state.velocity = drift + acceleration * step / 2
            state.steps += 1
        }
        return state
    }
}

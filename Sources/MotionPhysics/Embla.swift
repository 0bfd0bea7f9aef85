/// The scroll body of [Embla Carousel](https://github.com/davidjerleke/embla-carousel), stepped 60 times a second.
///
/// Source: `ScrollBody.ts`; the defaults are of `Engine.ts` and `Options.ts`.
public enum Embla {
    /// What the scroll body has come to.
    public struct State: Hashable, Sendable {
        /// The location, in points.
        public var location: Double
        /// The velocity, in points per step.
        public var velocity: Double

        /// Makes a state.
        public init(location: Double, velocity: Double) {
            self.location = location
            self.velocity = velocity
        }
    }

    /// The default duration, a count of steps.
    public static let defaultDuration = 25.0
    /// The default fraction of the velocity that is left after a step.
    public static let defaultFriction = 0.68
    /// The most steps that are taken, an hour of motion.
    public static let stepLimit = 216_000

    /// The state after a number of steps from location 0 at rest towards a target.
    ///
    /// - Parameters:
    ///   - steps: How many steps of 1/60 s.
    ///   - target: The location at rest, in points.
    ///   - duration: The duration, a count of steps.
    ///   - friction: The fraction of the velocity that is left after a step.
    /// - Returns: The location and the velocity after the steps.
    public static func state(
        afterSteps steps: Int, target: Double, duration: Double = defaultDuration,
        friction: Double = defaultFriction
    ) -> State {
        var state = State(location: 0, velocity: 0)
        for _ in 0..<max(0, min(steps, stepLimit)) {
            state.velocity = (state.velocity + (target - state.location) / duration) * friction
            state.location += state.velocity
        }
        return state
    }
}

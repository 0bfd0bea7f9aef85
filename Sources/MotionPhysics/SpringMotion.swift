/// A spring's motion from a value to a target, with a velocity at the start.
public struct SpringMotion: Hashable, Sendable {
    /// The spring that moves.
    public let spring: Spring
    /// The value at time 0, in the unit of the value.
    public let start: Double
    /// The value at rest, in the unit of the value.
    public let target: Double
    /// The velocity at time 0, in the unit of the value per second.
    public let startVelocity: Double

    /// Makes a motion that keeps a velocity, as a spring does that is given a new target on its way.
    public init(_ spring: Spring, from start: Double, to target: Double, velocity: Double) {
        self.spring = spring
        self.start = start
        self.target = target
        startVelocity = velocity
    }

    /// Makes a motion that starts with the spring's own initial velocity.
    public init(_ spring: Spring, from start: Double, to target: Double) {
        self.init(spring, from: start, to: target, velocity: spring.initialVelocity * (target - start))
    }

    /// The value after a time in seconds; times before the start count as the start.
    public func position(at time: Double) -> Double {
        guard time > 0 else { return start }
        let weights = spring.rates.weights(at: time)
        return target - (target - start) * weights.displacement + startVelocity * weights.velocity
    }

    /// The velocity after a time in seconds; times before the start count as the start.
    public func velocity(at time: Double) -> Double {
        let weights = spring.rates.weights(at: time)
        return startVelocity * weights.velocityRate - (target - start) * weights.displacementRate
    }

    /// The last time at which the value is a distance or more from its target, in seconds.
    ///
    /// Infinite where the spring is not damped.
    ///
    /// - Parameter tolerance: The distance, in the unit of the value, greater than zero.
    /// - Returns: The time, in seconds.
    public func settlingTime(tolerance: Double) -> Double {
        SpringDeviation(spring.rates, travel: target - start, velocity: startVelocity)
            .lastCrossing(of: tolerance)
    }
}

/// A number that a formula of motion cannot be built from.
///
/// The error carries facts only; whoever knows where the number came from makes the sentence.
public struct IllegalQuantity: Error, Hashable, Sendable {
    /// What a rejected number was meant to be.
    public enum Quantity: Hashable, Sendable, CaseIterable {
        /// The mass of a spring.
        case mass
        /// The stiffness of a spring.
        case stiffness
        /// The damping of a spring.
        case damping
        /// The initial velocity of a spring, in travels per second.
        case initialVelocity
        /// The response of a spring, in seconds.
        case response
        /// The damping fraction of a spring.
        case dampingFraction
        /// The bounce of a spring.
        case bounce
        /// A duration, in seconds.
        case duration
        /// A control point of a timing curve along time.
        case controlX
        /// A control point of a timing curve along progress.
        case controlY
        /// A deceleration factor per millisecond.
        case decelerationFactor
        /// The coefficient of a rubber band.
        case rubberBandCoefficient
        /// The dimension of a rubber band, in points.
        case rubberBandDimension
    }

    /// What a number must fulfil.
    public enum Requirement: Hashable, Sendable {
        /// Neither infinite nor NaN.
        case finite
        /// Finite and greater than zero.
        case positive
        /// Finite and at least zero.
        case notNegative
        /// Finite and between two bounds, both allowed.
        case within(Double, Double)
        /// Finite and between two bounds, the lower one not allowed.
        case above(Double, atMost: Double)
        /// Finite and between two bounds, neither allowed.
        case between(Double, Double)
        /// Of a size whose square is still a normal number, together with the other parameters.
        case representable
    }

    /// What the number was meant to be.
    public let quantity: Quantity
    /// The number found.
    public let value: Double
    /// What was expected of it.
    public let requirement: Requirement

    /// Makes the error from its facts.
    public init(quantity: Quantity, value: Double, requirement: Requirement) {
        self.quantity = quantity
        self.value = value
        self.requirement = requirement
    }
}

extension IllegalQuantity.Requirement {
    /// Whether a number fulfils the requirement, as far as the number alone can tell.
    public func isFulfilled(by value: Double) -> Bool {
        guard value.isFinite else { return false }
        switch self {
        case .finite, .representable: return true
        case .positive: return value > 0
        case .notNegative: return value >= 0
        case .within(let lower, let upper): return value >= lower && value <= upper
        case .above(let lower, let upper): return value > lower && value <= upper
        case .between(let lower, let upper): return value > lower && value < upper
        }
    }
}

extension Double {
    /// The number itself, once it is found to be what a formula needs.
    func legal(
        _ quantity: IllegalQuantity.Quantity, _ requirement: IllegalQuantity.Requirement
    ) throws(IllegalQuantity) -> Double {
        guard requirement.isFulfilled(by: self) else {
            throw IllegalQuantity(quantity: quantity, value: self, requirement: requirement)
        }
        return self
    }
}

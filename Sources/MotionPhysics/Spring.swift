import PlaneGeometry

/// A damped spring, evaluated in closed form: m·x″ + c·x′ + k·(x − target) = 0.
///
/// ```swift
/// let spring = try Spring(response: 0.55, dampingFraction: 1)
/// spring.position(at: 0.1)   // 0.316…, the fraction of the travel covered after a tenth of a second
/// ```
///
/// Every value is legal: mass and stiffness are positive, damping is not negative, all are finite. The unit
/// response runs from 0 at time 0 towards 1; ``SpringMotion`` runs between any two values.
public struct Spring: Hashable, Sendable {
    /// The mass; only its ratio to stiffness and damping matters.
    public let mass: Double
    /// The stiffness k, in mass per square second.
    public let stiffness: Double
    /// The damping c, in mass per second.
    public let damping: Double
    /// The velocity at the start, in travels per second, positive towards the target.
    public let initialVelocity: Double
    /// What becomes of the spring where it is damped beyond the critical point.
    public let overdamping: Overdamping

    let rates: SpringRates

    /// Makes a spring from its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass, greater than zero.
    ///   - stiffness: The stiffness, greater than zero.
    ///   - damping: The damping, zero or more; without damping the spring never comes to rest.
    ///   - initialVelocity: The velocity at the start, in travels per second.
    ///   - overdamping: What becomes of too much damping; the default is what SwiftUI does.
    /// - Throws: ``IllegalQuantity`` for a parameter that has no meaning, or parameters so far apart that their
    ///   frequency is no ordinary number.
    public init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        overdamping: Overdamping = .clampToCritical
    ) throws(IllegalQuantity) {
        self.mass = try mass.legal(.mass, .positive)
        self.stiffness = try stiffness.legal(.stiffness, .positive)
        self.damping = try damping.legal(.damping, .notNegative)
        self.initialVelocity = try initialVelocity.legal(.initialVelocity, .finite)
        self.overdamping = overdamping
        let squaredFrequency = stiffness / mass
        let decay = damping / mass / 2
        guard squaredFrequency.isNormal else {
            throw IllegalQuantity(quantity: .stiffness, value: stiffness, requirement: .representable)
        }
        guard (decay * decay).isFinite else {
            throw IllegalQuantity(quantity: .damping, value: damping, requirement: .representable)
        }
        rates = Self.rates(frequency: squaredFrequency.squareRoot(), decay: decay, overdamping)
    }

    /// Makes a spring of mass 1 from numbers that are known to be legal.
    init(response: Double, ratio: Double) {
        let frequency = 2 * Double.pi / response
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        initialVelocity = 0
        overdamping = .physical
        rates = SpringRates(frequency: frequency, decay: ratio * frequency)
    }

    private static func rates(frequency: Double, decay: Double, _ overdamping: Overdamping) -> SpringRates {
        let isClamped = overdamping == .clampToCritical && decay > frequency
        return SpringRates(frequency: frequency, decay: isClamped ? frequency : decay)
    }

    /// The fraction of the travel covered after a time in seconds: 0 at the start, 1 at rest.
    ///
    /// Times before the start count as the start.
    public func position(at time: Double) -> Double {
        let weights = rates.weights(at: time)
        return 1 - weights.displacement + initialVelocity * weights.velocity
    }

    /// The velocity after a time in seconds, in travels per second.
    ///
    /// Times before the start count as the start.
    public func velocity(at time: Double) -> Double {
        let weights = rates.weights(at: time)
        return initialVelocity * weights.velocityRate - weights.displacementRate
    }
}

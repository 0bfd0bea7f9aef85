import PlaneGeometry

/// Motion that loses the same fraction of its velocity in every millisecond, as a scroll view's.
///
/// v(t) = v₀·d^1000t and x(t) = x₀ + v₀·(d^1000t − 1) / (1000·ln d). Sources: I. Lobanov, "Scrolling mechanics
/// of UIScrollView"; [b3ll/Motion](https://github.com/b3ll/Motion); the discrete projection is from WWDC 2018
/// session 803.
public struct Deceleration: Hashable, Sendable {
    /// The fraction d of the velocity that is left after a millisecond, between 0 and 1.
    public let factor: Double

    /// The natural logarithm of the fraction that is left after a second; negative.
    private let logarithm: Double

    private static let millisecondsPerSecond = 1000.0

    /// `UIScrollView.DecelerationRate.normal`, 0.998 a millisecond.
    public static let normal = Deceleration(known: 0.998)
    /// `UIScrollView.DecelerationRate.fast`, 0.99 a millisecond.
    public static let fast = Deceleration(known: 0.99)

    /// Makes a deceleration from its factor per millisecond.
    ///
    /// - Throws: ``IllegalQuantity`` for a factor that is not between 0 and 1.
    public init(factor: Double) throws(IllegalQuantity) {
        self.init(known: try factor.legal(.decelerationFactor, .between(0, 1)))
    }

    private init(known factor: Double) {
        self.factor = factor
        logarithm = Self.millisecondsPerSecond * Elementary.log(factor)
    }

    /// The fraction of the velocity, and of the way to the end, that is left after a time in seconds.
    ///
    /// Times before the start count as the start.
    public func remainder(at time: Double) -> Double {
        time > 0 ? Elementary.exp(logarithm * time) : 1
    }

    /// The change of ``remainder(at:)``, per second.
    public func remainderRate(at time: Double) -> Double { logarithm * remainder(at: time) }

    /// How far a motion coasts from a velocity in points per second, in points.
    public func coastingDistance(velocity: Double) -> Double { velocity / -logarithm }

    /// Where a motion ends, in points.
    ///
    /// - Parameters:
    ///   - position: Where it is, in points.
    ///   - velocity: How fast it is there, in points per second.
    /// - Returns: The position at the end, in points.
    public func projection(from position: Double, velocity: Double) -> Double {
        position + coastingDistance(velocity: velocity)
    }

    /// Where a motion ends by the discrete formula of WWDC 2018 session 803, in points.
    ///
    /// It falls short of ``projection(from:velocity:)`` by half a millisecond of the velocity.
    ///
    /// - Parameters:
    ///   - position: Where it is, in points.
    ///   - velocity: How fast it is there, in points per second.
    /// - Returns: The position at the end, in points.
    public func discreteProjection(from position: Double, velocity: Double) -> Double {
        position + velocity / Self.millisecondsPerSecond * factor / (1 - factor)
    }

    /// The position after a time, in points.
    ///
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - start: The position at the start, in points.
    ///   - velocity: The velocity at the start, in points per second.
    /// - Returns: The position, in points.
    public func position(at time: Double, from start: Double, velocity: Double) -> Double {
        start + coastingDistance(velocity: velocity) * (1 - remainder(at: time))
    }

    /// The velocity after a time, in points per second.
    ///
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - velocity: The velocity at the start, in points per second.
    /// - Returns: The velocity, in points per second.
    public func velocity(at time: Double, from velocity: Double) -> Double {
        velocity * remainder(at: time)
    }

    /// The time until a motion has no more than a distance to go, in seconds.
    ///
    /// Infinite where the distance is zero.
    ///
    /// - Parameters:
    ///   - velocity: The velocity at the start, in points per second.
    ///   - remaining: The distance, in points.
    /// - Returns: The time, in seconds.
    public func duration(velocity: Double, remaining: Double) -> Double {
        duration(distance: coastingDistance(velocity: velocity), remaining: remaining)
    }

    /// The time until a motion that will coast a distance has no more than another to go, in seconds.
    func duration(distance: Double, remaining: Double) -> Double {
        let distance = distance.magnitude
        if distance <= remaining || distance == 0 { return 0 }
        guard remaining > 0, distance.isFinite else { return .infinity }
        return Elementary.log(remaining / distance) / logarithm
    }

    /// The time at which a motion passes a position, in seconds; `nil` where it never gets there.
    ///
    /// - Parameters:
    ///   - position: The position to pass, in points.
    ///   - start: The position at the start, in points.
    ///   - velocity: The velocity at the start, in points per second.
    /// - Returns: The time in seconds, or `nil`.
    public func time(ofPassing position: Double, from start: Double, velocity: Double) -> Double? {
        if position == start { return 0 }
        let fraction = (position - start) / coastingDistance(velocity: velocity)
        guard fraction > 0, fraction < 1 else { return nil }
        return Elementary.log(1 - fraction) / logarithm
    }

    /// The velocity with which a motion ends at a position, in points per second.
    ///
    /// - Parameters:
    ///   - start: The position at the start, in points.
    ///   - end: The position at the end, in points.
    /// - Returns: The velocity, in points per second.
    public func velocity(from start: Double, to end: Double) -> Double { (start - end) * logarithm }
}

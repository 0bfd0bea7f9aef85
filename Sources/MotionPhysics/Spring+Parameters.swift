import PlaneGeometry

/// The other two ways to describe a spring, and back.
///
/// Sources: [Spring](https://developer.apple.com/documentation/swiftui/spring) (0.5 s and bounce 0.3 are mass 1,
/// stiffness 157.9 and damping 17.6), and the same mapping in Flutter's
/// `SpringDescription.withDurationAndBounce`.
extension Spring {
    /// Makes a spring of mass 1 from its response and damping fraction.
    ///
    /// A response of zero has no spring: its value jumps to the target, which is no animation at all.
    ///
    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds, greater than zero.
    ///   - dampingFraction: The damping as a fraction of the critical one, zero or more.
    ///   - initialVelocity: The velocity at the start, in travels per second.
    ///   - overdamping: What becomes of a damping fraction above 1.
    /// - Throws: ``IllegalQuantity`` for a parameter outside its range.
    public init(
        response: Double, dampingFraction: Double, initialVelocity: Double = 0,
        overdamping: Overdamping = .physical
    ) throws(IllegalQuantity) {
        let response = try response.legal(.response, .positive)
        let ratio = try dampingFraction.legal(.dampingFraction, .notNegative)
        let frequency = 2 * Double.pi / response
        try self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity, overdamping: overdamping)
    }

    /// Makes a spring of mass 1 from its perceived duration and its bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds, greater than zero; it equals the response.
    ///   - bounce: 0 is critically damped, 1 undamped, a negative value above −1 over-damped.
    ///   - initialVelocity: The velocity at the start, in travels per second.
    ///   - overdamping: What becomes of a negative bounce.
    /// - Throws: ``IllegalQuantity`` for a parameter outside its range.
    public init(
        duration: Double, bounce: Double, initialVelocity: Double = 0, overdamping: Overdamping = .physical
    ) throws(IllegalQuantity) {
        let duration = try duration.legal(.duration, .positive)
        let bounce = try bounce.legal(.bounce, .above(-1, atMost: 1))
        try self.init(
            response: duration, dampingFraction: Self.dampingRatio(ofBounce: bounce),
            initialVelocity: initialVelocity, overdamping: overdamping)
    }

    /// The same spring with another velocity at the start.
    ///
    /// - Parameter initialVelocity: In travels per second.
    /// - Returns: A spring that differs in its initial velocity only.
    /// - Throws: ``IllegalQuantity`` where the velocity is not finite.
    public func starting(at initialVelocity: Double) throws(IllegalQuantity) -> Spring {
        try Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            overdamping: overdamping)
    }

    /// The undamped angular frequency ω₀ = √(k/m), in radians per second.
    public var naturalFrequency: Double { rates.frequency }

    /// The damping as a fraction ζ = c / (2√(km)) of the critical one, as the parameters say it.
    public var dampingRatio: Double { damping / (2 * mass) / naturalFrequency }

    /// The damping ratio that is played: never above 1 where over-damping is clamped.
    public var playedDampingRatio: Double {
        overdamping == .clampToCritical ? min(dampingRatio, 1) : dampingRatio
    }

    /// The period of the undamped spring, in seconds.
    public var response: Double { 2 * Double.pi / naturalFrequency }

    /// The perceived duration, in seconds; it equals the response.
    public var duration: Double { response }

    /// The bounce of the motion that is played: 1 − ζ, or 1/ζ − 1 where over-damped.
    public var bounce: Double {
        let ratio = playedDampingRatio
        return ratio < 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The damping ratio of a bounce above −1.
    private static func dampingRatio(ofBounce bounce: Double) -> Double {
        bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }
}

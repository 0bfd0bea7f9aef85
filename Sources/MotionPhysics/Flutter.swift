import PlaneGeometry

/// The scroll physics of [Flutter](https://github.com/flutter/flutter).
///
/// Sources: `page_view.dart`, `scroll_physics.dart`, `friction_simulation.dart`.
public enum Flutter {
    /// The share of a finger's move that overscroll shows at the end itself.
    public static let overscrollFriction = 0.52
    /// The same where the deceleration rate is `fast`.
    public static let fastOverscrollFriction = 0.26

    /// The speed below which a page's release counts as still, in logical pixels per second.
    ///
    /// - Parameter devicePixelRatio: Physical pixels per logical one.
    /// - Returns: The speed, in logical pixels per second.
    public static func velocityTolerance(devicePixelRatio: Double) -> Double {
        let shortestTime = 0.05
        return 1 / (shortestTime * devicePixelRatio)
    }

    /// The offset of the page that a release goes to, in logical pixels.
    ///
    /// - Parameters:
    ///   - offset: The offset at the release, in logical pixels.
    ///   - viewport: The extent of a page, in logical pixels.
    ///   - velocity: The velocity at the release, in logical pixels per second.
    ///   - devicePixelRatio: Physical pixels per logical one.
    /// - Returns: The offset, in logical pixels.
    public static func pageTarget(
        offset: Double, viewport: Double, velocity: Double, devicePixelRatio: Double
    ) -> Double {
        let tolerance = velocityTolerance(devicePixelRatio: devicePixelRatio)
        var page = offset / viewport
        if velocity < -tolerance { page -= 0.5 }
        if velocity > tolerance { page += 0.5 }
        return page.rounded() * viewport
    }

    /// The share of a finger's move that is shown while overscrolled.
    ///
    /// - Parameters:
    ///   - overscroll: How far past the end the content is, in logical pixels.
    ///   - viewport: The extent of the viewport, in logical pixels.
    ///   - isFast: Whether the deceleration rate is `fast`.
    /// - Returns: The share, below 1.
    public static func overscrollFactor(overscroll: Double, viewport: Double, isFast: Bool = false) -> Double
    {
        let rest = 1 - overscroll / viewport
        return (isFast ? fastOverscrollFriction : overscrollFriction) * rest * rest
    }

    /// The position of a `FrictionSimulation` after a time, in logical pixels.
    ///
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - start: The position at the start.
    ///   - velocity: The velocity at the start, per second.
    ///   - drag: The fraction of the velocity that is left after a second, between 0 and 1.
    /// - Returns: The position, in logical pixels.
    public static func frictionPosition(
        at time: Double, from start: Double, velocity: Double, drag: Double
    ) -> Double {
        start + velocity * (Elementary.pow(drag, time) - 1) / Elementary.log(drag)
    }

    /// The velocity of a `FrictionSimulation` after a time, in logical pixels per second.
    ///
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - velocity: The velocity at the start, per second.
    ///   - drag: The fraction of the velocity that is left after a second, between 0 and 1.
    /// - Returns: The velocity, in logical pixels per second.
    public static func frictionVelocity(at time: Double, velocity: Double, drag: Double) -> Double {
        velocity * Elementary.pow(drag, time)
    }

    /// Where a `FrictionSimulation` ends, in logical pixels.
    ///
    /// - Parameters:
    ///   - start: The position at the start.
    ///   - velocity: The velocity at the start, per second.
    ///   - drag: The fraction of the velocity that is left after a second, between 0 and 1.
    /// - Returns: The position at the end, in logical pixels.
    public static func frictionEnd(from start: Double, velocity: Double, drag: Double) -> Double {
        start - velocity / Elementary.log(drag)
    }
}

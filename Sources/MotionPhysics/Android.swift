import PlaneGeometry

/// The fling of Android's `OverScroller`.
///
/// Source: `core/java/android/widget/OverScroller.java`, class `SplineOverScroller`, in binary64 and without its
/// truncation to whole pixels and milliseconds.
public enum Android {
    /// How far and how long a fling goes.
    public struct Fling: Hashable, Sendable {
        /// The distance, in physical pixels.
        public var distance: Double
        /// The duration, in milliseconds.
        public var duration: Double
    }

    /// The default friction of a fling.
    public static let defaultFriction = 0.015
    /// The default place where the spline's two tension lines cross.
    public static let defaultInflexion = 0.35

    /// The exponent of the deceleration, ln 0.78 / ln 0.9.
    public static var decelerationRate: Double { Elementary.log(0.78) / Elementary.log(0.9) }

    /// The deceleration by friction 1 on a screen, in physical pixels per square second.
    ///
    /// - Parameter density: Physical pixels per density-independent one.
    /// - Returns: The deceleration, in physical pixels per square second.
    public static func physicalCoefficient(density: Double) -> Double {
        let gravity = 9.80665
        let inchesPerMetre = 39.37
        let pixelsPerInch = 160 * density
        let lookAndFeel = 0.84
        return gravity * inchesPerMetre * pixelsPerInch * lookAndFeel
    }

    /// How far and how long a fling goes.
    ///
    /// - Parameters:
    ///   - velocity: The velocity at the release, in physical pixels per second.
    ///   - density: Physical pixels per density-independent one.
    ///   - friction: The friction of the fling.
    ///   - inflexion: The place where the spline's two tension lines cross.
    /// - Returns: The distance and the duration of the fling.
    public static func fling(
        velocity: Double, density: Double, friction: Double = defaultFriction,
        inflexion: Double = defaultInflexion
    ) -> Fling {
        guard velocity != 0 else { return Fling(distance: 0, duration: 0) }
        let resistance = friction * physicalCoefficient(density: density)
        let logarithm = Elementary.log(inflexion * velocity.magnitude / resistance)
        let rate = decelerationRate
        let distance = resistance * Elementary.exp(rate / (rate - 1) * logarithm)
        let millisecondsPerSecond = 1000.0
        return Fling(
            distance: velocity < 0 ? -distance : distance,
            duration: millisecondsPerSecond * Elementary.exp(logarithm / (rate - 1)))
    }

    /// The fraction of a fling's distance covered after a fraction of its duration.
    ///
    /// The exact spline; Android reads it from 101 samples and interpolates between them.
    ///
    /// - Parameters:
    ///   - fraction: The fraction of the duration, 0…1.
    ///   - inflexion: The place where the spline's two tension lines cross, 0…1.
    /// - Returns: The fraction of the distance.
    public static func distanceFraction(
        at fraction: Double, inflexion: Double = defaultInflexion
    ) -> Double {
        let startTension = 0.5
        let endTension = 1.0
        let inflexion = min(max(inflexion, 0), 1)
        return TimingCurve(
            knownX1: startTension * inflexion, y1: startTension,
            x2: 1 - endTension * (1 - inflexion), y2: endTension
        ).progress(at: fraction)
    }
}

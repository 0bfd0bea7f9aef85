import PlaneGeometry

/// The resistance and the snap of [Swiper](https://github.com/nolimits4web/swiper).
///
/// Sources: `onTouchMove.ts`, `onTouchEnd.ts`, and the defaults of `defaults.ts`.
public enum Swiper {
    /// Where a swipe goes.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// To the next slide.
        case next
        /// To the previous slide.
        case previous = "prev"
    }

    /// The default exponent of the resistance.
    public static let defaultResistanceRatio = 0.85
    /// The default part of a slide that a long swipe must cover.
    public static let defaultLongSwipesRatio = 0.5
    /// The default time from which a swipe is long, in milliseconds.
    public static let defaultLongSwipesTime = 300.0

    /// The translation shown when the wrapper is pulled past its start, in points.
    ///
    /// - Parameters:
    ///   - distance: How far past the start the finger is, in points.
    ///   - start: The translation at the start, in points.
    ///   - ratio: The exponent of the resistance.
    /// - Returns: The translation, in points.
    public static func translation(
        pastStart distance: Double, start: Double = 0, ratio: Double = defaultResistanceRatio
    ) -> Double {
        start - 1 + Elementary.pow(max(0, distance), ratio)
    }

    /// The slide that a released swipe goes to.
    ///
    /// - Parameters:
    ///   - stop: The last slide whose position has been passed.
    ///   - ratio: The part of that slide's width that has been passed, 0…1.
    ///   - time: The time of the swipe, in milliseconds.
    ///   - direction: Where the swipe goes.
    ///   - long: What makes a swipe long: its time in milliseconds and the part of a slide it must cover.
    /// - Returns: The index of the slide.
    public static func slide(
        stop: Int, ratio: Double, time: Double, direction: Direction,
        long: (time: Double, ratio: Double) = (defaultLongSwipesTime, defaultLongSwipesRatio)
    ) -> Int {
        let isLong = time > long.time
        switch direction {
        case .next: return !isLong || ratio >= long.ratio ? stop + 1 : stop
        case .previous: return isLong && ratio > 1 - long.ratio ? stop + 1 : stop
        }
    }
}

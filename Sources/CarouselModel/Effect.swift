/// What a card's place does to how it looks; layout never changes.
///
/// JSON: an entry of `effects`.
///
/// The distance is that of the unscaled slot's centre from the carousel's centre, in points.
public enum Effect: Hashable, Sendable {
    /// A scaling about the card's centre.
    case scale(Ramp)
    /// A factor on the card's opacity.
    case opacity(Ramp)
    /// A move along and across the track, in points.
    case offset(along: Ramp?, across: Ramp?)
    /// A turn about the card's centre in radians, clockwise.
    case rotation(Ramp)
    /// An order from back to front: the greater value lies in front.
    case depth(Ramp)
    /// A move of the pictures inside the card, in points, as if they lay behind it: its inner parallax.
    case parallax(along: Ramp?, across: Ramp?)
    /// A colour laid over the card, by this opacity.
    case dim(red: Double, green: Double, blue: Double, opacity: Ramp)
    /// A change by how much of the slot is in view, as SwiftUI's `scrollTransition`.
    case scrollTransition(ScrollTransition)
}

/// A number that follows from a distance.
public enum Ramp: Hashable, Sendable {
    /// 1 in the middle, falling by 1 over the falloff (points) on either side, never below the minimum.
    case falloff(minimum: Double, distance: Double)
    /// A table of distances (in points, negative before the centre) and values, joined by a curve.
    ///
    /// Between two stops the value goes along the curve, whose duration is not used. The ends go on. With
    /// distances all zero or positive, both sides are alike.
    case stops([RampStop], curve: CurveForm = .linear)

    /// Seed 003's scale: max(0.68, 1 − d / 500).
    public static let standardScale = Ramp.falloff(minimum: 0.68, distance: 500)
}

/// A value at a distance.
///
/// JSON: `[distance, value]`.
public struct RampStop: Hashable, Sendable {
    /// The distance from the centre, in points.
    public var distance: Double
    /// The value there.
    public var value: Double

    /// Makes a stop.
    public init(distance: Double, value: Double) {
        self.distance = distance
        self.value = value
    }
}

/// A change of a card that comes into view or leaves it.
///
/// JSON: `scrollTransition`.
///
/// The phase goes from −1 (not yet in view at the leading side) over 0 (in view) to 1.
public struct ScrollTransition: Hashable, Sendable {
    /// What a card looks like at a phase of −1 or 1.
    public struct Appearance: Hashable, Sendable {
        /// The scale.
        ///
        /// JSON: `scale`, default 1.
        public var scale: Double
        /// The opacity.
        ///
        /// JSON: `opacity`, default 1.
        public var opacity: Double

        /// Makes an appearance.
        public init(scale: Double = 1, opacity: Double = 1) {
            self.scale = scale
            self.opacity = opacity
        }
    }

    /// The part of the slot that must be in view for phase 0, 0…1.
    ///
    /// JSON: `threshold`, default 1.
    public var threshold: Double
    /// The curve from hidden to shown; its duration is not used.
    ///
    /// JSON: `curve`, default `easeInOut`.
    public var curve: CurveForm
    /// The look before coming into view.
    ///
    /// JSON: `leading`, or `scale` and `opacity` for both sides.
    public var leading: Appearance
    /// The look after leaving the view.
    ///
    /// JSON: `trailing`, or `scale` and `opacity` for both sides.
    public var trailing: Appearance

    /// Makes a transition.
    public init(
        threshold: Double = 1, curve: CurveForm = .easeInOut, leading: Appearance = Appearance(),
        trailing: Appearance = Appearance()
    ) {
        self.threshold = threshold
        self.curve = curve
        self.leading = leading
        self.trailing = trailing
    }
}

/// How a selected slot comes to rest.
///
/// JSON: `settle`.
public enum SettleMotion: Hashable, Sendable {
    /// SwiftUI's default animation of the profile: a spring, or an ease in iOS 16.
    case platformDefault
    /// A spring of 0.5 s without bounce.
    case smooth
    /// A spring of 0.5 s with a bounce of 0.15.
    case snappy
    /// A spring of 0.5 s with a bounce of 0.3.
    case bouncy
    /// A timing curve.
    ///
    /// JSON: `"easeInOut"`, … or `{ "curve": [x1, y1, x2, y2], "duration": 0.35 }`.
    case curve(CurveForm)
    /// A spring by mass, stiffness and damping, as SwiftUI's `interpolatingSpring`.
    case interpolatingSpring(SpringForm)
    /// A spring by response and damping fraction that keeps the velocity at hand.
    ///
    /// JSON: `response`, `dampingFraction`, or `duration` and `bounce`.
    case spring(response: Double, dampingFraction: Double)
    /// The model of a scroll view's motion to its target.
    case scrollView
}

/// A cubic timing curve over a duration.
public struct CurveForm: Hashable, Sendable {
    /// The first control point's x, 0…1.
    public var x1: Double
    /// The first control point's y.
    public var y1: Double
    /// The second control point's x, 0…1.
    public var x2: Double
    /// The second control point's y.
    public var y2: Double
    /// The duration, in seconds.
    public var duration: Double

    /// SwiftUI's duration of a curve without one, in seconds.
    public static let defaultDuration = 0.35

    /// Makes a curve.
    public init(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double = defaultDuration) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        self.duration = duration
    }

    /// Even progress.
    public static let linear = CurveForm(x1: 0, y1: 0, x2: 1, y2: 1)
    /// A slow start.
    public static let easeIn = CurveForm(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// A slow end.
    public static let easeOut = CurveForm(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// A slow start and a slow end.
    public static let easeInOut = CurveForm(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

/// A spring by its mechanics.
///
/// JSON: `spring` with `mass`, `stiffness`, `damping`, `initialVelocity`.
public struct SpringForm: Hashable, Sendable {
    /// The mass, greater than 0; default 1.
    public var mass: Double
    /// The stiffness, greater than 0.
    public var stiffness: Double
    /// The damping, not negative.
    public var damping: Double
    /// The velocity at the start, in travels per second towards the target; default 0.
    public var initialVelocity: Double
    /// Whether a damping above critical is simulated; SwiftUI evaluates it as critical.
    ///
    /// JSON: `overdamping`, `"clampToCritical"` or `"physical"`.
    public var allowsOverdamping: Bool

    /// Makes a spring.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }
}

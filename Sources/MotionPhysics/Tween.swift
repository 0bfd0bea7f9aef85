/// A timing curve stretched over a duration.
public struct Tween: Hashable, Sendable {
    /// The curve of the progress.
    public let curve: TimingCurve
    /// The duration, in seconds; with 0 the value jumps.
    public let duration: Double

    /// The duration of SwiftUI's curves where none is said, in seconds.
    ///
    /// See [easeInOut](https://developer.apple.com/documentation/swiftui/animation/easeinout).
    public static let defaultDuration = 0.35

    /// SwiftUI's `linear`, 0.35 s.
    public static let linear = Tween(known: .linear)
    /// SwiftUI's `easeIn`, 0.35 s.
    public static let easeIn = Tween(known: .easeIn)
    /// SwiftUI's `easeOut`, 0.35 s.
    public static let easeOut = Tween(known: .easeOut)
    /// SwiftUI's `easeInOut`, 0.35 s.
    public static let easeInOut = Tween(known: .easeInOut)

    /// Makes a tween.
    ///
    /// - Parameters:
    ///   - curve: The curve of the progress.
    ///   - duration: The duration in seconds, zero or more.
    /// - Throws: ``IllegalQuantity`` for a duration that is negative or not finite.
    public init(_ curve: TimingCurve, duration: Double = defaultDuration) throws(IllegalQuantity) {
        self.curve = curve
        self.duration = try duration.legal(.duration, .notNegative)
    }

    private init(known curve: TimingCurve) {
        self.curve = curve
        duration = Self.defaultDuration
    }

    /// The progress after a time in seconds: 0 until the start, exactly 1 from the end on.
    public func progress(at time: Double) -> Double {
        time >= duration ? 1 : curve.progress(at: time / duration)
    }

    /// The change of the progress after a time in seconds, per second: 0 before the start and from the end on.
    public func velocity(at time: Double) -> Double {
        time >= duration ? 0 : curve.slope(at: time / duration) / duration
    }

    /// The value on the way between two values after a time in seconds.
    public func value<Value: AnimatableValue>(from start: Value, to end: Value, at time: Double) -> Value {
        time >= duration ? end : start.adding(end.adding(start, times: -1), times: progress(at: time))
    }
}

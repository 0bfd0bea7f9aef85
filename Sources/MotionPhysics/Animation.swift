/// The way a value takes from where it is to its new target.
///
/// Without an animation a value jumps, as the content under a finger does.
public enum Animation: Hashable, Sendable {
    /// A timing curve over a duration.
    case tween(Tween, overlap: Overlap = .blend)
    /// A spring that takes over the position and the velocity of what ran before.
    ///
    /// SwiftUI's `.spring`, `.smooth`, `.snappy`, `.bouncy` and, from iOS 17 on, `.default`. The spring's own
    /// initial velocity, in travels per second, is added to the velocity taken over.
    case spring(Spring)
    /// A spring that starts afresh, with its own initial velocity only.
    ///
    /// SwiftUI's `interpolatingSpring`.
    case interpolatingSpring(Spring, overlap: Overlap = .blend)
    /// A scroll view's slowing down, with whatever velocity ends at the target.
    ///
    /// For a free fling set the target to ``Deceleration/projection(from:velocity:)``.
    case decay(Deceleration)

    /// SwiftUI's `.default` from iOS 17 on: a spring of response 0.55 s without bounce.
    public static let `default` = Animation.spring(.systemDefault)
    /// SwiftUI's `.default` until iOS 16: ``easeInOut``.
    public static let legacyDefault = Animation.easeInOut
    /// SwiftUI's `.linear`, 0.35 s.
    public static let linear = Animation.tween(.linear)
    /// SwiftUI's `.easeIn`, 0.35 s.
    public static let easeIn = Animation.tween(.easeIn)
    /// SwiftUI's `.easeOut`, 0.35 s.
    public static let easeOut = Animation.tween(.easeOut)
    /// SwiftUI's `.easeInOut`, 0.35 s.
    public static let easeInOut = Animation.tween(.easeInOut)
    /// SwiftUI's `.smooth`.
    public static let smooth = Animation.spring(.smooth)
    /// SwiftUI's `.snappy`.
    public static let snappy = Animation.spring(.snappy)
    /// SwiftUI's `.bouncy`.
    public static let bouncy = Animation.spring(.bouncy)

    /// The rule for what is still running, where the animation needs one.
    public var overlap: Overlap? {
        switch self {
        case .tween(_, let overlap), .interpolatingSpring(_, let overlap): overlap
        case .spring, .decay: nil
        }
    }
}

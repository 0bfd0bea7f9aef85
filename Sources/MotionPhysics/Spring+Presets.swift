/// SwiftUI's named springs.
///
/// Sources: Apple's documentation of
/// [Animation](https://developer.apple.com/documentation/swiftui/animation) and
/// [Spring](https://developer.apple.com/documentation/swiftui/spring).
extension Spring {
    /// The spring of `Animation.default` and `withAnimation` from iOS 17 on: response 0.55 s, ratio 1.
    public static let systemDefault = Spring(response: 0.55, ratio: 1)

    /// The spring of `Animation.spring` with its defaults: duration 0.5 s, no bounce.
    public static let spring = Spring(response: 0.5, ratio: 1)

    /// The spring of `spring(response:dampingFraction:blendDuration:)` with its defaults: 0.5 s, ratio 0.825.
    public static let responsive = Spring(response: 0.5, ratio: 0.825)

    /// The spring of `interactiveSpring(response:dampingFraction:blendDuration:)`: 0.15 s, ratio 0.86.
    public static let interactive = Spring(response: 0.15, ratio: 0.86)

    /// No bounce: duration 0.5 s, ratio 1.
    public static let smooth = Spring(response: 0.5, ratio: 1)

    /// A little bounce: duration 0.5 s, ratio 0.85.
    public static let snappy = Spring(response: 0.5, ratio: 0.85)

    /// Much bounce: duration 0.5 s, ratio 0.7.
    public static let bouncy = Spring(response: 0.5, ratio: 0.7)

    /// The bounce that ``snappy`` begins from.
    private static let snappyBounce = 0.15
    /// The bounce that ``bouncy`` begins from.
    private static let bouncyBounce = 0.3
    /// The duration of the three named springs, in seconds.
    public static let presetDuration = 0.5

    /// The spring of `smooth(duration:extraBounce:)`.
    ///
    /// - Throws: ``IllegalQuantity`` for a duration that is not positive, or a bounce outside −1…1.
    public static func smooth(
        duration: Double = presetDuration, extraBounce: Double = 0
    ) throws(IllegalQuantity) -> Spring {
        try Spring(duration: duration, bounce: extraBounce)
    }

    /// The spring of `snappy(duration:extraBounce:)`, whose bounce counts from 0.15.
    ///
    /// - Throws: ``IllegalQuantity`` for a duration that is not positive, or a bounce outside −1…1.
    public static func snappy(
        duration: Double = presetDuration, extraBounce: Double = 0
    ) throws(IllegalQuantity) -> Spring {
        try Spring(duration: duration, bounce: snappyBounce + extraBounce)
    }

    /// The spring of `bouncy(duration:extraBounce:)`, whose bounce counts from 0.3.
    ///
    /// - Throws: ``IllegalQuantity`` for a duration that is not positive, or a bounce outside −1…1.
    public static func bouncy(
        duration: Double = presetDuration, extraBounce: Double = 0
    ) throws(IllegalQuantity) -> Spring {
        try Spring(duration: duration, bounce: bouncyBounce + extraBounce)
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that turns elapsed time into progress.
///
/// Time never runs backwards along it: the control points' x lie in 0…1
/// ([CSS Easing 1](https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions)). Their y are free, so
/// that progress may overshoot. The curve has no duration; a ``Tween`` has.
public struct TimingCurve: Hashable, Sendable {
    /// The first control point along time, 0…1.
    public let x1: Double
    /// The first control point along progress.
    public let y1: Double
    /// The second control point along time, 0…1.
    public let x2: Double
    /// The second control point along progress.
    public let y2: Double

    private let timeCubic: Cubic
    private let progressCubic: Cubic

    /// Makes a curve from its two control points.
    ///
    /// - Throws: ``IllegalQuantity`` for an x outside 0…1 or a y that is not finite.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(IllegalQuantity) {
        self.init(
            knownX1: try x1.legal(.controlX, .within(0, 1)), y1: try y1.legal(.controlY, .finite),
            x2: try x2.legal(.controlX, .within(0, 1)), y2: try y2.legal(.controlY, .finite))
    }

    /// Makes a curve from numbers that are known to be legal.
    init(knownX1 x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        timeCubic = Cubic(first: x1, second: x2)
        progressCubic = Cubic(first: y1, second: y2)
    }

    /// Constant speed.
    public static let linear = TimingCurve(knownX1: 0, y1: 0, x2: 1, y2: 1)
    /// SwiftUI's and CSS's ease-in.
    public static let easeIn = TimingCurve(knownX1: 0.42, y1: 0, x2: 1, y2: 1)
    /// SwiftUI's and CSS's ease-out.
    public static let easeOut = TimingCurve(knownX1: 0, y1: 0, x2: 0.58, y2: 1)
    /// SwiftUI's and CSS's ease-in-out.
    public static let easeInOut = TimingCurve(knownX1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Core Animation's default curve, which is CSS's `ease`.
    public static let coreAnimationDefault = TimingCurve(knownX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// The progress at a fraction of the duration, exact to 1e-9 and exactly 0 and 1 at the ends.
    ///
    /// - Parameters:
    ///   - x: The elapsed fraction of the duration.
    ///   - ends: What counts outside 0…1.
    /// - Returns: The progress: 0 at the start, 1 at the end.
    public func progress(at x: Double, ends: EndRule = .clamp) -> Double {
        if x <= 0 { return ends == .clamp ? 0 : x * startGradient }
        if x >= 1 { return ends == .clamp ? 1 : 1 + (x - 1) * endGradient }
        if isStraight { return x }
        return progressCubic.value(at: parameter(at: x))
    }

    /// The slope of the progress at a fraction of the duration: 1 where it runs at mean speed.
    ///
    /// At the ends it is the slope towards the inside, outside what the rule says. Where the curve stands
    /// upright the slope is huge but finite.
    ///
    /// - Parameters:
    ///   - x: The elapsed fraction of the duration.
    ///   - ends: What counts outside 0…1.
    /// - Returns: The change of the progress per change of the fraction.
    public func slope(at x: Double, ends: EndRule = .clamp) -> Double {
        if x <= 0 { return ends == .clamp && x < 0 ? 0 : startGradient }
        if x >= 1 { return ends == .clamp && x > 1 ? 0 : endGradient }
        if isStraight { return 1 }
        // The least advance of time per parameter: a slope above 1e12 is upright.
        let upright = 1e-12
        let parameter = parameter(at: x)
        return progressCubic.slope(at: parameter) / max(timeCubic.slope(at: parameter), upright)
    }

    /// The largest |1 − progress| that the curve can reach inside 0…1: it stays in its control points' hull.
    var largestRemainder: Double { max(1, (1 - y1).magnitude, (1 - y2).magnitude) }

    private var isStraight: Bool { x1 == y1 && x2 == y2 }

    /// The slope at the start, by the rule of
    /// [Chromium](https://github.com/chromium/chromium/blob/main/ui/gfx/geometry/cubic_bezier.cc) and WebKit.
    private var startGradient: Double {
        if x1 > 0 { return y1 / x1 }
        guard y1 == 0 else { return 0 }
        return x2 > 0 ? y2 / x2 : (y2 == 0 ? 1 : 0)
    }

    /// The slope at the end, by the same rule.
    private var endGradient: Double {
        if x2 < 1 { return (1 - y2) / (1 - x2) }
        guard y2 == 1 else { return 0 }
        return x1 < 1 ? (1 - y1) / (1 - x1) : (y1 == 1 ? 1 : 0)
    }

    /// The Bézier parameter at which the curve reaches a fraction of the duration strictly inside 0…1.
    private func parameter(at x: Double) -> Double {
        // Newton takes about four steps; a triple root, the worst case, converges by a third a step.
        let limit = 96
        var lower = 0.0
        var upper = 1.0
        var guess = x
        for _ in 0..<limit {
            let error = timeCubic.value(at: guess) - x
            if error == 0 { break }
            if error > 0 { upper = guess } else { lower = guess }
            var next = guess - error / timeCubic.slope(at: guess)
            if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
            if (next - guess).magnitude < guess.ulp { break }
            guess = next
        }
        return guess
    }
}

/// One coordinate of the curve, as the polynomial a·u³ + b·u² + c·u.
private struct Cubic: Hashable, Sendable {
    private let a: Double
    private let b: Double
    private let c: Double

    init(first: Double, second: Double) {
        c = 3 * first
        b = 3 * (second - first) - c
        a = 1 - c - b
    }

    func value(at u: Double) -> Double { ((a * u + b) * u + c) * u }

    func slope(at u: Double) -> Double { (3 * a * u + 2 * b) * u + c }
}

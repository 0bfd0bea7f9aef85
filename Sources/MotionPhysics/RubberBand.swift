/// The resistance of a scroll view that is pulled past its end.
///
/// shown = (1 − 1 / (x·c/d + 1))·d for an overshoot x, a coefficient c and a dimension d: the slope at the end is
/// c, and d is never reached. Source: the
/// [formula found in UIKit](https://gist.github.com/originell/6961057), also in Wave and Motion.
public struct RubberBand: Hashable, Sendable {
    /// The slope at the end, UIKit's is 0.55.
    public let coefficient: Double
    /// What the shown overshoot tends to, in points: the viewport's extent.
    public let dimension: Double

    /// UIKit's coefficient.
    public static let systemCoefficient = 0.55

    /// Makes a rubber band.
    ///
    /// - Parameters:
    ///   - dimension: The viewport's extent in points, greater than zero.
    ///   - coefficient: The slope at the end, greater than zero.
    /// - Throws: ``IllegalQuantity`` for a number that is not positive and finite.
    public init(
        dimension: Double, coefficient: Double = systemCoefficient
    ) throws(IllegalQuantity) {
        self.dimension = try dimension.legal(.rubberBandDimension, .positive)
        self.coefficient = try coefficient.legal(.rubberBandCoefficient, .positive)
    }

    /// The overshoot that is shown for an overshoot of the finger, in points, with its sign.
    public func displayed(overshoot: Double) -> Double {
        let shown = dimension / (dimension / (overshoot.magnitude * coefficient) + 1)
        return overshoot < 0 ? -shown : shown
    }

    /// The overshoot of the finger that shows an overshoot, in points, with its sign.
    ///
    /// Infinite for an overshoot that can never be shown, one of the dimension or more.
    public func overshoot(displayed: Double) -> Double {
        let shown = displayed.magnitude
        let pulled = shown < dimension ? shown / coefficient * (dimension / (dimension - shown)) : .infinity
        return displayed < 0 ? -pulled : pulled
    }

    /// The offset that is shown for an offset of the finger, which is free inside a range, in points.
    public func displayed(offset: Double, in range: ClosedRange<Double>) -> Double {
        if offset < range.lowerBound {
            return range.lowerBound + displayed(overshoot: offset - range.lowerBound)
        }
        if offset > range.upperBound {
            return range.upperBound + displayed(overshoot: offset - range.upperBound)
        }
        return offset
    }

    /// The offset of the finger that shows an offset, which is free inside a range, in points.
    public func offset(displayed: Double, in range: ClosedRange<Double>) -> Double {
        if displayed < range.lowerBound {
            return range.lowerBound + overshoot(displayed: displayed - range.lowerBound)
        }
        if displayed > range.upperBound {
            return range.upperBound + overshoot(displayed: displayed - range.upperBound)
        }
        return displayed
    }
}

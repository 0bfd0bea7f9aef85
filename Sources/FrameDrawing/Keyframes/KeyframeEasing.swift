internal import PlaneGeometry

/// How a value goes from one keyframe to the next, in the words of CSS (CSS Easing Functions 1).
enum KeyframeEasing: Hashable {
    /// At one speed.
    case linear
    /// Not at all before the next keyframe: `step-end`.
    case hold
    /// In equal steps at equal times, the first after one of them: `steps(n)`.
    case steps(Int)
    /// Along a cubic Bézier curve.
    case bezier(BezierEasing)

    /// The part of the way done after a part of the time, both 0…1 at the ends.
    func progress(at time: Double) -> Double {
        switch self {
        case .linear: time
        case .hold: time < 1 ? 0 : 1
        case .steps(let count): min((time * Double(count)).rounded(.down) / Double(count), 1)
        case .bezier(let easing): easing.progress(at: time)
        }
    }
}

/// The curve of `cubic-bezier()`: from (0, 0) to (1, 1) by way of two control points in (time, progress).
struct BezierEasing: Hashable {
    /// The time of the first control point, 0…1.
    var x1: Double
    /// The progress of the first control point.
    var y1: Double
    /// The time of the second control point, 0…1.
    var x2: Double
    /// The progress of the second control point.
    var y2: Double

    /// The progress at a time, 0…1.
    func progress(at time: Double) -> Double {
        let place = Self.parameter(at: time, x1: x1, x2: x2, near: time)
        let rest = 1 - place
        return 3 * rest * place * (rest * y1 + place * y2) + place * place * place
    }

    /// The curve's parameter at a time, by Newton's method, by halving where that leads astray.
    static func parameter(
        at time: Double, x1: Double, x2: Double, near guess: Double, precision: Double = precision
    ) -> Double {
        var place = guess
        for _ in 0..<8 {
            let rest = 1 - place
            let error = 3 * rest * place * (rest * x1 + place * x2) + place * place * place - time
            if error.magnitude < precision { return place }
            let slope = 3 * (rest * rest * x1 + 2 * rest * place * (x2 - x1) + place * place * (1 - x2))
            guard slope > Self.flattest else { break }
            place = min(max(place - error / slope, 0), 1)
        }
        return halved(at: time, x1: x1, x2: x2)
    }

    private static func halved(at time: Double, x1: Double, x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while high - low > precision {
            let place = (low + high) / 2
            let rest = 1 - place
            let found = 3 * rest * place * (rest * x1 + place * x2) + place * place * place
            if found < time { low = place } else { high = place }
        }
        return (low + high) / 2
    }

    private static let precision = 1e-9
    private static let flattest = 1e-6
}

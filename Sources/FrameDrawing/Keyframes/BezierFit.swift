/// Finds the `cubic-bezier()` that comes nearest to a movement, by least squares.
///
/// For given times of the control points their progress follows from two linear equations; the times are
/// searched for in ever smaller steps.
struct BezierFit {
    /// Parts of the time, 0…1, at which the movement is known, ends left out.
    var times: [Double]
    /// The parts of the way at those times.
    var progress: [Double]

    /// The best curve found; the search ends where the differences are small enough, or far too large.
    ///
    /// - Parameter tolerance: The part of the way that a difference may be.
    /// - Returns: The curve.
    func curve(tolerance: Double) -> BezierEasing {
        let allowed = tolerance * tolerance * Double(times.count)
        var best = candidate(x1: Self.starts[0].0, x2: Self.starts[0].1)
        for start in Self.starts.dropFirst() {
            let other = candidate(x1: start.0, x2: start.1)
            if other.error < best.error { best = other }
        }
        guard best.error < Self.hopeless * Double(times.count) else { return best.easing }
        var step = Self.firstStep
        while step > Self.lastStep, best.error > Self.enough * allowed {
            var isBetter = false
            for (dx1, dx2) in Self.directions {
                let x1 = min(max(best.easing.x1 + dx1 * step, 0), 1)
                let x2 = min(max(best.easing.x2 + dx2 * step, 0), 1)
                guard x1 != best.easing.x1 || x2 != best.easing.x2 else { continue }
                let other = candidate(x1: x1, x2: x2)
                if other.error < best.error {
                    best = other
                    isBetter = true
                }
            }
            if !isBetter { step /= 2 }
        }
        return best.easing
    }

    private struct Candidate {
        var easing: BezierEasing
        /// The sum of the squared differences.
        var error: Double
    }

    /// The best curve whose control points have given times.
    private func candidate(x1: Double, x2: Double) -> Candidate {
        var (a, b, c, d, e, sum) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        var place = 0.0
        for index in times.indices {
            place = BezierEasing.parameter(
                at: times[index], x1: x1, x2: x2, near: place, precision: Self.precision)
            let rest = 1 - place
            let first = 3 * rest * rest * place
            let second = 3 * rest * place * place
            let wanted = progress[index] - place * place * place
            a += first * first
            b += first * second
            c += second * second
            d += first * wanted
            e += second * wanted
            sum += wanted * wanted
        }
        let determinant = a * c - b * b
        guard determinant > Self.singular else {
            return Candidate(easing: BezierEasing(x1: x1, y1: x1, x2: x2, y2: x2), error: .infinity)
        }
        let y1 = (d * c - e * b) / determinant
        let y2 = (e * a - d * b) / determinant
        return Candidate(
            easing: BezierEasing(x1: x1, y1: y1, x2: x2, y2: y2), error: max(sum - y1 * d - y2 * e, 0))
    }

    private static let starts = [(0.3, 0.6), (0.1, 0.3), (0.4, 0.9)]
    private static let directions = [
        (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0),
    ]
    private static let firstStep = 0.2
    private static let lastStep = 0.004
    /// Squares below this part of the allowed ones need no better curve.
    private static let enough = 0.01
    /// A mean of the squares above this will not become small enough: a difference of a twentieth of the way.
    private static let hopeless = 0.0025
    /// The curve's parameters need be no more exact while times are searched for.
    private static let precision = 1e-5
    private static let singular = 1e-15
}

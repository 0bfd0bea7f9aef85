internal import PlaneGeometry

/// A range of numbers with ticks at round ones.
public struct PlotAxis: Hashable, Sendable {
    /// What the axis shows.
    public let range: ClosedRange<Double>
    /// The distance between ticks: 1, 2 or 5 times a power of ten.
    public let step: Double
    /// The ticks, from the least to the greatest.
    public let ticks: [Double]
    /// How many decimal places the ticks have.
    private let places: Int

    /// Makes an axis.
    ///
    /// - Parameters:
    ///   - values: What it has to show; numbers that are none count as 0.
    ///   - limit: The most ticks, at least 2.
    ///   - leastStep: The least distance between ticks.
    ///   - endsAtTicks: Whether the range grows to the next ticks.
    public init(
        covering values: ClosedRange<Double>, ticks limit: Int, leastStep: Double = 0,
        endsAtTicks: Bool = true
    ) {
        let bounds = Self.drawable(values)
        let wanted = max((bounds.upperBound - bounds.lowerBound) / Double(max(limit - 1, 1)), leastStep)
        var (step, places) = Self.roundStep(atLeast: wanted)
        // Growing to whole steps may add a tick on either side; around zero three are the fewest.
        while endsAtTicks, Self.count(bounds, step) > max(limit, 3) {
            (step, places) = Self.roundStep(atLeast: step * 1.5)
        }
        self.step = step
        self.places = places
        let first = (bounds.lowerBound / step).rounded(endsAtTicks ? .down : .up)
        let last = (bounds.upperBound / step).rounded(endsAtTicks ? .up : .down)
        ticks = stride(from: first, through: last, by: 1).map { ($0 * step).rounded(places: places) }
        range = endsAtTicks ? (ticks.first ?? 0)...(ticks.last ?? 0) : bounds
    }

    /// The text of a tick, with a real minus sign.
    public func label(of tick: Double) -> String {
        let text = tick.decimalText(places: places)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    /// Where a value lies, 0 at the lower end and 1 at the upper.
    public func fraction(of value: Double) -> Double {
        let extent = range.upperBound - range.lowerBound
        return extent > 0 ? (value - range.lowerBound) / extent : 0.5
    }

    private static func count(_ bounds: ClosedRange<Double>, _ step: Double) -> Int {
        Int((bounds.upperBound / step).rounded(.up) - (bounds.lowerBound / step).rounded(.down)) + 1
    }

    /// The least of 1, 2 and 5 times a power of ten that is no less than a number, and its decimal places.
    private static func roundStep(atLeast wanted: Double) -> (Double, places: Int) {
        let wanted = max(wanted, smallest)
        var power = 1.0
        var places = 0
        while power > wanted, places < 9 {
            places += 1
            power = 1.0.scaled(down: places)
        }
        while power * 10 <= wanted { power *= 10 }
        let slack = 1 + 1e-9
        for factor in [1.0, 2, 5] where power * factor * slack >= wanted { return (power * factor, places) }
        return (power * 10, max(places - 1, 0))
    }

    private static func drawable(_ values: ClosedRange<Double>) -> ClosedRange<Double> {
        func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -largest), largest) }
        let (lower, upper) = (clamped(values.lowerBound), clamped(values.upperBound))
        return upper > lower ? lower...upper : lower...(lower + max(lower.magnitude * 1e-6, smallest))
    }

    /// Steps are no smaller than this.
    private static let smallest = 1e-6
    /// Numbers beyond this are brought to it.
    private static let largest = 1e12
}

extension Double {
    /// The number divided by a power of ten.
    fileprivate func scaled(down places: Int) -> Double {
        var divisor = 1.0
        for _ in 0..<places { divisor *= 10 }
        return self / divisor
    }
}

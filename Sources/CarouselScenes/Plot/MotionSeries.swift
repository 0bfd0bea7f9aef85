public import CarouselModel
internal import MotionPhysics
public import PlaneGeometry

/// A quantity of a motion over time, as points that straight lines join.
///
/// The points follow the closed form, close together where it bends and far apart where it is straight; a step
/// is two points at one time.
public struct MotionSeries: Hashable, Sendable {
    /// The points: x is the time in seconds, y the quantity.
    public private(set) var points: [Point] = []

    /// Follows a quantity from the beginning to a time.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - end: The last time, in seconds.
    ///   - quantity: What is asked of each state.
    public init(of motion: MotionTrack, until end: Double, _ quantity: (CarouselState) -> Double) {
        func value(_ time: Double) -> Double { quantity(motion.state(at: time)) }
        let breaks = Self.breaks(of: motion, until: end)
        let tolerance = Self.tolerance(breaks, value)
        for (start, next) in zip(breaks, breaks.dropFirst()) {
            // What is in force from the next break on is not yet in force just before it.
            let last = max(start, next - Self.moment)
            append(Point(x: start, y: value(start)))
            refine(from: start, to: last, tolerance: tolerance, depth: Self.leastDepth, value)
            append(Point(x: next, y: value(last)))
        }
        append(Point(x: end, y: value(end)))
    }

    /// The least and the greatest value.
    public var range: ClosedRange<Double> {
        let values = points.map(\.y)
        return (values.min() ?? 0)...(values.max() ?? 0)
    }

    /// The times at which a formula gives way to another one, the beginning and the end included.
    private static func breaks(of motion: MotionTrack, until end: Double) -> [Double] {
        let pieces = motion.offset.pieces
        var times = pieces.map(\.start) + pieces.map(\.end) + motion.stages.map(\.start)
        if times.count > breakLimit {
            times = (0...breakLimit).map { end * Double($0) / Double(breakLimit) }
        }
        let inside = times.filter { $0 > 0 && $0 < end }
        var breaks: [Double] = [0]
        for time in inside.sorted() + [end] where time > breaks[breaks.count - 1] + moment {
            breaks.append(time)
        }
        return breaks
    }

    /// The deviation that would not be seen in a plot of all values.
    private static func tolerance(_ breaks: [Double], _ value: (Double) -> Double) -> Double {
        var (least, greatest) = (Double.infinity, -Double.infinity)
        for (start, next) in zip(breaks, breaks.dropFirst()) {
            for part in [0, 0.25, 0.5, 0.75] {
                let sample = value(start + (next - start) * part)
                (least, greatest) = (min(least, sample), max(greatest, sample))
            }
        }
        return greatest > least ? (greatest - least) * visiblePart : 1
    }

    private mutating func refine(
        from start: Double, to end: Double, tolerance: Double, depth: Int, _ value: (Double) -> Double
    ) {
        let (first, last) = (value(start), value(end))
        let isStraight = [0.25, 0.5, 0.75].allSatisfy { part in
            let line = first + (last - first) * part
            return (value(start + (end - start) * part) - line).magnitude <= tolerance
        }
        guard depth > 0 || !isStraight, depth > -Self.mostHalvings else { return }
        // A level stretch is level throughout; any other may bend between the samples.
        if isStraight, first == last, value((start + end) / 2) == first { return }
        let middle = start + (end - start) / 2
        refine(from: start, to: middle, tolerance: tolerance, depth: depth - 1, value)
        append(Point(x: middle, y: value(middle)))
        refine(from: middle, to: end, tolerance: tolerance, depth: depth - 1, value)
    }

    /// Appends a point; of those on a level line only the ends are kept.
    private mutating func append(_ point: Point) {
        guard point != points.last else { return }
        if points.count > 1, points[points.count - 1].y == point.y, points[points.count - 2].y == point.y {
            points.removeLast()
        }
        points.append(point)
    }

    /// Times nearer to each other than this, in seconds, count as one; more than a motion allows for rounding.
    private static let moment = 1e-8
    /// The part of the whole range of values that is too small to be seen.
    private static let visiblePart = 1.0 / 2000
    /// A stretch is halved at least so often, where it is not level.
    private static let leastDepth = 2
    /// And at most so often more.
    private static let mostHalvings = 10
    /// Of a motion with more breaks so many times are looked at.
    private static let breakLimit = 20_000
}

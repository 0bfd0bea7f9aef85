public import CarouselModel
internal import MotionPhysics
internal import PlaneGeometry

/// How a motion ends.
public struct MotionSummary: Hashable, Sendable {
    /// When it comes to rest for the last time, in seconds; `nil` where it still moves at the end.
    public var restTime: Double?
    /// The item or page selected at the end.
    public var index: Int
    /// The offset at the end, in points.
    public var offset: Double
    /// How far the last motion went beyond its target, in points.
    public var overshoot: Double
    /// The greatest speed, in points per second.
    public var peakSpeed: Double

    /// Sums a motion up.
    public init(of motion: MotionTrack) {
        let last = motion.state(at: motion.duration)
        index = last.index
        offset = last.offset
        let isAtRest = motion.offset.isSettled(at: motion.duration) && last.phase != .dragging
        let rests = motion.events.filter { $0.kind == .settled && $0.time <= motion.duration }
        restTime = isAtRest ? rests.last?.time ?? 0 : nil
        overshoot = Self.overshoot(of: motion)
        let velocity = MotionSeries(of: motion, until: motion.duration, \.velocity).range
        peakSpeed = max(velocity.lowerBound.magnitude, velocity.upperBound.magnitude)
    }

    /// How far the last motion goes beyond its target, in the direction in which it set out.
    private static func overshoot(of motion: MotionTrack) -> Double {
        let isMoving = { (stage: MotionTrack.Stage) in
            (stage.phase == .settling || stage.phase == .scrolling) && stage.start < motion.duration
        }
        guard let place = motion.stages.lastIndex(where: isMoving) else { return 0 }
        let start = motion.stages[place].start
        let end = place + 1 < motion.stages.count ? motion.stages[place + 1].start : motion.duration
        let (from, target) = (motion.state(at: start).offset, motion.offset.target(at: start))
        let times = MotionSeries(of: motion, until: motion.duration, \.offset).points.map(\.x)
            .filter { $0 >= start && $0 < end }
        let direction = from <= target ? 1.0 : -1
        let excess = { (time: Double) in direction * (motion.state(at: time).offset - target) }
        guard let peak = times.indices.max(by: { excess(times[$0]) < excess(times[$1]) }) else { return 0 }
        let around = times[max(peak - 1, 0)]...times[min(peak + 1, times.count - 1)]
        return max(Self.greatest(of: excess, in: around), 0)
    }

    /// The greatest value of a function that rises and then falls in a range of times.
    private static func greatest(of value: (Double) -> Double, in range: ClosedRange<Double>) -> Double {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        for _ in 0..<searchSteps {
            let third = (upper - lower) / 3
            if value(lower + third) < value(upper - third) { lower += third } else { upper -= third }
        }
        return value((lower + upper) / 2)
    }

    /// Each step leaves two thirds of the range.
    private static let searchSteps = 40
}

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
        let offsets = MotionSeries(of: motion, until: motion.duration, \.offset).points
            .filter { $0.x >= start && $0.x < end }.map(\.y)
        let farthest =
            from <= target ? (offsets.max() ?? target) - target : target - (offsets.min() ?? target)
        return max(farthest, 0)
    }
}

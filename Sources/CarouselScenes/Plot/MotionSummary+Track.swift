public import CarouselModel
public import FrameDrawing
public import FrameGoldens
internal import MotionPhysics
internal import PlaneGeometry

extension MotionSummary {
    /// Sums a motion up.
    public init(of motion: MotionTrack) {
        let last = motion.state(at: motion.duration)
        let isAtRest = motion.offset.isSettled(at: motion.duration) && last.phase != .dragging
        let rests = motion.events.filter { $0.kind == .settled && $0.time <= motion.duration }
        let velocity = MotionSeries(of: motion, until: motion.duration, \.velocity).range
        self.init(
            restTime: isAtRest ? rests.last?.time ?? 0 : nil, index: last.index, offset: last.offset,
            overshoot: Self.overshoot(of: motion),
            peakSpeed: max(velocity.lowerBound.magnitude, velocity.upperBound.magnitude))
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

extension MotionDifference {
    /// Compares a motion with an older one; frames are counted at a rate.
    public init(from old: MotionTrack, to new: MotionTrack, rate: FrameRate = .standard) {
        let end = max(old.duration, new.duration)
        let times = [old, new].flatMap { MotionSeries(of: $0, until: end, \.offset).points.map(\.x) }
        var (largest, place) = (0.0, 0.0)
        for time in times {
            let distance = (old.state(at: time).offset - new.state(at: time).offset).magnitude
            if distance > largest { (largest, place) = (distance, time) }
        }
        self.init(
            from: MotionSummary(of: old), to: MotionSummary(of: new), largestDistance: largest, at: place,
            rate: rate)
    }
}

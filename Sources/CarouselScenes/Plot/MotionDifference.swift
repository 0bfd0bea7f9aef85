public import CarouselModel
public import FrameDrawing
internal import PlaneGeometry

/// How one motion differs from another one, in words.
public struct MotionDifference: Hashable, Sendable {
    /// How the first motion ends.
    public let old: MotionSummary
    /// How the second motion ends.
    public let new: MotionSummary
    /// The largest distance between the offsets at one time, in points.
    public let largestDistance: Double
    /// When the offsets are farthest apart, in seconds.
    public let time: Double
    private let rate: FrameRate

    /// Compares a motion with an older one; frames are counted at a rate.
    public init(from old: MotionTrack, to new: MotionTrack, rate: FrameRate = .standard) {
        self.old = MotionSummary(of: old)
        self.new = MotionSummary(of: new)
        self.rate = rate
        let end = max(old.duration, new.duration)
        let times = [old, new].flatMap { MotionSeries(of: $0, until: end, \.offset).points.map(\.x) }
        var (largest, place) = (0.0, 0.0)
        for time in times {
            let distance = (old.state(at: time).offset - new.state(at: time).offset).magnitude
            if distance > largest { (largest, place) = (distance, time) }
        }
        largestDistance = largest
        time = place
    }

    /// The difference in one line, what is new first: `settles 3 frames later (0.05 s), ends at card 4 (was 3)`.
    public func sentence(item: String = "card") -> String {
        guard largestDistance > Self.tolerance || old.index != new.index else { return "moves alike" }
        var parts = [restText]
        if old.index != new.index {
            parts.append("ends at \(item) \(new.index) (was \(old.index))")
        } else if (old.offset - new.offset).magnitude > Self.tolerance {
            parts.append("ends at \(Self.points(new.offset)) (was \(Self.points(old.offset)))")
        }
        if (old.overshoot - new.overshoot).magnitude >= Self.leastOvershoot {
            parts.append("overshoots by \(Self.points(new.overshoot)) (was \(Self.points(old.overshoot)))")
        }
        guard old.index == new.index else { return parts.joined(separator: ", ") }
        parts.append(
            "is up to \(Self.points(largestDistance)) away at \(time.decimalText(places: 2)) s")
        return parts.joined(separator: ", ")
    }

    private var restText: String {
        switch (old.restTime, new.restTime) {
        case (nil, nil): return "never settles, as before"
        case (let was?, nil): return "no longer settles (did at \(was.decimalText(places: 3)) s)"
        case (nil, let now?): return "settles at \(now.decimalText(places: 3)) s (never did)"
        case (let was?, let now?):
            let frames = Int(((now - was) * rate.framesPerSecond).rounded(.toNearestOrAwayFromZero))
            let seconds = (now - was).magnitude.decimalText(places: 3)
            if frames == 0 {
                return seconds == "0" ? "settles at the same time" : "settles in the same frame"
            }
            let count = "\(frames.magnitude) \(frames.magnitude == 1 ? "frame" : "frames")"
            return "settles \(count) \(frames > 0 ? "later" : "earlier") (\(seconds) s)"
        }
    }

    private static func points(_ value: Double) -> String { "\(value.decimalText(places: 1)) pt" }

    /// Offsets that differ less are alike, in points: nothing of it is seen.
    private static let tolerance = 0.01
    /// Overshoots that differ less are not worth a word, in points.
    private static let leastOvershoot = 0.1
}

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
    /// The rate at which frames are counted.
    public let rate: FrameRate

    /// Makes a difference from what was measured.
    ///
    /// - Parameters:
    ///   - old: How the first motion ends.
    ///   - new: How the second motion ends.
    ///   - largestDistance: The largest distance between the offsets at one time, in points.
    ///   - time: When the offsets are farthest apart, in seconds.
    ///   - rate: The rate at which frames are counted.
    public init(
        from old: MotionSummary, to new: MotionSummary, largestDistance: Double, at time: Double,
        rate: FrameRate = .standard
    ) {
        self.old = old
        self.new = new
        self.largestDistance = largestDistance
        self.time = time
        self.rate = rate
    }

    /// The difference in one line, what is new first: `settles 3 frames later (0.05 s), ends at card 4 (was 3)`.
    public func sentence(item: String = "card") -> String {
        guard largestDistance > Self.tolerance || old.index != new.index else { return "moves alike" }
        return parts(item: item, leastDistance: Self.tolerance).joined(separator: ", ")
    }

    /// What there is to say of the difference, however small the offsets' distance is.
    ///
    /// - Parameters:
    ///   - item: What an index counts.
    ///   - leastDistance: Final offsets that differ less are alike, in points.
    /// - Returns: The parts of a sentence.
    func parts(item: String, leastDistance: Double) -> [String] {
        var parts = [restText]
        if old.index != new.index {
            parts.append("ends at \(item) \(new.index) (was \(old.index))")
        } else if (old.offset - new.offset).magnitude > leastDistance {
            let (now, was) = Self.pair(new.offset, old.offset)
            parts.append("ends at \(now) pt (was \(was) pt)")
        }
        if (old.overshoot - new.overshoot).magnitude >= Self.leastOvershoot {
            let (now, was) = Self.pair(new.overshoot, old.overshoot)
            parts.append("overshoots by \(now) pt (was \(was) pt)")
        }
        guard old.index == new.index, largestDistance > 0 else { return parts }
        let distance = largestDistance >= Self.tolerance ? 1 : 6
        return parts + [
            "is up to \(largestDistance.decimalText(places: distance)) pt away at \(time.decimalText(places: 2)) s"
        ]
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

    /// Two numbers with as many decimal places as tell them apart, one at least.
    static func pair(_ one: Double, _ other: Double, places least: Int = 1) -> (String, String) {
        for places in least..<6 {
            let texts = (one.decimalText(places: places), other.decimalText(places: places))
            if texts.0 != texts.1 { return texts }
        }
        return (one.decimalText(places: 6), other.decimalText(places: 6))
    }

    /// Offsets that differ less are alike, in points: nothing of it is seen.
    private static let tolerance = 0.01
    /// Overshoots that differ less are not worth a word, in points.
    private static let leastOvershoot = 0.1
}

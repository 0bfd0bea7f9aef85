internal import PlaneGeometry

/// A moment of an animation: a value, and how it goes on from there.
struct Keyframe: Hashable {
    /// The number of the sample at which it stands.
    var sample: Int
    /// The value, as it is written.
    var value: KeyframeValue
    /// The way to the next keyframe.
    var easing: KeyframeEasing
}

/// Finds few keyframes that follow a sampled movement.
///
/// From each keyframe the next one lies as far ahead as one easing stays within the tolerance at every sample
/// in between: a straight line, a halt with a jump at its end, equal steps, or a cubic Bézier curve fitted by
/// least squares. Numbers are rounded to what is written before they are checked.
struct KeyframeFitter {
    /// The times of the samples, in seconds, growing.
    let times: [Double]
    /// The same times as they are written, never later.
    let written: [Double]
    /// The values at those times.
    let values: [KeyframeValue]
    /// How far each number may stray.
    var tolerance: KeyframeValue
    /// Decimal places of what is written.
    let places: Int

    /// The keyframes, the first at the first sample and the last at the last: as few as the tolerance allows and,
    /// of that number, those that come nearest.
    func keyframes() -> [Keyframe] {
        var best = fewestKeyframes()
        for part in Self.parts {
            var finer = self
            finer.tolerance = tolerance * part
            let keyframes = finer.fewestKeyframes()
            guard keyframes.count <= best.count else { break }
            best = keyframes
        }
        return best
    }

    private func fewestKeyframes() -> [Keyframe] {
        guard let last = values.indices.last else { return [] }
        let jumps = nextJumps()
        var result: [Keyframe] = []
        var place = 0
        while place < last {
            let (next, easing) = segment(from: place, jump: jumps[place])
            result.append(Keyframe(sample: place, value: rounded(place), easing: easing))
            place = next
        }
        result.append(Keyframe(sample: last, value: rounded(last), easing: .linear))
        return result
    }

    /// For each sample the first from there on after which the value jumps, else the last of all.
    private func nextJumps() -> [Int] {
        var next = values.count - 1
        var jumps = [Int](repeating: next, count: values.count)
        for sample in jumps.indices.dropLast().reversed() {
            if isJump(after: sample) { next = sample }
            jumps[sample] = next
        }
        return jumps
    }

    /// The farthest sample that one easing reaches, and the easing.
    private func segment(from start: Int, jump: Int) -> (Int, KeyframeEasing) {
        let rest = restEnd(from: start)
        if rest - start >= Self.fewest || rest == values.count - 1 { return held(from: start, to: rest) }
        // Of equal reach the simplest.
        var best = rest > start ? held(from: start, to: rest) : (start, .linear)
        for other in [staircase(from: start), smooth(from: start, jump: jump)] where other.0 > best.0 {
            best = other
        }
        return best
    }

    /// The last sample of a run with one value.
    private func restEnd(from start: Int) -> Int {
        var end = start
        while end + 1 < values.count, values[end + 1] == values[start] { end += 1 }
        return end
    }

    /// A halt, up to the jump that ends it where one does.
    private func held(from start: Int, to end: Int) -> (Int, KeyframeEasing) {
        guard end + 1 < values.count, isJump(after: end) else { return (end, .linear) }
        return (end + 1, .hold)
    }

    /// Whether the value jumps after a sample: it goes much farther than before and after.
    private func isJump(after sample: Int) -> Bool {
        let step = change(after: sample)
        guard step > 1 else { return false }
        let before = sample > 0 ? change(after: sample - 1) : 0
        let after = sample + 2 < values.count ? change(after: sample + 1) : 0
        return step > Self.jumpFactor * max(before, after)
    }

    private func change(after sample: Int) -> Double {
        (values[sample + 1] - values[sample]).divided(by: tolerance).largest
    }

    // MARK: - Smooth ways

    private func smooth(from start: Int, jump last: Int) -> (Int, KeyframeEasing) {
        // No curve leads across a jump: it would be made too early, somewhere before the next sample.
        guard last > start else { return (start + 1, .hold) }
        // Between two samples nothing is known; a written time a hair too early must not begin a large step.
        var good = (start + 1, change(after: start) > 1 ? KeyframeEasing.hold : .linear)
        var length = 2
        var bad = last + 1
        while start + length <= last {
            if let easing = easing(from: start, to: start + length) {
                good = (start + length, easing)
                bad = last + 1
                guard good.0 < last else { return good }
            } else {
                bad = min(bad, start + length)
                // Few samples of a fast turn are harder to follow than all of it.
                guard length < Self.tried else { break }
            }
            guard start + length < last else { break }
            length = min(length * 2, last - start)
        }
        while bad - good.0 > 1 {
            let middle = good.0 + (bad - good.0) / 2
            if let easing = easing(from: start, to: middle) { good = (middle, easing) } else { bad = middle }
        }
        return good
    }

    /// The easing that leads from one sample to another past all between; `nil` where none does.
    private func easing(from start: Int, to end: Int) -> KeyframeEasing? {
        let way = Way(self, from: start, to: end)
        if way.isFollowed(by: .linear) { return .linear }
        guard end - start > 2, way.isStraight else { return nil }
        let curve = rounded(way.fit.curve(tolerance: 1 / way.distance), distance: way.distance)
        return way.isFollowed(by: .bezier(curve)) ? .bezier(curve) : nil
    }

    /// A curve with as many places as the distance asks for.
    private func rounded(_ curve: BezierEasing, distance: Double) -> BezierEasing {
        var places = 2
        var reach = Self.curvePrecision * distance
        while reach > 100, places < 6 {
            places += 1
            reach /= 10
        }
        return BezierEasing(
            x1: curve.x1.rounded(places: places), y1: curve.y1.rounded(places: places),
            x2: curve.x2.rounded(places: places), y2: curve.y2.rounded(places: places))
    }

    // MARK: - Steps

    /// Equal steps after equal times, as long as there are.
    private func staircase(from start: Int) -> (Int, KeyframeEasing) {
        let first = restEnd(from: start) + 1
        // A step of one sample is none: what is smooth looks like that.
        guard first < values.count, first > start + 1 else { return (start, .linear) }
        let width = times[first] - times[start]
        let height = values[first] - values[start]
        guard height.divided(by: tolerance).largest > 1 else { return (start, .linear) }
        var (end, count) = (first, 1)
        while true {
            let next = restEnd(from: end) + 1
            let target = values[start] + height * Double(count + 1)
            guard next < values.count,
                (times[next] - times[start] - width * Double(count + 1)).magnitude < Self.sameTime,
                (values[next] - target).divided(by: tolerance).largest < Self.stepPart
            else { break }
            (end, count) = (next, count + 1)
        }
        let way = Way(self, from: start, to: end)
        guard count > 1, way.isFollowed(by: .steps(count)) else { return (first, .hold) }
        return (end, .steps(count))
    }

    func rounded(_ sample: Int) -> KeyframeValue {
        let value = values[sample]
        return KeyframeValue(
            value.x.rounded(places: places), value.y.rounded(places: places),
            value.z.rounded(places: places), value.w.rounded(places: places))
    }

    /// The parts of the tolerance that are tried where no more keyframes are needed.
    private static let parts = [0.7, 0.45]
    /// Ways shorter than this, in samples, do not end the search for longer ones.
    private static let tried = 32
    /// Runs of this many equal samples are halts.
    private static let fewest = 6
    /// A change this many times that before and after it is a jump.
    private static let jumpFactor = 4.0
    /// A curve's last place is at most a hundredth of this part of the tolerance.
    private static let curvePrecision = 1000.0
    /// Steps differ by less than this, in seconds.
    private static let sameTime = 2e-5
    /// Steps differ in height by less than this part of the tolerance.
    private static let stepPart = 0.5
}

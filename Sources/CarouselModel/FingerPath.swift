internal import MotionPhysics
internal import PlaneGeometry

/// A finger's way as the carousel sees it: translations from touch-down over time.
///
/// Along the track it counts as in a left-to-right carousel, negative towards later slots.
struct FingerPath: Hashable {
    /// How long the finger is down, in seconds.
    let duration: Double
    private let shape: Shape

    private enum Shape: Hashable {
        case straight(to: Point, curve: TimingCurve)
        case samples([TouchSample])
    }

    /// How physical points become points along and across the track.
    struct Frame: Hashable {
        /// The direction of the track.
        var axis: Axis
        /// Whether the scene is mirrored, so that leading is right.
        var isMirrored: Bool
        /// The carousel's extent along the track, in points.
        var viewport: Double

        /// A physical vector as x along and y across the track.
        func trackVector(_ vector: Point) -> Point {
            let x = vector.x.limited(to: Limit.distance)
            let y = vector.y.limited(to: Limit.distance)
            let read = isMirrored ? -x : x
            return axis == .horizontal ? Point(x: read, y: y) : Point(x: y, y: read)
        }

        /// The physical vector that is x along and y across the track.
        func physicalVector(_ vector: Point) -> Point {
            let turned = axis == .horizontal ? vector : Point(x: vector.y, y: vector.x)
            return isMirrored ? Point(x: 0 - turned.x, y: turned.y) : turned
        }

        /// A physical way along the track's axis.
        func along(_ distance: Double) -> Double {
            let way = distance.limited(to: Limit.distance)
            return axis == .horizontal && isMirrored ? -way : way
        }
    }

    init(_ drag: Drag, in frame: Frame) {
        switch drag.distance {
        case .samples(let samples):
            var latest = 0.0
            let turned = samples.map {
                latest = max(latest, $0.time.limitedTime)
                return TouchSample(time: latest, translation: frame.trackVector($0.translation))
            }
            duration = latest
            shape = .samples(turned)
        case .by, .alongTrack, .forward:
            duration = drag.duration.limitedTime
            shape = .straight(to: Self.end(drag.distance, in: frame), curve: drag.curve.tween.curve)
        }
    }

    init(_ fling: Fling, in frame: Frame) {
        let end = Self.end(fling.distance, in: frame)
        let length = (end.x * end.x + end.y * end.y).squareRoot()
        duration = fling.speed > 0 ? (length / fling.speed).limitedTime : 0
        shape = .straight(to: end, curve: .linear)
    }

    /// The translation some seconds after touch-down.
    func translation(at time: Double) -> Point {
        switch shape {
        case .straight(let end, let curve):
            guard time < duration else { return end }
            let progress = curve.progress(at: time / duration)
            return Point(x: end.x * progress, y: end.y * progress)
        case .samples(let samples): return Self.interpolated(samples, at: time)
        }
    }

    /// The whole translation along the track.
    var distance: Double { translation(at: duration).x }

    private static func end(_ distance: DragDistance, in frame: Frame) -> Point {
        switch distance {
        case .by(let vector): frame.trackVector(vector)
        case .alongTrack(let points): Point(x: frame.along(points), y: 0)
        case .forward(.points(let points)): Point(x: -points.limited(to: Limit.distance), y: 0)
        case .forward(.fraction(let fraction)):
            Point(x: (-fraction * frame.viewport).limited(to: Limit.distance), y: 0)
        case .samples(let samples): samples.last.map { frame.trackVector($0.translation) } ?? .zero
        }
    }

    private static func interpolated(_ samples: [TouchSample], at time: Double) -> Point {
        guard let last = samples.last else { return .zero }
        let after = firstIndex(after: time, in: samples)
        guard after < samples.count else { return last.translation }
        let low = after > 0 ? samples[after - 1] : TouchSample(time: 0, translation: .zero)
        let high = samples[after]
        guard high.time > low.time, time > low.time else { return low.translation }
        let progress = (time - low.time) / (high.time - low.time)
        return Point(
            x: low.translation.x + (high.translation.x - low.translation.x) * progress,
            y: low.translation.y + (high.translation.y - low.translation.y) * progress)
    }

    /// The place of the first sample later than a time.
    private static func firstIndex(after time: Double, in samples: [TouchSample]) -> Int {
        var (low, high) = (0, samples.count)
        while low < high {
            let middle = low + (high - low) / 2
            if samples[middle].time > time { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

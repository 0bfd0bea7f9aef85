public import CarouselModel
public import FrameDrawing
public import FrameGoldens
internal import PlaneGeometry

/// How a motion that was logged on a device differs from a scene's.
///
/// Both are looked at at the log's times and by the same rules, so that a difference is none of how they were
/// written down.
public struct LoggedMotionComparison: Hashable, Sendable {
    /// What is added to the log's times, in seconds, for the scene's.
    public let shift: Double
    /// How the log differs from the scene.
    public let difference: MotionDifference
    /// The mean distance of the offsets, in points.
    public let meanDistance: Double
    /// How many rows of the log were compared.
    public let rowCount: Int

    /// Compares a log with a scene's motion.
    ///
    /// - Parameters:
    ///   - log: The log.
    ///   - motion: The scene's motion.
    ///   - shift: What is added to the log's times; `nil` for what brings the two nearest.
    ///   - rate: The rate at which frames are counted.
    public init(
        of log: MotionLog, with motion: MotionTrack, shift: Double? = nil, rate: FrameRate = .standard
    ) {
        let alignment = MotionAlignment(log, motion)
        let shift = shift ?? alignment.bestShift
        let states = log.rows.map { alignment.state(for: $0, shift: shift) }
        let actual = zip(log.rows, states).map { Point(x: $1.time, y: $0.offset) }
        let expected = states.map { Point(x: $0.time, y: $0.offset) }
        let distances = zip(actual, expected).map { ($0.y - $1.y).magnitude }
        let farthest = distances.indices.max { distances[$0] < distances[$1] } ?? 0
        let index = states.last?.index ?? 0
        self.shift = shift
        rowCount = distances.count
        meanDistance = distances.reduce(0, +) / Double(max(distances.count, 1))
        difference = MotionDifference(
            from: Self.summary(of: expected, index: index),
            to: Self.summary(of: actual, index: log.rows.last { $0.index != nil }?.index ?? index),
            largestDistance: distances.isEmpty ? 0 : distances[farthest],
            at: states.isEmpty ? 0 : states[farthest].time, rate: rate)
    }

    /// Whether the log follows the scene within a distance, in points, and ends at the same card.
    public func isAccepted(points: Double) -> Bool {
        difference.largestDistance <= points && difference.old.index == difference.new.index
    }

    /// The difference in sentences.
    ///
    /// - Parameter item: What an index counts.
    /// - Returns: The sentences, the most telling first.
    public func sentences(item: String = "card") -> [String] {
        let distance = shift.magnitude.decimalText(places: 3)
        let later = "\(distance) s \(shift < 0 ? "earlier" : "later")"
        return [
            "the log " + difference.sentence(item: item),
            "offsets are up to \(difference.largestDistance.decimalText(places: 2)) pt apart at "
                + "\(difference.time.decimalText(places: 3)) s, "
                + "\(meanDistance.decimalText(places: 2)) pt on average of \(rowCount) rows",
            "the scene's times are \(later) than the log's",
        ]
    }

    /// How a motion ends, told by its points alone.
    private static func summary(of points: [Point], index: Int) -> MotionSummary {
        guard let last = points.last else {
            return MotionSummary(restTime: nil, index: index, offset: 0, overshoot: 0, peakSpeed: 0)
        }
        let moving = points.lastIndex { ($0.y - last.y).magnitude > restDistance }
        let rest = points[min((moving ?? -1) + 1, points.count - 1)].x
        let farthest = points.indices.max {
            (points[$0].y - last.y).magnitude < (points[$1].y - last.y).magnitude
        }
        let direction = farthest.map { points[$0].y <= last.y ? 1.0 : -1 } ?? 1
        let overshoot = points[(farthest ?? 0)...].map { direction * ($0.y - last.y) }.max() ?? 0
        let speeds = zip(points, points.dropFirst()).compactMap { before, after in
            after.x > before.x ? ((after.y - before.y) / (after.x - before.x)).magnitude : nil
        }
        return MotionSummary(
            restTime: last.x - rest >= leastRest ? rest : nil, index: index, offset: last.y,
            overshoot: max(overshoot, 0), peakSpeed: speeds.max() ?? 0)
    }

    /// It is at rest once it stays so near its end, in points.
    private static let restDistance = 0.5
    /// And it must have stayed there for so long, in seconds.
    private static let leastRest = 0.05
}

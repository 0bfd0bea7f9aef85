internal import FrameDrawing
internal import PlaneGeometry
internal import SceneFormat

/// Compares the frames of two motions one by one.
///
/// A frame passes where the golden has such an offset and velocity somewhere within the tolerated time, straight
/// lines joining its frames.
struct RowComparison {
    /// The first frame that differs beyond the tolerance.
    private(set) var first: Int?
    /// The largest distance between the offsets of one frame, in points.
    private(set) var largest = 0.0
    /// When that is, in seconds.
    private(set) var largestTime = 0.0
    /// The smallest tolerance that would pass; `nil` where none does.
    let passingTolerance: GoldenSpec.Tolerance?

    init(expected: MotionRecord, actual: MotionRecord, tolerance: GoldenSpec.Tolerance) {
        let slack = tolerance.milliseconds / 1000 + MotionRecord.rounding
        var needed = tolerance
        var passes = true
        for (frame, row) in actual.rows.enumerated() {
            guard frame < expected.rows.count else { break }
            let was = expected.rows[frame]
            let distance = (row.offset - was.offset).magnitude
            if distance > largest { (largest, largestTime) = (distance, row.time) }
            let window = Self.window(of: expected.rows, around: frame, slack: slack)
            let offset = Self.excess(row.offset, over: window.map(\.offset))
            let velocity = Self.excess(row.velocity, over: window.map(\.velocity))
            needed.points = max(needed.points, Self.rounded(offset))
            needed.velocity = max(needed.velocity, Self.rounded(velocity))
            let isElsewhere = !window.contains { $0.index == row.index && $0.phase == row.phase }
            if isElsewhere { passes = false }
            let isOff =
                offset > tolerance.points + MotionRecord.rounding
                || velocity > tolerance.velocity + MotionRecord.rounding
                || (row.time - was.time).magnitude > slack
            if isOff || isElsewhere, first == nil { first = frame }
        }
        let tooMany = (expected.rows.count - actual.rows.count).magnitude
        if Double(tooMany) / actual.rate.framesPerSecond > slack {
            first = first ?? min(expected.rows.count, actual.rows.count)
            passes = false
        }
        passingTolerance = passes && first != nil ? needed : nil
    }

    /// The golden's frame, and what it has at the ends of the tolerated time and between.
    private static func window(
        of rows: [MotionRecord.Row], around frame: Int, slack: Double
    ) -> [MotionRecord.Row] {
        let center = rows[frame]
        guard slack > MotionRecord.rounding else { return [center] }
        var window = [center]
        for step in [-1, 1] {
            var place = frame
            while rows.indices.contains(place + step) {
                let (near, far) = (rows[place], rows[place + step])
                let span = (far.time - near.time).magnitude
                let rest = slack - (near.time - center.time).magnitude
                guard span > 0, rest > 0 else { break }
                let part = min(rest / span, 1)
                var reached = part == 1 ? far : near
                reached.offset = near.offset + (far.offset - near.offset) * part
                reached.velocity = near.velocity + (far.velocity - near.velocity) * part
                window.append(reached)
                // A phase that begins within the time is in force there, however early in the frame.
                if part < 1 { window.append(far.with(offset: reached.offset, velocity: reached.velocity)) }
                place += step
            }
        }
        return window
    }

    /// How far a value lies outside the range of others.
    private static func excess(_ value: Double, over values: [Double]) -> Double {
        let (least, greatest) = (values.min() ?? value, values.max() ?? value)
        return max(value - greatest, least - value, 0)
    }

    /// Rounded as stored numbers are, which the comparison allows for.
    private static func rounded(_ value: Double) -> Double { value.rounded(places: MotionRecord.places) }
}

extension MotionRecord.Row {
    /// The row with other quantities.
    fileprivate func with(offset: Double, velocity: Double) -> MotionRecord.Row {
        MotionRecord.Row(time: time, offset: offset, velocity: velocity, index: index, phase: phase)
    }
}

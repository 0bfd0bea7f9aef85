internal import CarouselModel
internal import FrameGoldens
internal import PlaneGeometry

/// Which time of a scene a time of a log is.
struct MotionAlignment {
    private let log: MotionLog
    private let motion: MotionTrack

    init(_ log: MotionLog, _ motion: MotionTrack) {
        self.log = log
        self.motion = motion
    }

    /// The scene's state that a row shows: of all that its rounded time may mean, the nearest.
    ///
    /// A finger moves a carousel in steps, one for each touch, and a time in a file has six places.
    func state(for row: MotionLog.Row, shift: Double) -> CarouselState {
        let time = row.time + shift
        let states = [time, time - Self.resolution, time + Self.resolution].map {
            motion.state(at: max($0, 0))
        }
        return states.min { distance(row, $0) < distance(row, $1) } ?? motion.state(at: max(time, 0))
    }

    /// What is added to the log's times, in seconds, to bring it nearest to the scene.
    ///
    /// It is sought around the shift with which both begin to move at the same time: steps of a finger's touches leave it
    /// open up to a touch.
    var bestShift: Double {
        let beginning = shiftOfBeginning
        var best = (shift: beginning, distance: meanDistance(shift: beginning))
        func attempt(_ shift: Double) {
            let distance = meanDistance(shift: shift)
            if distance < best.distance - Self.worthwhile { best = (shift, distance) }
        }
        // Most logs of simulators have the scene's own times, or begin with it.
        [0, -log.rows[0].time].forEach(attempt)
        for step in 1...Self.steps {
            for way in [-1.0, 1] { attempt(beginning + way * Double(step) * Self.firstStep) }
        }
        var step = Self.firstStep / 2
        while step > Self.resolution {
            for shift in [best.shift - step, best.shift + step] { attempt(shift) }
            step /= 2
        }
        return best.shift
    }

    private func meanDistance(shift: Double) -> Double {
        log.rows.reduce(0) { $0 + distance($1, state(for: $1, shift: shift)) } / Double(log.rows.count)
    }

    private func distance(_ row: MotionLog.Row, _ state: CarouselState) -> Double {
        (row.offset - state.offset).magnitude
    }

    /// What lets both begin to move at the same time.
    ///
    /// The scene is as far from its beginning then as the log is in its first row that has left its own. Where one
    /// of them never moves both begin at 0.
    private var shiftOfBeginning: Double {
        let first = log.rows[0]
        guard let moved = log.rows.first(where: { ($0.offset - first.offset).magnitude >= Self.leastMove })
        else { return -first.time }
        let distance = (moved.offset - first.offset).magnitude
        let points = MotionSeries(of: motion, until: motion.duration, \.offset).points
        guard let beginning = points.first,
            let place = points.firstIndex(where: { ($0.y - beginning.y).magnitude >= distance }), place > 0
        else { return -first.time }
        var (before, after) = (points[place - 1].x, points[place].x)
        for _ in 0..<Self.searchSteps {
            let middle = (before + after) / 2
            if (motion.state(at: middle).offset - beginning.y).magnitude >= distance {
                after = middle
            } else {
                before = middle
            }
        }
        return after - moved.time
    }

    /// A motion has begun once it is so far from its beginning, in points.
    private static let leastMove = 0.5
    /// Each step halves the time in which a motion begins.
    private static let searchSteps = 50
    /// Times are written to so many seconds.
    private static let resolution = 1e-6
    /// What a shift must bring to be taken instead of one that was tried before, in points.
    private static let worthwhile = 1e-6
    /// A touch of 60 in a second on either side and some more, in steps of an eighth.
    private static let (steps, firstStep) = (12, 1.0 / 480)
}

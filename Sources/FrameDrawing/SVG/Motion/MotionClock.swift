internal import PlaneGeometry

/// The times at which an animation is sampled, and how they are written: as percentages of the whole.
struct MotionClock {
    /// The times of the samples on the source's clock, in seconds, growing.
    let samples: [Double]
    /// The same times in the animation, in seconds.
    let times: [Double]
    /// The times as they are written, in seconds; never later than `times`.
    let written: [Double]
    /// How long the animation lasts once, in seconds.
    let duration: Double
    /// The number of the sample that is seen where nothing moves.
    let poster: Int
    /// Samples a second.
    let rate: Double
    private let places: Int

    /// Samples a movie at 240 times a second, where its motion changes, and at its poster; a very long one at a
    /// whole part of that.
    init(_ movie: SVGMovie) {
        let end = movie.duration.isFinite ? max(movie.duration, 0) : 0
        let special = (movie.breakpoints + [movie.poster, end]).filter { $0 >= 0 && $0 <= end }.sorted()
        let usual = SVGMotionReport.usualSampleRate
        let rate = usual / max((end * usual / Self.mostSamples).rounded(.up), 1)
        self.rate = rate
        let grid = (0...Int(end * rate)).map { Double($0) / rate }
        let samples = Self.merged(grid, special)
        self.samples = samples
        poster =
            samples.indices.min {
                (samples[$0] - movie.poster).magnitude < (samples[$1] - movie.poster).magnitude
            } ?? 0
        let speed = movie.speed
        duration = max((end + movie.hold) / speed, Self.shortest)
        let times = samples.map { $0 / speed }
        self.times = times
        var (places, unit) = (0, duration / 100)
        while unit > Self.resolution, places < 9 {
            places += 1
            unit /= 10
        }
        self.places = places
        let (whole, digits) = (duration, places)
        written = times.map { Self.percentage($0, of: whole, places: digits) * whole / 100 }
    }

    /// The time of a sample as it is written.
    func percentage(of sample: Int) -> String {
        Self.percentage(times[sample], of: duration, places: places).decimalText(places: places) + "%"
    }

    /// Written times lie a little early, so that a jump has been made when a sample is looked at.
    private static func percentage(_ time: Double, of duration: Double, places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return (time / duration * 100 * factor + 1e-9).rounded(.down) / factor
    }

    /// The times of both lists in order; those of the grid give way to special ones beside them.
    private static func merged(_ grid: [Double], _ special: [Double]) -> [Double] {
        var result: [Double] = []
        var next = 0
        for time in grid {
            while next < special.count, special[next] <= time + nearest {
                if special[next] - (result.last ?? -1) > nearest { result.append(special[next]) }
                next += 1
            }
            if time - (result.last ?? -1) > nearest { result.append(time) }
        }
        for time in special[next...] where time - (result.last ?? -1) > nearest { result.append(time) }
        return result
    }

    /// A movie has no more samples on the grid.
    private static let mostSamples = 1e6
    /// Samples nearer to each other than this, in seconds, are one.
    private static let nearest = 1e-4
    /// Written times are this exact, in seconds.
    private static let resolution = 5e-6
    /// An animation is no shorter, in seconds.
    private static let shortest = 1e-3
}

public import CarouselModel
public import FrameDrawing
internal import FrameGoldens
internal import PlaneGeometry
internal import SceneFormat

/// A scene's motion over time, or two scenes' side by side, as numbers ready to be drawn.
public struct MotionPlot: Hashable, Sendable {
    /// The motion of one scene.
    public struct Curve: Hashable, Sendable {
        /// What the legend calls it.
        public var name: String
        /// The content's offset, in points.
        public var offset: MotionSeries
        /// Its velocity, in points per second; under a finger the finger's measured velocity.
        public var velocity: MotionSeries
        /// The selected item or page.
        public var index: MotionSeries
        /// When a finger or autoplay moves it.
        public var bands: [MotionBand]
        /// What happens, in the order of time.
        public var events: [MotionEvent]
    }

    /// An offset at which the carousel rests.
    public struct SnapPoint: Hashable, Sendable {
        /// The offset, in points.
        public var offset: Double
        /// The item or page that rests there.
        public var index: Int
    }

    /// The curves: one, or two to be compared.
    public let curves: [Curve]
    /// Seconds from the beginning.
    public let time: PlotAxis
    /// Offsets in points.
    public let offset: PlotAxis
    /// Velocities in points per second.
    public let velocity: PlotAxis
    /// Items or pages.
    public let index: PlotAxis
    /// The rests of the first scene between the ends of the offset's axis, from the first page on.
    public let snapPoints: [SnapPoint]
    /// What the plot is of.
    public let title: String
    /// How the motion ends, or how the second one differs, in one line.
    public let note: String
    /// What an index counts: `card` or `page`.
    public let item: String

    /// Plots a scene, and another one beside it.
    ///
    /// - Parameters:
    ///   - scene: The scene, or the older one of two.
    ///   - other: The newer one.
    ///   - rate: The rate at which differences are counted in frames.
    public init(
        of scene: CarouselScene, comparedWith other: CarouselScene? = nil, rate: FrameRate = .standard
    ) {
        let scenes = [scene] + (other.map { [$0] } ?? [])
        let names = Self.names(of: scenes)
        let end = max(scenes.map(\.duration).max() ?? 0, Self.leastDuration)
        let curves = zip(scenes, names).map { Self.curve(of: $0, name: $1, until: end) }
        self.curves = curves
        time = PlotAxis(covering: 0...end, ticks: 11, endsAtTicks: false)
        offset = PlotAxis(covering: Self.range(curves.map(\.offset.range)), ticks: 8, leastStep: 1)
        velocity = PlotAxis(
            covering: Self.range(curves.map(\.velocity.range) + [0...0]), ticks: 7, leastStep: 1)
        index = PlotAxis(
            covering: Self.range(curves.map(\.index.range)), ticks: 4, leastStep: 1, endsAtTicks: false)
        snapPoints = Self.snapPoints(of: scene.track, in: offset.range)
        title = names.joined(separator: " and ")
        let item = scene.scene.carousel.rows == nil ? "card" : "page"
        self.item = item
        note =
            if let other {
                "\(names[1]) "
                    + MotionDifference(from: scene.motion, to: other.motion, rate: rate).sentence(item: item)
            } else {
                MotionSummary(of: scene.motion).sentence(item: item)
            }
    }

    private static func curve(of scene: CarouselScene, name: String, until end: Double) -> Curve {
        Curve(
            name: name, offset: MotionSeries(of: scene.motion, until: end, \.offset),
            velocity: MotionSeries(of: scene.motion, until: end, \.velocity),
            index: MotionSeries(of: scene.motion, until: end) { Double($0.index) },
            bands: MotionBand.all(of: scene.motion),
            events: scene.motion.events.filter { $0.time <= scene.duration })
    }

    /// Names that tell the scenes apart: their own, else their files', else their order.
    private static func names(of scenes: [CarouselScene]) -> [String] {
        let own = scenes.map(\.scene.name)
        guard scenes.count > 1, own[0] == own[1] else { return own }
        let files = scenes.map { $0.scene.sources.first ?? "" }
        return files[0] == files[1] ? own.enumerated().map { "\($1) (\($0 + 1))" } : files
    }

    private static func range(_ ranges: [ClosedRange<Double>]) -> ClosedRange<Double> {
        let (lower, upper) = (ranges.map(\.lowerBound).min() ?? 0, ranges.map(\.upperBound).max() ?? 0)
        return lower...upper
    }

    private static func snapPoints(of track: Track, in range: ClosedRange<Double>) -> [SnapPoint] {
        guard track.count > 0 else { return [] }
        let first = track.slot(nearestTo: range.upperBound)
        let last = track.slot(nearestTo: range.lowerBound)
        return (min(first, last)...min(last, first + snapLimit)).map {
            SnapPoint(offset: track.restOffset(of: $0), index: track.index(of: $0))
        }.filter { range.contains($0.offset) }
    }

    /// A plot shows at least so many seconds.
    private static let leastDuration = 0.1
    /// More lines than this would be a grey area.
    private static let snapLimit = 100
}

extension MotionSummary {
    /// The end of a motion in one line.
    func sentence(item: String) -> String {
        guard peakSpeed > 0 || restTime != 0 else { return "rests on \(item) \(index)" }
        let rest = restTime.map { "settles at \($0.decimalText(places: 3)) s" } ?? "still moves at the end"
        let overshoot =
            overshoot >= 0.1 ? ", overshoots by \(overshoot.decimalText(places: 1)) pt" : ""
        return "\(rest) on \(item) \(index)\(overshoot), peak speed \(peakSpeed.decimalText(places: 0)) pt/s"
    }
}

public import CarouselModel

/// A stretch of time in which a finger or autoplay moves a carousel.
public struct MotionBand: Hashable, Sendable {
    /// Who moves it.
    public enum Cause: Hashable, Sendable, CaseIterable {
        /// A finger.
        case drag
        /// Autoplay, until the page rests.
        case autoplay
    }

    /// Who moves it.
    public var cause: Cause
    /// When it begins, in seconds.
    public var start: Double
    /// When it ends, in seconds.
    public var end: Double

    /// Makes a band.
    public init(cause: Cause, start: Double, end: Double) {
        self.cause = cause
        self.start = start
        self.end = end
    }

    /// The bands of a motion, in the order of time.
    public static func all(of motion: MotionTrack) -> [MotionBand] {
        var ticks: Set<Double> = []
        for event in motion.events {
            if case .tick = event.kind { ticks.insert(event.time) }
        }
        var bands: [MotionBand] = []
        var running: Cause?
        for (place, stage) in motion.stages.enumerated() where stage.start < motion.duration {
            let next = place + 1 < motion.stages.count ? motion.stages[place + 1].start : motion.duration
            let end = min(next, motion.duration)
            running = cause(of: stage, in: ticks)
            guard let running, end > stage.start else { continue }
            if let last = bands.last, last.cause == running, last.end == stage.start {
                bands[bands.count - 1].end = end
            } else {
                bands.append(MotionBand(cause: running, start: stage.start, end: end))
            }
        }
        return bands
    }

    private static func cause(of stage: MotionTrack.Stage, in ticks: Set<Double>) -> Cause? {
        switch stage.phase {
        case .dragging: .drag
        case .scrolling: ticks.contains(stage.start) ? .autoplay : nil
        case .idle, .settling: nil
        }
    }
}

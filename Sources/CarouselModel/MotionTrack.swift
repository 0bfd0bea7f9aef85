public import MotionPhysics

/// What a carousel is doing.
public enum MotionPhase: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// Following a finger.
    case dragging
    /// Coming to rest after a release.
    case settling
    /// Moving to a page that the program or autoplay selected.
    case scrolling
}

/// A carousel at one time.
public struct CarouselState: Hashable, Sendable {
    /// The time from the beginning, in seconds.
    public var time: Double
    /// The content's translation along the track, in points; 0 at the first rest, negative later on.
    public var offset: Double
    /// The change of the offset, in points per second; under a finger the finger's measured velocity.
    public var velocity: Double
    /// The selected item, or page where the carousel has rows.
    public var index: Int
    /// What it is doing.
    public var phase: MotionPhase
    /// What the script has made of the viewport's size.
    public var viewport: ViewportOverride

    /// Makes a state.
    public init(
        time: Double, offset: Double, velocity: Double, index: Int, phase: MotionPhase,
        viewport: ViewportOverride = .none
    ) {
        self.time = time
        self.offset = offset
        self.velocity = velocity
        self.index = index
        self.phase = phase
        self.viewport = viewport
    }
}

/// Something that happened to a carousel.
public struct MotionEvent: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// A finger went down.
        case touchDown
        /// The finger was recognised as dragging.
        case dragBegan
        /// The finger lifted at a velocity in points per second, which selected a page.
        case released(index: Int, velocity: Double)
        /// The system took the gesture away; the page is the one it leaves selected.
        case cancelled(index: Int)
        /// The program selected a page.
        case selected(index: Int)
        /// The program scrolled to an offset.
        case scrolled(offset: Double)
        /// Autoplay turned to a page.
        case tick(index: Int)
        /// A finger stops autoplay: its ticks are dropped from here on.
        case autoplayPaused
        /// A finger that lifted lets autoplay go on.
        case autoplayResumed
        /// The viewport took another size, with a page selected.
        case resized(index: Int, viewport: ViewportOverride)
        /// The carousel came to rest.
        case settled
        /// The script named this moment.
        case mark(String)
    }

    /// When, in seconds.
    public var time: Double
    /// What happened.
    public var kind: Kind

    /// Makes an event.
    public init(time: Double, kind: Kind) {
        self.time = time
        self.kind = kind
    }
}

/// All that a carousel does, in closed form: any time can be asked, in any order.
public struct MotionTrack: Hashable, Sendable {
    /// A stretch of time with one selected slot and one phase.
    public struct Stage: Hashable, Sendable {
        /// When it begins, in seconds.
        public var start: Double
        /// The selected item or page.
        public var index: Int
        /// What the carousel is doing.
        public var phase: MotionPhase
        /// The finger's measured velocity in points per second, while dragging.
        public var touchVelocity: Double
        /// What the script has made of the viewport's size.
        public var viewport: ViewportOverride

        /// The same from another time on in another viewport.
        func resized(_ viewport: ViewportOverride, at time: Double) -> Stage {
            var stage = self
            stage.start = time
            stage.viewport = viewport
            return stage
        }
    }

    /// The content's motion, in points over seconds.
    public let motion: ContentMotion
    /// The stretches in the order of time, never empty.
    public let stages: [Stage]
    /// What happened, in the order of time.
    public let events: [MotionEvent]
    /// The fingers on the glass, in the order of their touch-downs; one at a time.
    public let touches: [FingerTouch]
    /// How long it plays, in seconds.
    public let duration: Double

    init(
        motion: ContentMotion, stages: [Stage], events: [MotionEvent], touches: [FingerTouch],
        duration: Double
    ) {
        self.motion = motion
        self.stages = stages
        self.events = events
        self.touches = touches
        self.duration = duration
    }

    /// The content's offset without what a lagging finger adds, in points over seconds.
    public var offset: AnimatedValue<Double> { motion.content }

    /// The carousel at a time in seconds.
    ///
    /// An event is in force at its very time, however that is computed: 0.05 + 2/60 seconds is 5/60.
    ///
    /// - Complexity: O(log *n*) in the number of stages and of pieces of motion.
    public func state(at time: Double) -> CarouselState {
        let stage = stages[stageIndex(at: time + Self.simultaneity)]
        let motion = motion.state(at: max(time, stage.start))
        return CarouselState(
            time: time, offset: motion.value,
            velocity: stage.phase == .dragging ? stage.touchVelocity : motion.velocity,
            index: stage.index, phase: stage.phase, viewport: stage.viewport)
    }

    /// The time of a mark in seconds, or `nil` where the script sets none of this name.
    public func time(ofMark name: String) -> Double? {
        events.first { $0.kind == .mark(name) }?.time
    }

    /// Times nearer to each other than this, in seconds, are the same one with another rounding.
    private static let simultaneity = 1e-9

    private func stageIndex(at time: Double) -> Int {
        var lower = 0
        var upper = stages.count
        while upper - lower > 1 {
            let middle = lower + (upper - lower) / 2
            if stages[middle].start <= time { lower = middle } else { upper = middle }
        }
        return lower
    }
}

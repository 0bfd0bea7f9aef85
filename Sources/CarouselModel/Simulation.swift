internal import MotionPhysics
public import PlaneGeometry

/// Plays a script and autoplay on a carousel, once, into a track of closed-form pieces.
///
/// Everything that happens goes through one queue by its time; between events the carousel moves by formulas.
public struct Simulation {
    /// What a simulation needs to know besides the carousel and its track.
    public struct Setting: Hashable, Sendable {
        /// The iOS release whose animations are played.
        public var profile: Profile
        /// Touches a second.
        public var touchRate: Double
        /// The direction of the scene.
        public var direction: LayoutDirection
        /// The item or page selected at the beginning.
        public var startIndex: Int
        /// How long it plays, in seconds; `nil` until the first rest after the last action.
        public var duration: Double?

        /// Makes a setting.
        public init(
            profile: Profile = .iOS17, touchRate: Double = 60, direction: LayoutDirection = .leftToRight,
            startIndex: Int = 0, duration: Double? = nil
        ) {
            self.profile = profile
            self.touchRate = touchRate
            self.direction = direction
            self.startIndex = startIndex
            self.duration = duration
        }
    }

    /// What waits in the queue.
    enum Event {
        case step(Int)
        case stepEnd(Int)
        case touch(gesture: Int, isLast: Bool)
        case settled(change: Int)
        case tick(series: Int, number: Int)
    }

    let carousel: Carousel
    let track: Track
    let setting: Setting
    let script: Script
    var queue = EventQueue<Event>()
    var offset: AnimatedValue<Double>
    var stages: [MotionTrack.Stage]
    var events: [MotionEvent] = []
    /// The selected slot.
    var slot: Int
    var gesture: Gesture?
    var gestureCount = 0
    /// How often the offset was set; a rest counts only for the change that it belongs to.
    var changes = 0
    /// The script's step that waits for the next rest.
    var waitingStep: Int?
    var pendingSteps: Int
    var autoplay = AutoplayState()
    /// When the last action of the script ended, in seconds.
    var lastAction = 0.0

    /// Where no rest comes, playing ends this many seconds after the last action.
    public static let restlessLimit = 600.0
    /// No more events than this are played.
    static let eventLimit = 2_000_000

    /// Makes a simulation at its beginning.
    ///
    /// - Parameters:
    ///   - carousel: The carousel.
    ///   - track: Its track.
    ///   - script: What fingers and the program do.
    ///   - setting: All else.
    public init(carousel: Carousel, track: Track, script: Script, setting: Setting) {
        self.carousel = carousel
        self.track = track
        self.setting = setting
        self.script = script
        slot = track.index(of: setting.startIndex)
        offset = AnimatedValue(track.restOffset(of: slot))
        stages = [.init(start: 0, index: slot, phase: .idle, touchVelocity: 0)]
        pendingSteps = script.steps.count
    }

    /// Plays everything.
    public func motionTrack() -> MotionTrack {
        var copy = self
        return copy.played()
    }

    private mutating func played() -> MotionTrack {
        scheduleTimedSteps()
        scheduleFollowers(of: -1, at: 0)
        scheduleFirstTick()
        var end: Double?
        for _ in 0..<Self.eventLimit {
            guard let time = queue.nextTime, time <= horizon, end == nil, let (time, event) = queue.next()
            else {
                break
            }
            handle(event, at: time)
            end = restedEnd(at: time)
        }
        let isResting = offset.isSettled(at: lastAction)
        let duration = setting.duration ?? end ?? (isResting ? lastAction : horizon)
        return MotionTrack(offset: offset, stages: stages, events: events, duration: duration)
    }

    /// The time after which nothing is played.
    private var horizon: Double {
        if let duration = setting.duration { return duration }
        return pendingSteps > 0 && waitingStep == nil ? .infinity : lastAction + Self.restlessLimit
    }

    /// The time at which playing ends by itself, once it is known.
    private func restedEnd(at time: Double) -> Double? {
        guard setting.duration == nil, pendingSteps == 0, gesture == nil, time >= lastAction,
            offset.isSettled(at: time)
        else { return nil }
        return script.steps.isEmpty && !isCycleComplete ? nil : time
    }

    private mutating func handle(_ event: Event, at time: Double) {
        switch event {
        case .step(let index): beginStep(index, at: time)
        case .stepEnd(let index): endStep(index, at: time)
        case .touch(let gesture, let isLast): touch(gesture, isLast: isLast, at: time)
        case .settled(let change): settle(change, at: time)
        case .tick(let series, let number): tick(number, of: series, at: time)
        }
    }

    private mutating func settle(_ change: Int, at time: Double) {
        guard change == changes, gesture == nil else { return }
        enter(.idle, at: time)
        record(.settled, at: time)
        if let step = waitingStep {
            waitingStep = nil
            queue.add(.step(step), at: time)
        }
        scheduleTickAfterRest(at: time)
    }

    /// Sets a new offset; from here on the carousel moves towards it.
    mutating func move(
        to target: Double, at time: Double, animation: Animation?, velocity: Double? = nil, phase: MotionPhase
    ) {
        offset.set(target, at: time, animation: animation, velocity: velocity)
        changes += 1
        enter(phase, at: time)
        if phase != .dragging, offset.settleTime.isFinite {
            queue.add(.settled(change: changes), at: max(offset.settleTime, time))
        }
    }

    /// Begins a stretch of time with the slot selected now.
    mutating func enter(_ phase: MotionPhase, at time: Double, touchVelocity: Double = 0) {
        stages.append(
            .init(start: time, index: track.index(of: slot), phase: phase, touchVelocity: touchVelocity))
    }

    mutating func record(_ kind: MotionEvent.Kind, at time: Double) {
        events.append(MotionEvent(time: time, kind: kind))
    }
}

internal import MotionPhysics

/// Plays a script and autoplay on a carousel, once, into a track of closed-form pieces.
///
/// Everything that happens goes through one queue by its time; between events the carousel moves by formulas.
/// Of events at one time a rest comes first, then touches, then steps of the script, then ticks of autoplay: a
/// tick at the very time of a release meets the finger lifted.
public struct Simulation {
    let carousel: Carousel
    let script: Script
    let setting: Setting
    /// Makes the track for another size of the viewport.
    let resizedTrack: (ViewportOverride) -> Track?
    var track: Track
    var viewport = ViewportOverride.none
    var queue = EventQueue<SimulationEvent>()
    var motion: ContentMotion
    var stages: [MotionTrack.Stage]
    var events: [MotionEvent] = []
    var touches: [FingerTouch] = []
    /// The selected slot.
    var slot: Int
    var gesture: Gesture?
    var gestureCount = 0
    /// How often the content was moved; a rest counts only for the change that it belongs to.
    var changes = 0
    /// The script's steps that wait for the next rest.
    var waitingSteps: [Int] = []
    var pendingSteps: Int
    var autoplay = AutoplayState()
    /// When the last action of the script ended, in seconds.
    var lastAction = 0.0
    /// When the last event was, in seconds.
    private var now = 0.0
    private var eventCount = 0
    /// When playing ends by itself, once it is known.
    private var end: Double?

    /// Where no rest comes, playing ends this many seconds after the last action.
    public static let restlessLimit = 600.0
    /// No more events than this are played.
    static let eventLimit = 500_000

    /// Makes a simulation at its beginning.
    ///
    /// - Parameters:
    ///   - carousel: The carousel.
    ///   - track: Its track.
    ///   - script: What fingers and the program do.
    ///   - setting: All else.
    ///   - resizedTrack: The track of the same carousel and items where a `resize` has changed the viewport;
    ///     `nil` where that changes nothing.
    public init(
        carousel: Carousel, track: Track, script: Script, setting: Setting,
        resizedTrack: @escaping (ViewportOverride) -> Track? = { _ in nil }
    ) {
        self.carousel = carousel
        self.track = track
        self.setting = setting.limited
        self.script = script
        self.resizedTrack = resizedTrack
        slot = track.index(of: setting.startIndex)
        motion = ContentMotion(
            at: track.restOffset(of: slot), isLagging: carousel.hasImplicitLag,
            animatesFirstHop: carousel.animatesFirstHop && carousel.grab == .rest)
        stages = [.init(start: 0, index: slot, phase: .idle, touchVelocity: 0, viewport: .none)]
        pendingSteps = script.steps.count
        scheduleTimedSteps()
        scheduleFollowers(of: -1, at: 0)
        scheduleFirstTick()
    }

    /// Plays everything that is left.
    public func motionTrack() -> MotionTrack {
        var copy = self
        copy.advance(to: .infinity)
        return MotionTrack(
            motion: copy.motion, stages: copy.stages, events: copy.events, touches: copy.allTouches,
            duration: copy.duration)
    }

    /// Plays what happens until a time in seconds, that time included.
    ///
    /// A simulation that went on after a stop gives the same track as one that never stopped.
    public mutating func advance(to time: Double) {
        while end == nil, eventCount < Self.eventLimit, let next = queue.nextTime, next <= time,
            next <= horizon, let (time, event) = queue.next()
        {
            eventCount += 1
            now = max(now, time)
            handle(event, at: now)
            end = restedEnd(at: now)
        }
    }

    /// How long everything takes, once it is played.
    private var duration: Double {
        if let duration = setting.duration ?? end { return duration }
        if motion.isSettled(at: lastAction) { return lastAction }
        return eventCount < Self.eventLimit ? lastAction + Self.restlessLimit : now
    }

    /// The time after which nothing is played.
    private var horizon: Double {
        if let duration = setting.duration { return duration }
        return pendingSteps > waitingSteps.count ? .infinity : lastAction + Self.restlessLimit
    }

    /// The time at which playing ends by itself: the first rest after the last action.
    ///
    /// Where only autoplay moves it is the rest after a full cycle. Where autoplay leaves no rest, it is the
    /// tick after a full cycle without one.
    private func restedEnd(at time: Double) -> Double? {
        guard setting.duration == nil, pendingSteps == 0, gesture == nil, time >= lastAction else {
            return nil
        }
        guard stages[stages.count - 1].phase == .idle else { return isRestless ? time : nil }
        return script.steps.isEmpty && !isCycleComplete ? nil : time
    }

    private mutating func handle(_ event: SimulationEvent, at time: Double) {
        let index = track.index(of: slot)
        switch event {
        case .settled(let change): settle(change, at: time)
        case .edge(let change, let offset): reachEdge(offset, change, at: time)
        case .touch(let gesture, let number): touch(number, of: gesture, at: time)
        case .lift(let gesture): lift(gesture, at: time)
        case .step(let index): beginStep(index, at: time)
        case .stepEnd(let index): endStep(index, at: time)
        case .tick(let series, let number):
            tick(number, of: series, at: time)
            return
        }
        if track.index(of: slot) != index { restartTicks(.restartOnChange, at: time) }
    }

    private mutating func settle(_ change: Int, at time: Double) {
        guard change == changes else { return }
        enter(.idle, at: time)
        record(.settled, at: time)
        beginWaitingSteps(at: time)
        autoplay.restlessTurns = 0
        scheduleTickAfterRest(at: time)
    }

    /// Begins the steps that wait for a rest: at one, or after a full cycle of autoplay without any.
    mutating func beginWaitingSteps(at time: Double) {
        for step in waitingSteps { queue(.step(step), at: time) }
        waitingSteps = []
    }

    mutating func queue(_ event: SimulationEvent, at time: Double) {
        queue.add(event, at: time, rank: event.rank)
    }

    /// Sets a new target; from here on the content moves towards it.
    mutating func move(
        to target: Double, at time: Double, animation: Animation?, velocity: Double? = nil, phase: MotionPhase
    ) {
        motion.content.set(target, at: time, animation: animation, velocity: velocity)
        beginPhase(phase, at: time)
    }

    /// Begins what a change of the content's motion leads to, and its rest.
    mutating func beginPhase(_ phase: MotionPhase, at time: Double, touchVelocity: Double = 0) {
        changes += 1
        enter(phase, at: time, touchVelocity: touchVelocity)
        if phase != .dragging, motion.settleTime.isFinite {
            queue(.settled(change: changes), at: max(motion.settleTime, time))
        }
    }

    /// Begins a stretch of time with the slot selected now.
    mutating func enter(_ phase: MotionPhase, at time: Double, touchVelocity: Double = 0) {
        stages.append(
            .init(
                start: time, index: track.index(of: slot), phase: phase, touchVelocity: touchVelocity,
                viewport: viewport))
    }

    mutating func record(_ kind: MotionEvent.Kind, at time: Double) {
        events.append(MotionEvent(time: time, kind: kind))
    }
}

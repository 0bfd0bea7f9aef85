internal import CarouselModel
internal import FrameDrawing
internal import MotionPhysics
internal import PlaneGeometry
internal import SceneFormat

extension ExplainedMoment {
    /// The event that led to the motion in force.
    var causeTexts: [String] {
        let past = motion.events.filter { $0.time <= now }
        let isHeld = state.phase == .dragging
        guard let cause = past.last(where: { isHeld ? $0.kind.isTouch : $0.kind.isCauseOfMotion }) else {
            return ["nothing has happened yet"]
        }
        guard state.phase == .idle, let rest = past.last(where: { $0.kind == .settled }),
            rest.time >= cause.time
        else { return [pastText(of: cause)] }
        return ["it came to rest at \(Self.seconds(rest.time))", "before, \(pastText(of: cause))"]
    }

    private func pastText(of event: MotionEvent) -> String {
        let time = Self.seconds(event.time)
        switch event.kind {
        case .touchDown: return "a finger went down at \(time) and stopped the content"
        case .dragBegan:
            let down = motion.events.last { $0.kind == .touchDown && $0.time <= event.time }
            return "a finger went down at \(Self.seconds(down?.time ?? event.time)) and drags since \(time)"
        case .released(_, let velocity):
            return "the finger lifted at \(time) at \(Self.speed(velocity)); \(snapText(at: event.time))"
        case .cancelled: return "the system took the gesture away at \(time)"
        case .selected(let index): return "the program selected \(item) \(index) at \(time)"
        case .scrolled(let offset): return "the program scrolled to \(Self.points(offset)) at \(time)"
        case .tick(let index): return "autoplay turned to \(item) \(index) at \(time)"
        case .autoplayPaused: return "autoplay stopped at \(time)"
        case .autoplayResumed: return "autoplay went on at \(time)"
        case .resized: return "the viewport took another size at \(time)"
        case .settled: return "it came to rest at \(time)"
        case .mark(let name): return "mark '\(name)' at \(time)"
        }
    }

    /// What comes next, with all that happens at the same time.
    var nextText: String {
        guard let next = motion.events.first(where: { $0.time > now && $0.time <= scene.duration }) else {
            return now >= scene.duration
                ? "nothing: the scene is over" : "nothing until the end at \(Self.seconds(scene.duration))"
        }
        let texts = motion.events.filter { ($0.time - next.time).magnitude < Self.slack }.map {
            presentText(of: $0.kind)
        }
        let wait = next.time - time
        let frames = Int((wait * rate.framesPerSecond - Self.slack).rounded(.up))
        let count = "\(frames) \(frames == 1 ? "frame" : "frames")"
        return "in \(Self.seconds(wait)) (\(count)), at \(Self.seconds(next.time)): "
            + texts.joined(separator: ", then ")
    }

    /// What happens, without a speed or an offset: these are no part of what an event is.
    func plainText(of kind: MotionEvent.Kind) -> String {
        switch kind {
        case .released: "the finger lifts"
        case .scrolled: "the program scrolls"
        default: presentText(of: kind)
        }
    }

    private func presentText(of kind: MotionEvent.Kind) -> String {
        switch kind {
        case .touchDown: "a finger goes down"
        case .dragBegan: "the finger begins to drag"
        case .released(_, let velocity): "the finger lifts at \(Self.speed(velocity))"
        case .cancelled: "the system takes the gesture away"
        case .selected(let index): "the program selects \(item) \(index)"
        case .scrolled(let offset): "the program scrolls to \(Self.points(offset))"
        case .tick(let index): "autoplay turns to \(item) \(index)"
        case .autoplayPaused: "autoplay stops"
        case .autoplayResumed: "autoplay goes on"
        case .resized: "the viewport takes another size"
        case .settled: "it comes to rest"
        case .mark(let name): "mark '\(name)'"
        }
    }

    /// Which page a release selected, and by which rule.
    private func snapText(at release: Double) -> String {
        let (old, new) = (motion.state(at: release - Self.slack).index, motion.state(at: release).index)
        let rule =
            switch scene.scene.carousel.snap {
            case .page(let threshold):
                "a page turns beyond \(Self.points(threshold.distance(on: scene.track, slot: old)))"
            case .nearest: "the \(item) nearest to the finger's way"
            case .viewAligned: "the \(item) nearest to where it would stop"
            case .flow(let velocity):
                "the \(item) ahead above \(velocity.decimalText(places: 3)) pt/ms, else the nearest"
            case .free: "no snapping, it stops where it stops"
            }
        return "\(rule): \(item) \(new)\(old == new ? " as before" : " (was \(old))")"
    }

    /// Which touch of a finger was delivered last, where one is down.
    var touchTexts: [String] {
        guard let place = motion.events.lastIndex(where: { $0.kind == .touchDown && $0.time <= now }),
            // A finger that never moved the content leaves without an event.
            let end = motion.events[(place + 1)...].first(where: {
                $0.kind.isEndOfTouch || $0.kind == .touchDown
            }),
            end.kind.isEndOfTouch, end.time > now
        else { return ["none: no finger is down"] }
        let down = motion.events[place].time
        let touchRate = scene.scene.touchRate
        // A frame's time may lie a bit before that of a touch that it stands for.
        let count = ((time - down) * touchRate + Self.slack).rounded(.down)
        let next = down + (count + 1) / touchRate
        let following =
            next < end.time ? "the next at \(Self.seconds(next))" : "the last at \(Self.seconds(end.time))"
        let number = count > 0 ? "number \(count.decimalText(places: 0))" : "none yet"
        let text =
            "\(number) since the finger went down at \(Self.seconds(down)), "
            + "\(touchRate.decimalText(places: 3)) a second; \(following)"
        let isWaiting =
            state.phase != .dragging
            && !motion.events[place...].contains {
                $0.kind == .dragBegan && $0.time <= now
            }
        return isWaiting
            ? [
                text,
                "no drag before it has gone \(Self.points(Simulation.Setting.standardRecognitionDistance))",
            ] : [text]
    }

    private static let slack = 1e-6
}

extension MotionEvent.Kind {
    /// Whether a finger begins to move the content.
    fileprivate var isTouch: Bool { self == .touchDown || self == .dragBegan }

    /// Whether a finger lifts or is no longer followed.
    fileprivate var isEndOfTouch: Bool {
        switch self {
        case .released, .cancelled: true
        case .touchDown, .dragBegan, .selected, .scrolled, .tick, .autoplayPaused, .autoplayResumed, .resized,
            .settled, .mark:
            false
        }
    }

    /// Whether the content moves by itself from here on.
    fileprivate var isCauseOfMotion: Bool {
        switch self {
        case .released, .cancelled, .selected, .scrolled, .tick, .resized: true
        case .touchDown, .dragBegan, .autoplayPaused, .autoplayResumed, .settled, .mark: false
        }
    }
}

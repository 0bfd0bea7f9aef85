internal import MotionPhysics
internal import PlaneGeometry

/// A finger that is down.
struct Gesture {
    /// A number that tells it from earlier ones.
    var number: Int
    /// The script's step that it plays.
    var step: Int
    var path: FingerPath
    /// Where it goes down, in viewport points; `nil` where the script does not say.
    var touchDown: Point?
    /// When it went down, in seconds.
    var start: Double
    /// The slot selected when it went down.
    var slot: Int
    /// From where it carries the content; `nil` until the content is held.
    var origin: Double?
    /// The velocity given for its release, in points per second; `nil` to measure it.
    var releaseVelocity: Double?
    var isCancelled: Bool
    /// Whether it has moved far enough to be a drag.
    var isRecognized = false
    /// The way along the track that was last delivered.
    var translation = 0.0
    var sampler = VelocitySampler<Double>()

    /// The content's measured velocity at a time, in points per second.
    func velocity(at time: Double) -> Double { sampler.velocity(at: time).limited(to: Limit.velocity) }
}

extension Simulation {
    /// Puts a finger down; one that is down already is lifted where it is, for a script has one finger.
    mutating func beginGesture(
        _ path: FingerPath, from touchDown: Point? = nil, releaseVelocity: Double?, isCancelled: Bool,
        step: Int, at time: Double
    ) {
        if let earlier = gesture { endGesture(earlier, at: time) }
        gestureCount += 1
        gesture = Gesture(
            number: gestureCount, step: step, path: path, touchDown: touchDown, start: time, slot: slot,
            releaseVelocity: releaseVelocity?.limited(to: Limit.velocity), isCancelled: isCancelled)
        record(.touchDown, at: time)
        if carousel.grab == .content, !motion.isSettled(at: time) { holdContent(at: time) }
        if setting.recognitionDistance == 0 { deliver(path.translation(at: 0), at: time) }
        scheduleTouch(1)
    }

    /// Puts a touch of the finger that is down into the queue, or its lift where the way ends before.
    private mutating func scheduleTouch(_ number: Int) {
        guard let gesture else { return }
        let time = gesture.start + Double(number) / setting.touchRate
        let end = gesture.start + gesture.path.duration
        if time < end {
            queue(.touch(gesture: gesture.number, number: number), at: time)
        } else {
            queue(.lift(gesture: gesture.number), at: end)
        }
    }

    /// Stops the content where it is seen; from there the finger carries it.
    ///
    /// Lagging content has nothing to be held by: only the finger's way is added to it.
    mutating func holdContent(at time: Double) {
        guard gesture?.origin == nil, !carousel.hasImplicitLag else { return }
        let shown = motion.state(at: time).value
        gesture?.origin = shown
        gesture?.sampler.add(shown, at: time)
        move(to: shown, at: time, animation: nil, phase: .dragging)
    }

    /// A finger's time on the glass until it lifts.
    func touch(of gesture: Gesture, until end: Double) -> FingerTouch {
        FingerTouch(
            start: gesture.start, end: max(end, gesture.start), origin: gesture.touchDown,
            path: gesture.path, frame: frame)
    }

    /// The fingers that have lifted, and the one that is down until its way ends.
    var allTouches: [FingerTouch] {
        touches + (gesture.map { [touch(of: $0, until: $0.start + $0.path.duration)] } ?? [])
    }

    /// Whether a finger holds the content.
    var isHeld: Bool { gesture?.origin != nil }

    mutating func touch(_ number: Int, of gestureNumber: Int, at time: Double) {
        guard let current = gesture, current.number == gestureNumber else { return }
        deliver(current.path.translation(at: time - current.start), at: time)
        scheduleTouch(number + 1)
    }

    /// Delivers the whole way, then lifts the finger.
    mutating func lift(_ number: Int, at time: Double) {
        guard let current = gesture, current.number == number else { return }
        deliver(current.path.translation(at: current.path.duration), at: time)
        if let current = gesture { endGesture(current, at: time) }
    }

    /// Takes a finger's way from touch-down into account.
    private mutating func deliver(_ way: Point, at time: Double) {
        guard var current = gesture else { return }
        let isFirst = !current.isRecognized
        let shown = motion.state(at: time).value
        if isFirst {
            let distance = (way.x * way.x + way.y * way.y).squareRoot()
            guard distance >= setting.recognitionDistance else { return }
            current.isRecognized = true
            record(.dragBegan, at: time)
            if carousel.autoplay?.whileDragging == .pause { pauseTicks(at: time) }
        }
        current.translation = way.x
        current.origin = current.origin ?? grabOrigin(at: time)
        gesture = current
        dragContent(at: time)
        hop(isFirst ? shown : nil, at: time)
    }

    /// Lets the content make its way from where it was seen to where the finger has carried it at first.
    ///
    /// From iOS 17 on the second movement, which tracks velocity, ends that animation; before, it runs on
    /// below the finger.
    private mutating func hop(_ shown: Double?, at time: Double) {
        guard let hop = motion.hop else { return }
        if let shown {
            let left = shown - motion.state(at: time).value + hop.value(at: time)
            motion.hop?.set(left, at: time, animation: nil)
            motion.hop?.set(0, at: time, animation: carousel.settle.animation(in: setting.profile))
        } else if setting.profile == .iOS17, !hop.isSettled(at: time) {
            motion.hop?.set(0, at: time, animation: nil)
        }
    }

    /// From where a finger carries content that it does not hold yet.
    private func grabOrigin(at time: Double) -> Double {
        let takesContent = carousel.grab == .content && !carousel.hasImplicitLag
        return takesContent ? motion.state(at: time).value : track.restOffset(of: slot)
    }

    /// Shows the content where the finger has carried it.
    mutating func dragContent(at time: Double) {
        guard var current = gesture, let origin = current.origin else { return }
        let carried = carousel.edges.offset(
            from: origin, translation: current.translation, slot: current.slot, on: track)
        if case .nearest = carousel.snap { slot = track.slot(after: current.translation, from: current.slot) }
        current.sampler.add(carried, at: time)
        gesture = current
        if carousel.hasImplicitLag {
            lag(carried - origin, at: time)
        } else {
            motion.content.set(carried, at: time, animation: nil)
        }
        beginPhase(.dragging, at: time, touchVelocity: current.velocity(at: time))
    }

    /// Sends the lagging finger's part of the offset to a translation; one that is no change animates nothing.
    mutating func lag(_ translation: Double, at time: Double) {
        guard let finger = motion.finger, finger.target(at: time) != translation else { return }
        motion.finger?.set(translation, at: time, animation: carousel.settle.animation(in: setting.profile))
    }
}

internal import MotionPhysics
internal import PlaneGeometry

extension Simulation {
    /// Puts the steps with a time of their own into the queue.
    mutating func scheduleTimedSteps() {
        for (index, step) in script.steps.enumerated() {
            if case .at(let time) = step.start { queue(.step(index), at: time.limitedTime) }
        }
    }

    /// Puts the step after one that ended into the queue, where it follows that one.
    mutating func scheduleFollowers(of index: Int, at time: Double) {
        guard index + 1 < script.steps.count else { return }
        switch script.steps[index + 1].start {
        case .at: break
        case .after(let delay): queue(.step(index + 1), at: time + delay.limitedTime)
        case .afterSettled:
            if !isHeld, motion.isSettled(at: time) {
                queue(.step(index + 1), at: time)
            } else {
                waitingSteps.append(index + 1)
            }
        }
    }

    mutating func beginStep(_ index: Int, at time: Double) {
        switch script.steps[index].action {
        case .drag(let drag):
            let path = FingerPath(drag, in: frame)
            beginGesture(
                path, from: drag.origin, releaseVelocity: drag.velocity.map { releaseVelocity($0, of: drag) },
                isCancelled: drag.isCancelled, step: index, at: time)
            return
        case .fling(let fling):
            let path = FingerPath(fling, in: frame)
            let speed = fling.speed.limited(to: Limit.velocity).magnitude
            let velocity = path.distance < 0 ? -speed : speed
            beginGesture(path, releaseVelocity: velocity, isCancelled: false, step: index, at: time)
            return
        case .catch(let hold):
            let still = Drag(distance: .alongTrack(0), duration: hold)
            beginGesture(
                FingerPath(still, in: frame), releaseVelocity: 0, isCancelled: false, step: index, at: time)
            holdContent(at: time)
            return
        case .select(let selection, let animated):
            select(selection, animated: animated, at: time)
        case .scrollTo(let target, let animated):
            scroll(to: target, animated: animated, at: time)
        case .mark(let name): record(.mark(name), at: time)
        case .wait(let delay):
            queue(.stepEnd(index), at: time + delay.limitedTime)
            return
        case .resize(let width, let height): resize(width: width, height: height, at: time)
        }
        endStep(index, at: time)
    }

    mutating func endStep(_ index: Int, at time: Double) {
        lastAction = max(lastAction, time)
        pendingSteps -= 1
        autoplay.restlessTurns = 0
        scheduleFollowers(of: index, at: time)
    }

    /// How physical points become points along the track.
    var frame: FingerPath.Frame {
        FingerPath.Frame(
            axis: carousel.axis, isMirrored: setting.direction == .rightToLeft, viewport: track.viewport)
    }

    /// A given velocity along the track, negative towards later slots.
    private func releaseVelocity(_ velocity: Double, of drag: Drag) -> Double {
        if case .forward = drag.distance { return -velocity }
        return frame.along(velocity)
    }

    private mutating func select(_ selection: Selection, animated: Bool, at time: Double) {
        let target =
            switch selection {
            case .index(let index): nearestSlot(of: index)
            case .next: slot + 1
            case .previous: slot - 1
            case .first: nearestSlot(of: 0)
            case .last: nearestSlot(of: track.count - 1)
            }
        slot = track.legal(target)
        record(.selected(index: track.index(of: slot)), at: time)
        turn(animated: animated, at: time)
    }

    private mutating func scroll(to target: Double, animated: Bool, at time: Double) {
        let reached = track.restRange.clamping(target.limited(to: Limit.distance))
        slot = track.slot(nearestTo: reached)
        record(.scrolled(offset: reached), at: time)
        guard !isHeld else {
            dragContent(at: time)
            return
        }
        let animation = animated ? carousel.settle.programmaticAnimation(in: setting.profile) : nil
        send(to: reached, at: time, animation: animation, phase: .scrolling)
    }

    /// Gives the viewport another size: the content jumps to where its page rests there.
    ///
    /// Content that came to rest between pages keeps its place between them, and content under a finger its
    /// distance from the page's rest.
    private mutating func resize(width: Double?, height: Double?, at time: Double) {
        viewport = viewport.changed(width: width, height: height)
        record(.resized(index: track.index(of: slot), viewport: viewport), at: time)
        guard let resized = resizedTrack(viewport) else {
            stages.append(stages[stages.count - 1].resized(viewport, at: time))
            return
        }
        let before = track
        track = resized
        let isFree = carousel.snap == .free && !isHeld
        let page = before.fractionalSlot(at: motion.content.target(at: time))
        let target = isFree ? track.offset(ofFractionalSlot: page) : track.restOffset(of: slot)
        if var current = gesture, let origin = current.origin {
            current.origin = origin - before.restOffset(of: current.slot) + track.restOffset(of: current.slot)
            gesture = current
            if carousel.hasImplicitLag { move(to: target, at: time, animation: nil, phase: .dragging) }
            dragContent(at: time)
        } else {
            motion.finger?.set(0, at: time, animation: nil)
            motion.hop?.set(0, at: time, animation: nil)
            move(to: target, at: time, animation: nil, phase: .scrolling)
        }
    }

    /// Moves to the selected slot's rest as the program does, unless a finger holds the content.
    mutating func turn(animated: Bool, at time: Double) {
        guard !isHeld else {
            dragContent(at: time)
            return
        }
        let animation = animated ? carousel.settle.programmaticAnimation(in: setting.profile) : nil
        send(to: track.restOffset(of: slot), at: time, animation: animation, phase: .scrolling)
    }

    /// Moves to a target; content that is on its way there already goes on as it is.
    mutating func send(to target: Double, at time: Double, animation: Animation?, phase: MotionPhase) {
        let isOnItsWay = !motion.content.isSettled(at: time) && motion.content.target(at: time) == target
        if isOnItsWay, animation != nil {
            beginPhase(phase, at: time)
        } else {
            move(to: target, at: time, animation: animation, phase: phase)
        }
    }

    /// The slot of an item or page that lies nearest to the selected one.
    private func nearestSlot(of index: Int) -> Int {
        guard track.isLooping else { return index }
        let ahead = track.index(of: index) - track.index(of: slot)
        let candidates = [slot + ahead, slot + ahead - track.count, slot + ahead + track.count]
        return candidates.min { ($0 - slot).magnitude < ($1 - slot).magnitude } ?? index
    }
}

internal import MotionPhysics
internal import PlaneGeometry

extension Simulation {
    /// Puts the steps with a time of their own into the queue.
    mutating func scheduleTimedSteps() {
        for (index, step) in script.steps.enumerated() {
            if case .at(let time) = step.start { queue.add(.step(index), at: max(time, 0)) }
        }
    }

    /// Puts the step after one that ended into the queue, where it follows that one.
    mutating func scheduleFollowers(of index: Int, at time: Double) {
        guard index + 1 < script.steps.count else { return }
        switch script.steps[index + 1].start {
        case .at: break
        case .after(let delay): queue.add(.step(index + 1), at: time + max(delay, 0))
        case .afterSettled:
            if gesture == nil, offset.isSettled(at: time) {
                queue.add(.step(index + 1), at: time)
            } else {
                waitingStep = index + 1
            }
        }
    }

    mutating func beginStep(_ index: Int, at time: Double) {
        switch script.steps[index].action {
        case .drag(let drag):
            let path = FingerPath(drag, in: frame)
            beginGesture(
                path, releaseVelocity: drag.velocity.map { releaseVelocity($0, of: drag) },
                isCancelled: drag.isCancelled, step: index, at: time)
            return
        case .fling(let fling):
            let path = FingerPath(fling, in: frame)
            let velocity = path.distance < 0 ? -fling.speed : fling.speed
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
            queue.add(.stepEnd(index), at: time + max(delay, 0))
            return
        case .resize: break
        }
        endStep(index, at: time)
    }

    mutating func endStep(_ index: Int, at time: Double) {
        lastAction = max(lastAction, time)
        pendingSteps -= 1
        scheduleFollowers(of: index, at: time)
    }

    /// How physical points become points along the track.
    private var frame: FingerPath.Frame {
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
        let reached = track.restRange.clamping(target)
        slot = track.slot(nearestTo: reached)
        record(.scrolled(offset: reached), at: time)
        let animation = animated ? carousel.settle.programmaticAnimation(in: setting.profile) : nil
        move(to: reached, at: time, animation: animation, phase: .scrolling)
    }

    /// Moves to the selected slot's rest as the program does.
    mutating func turn(animated: Bool, at time: Double) {
        if isHeld {
            dragContent(at: time)
            return
        }
        let animation = animated ? carousel.settle.programmaticAnimation(in: setting.profile) : nil
        move(to: track.restOffset(of: slot), at: time, animation: animation, phase: .scrolling)
    }

    /// The slot of an item or page that lies nearest to the selected one.
    private func nearestSlot(of index: Int) -> Int {
        guard track.isLooping else { return index }
        let here = track.index(of: slot)
        let ahead = (index - here) % track.count
        let candidates = [slot + ahead, slot + ahead - track.count, slot + ahead + track.count]
        return candidates.min { ($0 - slot).magnitude < ($1 - slot).magnitude } ?? index
    }
}

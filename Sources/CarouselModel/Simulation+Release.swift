internal import MotionPhysics

extension Simulation {
    /// Lifts the finger where it is, or takes the gesture away.
    mutating func endGesture(_ current: Gesture, at time: Double) {
        gesture = nil
        touches.append(touch(of: current, until: time))
        defer { endStep(current.step, at: time) }
        guard current.isRecognized || current.origin != nil else { return }
        if current.isCancelled {
            if case .nearest = carousel.snap { slot = current.slot }
            settle(current, velocity: current.velocity(at: time), at: time)
            record(.cancelled(index: track.index(of: slot)), at: time)
            return
        }
        let divisor = carousel.edges.divisor(
            translation: current.translation, slot: current.slot, on: track)
        let velocity = current.releaseVelocity.map { $0 / divisor } ?? current.velocity(at: time)
        settle(current, velocity: velocity, at: time)
        record(.released(index: track.index(of: slot), velocity: velocity), at: time)
        resumeTicks(at: time)
        restartTicks(.restart, at: time)
    }

    private mutating func settle(_ current: Gesture, velocity: Double, at time: Double) {
        let shown = motion.state(at: time).value
        if carousel.snap == .free {
            coast(from: shown, velocity: current.isCancelled ? 0 : velocity, at: time)
            return
        }
        let release = Release(
            slot: current.slot, translation: current.translation, offset: shown, velocity: velocity / 1000)
        if !current.isCancelled,
            let target = carousel.snap.slot(after: release, on: track, deceleration: carousel.deceleration)
        {
            slot = target
        }
        springBack(to: track.restOffset(of: slot), velocity: velocity, at: time)
    }

    /// Settles at an offset by the carousel's motion.
    private mutating func springBack(to target: Double, velocity: Double, at time: Double) {
        let settle = carousel.settle
        if carousel.hasImplicitLag {
            lag(0, at: time)
            send(
                to: target, at: time, animation: settle.animation(in: setting.profile), phase: .settling)
            return
        }
        let travel = target - motion.state(at: time).value
        move(
            to: target, at: time, animation: settle.animation(in: setting.profile),
            velocity: settle.keptVelocity(velocity, travel: travel, on: track, in: setting.profile),
            phase: .settling)
    }

    /// Lets the content slow down by itself and stop where it stops.
    ///
    /// Beyond an end it goes on until the end and bounces there; released beyond one, it springs back unless it
    /// is fast enough to come in by itself.
    private mutating func coast(from shown: Double, velocity: Double, at time: Double) {
        let range = track.restRange
        guard let law = try? Deceleration(factor: carousel.deceleration), !carousel.hasImplicitLag else {
            slot = track.slot(nearestTo: range.clamping(shown))
            springBack(to: range.clamping(shown), velocity: velocity, at: time)
            return
        }
        let projected = law.projection(from: shown, velocity: velocity).limited(to: Limit.distance)
        let end = range.clamping(projected)
        slot = track.slot(nearestTo: end)
        let isReachable = range.contains(shown) || (projected < end) != (shown < end)
        guard isReachable || projected == end else {
            springBack(to: end, velocity: velocity, at: time)
            return
        }
        let passing = law.time(ofPassing: end, from: shown, velocity: velocity)
        guard (projected - end).magnitude > motion.content.restTolerance, let passing else {
            move(to: end, at: time, animation: .decay(law), phase: .settling)
            return
        }
        move(to: projected, at: time, animation: .decay(law), phase: .settling)
        queue(.edge(change: changes, offset: end), at: time + passing)
    }

    /// Ends coasting at an end of the track: with a bounce, or at once where the edges clamp.
    mutating func reachEdge(_ end: Double, _ change: Int, at time: Double) {
        guard change == changes else { return }
        guard carousel.edges != .clamp else {
            move(to: end, at: time, animation: nil, phase: .settling)
            return
        }
        let settle = carousel.settle.keepsVelocity(in: setting.profile) ? carousel.settle : .scrollView
        let velocity = settle.keptVelocity(
            motion.state(at: time).velocity, travel: 0, on: track, in: setting.profile)
        move(
            to: end, at: time, animation: settle.animation(in: setting.profile), velocity: velocity,
            phase: .settling)
    }
}

internal import MotionPhysics
internal import PlaneGeometry

/// A finger that is down.
struct Gesture {
    /// A number that tells it from earlier ones.
    var number: Int
    /// The script's step that it plays.
    var step: Int
    var path: FingerPath
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
}

extension Simulation {
    /// A finger moves content only after this distance from touch-down, in points: SwiftUI's
    /// `DragGesture(minimumDistance:)` by default.
    public static let recognitionDistance = 10.0

    mutating func beginGesture(
        _ path: FingerPath, releaseVelocity: Double?, isCancelled: Bool, step: Int, at time: Double
    ) {
        if let earlier = gesture { endGesture(earlier, at: time) }
        gestureCount += 1
        gesture = Gesture(
            number: gestureCount, step: step, path: path, start: time, slot: slot,
            releaseVelocity: releaseVelocity, isCancelled: isCancelled)
        record(.touchDown, at: time)
        if carousel.grab == .content, !offset.isSettled(at: time) { holdContent(at: time) }
        scheduleTouches(path, gesture: gestureCount, from: time)
    }

    private mutating func scheduleTouches(_ path: FingerPath, gesture: Int, from start: Double) {
        let end = start + path.duration
        var number = 1
        while start + Double(number) / setting.touchRate < end {
            queue.add(.touch(gesture: gesture, isLast: false), at: start + Double(number) / setting.touchRate)
            number += 1
        }
        queue.add(.touch(gesture: gesture, isLast: true), at: end)
    }

    /// Stops the content where it is seen; from there the finger carries it.
    mutating func holdContent(at time: Double) {
        guard gesture?.origin == nil else { return }
        let shown = offset.value(at: time)
        gesture?.origin = shown
        gesture?.sampler.add(shown, at: time)
        move(to: shown, at: time, animation: nil, phase: .dragging)
    }

    /// Whether a finger holds the content.
    var isHeld: Bool { gesture?.origin != nil }

    mutating func touch(_ number: Int, isLast: Bool, at time: Double) {
        guard var current = gesture, current.number == number else { return }
        let way =
            isLast
            ? current.path.translation(at: current.path.duration)
            : current.path.translation(at: time - current.start)
        if !current.isRecognized {
            let distance = (way.x * way.x + way.y * way.y).squareRoot()
            current.isRecognized = distance >= Self.recognitionDistance
            if current.isRecognized {
                record(.dragBegan, at: time)
                autoplay.isPaused = carousel.autoplay?.whileDragging == .pause
            }
        }
        if current.isRecognized {
            if current.origin == nil {
                current.origin =
                    carousel.grab == .content ? offset.value(at: time) : track.restOffset(of: slot)
            }
            current.translation = way.x
            gesture = current
            dragContent(at: time)
        }
        if isLast, let current = gesture { endGesture(current, at: time) }
    }

    /// Shows the content where the finger has carried it.
    mutating func dragContent(at time: Double) {
        guard var current = gesture, let origin = current.origin else { return }
        let shown = carousel.edges.offset(
            from: origin, translation: current.translation, slot: current.slot, on: track)
        if case .nearest = carousel.snap { slot = track.slot(after: current.translation, from: current.slot) }
        current.sampler.add(shown, at: time)
        gesture = current
        move(to: shown, at: time, animation: nil, phase: .dragging)
        stages[stages.count - 1].touchVelocity = current.sampler.velocity(at: time)
    }

    /// Lifts the finger, or takes the gesture away.
    private mutating func endGesture(_ current: Gesture, at time: Double) {
        gesture = nil
        defer { endStep(current.step, at: time) }
        guard current.isRecognized || current.origin != nil else { return }
        if current.isCancelled {
            record(.cancelled, at: time)
            if case .nearest = carousel.snap { slot = current.slot }
        } else {
            autoplay.isPaused = false
            restartTicks(at: time)
        }
        let divisor = carousel.edges.divisor(
            translation: current.translation, slot: current.slot, on: track)
        let velocity =
            current.releaseVelocity.map { $0 / divisor } ?? current.sampler.velocity(at: time)
        if !current.isCancelled { record(.released(velocity: velocity), at: time) }
        settle(current, velocity: velocity, at: time)
    }

    private mutating func settle(_ current: Gesture, velocity: Double, at time: Double) {
        let shown = offset.value(at: time)
        let release = Release(
            slot: current.slot, translation: current.translation, offset: shown, velocity: velocity / 1000)
        let deceleration = carousel.deceleration
        let kept = carousel.settle.keepsVelocity(in: setting.profile) ? velocity : 0
        let animation = carousel.settle.animation(in: setting.profile)
        if current.isCancelled {
            move(
                to: track.restOffset(of: slot), at: time, animation: animation, velocity: kept,
                phase: .settling)
        } else if let target = carousel.snap.slot(after: release, on: track, deceleration: deceleration) {
            slot = target
            move(
                to: track.restOffset(of: slot), at: time, animation: animation, velocity: kept,
                phase: .settling)
        } else {
            coast(from: shown, velocity: velocity, at: time)
        }
    }

    /// Lets the content slow down by itself and stop where it stops, or at the ends.
    private mutating func coast(from shown: Double, velocity: Double, at time: Double) {
        let range = track.restRange
        guard range.contains(shown), let law = try? Deceleration(factor: carousel.deceleration) else {
            let animation = carousel.settle.animation(in: setting.profile)
            slot = track.slot(nearestTo: range.clamping(shown))
            move(
                to: range.clamping(shown), at: time, animation: animation, velocity: velocity,
                phase: .settling)
            return
        }
        let end = range.clamping(law.projection(from: shown, velocity: velocity))
        slot = track.slot(nearestTo: end)
        move(to: end, at: time, animation: .decay(law), phase: .settling)
    }
}

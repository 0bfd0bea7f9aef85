import CarouselModel
import MotionPhysics
import PlaneGeometry

extension Property {
    /// How far content may jump where it comes to rest: AnimatedValue's tolerance, once for each value.
    private static func tolerance(_ played: PlayedCase) -> Double {
        let switches = [played.carousel.hasImplicitLag, played.carousel.animatesFirstHop]
        let values = 1 + switches.filter(\.self).count
        return AnimatedValue<Double>.defaultRestTolerance * Double(values) + 1e-6
    }

    static let restsOnSnap = Property(name: "the carousel comes to rest on a legal snap") { played, motion in
        let last = motion.last
        guard last.phase == .idle else {
            return played.carousel.autoplay == nil ? "it ends \(last.phase) at \(motion.duration)" : nil
        }
        let moves = motion.events.last {
            switch $0.kind {
            case .released, .cancelled, .selected, .scrolled, .tick, .resized: true
            case .touchDown, .dragBegan, .autoplayPaused, .autoplayResumed, .settled, .mark: false
            }
        }
        if case .scrolled(let target) = moves?.kind {
            return last.offset == target ? nil : "\(last), not \(target)"
        }
        if played.carousel.snap == .free { return nil }
        let track = played.layout(last.viewport).track
        let slot = track.slot(nearestTo: last.offset)
        let isLegal = (last.offset - track.restOffset(of: slot)).magnitude < 1e-9
        return isLegal ? nil : "it rests at \(last.offset), the nearest snap is \(track.restOffset(of: slot))"
    }

    static let isFinite = Property(name: "no number is NaN or infinite") { _, motion in
        guard motion.duration.isFinite, motion.events.allSatisfy({ $0.time.isFinite }) else {
            return "a time"
        }
        for time in sampleTimes(motion) {
            let state = motion.state(at: time)
            guard state.offset.isFinite, state.velocity.isFinite else { return "\(state)" }
        }
        return nil
    }

    static let isContinuous = Property(name: "the offset jumps only at touches and resizes") {
        played, motion in
        var jumps = Set(motion.stages.filter { $0.phase == .dragging }.map(\.start))
        for event in motion.events {
            switch event.kind {
            case .resized: jumps.insert(event.time)
            case .selected, .scrolled:
                if played.steps.contains(where: \.action.isJump) { jumps.insert(event.time) }
            default: break
            }
        }
        let tolerance = tolerance(played)
        let step = 1e-7
        for time in motion.stages.map(\.start) + sampleTimes(motion) where !jumps.contains(time) {
            guard !jumps.contains(where: { $0 < time && $0 > time - step }) else { continue }
            let (before, after) = (motion.motion.state(at: time - step), motion.motion.state(at: time))
            let speed = max(before.velocity.magnitude, after.velocity.magnitude)
            let jump = (after.value - before.value).magnitude
            if jump > tolerance + 2 * step * speed { return "a jump of \(jump) at \(time)" }
        }
        return nil
    }

    static let framesAgree = Property(name: "frame k at 60 is frame 2k at 120, bit for bit") { _, motion in
        (0..<90).first { motion.state(at: Double($0) / 60) != motion.state(at: Double(2 * $0) / 120) }
            .map { "frame \($0)" }
    }

    static let hasNoOrder = Property(name: "times asked in any order give the same bits") { _, motion in
        let times = sampleTimes(motion)
        let forwards = times.map { motion.state(at: $0) }
        let backwards = Array(times.reversed().map { motion.state(at: $0) }.reversed())
        return forwards == backwards ? nil : "backwards is another motion"
    }

    /// Times all over a motion and a little beyond its end.
    static func sampleTimes(_ motion: MotionTrack, count: Int = 40) -> [Double] {
        let end = min(motion.duration, 20) + 0.5
        return (0..<count).map { Double($0) * end / Double(count) }
    }
}

extension ScriptAction {
    /// Whether the program moves the content without an animation.
    fileprivate var isJump: Bool {
        switch self {
        case .select(_, let animated), .scrollTo(_, let animated): !animated
        case .drag, .fling, .wait, .mark, .catch, .resize: false
        }
    }
}

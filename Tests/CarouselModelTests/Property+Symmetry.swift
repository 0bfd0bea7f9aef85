import CarouselModel
import PlaneGeometry

extension Property {
    static let mirrors = Property(name: "right to left is the mirror of left to right") { played, motion in
        difference(motion, played.mirrored.motion)
    }

    static let transposes = Property(name: "vertical is the transpose of horizontal") { played, motion in
        let other = played.transposed
        var turned = motion
        if motion.events.contains(where: { if case .resized = $0.kind { true } else { false } }) {
            // Their viewports differ, of course; the offsets must not.
            turned = other.motion
            let times = sampleTimes(motion)
            let isSame = times.allSatisfy { motion.state(at: $0).offset == turned.state(at: $0).offset }
            return isSame ? nil : "other offsets"
        }
        if let fault = difference(motion, other.motion) { return fault }
        let (here, there) = (played.layout, other.layout)
        for time in sampleTimes(motion, count: 5) {
            let offset = motion.state(at: time).offset
            let seen = here.cards(at: offset, in: Rect(origin: .zero, size: played.stage))
            let turned = there.cards(at: offset, in: Rect(origin: .zero, size: other.stage))
            guard seen.map(\.frame) == turned.map(\.frame.transposed),
                seen.map(\.card) == turned.map(\.card.transposed)
            else { return "other cards at \(offset)" }
        }
        return nil
    }

    static let loopsInvisibly = Property(name: "looping by all cards is invisible") { played, motion in
        let track = played.layout.track
        guard track.isLooping, !played.steps.isEmpty, !played.hasResize else { return nil }
        let round = track.period * 3
        var later = played
        later.steps = [
            ScriptStep(
                at: 0,
                .scrollTo(
                    offset: track.restOffset(of: track.index(of: played.setting.startIndex)) - round,
                    animated: false))
        ]
        later.steps += played.steps.map { step in
            guard case .scrollTo(let offset, let animated) = step.action else { return step }
            return ScriptStep(
                start: step.start, action: .scrollTo(offset: offset - round, animated: animated))
        }
        let (one, other) = (motion, later.motion)
        guard (one.duration - other.duration).magnitude < 1e-6 else {
            return "\(one.duration), \(other.duration)"
        }
        for time in sampleTimes(one) where !one.stages.contains(where: { ($0.start - time).magnitude < 1e-6 })
        {
            let (here, there) = (one.state(at: time), other.state(at: time))
            guard here.index == there.index, here.phase == there.phase,
                (here.offset - round - there.offset).magnitude < 1e-5
            else { return "\(here), a round later \(there)" }
        }
        return nil
    }

    static let continues = Property(name: "a script cut at any time goes on to the same track") {
        played, motion in
        let whole = motion
        var cut = played.simulation
        for part in [0.1, 0.35, 0.8] { cut.advance(to: whole.duration * part) }
        if let fault = difference(whole, cut.motionTrack()) { return fault }
        var short = played
        short.setting.duration = whole.duration * 0.6
        let beginning = short.motion
        let times = sampleTimes(whole).filter { $0 < beginning.duration }
        return times.first { beginning.state(at: $0) != whole.state(at: $0) }.map { "cut, at \($0)" }
    }

    private static func difference(_ one: MotionTrack, _ other: MotionTrack) -> String? {
        // The glass is the same in every direction, so that a finger's way is mirrored with the scene.
        let touches = { (track: MotionTrack) in track.touches.map { [$0.start, $0.end] } }
        let isSame =
            one.motion == other.motion && one.stages == other.stages && one.events == other.events
            && one.duration == other.duration && touches(one) == touches(other)
        if isSame { return nil }
        let times = sampleTimes(one, count: 400)
        let time = times.first { one.state(at: $0) != other.state(at: $0) }
        return time.map { "\(one.state(at: $0)), \(other.state(at: $0))" } ?? "other events or pieces"
    }
}

extension PlayedCase {
    fileprivate var hasResize: Bool {
        steps.contains { if case .resize = $0.action { true } else { false } }
    }
}

extension Rect {
    fileprivate var transposed: Rect { Rect(x: minY, y: minX, width: height, height: width) }
}

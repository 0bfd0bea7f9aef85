internal import CarouselModel
internal import FrameDrawing
internal import MotionPhysics
internal import PlaneGeometry

extension ExplainedMoment {
    /// The formula in force with its numbers.
    var motionTexts: [String] {
        let value = motion.offset
        let place = value.pieceIndex(at: now)
        let piece = value.pieces[place]
        if state.phase == .dragging {
            return [
                "none: the finger holds the content at \(Self.points(piece.to)) since \(Self.seconds(piece.start))"
            ]
        }
        guard now < piece.end, let animation = piece.animation else {
            let since = piece.end > 0 ? " since \(Self.seconds(piece.end))" : ""
            return ["none: it rests at \(Self.points(piece.to))\(since)"]
        }
        let start = piece.startVelocity == 0 ? "" : " at \(Self.speed(piece.startVelocity))"
        let isCutShort = place + 1 < value.pieces.count && value.pieces[place + 1].start < piece.end
        let end =
            piece.end.isFinite
            ? ", \(isCutShort ? "would be " : "")at rest from \(Self.seconds(piece.end)) on"
            : ", and never comes to rest"
        let way =
            "from \(Self.points(piece.from))\(start) to \(Self.points(piece.to)), "
            + "since \(Self.seconds(piece.start))\(end)"
        return animation.words + [way] + (piece.overlap.map { [$0.words] } ?? [])
    }
}

extension Animation {
    /// The formula in words, in one or more lines.
    fileprivate var words: [String] {
        switch self {
        case .spring(let spring):
            return ["a spring that takes over the velocity: " + spring.mechanics, spring.feel]
        case .interpolatingSpring(let spring, _):
            return ["a spring that starts afresh: " + spring.mechanics, spring.feel]
        case .tween(let tween, _):
            let curve = tween.curve
            let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.decimalText(places: 3) }
            return [
                "a timing curve (\(numbers.joined(separator: ", "))) over "
                    + ExplainedMoment.seconds(tween.duration)
            ]
        case .decay(let deceleration):
            return [
                "a slowing down: every millisecond leaves \(deceleration.factor.decimalText(places: 4)) "
                    + "of the velocity"
            ]
        }
    }
}

extension Spring {
    /// The spring as physics has it.
    fileprivate var mechanics: String {
        let start =
            initialVelocity == 0
            ? "" : ", initial velocity \(initialVelocity.decimalText(places: 3)) travels/s"
        return "mass \(mass.decimalText(places: 3)), stiffness \(stiffness.decimalText(places: 3)), "
            + "damping \(damping.decimalText(places: 3))\(start)"
    }

    /// The spring as designers have it.
    fileprivate var feel: String {
        let played =
            playedDampingRatio == dampingRatio
            ? "" : ", played as \(playedDampingRatio.decimalText(places: 3))"
        return "(response \(ExplainedMoment.seconds(response)), "
            + "damping fraction \(dampingRatio.decimalText(places: 3))\(played))"
    }
}

extension Overlap {
    /// What becomes of the motion before.
    fileprivate var words: String {
        switch self {
        case .blend: "blended over the motion before, which still runs"
        case .additive: "added to the motion before, which still runs"
        case .replace: "in place of the motion before"
        }
    }
}

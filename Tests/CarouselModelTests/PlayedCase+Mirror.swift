import CarouselModel
import PlaneGeometry

extension PlayedCase {
    /// The same along the other axis: width for height, x for y.
    var transposed: PlayedCase {
        var other = self
        other.carousel.axis = carousel.axis.cross
        other.carousel.slot = BoxForm(width: carousel.slot.height, height: carousel.slot.width)
        other.carousel.card = BoxForm(width: carousel.card.height, height: carousel.card.width)
        other.carousel.cardAlignment = UnitPoint(
            x: carousel.cardAlignment.y, y: carousel.cardAlignment.x)
        other.stage = Size(width: stage.height, height: stage.width)
        other.steps = steps.map { step in
            var step = step
            if case .resize(let width, let height) = step.action {
                step.action = .resize(width: height, height: width)
            }
            return step.turned { Point(x: $0.y, y: $0.x) }
        }
        return other
    }

    /// The same read from the other side, with fingers that move the other way.
    var mirrored: PlayedCase {
        var other = self
        let isTurned = carousel.axis == .horizontal
        other.setting.direction = .rightToLeft
        other.steps = steps.map { $0.turned(alongTrack: isTurned) { Point(x: 0 - $0.x, y: $0.y) } }
        return other
    }
}

extension ScriptStep {
    /// The step with every physical vector turned, and ways along the track negated where these turn too.
    fileprivate func turned(alongTrack isNegated: Bool = false, _ turn: (Point) -> Point) -> ScriptStep {
        var step = self
        let sign = isNegated ? -1.0 : 1
        guard case .drag(var drag) = action else { return self }
        switch drag.distance {
        case .by(let vector): drag.distance = .by(turn(vector))
        case .alongTrack(let points): drag.distance = .alongTrack(points * sign)
        case .samples(let samples):
            drag.distance = .samples(
                samples.map { TouchSample(time: $0.time, translation: turn($0.translation)) })
        case .forward: return self
        }
        drag.velocity = drag.velocity.map { $0 * sign }
        step.action = .drag(drag)
        return step
    }
}

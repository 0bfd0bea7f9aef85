internal import MotionPhysics
public import PlaneGeometry

extension CardPose {
    /// Makes the pose of a card by all effects of a carousel, one after the other.
    ///
    /// - Parameters:
    ///   - effects: The effects in order.
    ///   - place: Where the card's slot lies.
    ///   - axis: The direction of the track.
    public init(effects: [Effect], place: SlotPlace, axis: Axis) {
        for effect in effects { apply(effect, place, axis) }
    }

    private mutating func apply(_ effect: Effect, _ place: SlotPlace, _ axis: Axis) {
        let distance = place.distance
        switch effect {
        case .scale(let ramp): scale *= ramp.value(at: distance)
        case .opacity(let ramp): opacity *= min(max(ramp.value(at: distance), 0), 1)
        case .offset(let along, let across):
            offset = offset + Self.vector(along, across, at: distance, axis)
        case .parallax(let along, let across):
            parallax = parallax + Self.vector(along, across, at: distance, axis)
        case .rotation(let ramp): rotation += ramp.value(at: distance)
        case .depth(let ramp): depth += ramp.value(at: distance)
        case .dim(let red, let green, let blue, let ramp):
            let strength = min(max(ramp.value(at: distance), 0), 1)
            dims.append(Dim(red: red, green: green, blue: blue, opacity: strength))
        case .scrollTransition(let transition): apply(transition, place)
        }
    }

    private static func vector(
        _ along: Ramp?, _ across: Ramp?, at distance: Double, _ axis: Axis
    ) -> Point {
        axis.point(along: along?.value(at: distance) ?? 0, across: across?.value(at: distance) ?? 0)
    }

    private mutating func apply(_ transition: ScrollTransition, _ place: SlotPlace) {
        let phase = place.phase(threshold: transition.threshold)
        guard phase != 0 else { return }
        let look = phase < 0 ? transition.leading : transition.trailing
        let shown = transition.curve.progress(at: 1 - phase.magnitude)
        scale *= look.scale + (1 - look.scale) * shown
        opacity *= min(max(look.opacity + (1 - look.opacity) * shown, 0), 1)
    }
}

extension Effect {
    /// The largest factor by which the effect can scale a card.
    public var largestScale: Double {
        switch self {
        case .scale(let ramp): ramp.largestValue
        case .scrollTransition(let transition): max(1, transition.leading.scale, transition.trailing.scale)
        case .opacity, .offset, .rotation, .depth, .parallax, .dim: 1
        }
    }
}

extension Ramp {
    /// The largest value at any distance.
    fileprivate var largestValue: Double {
        switch self {
        case .falloff(let minimum, _): max(minimum, 1)
        case .stops(let stops, _): stops.map(\.value).max() ?? 1
        }
    }
}

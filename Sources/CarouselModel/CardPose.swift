public import PlaneGeometry

/// How a card looks besides its layout: the sum of all effects.
public struct CardPose: Hashable, Sendable {
    /// A colour over the card.
    public struct Dim: Hashable, Sendable {
        /// Red, 0…1.
        public var red: Double
        /// Green, 0…1.
        public var green: Double
        /// Blue, 0…1.
        public var blue: Double
        /// Opacity, 0…1.
        public var opacity: Double
    }

    /// The factor on the card's size about its centre.
    public var scale: Double = 1
    /// The opacity, 0…1.
    public var opacity: Double = 1
    /// The move from its place, in points.
    public var offset = Point.zero
    /// The turn about the centre, in radians, clockwise.
    public var rotation: Double = 0
    /// The move of the pictures inside the card, in points.
    public var parallax = Point.zero
    /// The order from back to front; equal ones keep the order of items.
    public var depth: Double = 0
    /// The colours over the card, from the lowest.
    public var dims: [Dim] = []

    /// The pose of a card without effects.
    public static let identity = CardPose()
}

/// Where a slot lies, as effects see it.
public struct SlotPlace: Hashable, Sendable {
    /// The distance of the slot's centre from the carousel's centre along the track, in points.
    public var distance: Double
    /// Where the slot begins, in points from the start of the carousel's node.
    public var start: Double
    /// The slot's extent along the track, in points.
    public var extent: Double
    /// The carousel's extent along the track, in points.
    public var viewport: Double

    /// Makes a place.
    public init(start: Double, extent: Double, viewport: Double) {
        distance = start + extent / 2 - viewport / 2
        self.start = start
        self.extent = extent
        self.viewport = viewport
    }

    /// The phase of a scroll transition: 0 while enough of the slot is in view, −1 or 1 once none is.
    ///
    /// - Parameter threshold: The part of the slot that must be in view for phase 0.
    /// - Returns: −1…1, negative at the leading side.
    func phase(threshold: Double) -> Double {
        let needed = min(extent, viewport) * threshold
        guard needed > 0 else { return start + extent <= 0 ? -1 : start >= viewport ? 1 : 0 }
        let shown = min(start + extent, viewport) - max(start, 0)
        let hidden = 1 - min(max(shown / needed, 0), 1)
        return distance < 0 ? -hidden : hidden
    }
}

extension Ramp {
    /// The number at a distance in points.
    public func value(at distance: Double) -> Double {
        unlimitedValue(at: distance).limited(to: Limit.distance)
    }

    private func unlimitedValue(at distance: Double) -> Double {
        switch self {
        case .falloff(let minimum, let falloff):
            // A falloff of nothing leaves the middle as it is and everything else at the minimum.
            falloff > 0 ? max(minimum, 1 - distance.magnitude / falloff) : distance == 0 ? 1 : minimum
        case .stops(let stops, let curve): Self.interpolated(stops, curve, at: distance)
        }
    }

    private static func interpolated(
        _ stops: [RampStop], _ curve: CurveForm, at distance: Double
    ) -> Double {
        guard let first = stops.first, let last = stops.last else { return 1 }
        let place = first.distance >= 0 ? distance.magnitude : distance
        if place <= first.distance { return first.value }
        if place >= last.distance { return last.value }
        guard let after = stops.firstIndex(where: { $0.distance > place }), after > 0 else {
            return last.value
        }
        let (low, high) = (stops[after - 1], stops[after])
        guard curve != .linear else {
            return low.value + (high.value - low.value) * (place - low.distance)
                / (high.distance - low.distance)
        }
        let progress = curve.progress(at: (place - low.distance) / (high.distance - low.distance))
        return low.value + (high.value - low.value) * progress
    }
}

public import PlaneGeometry

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// Colours that change along a line.
    case linearGradient(LinearGradient)
    /// Colours that change with the distance from a centre.
    case radialGradient(RadialGradient)

    /// Whether nothing is seen through it.
    public var isOpaque: Bool {
        func areOpaque(_ stops: [GradientStop]) -> Bool {
            !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
        }
        return switch self {
        case .color(let color): color.alpha >= 1
        case .linearGradient(let gradient): areOpaque(gradient.stops)
        case .radialGradient(let gradient): areOpaque(gradient.stops)
        }
    }
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The place, 0 at the start and 1 at the end.
    public let location: Double
    /// The colour there.
    public let color: Color

    /// Makes a stop; a location outside 0…1 is brought to the nearer end.
    public init(location: Double, color: Color) {
        self.location = min(max(location, 0), 1)
        self.color = color
    }
}

/// A gradient along the line between two points of the filled area's bounding box.
///
/// Before the start and beyond the end the outermost colours go on.
public struct LinearGradient: Hashable, Sendable {
    /// The stops in order of location.
    public var stops: [GradientStop]
    /// Where location 0 lies.
    public var start: UnitPoint
    /// Where location 1 lies.
    public var end: UnitPoint

    /// Makes a gradient from its stops and its line.
    public init(stops: [GradientStop], start: UnitPoint, end: UnitPoint) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}

/// A gradient between two circles around one centre.
public struct RadialGradient: Hashable, Sendable {
    /// The stops in order of location.
    public var stops: [GradientStop]
    /// The common centre in the filled area's bounding box.
    public var center: UnitPoint
    /// The radius of location 0, in points.
    public var startRadius: Double
    /// The radius of location 1, in points.
    public var endRadius: Double

    /// Makes a gradient from its stops and its circles.
    public init(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.stops = stops
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
}

extension Paint {
    /// The paint reflected left to right.
    public var mirrored: Paint {
        switch self {
        case .color: return self
        case .linearGradient(var gradient):
            gradient.start = gradient.start.mirrored
            gradient.end = gradient.end.mirrored
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            gradient.center = gradient.center.mirrored
            return .radialGradient(gradient)
        }
    }
}

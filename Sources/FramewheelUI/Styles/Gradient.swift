public import FrameDrawing
public import PlaneGeometry

/// Colours that follow each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the gradient, 0 at its start and 1 at its end.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0…1.
        public var location: Double

        /// Makes a stop.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Makes a gradient from colours and their places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
    }

    fileprivate var gradientStops: [GradientStop] {
        stops.map { GradientStop(location: $0.location, color: $0.color) }
    }
}

extension LinearGradient {
    /// Makes a gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(stops: gradient.gradientStops, start: startPoint, end: endPoint)
    }

    /// Makes a gradient of colours at equal distances along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a gradient of colours and their places along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension RadialGradient {
    /// Makes a gradient between two circles, whose radii are in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            stops: gradient.gradientStops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Makes a gradient of colours at equal distances between two circles, whose radii are in points.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}

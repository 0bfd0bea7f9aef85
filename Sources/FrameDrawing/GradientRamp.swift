/// The stops of a gradient as Cairo and SVG need them for colours that are mixed premultiplied.
///
/// Both mix colour and alpha apart, so that from clear to white lies grey. Where only alpha differs in
/// effect, a stop takes the other's colour; where both differ, stops in between come near the true curve.
package struct GradientRamp {
    /// The stops, in order of location.
    package private(set) var stops: [GradientStop] = []

    /// Makes the ramp of a gradient; a location before its predecessor's moves up to it.
    package init(stops given: [GradientStop]) {
        var previous: GradientStop?
        for stop in given {
            let stop = GradientStop(
                location: max(stop.location, previous?.location ?? 0), color: stop.color)
            if let previous { append(from: previous, to: stop) } else { stops.append(stop) }
            previous = stop
        }
    }

    private mutating func append(from start: GradientStop, to end: GradientStop) {
        let (first, second) = (start.color, end.color)
        if first.alpha == second.alpha || start.location == end.location {
            stops.append(end)
        } else if first.alpha == 0 {
            stops.append(GradientStop(location: start.location, color: second.withAlpha(0)))
            stops.append(end)
        } else if second.alpha == 0 {
            stops.append(GradientStop(location: end.location, color: first.withAlpha(0)))
            stops.append(end)
        } else {
            for step in 1..<Self.steps {
                let fraction = Double(step) / Double(Self.steps)
                stops.append(
                    GradientStop(
                        location: start.location + (end.location - start.location) * fraction,
                        color: Self.mixed(first, second, fraction)))
            }
            stops.append(end)
        }
    }

    /// The colour a fraction of the way between two, mixed premultiplied.
    private static func mixed(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
        let alpha = first.alpha + (second.alpha - first.alpha) * fraction
        func channel(_ one: Double, _ other: Double) -> Double {
            (one * first.alpha * (1 - fraction) + other * second.alpha * fraction) / alpha
        }
        return Color(
            red: channel(first.red, second.red), green: channel(first.green, second.green),
            blue: channel(first.blue, second.blue), alpha: alpha)
    }

    /// In how many pieces a curve of colours is cut; more would not be seen in eight bits.
    private static let steps = 16
}

extension Color {
    /// The colour with another opacity.
    func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

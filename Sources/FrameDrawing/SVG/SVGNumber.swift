internal import PlaneGeometry

/// Numbers as SVG files have them.
enum SVGNumber {
    /// Lengths are kept to this many decimal places of a point.
    static let places = 3
    /// Factors of maps are kept finer: they multiply lengths.
    static let factorPlaces = 6
    /// Opacities and places of gradients are kept to this many decimal places.
    static let fractionPlaces = 4

    /// Coordinates are brought into ±this many points: far outside, all places look the same.
    private static let largest = 1e7

    /// The shortest text of a number that is true to a count of decimal places.
    static func text(_ value: Double, places: Int = places) -> String {
        drawable(value).decimalText(places: places)
    }

    /// A coordinate in thousandths of a point.
    static func thousandths(_ value: Double) -> Int { Int((drawable(value) * 1000).rounded()) }

    private static func drawable(_ value: Double) -> Double { min(max(value, -largest), largest) }
}

extension AffineTransform {
    /// The map as the attribute `transform` has it, in the shortest of its forms; `nil` for none at all.
    var svgText: String? {
        func factor(_ value: Double) -> String { SVGNumber.text(value, places: SVGNumber.factorPlaces) }
        let move = "\(SVGNumber.text(tx)) \(SVGNumber.text(ty))"
        guard b == 0, c == 0 else {
            return "matrix(\(factor(a)) \(factor(b)) \(factor(c)) \(factor(d)) \(move))"
        }
        var parts: [String] = []
        if move != "0 0" { parts.append("translate(\(move))") }
        let (x, y) = (factor(a), factor(d))
        if x != "1" || y != "1" { parts.append(x == y ? "scale(\(x))" : "scale(\(x) \(y))") }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

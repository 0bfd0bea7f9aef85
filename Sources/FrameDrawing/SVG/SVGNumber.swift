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
        let value = drawable(value)
        guard places < factors.count, value.magnitude < countable else {
            return value.decimalText(places: places)
        }
        let factor = factors[places]
        let steps = Int((value * Double(factor)).rounded())
        return text(steps, of: factor)
    }

    /// The text of so many steps, of which a unit has `factor`.
    private static func text(_ steps: Int, of factor: Int) -> String {
        let magnitude = Int(steps.magnitude)
        var (whole, fraction, divisor) = (magnitude / factor, magnitude % factor, factor / 10)
        return unsafe String(unsafeUninitializedCapacity: longest) { buffer in
            var count = 0
            func put(_ byte: UInt8) {
                unsafe buffer[count] = byte
                count += 1
            }
            if steps < 0 { put(UInt8(ascii: "-")) }
            var unit = 1
            while whole / unit >= 10 { unit *= 10 }
            while unit > 0 {
                put(UInt8(ascii: "0") + UInt8(whole / unit))
                whole %= unit
                unit /= 10
            }
            if fraction > 0 { put(UInt8(ascii: ".")) }
            while fraction > 0 {
                put(UInt8(ascii: "0") + UInt8(fraction / divisor))
                fraction %= divisor
                divisor /= 10
            }
            return count
        }
    }

    private static let factors = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    /// Below this, so many steps are whole numbers that a `Double` can count.
    private static let countable = 1e6
    /// The characters of the longest number: a sign, six digits, the point, six digits.
    private static let longest = 16

    /// A coordinate in steps, of which a unit has so many.
    static func steps(_ value: Double, factor: Double) -> Int { Int((drawable(value) * factor).rounded()) }

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

internal import PlaneGeometry

/// One property of one element over all samples.
struct SampledTrack {
    /// Which property it is; the letter begins the name of its keyframes.
    enum Kind: String {
        case move = "m"
        case turn = "t"
        case fade = "o"
        case fill = "f"
        case stroke = "s"
        case flood = "d"
    }

    let kind: Kind
    /// The values; none where any will do.
    let values: SampleRow<KeyframeValue>
    /// How far the numbers may stray.
    let tolerance: KeyframeValue

    /// The value that is seen where nothing moves: the poster's, else the nearest.
    func value(at sample: Int) -> KeyframeValue? { values.nearest(to: sample) }

    /// Whether the values differ.
    var isMoving: Bool {
        guard let first = values.known.first(where: { _ in true })?.value else { return false }
        return values.known.contains { ($0.value - first).largest > Self.still }
    }

    /// Decimal places of its numbers.
    var places: Int {
        switch kind {
        case .move: SVGNumber.places
        case .turn: 5
        case .fade: SVGNumber.fractionPlaces
        case .fill, .stroke, .flood: 4
        }
    }

    /// The declarations of a value, as CSS has them.
    func css(_ value: KeyframeValue) -> String {
        switch kind {
        case .move: "transform:translate(\(SVGNumber.text(value.x))px,\(SVGNumber.text(value.y))px)"
        case .turn: "transform:" + (value.turnText(unit: "deg") ?? "none")
        case .fade: "opacity:" + SVGNumber.text(value.x, places: places)
        case .fill: Self.css(value.color, "fill", "fill-opacity")
        case .stroke: Self.css(value.color, "stroke", "stroke-opacity")
        case .flood: Self.css(value.color, "flood-color", "flood-opacity")
        }
    }

    private static func css(_ color: Color, _ name: String, _ opacity: String) -> String {
        "\(name):\(color.svgText);\(opacity):"
            + SVGNumber.text(color.alpha, places: SVGNumber.fractionPlaces)
    }

    /// The opacity of each sample.
    static func fade(_ opacities: SampleRow<Double>) -> SampledTrack {
        SampledTrack(
            kind: .fade, values: opacities.map { KeyframeValue($0) },
            tolerance: KeyframeValue(all: fractionTolerance))
    }

    /// The colour of each sample, as the nearest coloured sample has it where there is none at all.
    static func color(_ kind: Kind, _ colors: SampleRow<Color>) -> SampledTrack {
        var last = colors.known.first { $0.value.alpha > 0 }?.value ?? .clear
        let values = colors.map { color -> KeyframeValue? in
            if color.alpha > 0 { last = color }
            return KeyframeValue(last.red * 255, last.green * 255, last.blue * 255, color.alpha)
        }
        return SampledTrack(
            kind: kind, values: values,
            tolerance: KeyframeValue(colorTolerance, colorTolerance, colorTolerance, fractionTolerance))
    }

    /// How far a place may stray, in points: less than the quarter that is promised, for half a pixel of a dense
    /// screen shows in small letters.
    static let positionTolerance = 0.05
    /// How far a scale may stray, half of what is promised for the same reason.
    static let scaleTolerance = 0.001
    /// How far an opacity may stray.
    static let fractionTolerance = 0.002
    /// How far a channel of 0…255 may stray.
    private static let colorTolerance = 1.5
    /// Changes below this are rounding.
    private static let still = 1e-5
}

extension KeyframeValue {
    /// The colour of red, green and blue, 0…255, and opacity, 0…1.
    var color: Color { Color(red: x / 255, green: y / 255, blue: z / 255, alpha: w) }

    /// Scales in x and y, an angle and a skew in degrees as a transform; `nil` for none at all.
    func turnText(unit: String = "") -> String? {
        func factor(_ value: Double) -> String { SVGNumber.text(value, places: 5) }
        var parts: [String] = []
        if z != 0 { parts.append("rotate(\(factor(z))\(unit))") }
        if w != 0 { parts.append("skewX(\(factor(w))\(unit))") }
        // Written even where it is 1, so that all keyframes have the same functions.
        let separator = unit.isEmpty ? " " : ","
        parts.append(x == y ? "scale(\(factor(x)))" : "scale(\(factor(x))\(separator)\(factor(y)))")
        return parts.joined(separator: " ")
    }
}

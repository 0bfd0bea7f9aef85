internal import FrameDrawing
internal import PlaneGeometry

extension Decoding {
    /// A colour by its word or digits.
    func color(_ field: Field) -> Color? {
        guard case .string(let word) = field.value.kind else {
            reportType(field)
            return nil
        }
        return color(word, at: field.value.location)
    }

    private func color(_ word: String, at location: SourceLocation) -> Color? {
        switch ColorWord.color(word, isDark: context.isDark, theme: context.themeColors) {
        case .success(let color): return color
        case .failure(.unknown(_, let suggestion)):
            report(.unknownColor(JSONValue.quote(word)), at: location, suggestion: suggestion)
        case .failure(.malformedHex): report(.badHexColor(JSONValue.quote(word)), at: location)
        }
        return nil
    }

    /// A colour of the system, which is always known.
    func systemColor(_ name: String) -> Color {
        let result = ColorWord.color(name, isDark: context.isDark)
        return (try? result.get()) ?? .black
    }

    /// A colour or a gradient.
    func paint(_ field: Field) -> Paint? {
        switch field.value.kind {
        case .string(let word): return color(word, at: field.value.location).map { .color($0) }
        case .object:
            guard let reader = object(field, as: .gradients) else { return nil }
            return linearGradient(reader) ?? radialGradient(reader)
        default:
            reportType(field)
            return nil
        }
    }

    private func linearGradient(_ reader: ObjectReader) -> Paint? {
        guard let gradient = reader.object("linearGradient"), let stops = stops(gradient) else { return nil }
        return .linearGradient(
            LinearGradient(
                stops: stops, start: gradient.field("from").flatMap(unitPoint) ?? .top,
                end: gradient.field("to").flatMap(unitPoint) ?? .bottom))
    }

    private func radialGradient(_ reader: ObjectReader) -> Paint? {
        guard let gradient = reader.object("radialGradient"), let stops = stops(gradient) else { return nil }
        return .radialGradient(
            RadialGradient(
                stops: stops, center: gradient.field("center").flatMap(unitPoint) ?? .center,
                startRadius: gradient.number("startRadius") ?? 0,
                endRadius: gradient.number("endRadius") ?? 1))
    }

    private func stops(_ reader: ObjectReader) -> [GradientStop]? {
        if let fields = reader.list("colors") {
            let colors = fields.compactMap(color)
            let last = Double(max(colors.count - 1, 1))
            return colors.enumerated().map {
                GradientStop(location: Double($0.offset) / last, color: $0.element)
            }
        }
        guard let fields = reader.list("stops") else { return nil }
        var stops: [GradientStop] = []
        for field in fields {
            guard let pair = tuple(field), pair.count == 2, let location = number(pair[0]),
                let color = color(pair[1])
            else { continue }
            if let last = stops.last, location < last.location {
                report(.notAscending(subject: field.subject), at: field.value.location)
            }
            stops.append(GradientStop(location: location, color: color))
        }
        return stops
    }

    /// A word such as `topLeading`, or two fractions.
    func unitPoint(_ field: Field) -> UnitPoint? {
        if case .string = field.value.kind { return word(field, Words.unitPoint) }
        guard let pair = tuple(field), pair.count == 2, let x = number(pair[0]), let y = number(pair[1])
        else {
            return nil
        }
        return UnitPoint(x: x, y: y)
    }

    /// One radius for every corner, or one for each.
    ///
    /// - Parameters:
    ///   - field: The radii.
    ///   - bottomOnly: Whether a number is for the corners at the bottom.
    /// - Returns: The radii, or `nil` where they are wrong.
    func cornerRadii(_ field: Field, bottomOnly: Bool = false) -> CornerRadii? {
        guard case .object = field.value.kind else {
            guard let radius = number(field) else { return nil }
            return bottomOnly
                ? CornerRadii(bottomLeading: radius, bottomTrailing: radius) : CornerRadii(all: radius)
        }
        guard let reader = object(field) else { return nil }
        return CornerRadii(
            topLeading: reader.number("topLeading") ?? 0, topTrailing: reader.number("topTrailing") ?? 0,
            bottomLeading: reader.number("bottomLeading") ?? 0,
            bottomTrailing: reader.number("bottomTrailing") ?? 0)
    }
}

internal import PlaneGeometry

extension SVGWriter {
    /// What a paint is for.
    enum PaintUse: String {
        case fill
        case stroke
    }

    /// A paint as attributes; `nil` where it cannot be seen at all.
    func attributes(
        of paint: Paint, as use: PaintUse, bounds: Rect, on page: inout SVGPage
    ) -> [(name: String, value: String)]? {
        switch paint {
        case .color(let color): attributes(of: color, as: use)
        case .linearGradient(let gradient): attributes(of: gradient, as: use, bounds: bounds, on: &page)
        case .radialGradient(let gradient): attributes(of: gradient, as: use, bounds: bounds, on: &page)
        }
    }

    private func attributes(of color: Color, as use: PaintUse) -> [(name: String, value: String)]? {
        guard color.alpha > 0 else { return nil }
        return [(use.rawValue, color.svgText)] + color.svgOpacity("\(use.rawValue)-opacity")
    }

    private func attributes(
        of gradient: LinearGradient, as use: PaintUse, bounds: Rect, on page: inout SVGPage
    ) -> [(name: String, value: String)]? {
        let (start, end) = (gradient.start.point(in: bounds), gradient.end.point(in: bounds))
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
        guard let last = gradient.stops.last else { return nil }
        // A line without length has only its end (SVG 2, 14.2.2).
        guard gradient.stops.count > 1, start != end else { return attributes(of: last.color, as: use) }
        let element = SVGElement(
            "linearGradient",
            [
                ("gradientUnits", "userSpaceOnUse"),
                ("x1", SVGNumber.text(start.x)), ("y1", SVGNumber.text(start.y)),
                ("x2", SVGNumber.text(end.x)), ("y2", SVGNumber.text(end.y)),
            ])
        let stops = GradientRamp(stops: gradient.stops).stops.map { Self.stop($0.color, at: $0.location) }
        return [(use.rawValue, "url(#\(page.define("gradient", element, content: Self.distinct(stops))))")]
    }

    private func attributes(
        of gradient: RadialGradient, as use: PaintUse, bounds: Rect, on page: inout SVGPage
    ) -> [(name: String, value: String)]? {
        let center = gradient.center.point(in: bounds)
        let (start, end) = (max(gradient.startRadius, 0), max(gradient.endRadius, 0))
        guard center.x.isFinite, center.y.isFinite, start.isFinite, end.isFinite else { return nil }
        guard let last = gradient.stops.last else { return nil }
        guard gradient.stops.count > 1, start != end else { return attributes(of: last.color, as: use) }
        let radius = max(start, end)
        let element = SVGElement(
            "radialGradient",
            [
                ("gradientUnits", "userSpaceOnUse"), ("cx", SVGNumber.text(center.x)),
                ("cy", SVGNumber.text(center.y)), ("r", SVGNumber.text(radius)),
            ])
        // SVG's circles begin at the centre: locations are counted anew from there, outwards.
        let stops = GradientRamp(stops: gradient.stops).stops.map {
            Self.stop($0.color, at: (start + $0.location * (end - start)) / radius)
        }
        let outwards = Self.distinct(start < end ? stops : stops.reversed())
        return [(use.rawValue, "url(#\(page.define("gradient", element, content: outwards)))")]
    }

    /// Stops without those that say the same again, as a ramp has them where only opacity changes.
    private static func distinct(_ stops: [SVGElement]) -> [SVGElement] {
        var result: [SVGElement] = []
        for stop in stops where result.last?.empty != stop.empty { result.append(stop) }
        return result
    }

    private static func stop(_ color: Color, at offset: Double) -> SVGElement {
        SVGElement(
            "stop",
            [
                ("offset", SVGNumber.text(offset, places: SVGNumber.fractionPlaces)),
                ("stop-color", color.svgText),
            ] + color.svgOpacity("stop-opacity"))
    }
}

extension Color {
    /// The colour without its opacity, `#RGB` where that says it all.
    var svgText: String {
        let channels = [red, green, blue].map { Int(($0 * 255).rounded()) }
        let isShort = channels.allSatisfy { $0 % 17 == 0 }
        return "#"
            + channels.map {
                let digits = String(isShort ? $0 / 17 : $0, radix: 16)
                return !isShort && digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    /// The opacity as an attribute, none where the colour is opaque.
    func svgOpacity(_ name: String) -> [(name: String, value: String)] {
        alpha < 1 ? [(name, SVGNumber.text(alpha, places: SVGNumber.fractionPlaces))] : []
    }
}

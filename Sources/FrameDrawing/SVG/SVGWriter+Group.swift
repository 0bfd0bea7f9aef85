internal import PlaneGeometry

extension SVGWriter {
    /// Draws a group: moved, its shadow below it, cut, faded as one.
    func draw(
        _ group: DisplayGroup, other: DisplayGroup?, on page: inout SVGPage, state: SVGState
    ) throws(SVGError) {
        guard let items = ThemedItem.pairs(group.items, other?.items) else { throw .themesDiffer }
        try draw(group, other: other, on: &page, state: state) { page, inner throws(SVGError) in
            try draw(items, on: &page, state: inner)
        }
    }

    /// Draws a group around what a body draws.
    ///
    /// SVG cuts an element after its filter, and we cast the shadow of what is cut and tinted: each of these has
    /// an element of its own.
    func draw(
        _ group: DisplayGroup, other: DisplayGroup?, on page: inout SVGPage, state: SVGState,
        content: (inout SVGPage, SVGState) throws(SVGError) -> Void
    ) throws(SVGError) {
        let inner = state.entering(group)
        guard inner.depth <= Self.deepest else { throw .tooDeep(element: group.element, limit: Self.deepest) }
        guard inner.transform.isUsable, group.opacity > 0, !group.items.isEmpty else { return }
        var clip: [(name: String, value: String)]?
        if let outline = group.clip {
            guard let shape = SVGShape(outline) else { return }
            let id = page.define("clip", SVGElement("clipPath"), content: [shape.element])
            clip = [("clip-path", "url(#\(id))")]
        }
        let shadow = filter(of: group, other: other, on: &page)
        let layers = [shadow, tint(of: group, other: other, on: &page), clip].compactMap { $0 }
        var outer = SVGElement("g", page.name(group.element))
        if let transform = group.transform.svgText { outer.attributes.append(("transform", transform)) }
        if group.opacity < 1 {
            let opacity = SVGNumber.text(group.opacity, places: SVGNumber.fractionPlaces)
            outer.attributes.append(("opacity", opacity))
        }
        outer.attributes += layers.first ?? []
        try page.add(outer) { page throws(SVGError) in
            try add(layers.dropFirst(), on: &page) { page throws(SVGError) in try content(&page, inner) }
        }
    }

    /// Adds groups with these attributes, each in the one before.
    private func add(
        _ layers: ArraySlice<[(name: String, value: String)]>, on page: inout SVGPage,
        content: (inout SVGPage) throws(SVGError) -> Void
    ) throws(SVGError) {
        guard let layer = layers.first else { return try content(&page) }
        try page.add(SVGElement("g", layer)) { page throws(SVGError) in
            try add(layers.dropFirst(), on: &page, content: content)
        }
    }

    /// The attributes that lay a colour over a group's items.
    private func tint(
        of group: DisplayGroup, other: DisplayGroup?, on page: inout SVGPage
    ) -> [(name: String, value: String)]? {
        let tints = [group.tint, other.map { $0.tint } ?? group.tint].map { $0 ?? .clear }
        guard tints.contains(where: { $0.alpha > 0 }), let content = clippedBounds(of: group) else {
            return nil
        }
        let values = tints.map { tint in
            [(name: "filter", value: "url(#\(tintFilter(tint, over: content, flood: [], on: &page)))")]
        }
        return values[0] + page.otherTheme(values[1], instead: values[0])
    }

    /// The id of the filter that lays a colour over what lies in a box.
    func tintFilter(
        _ color: Color, over content: Rect, flood: [(name: String, value: String)], on page: inout SVGPage
    ) -> String {
        let steps = [
            SVGElement(
                "feFlood",
                flood + [("flood-color", color.svgText)] + color.svgOpacity("flood-opacity")),
            SVGElement("feComposite", [("in2", "SourceGraphic"), ("operator", "atop")]),
        ]
        let area = content.expanded(by: 1).roundedOut
        return page.define("tint", Self.filter(area), content: steps)
    }

    private static func filter(_ area: Rect) -> SVGElement {
        SVGElement(
            "filter",
            [
                ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB"),
                ("x", SVGNumber.text(area.minX)), ("y", SVGNumber.text(area.minY)),
                ("width", SVGNumber.text(area.width)), ("height", SVGNumber.text(area.height)),
            ])
    }

    /// The attributes that cast a group's shadow; `nil` where none can be seen.
    private func filter(
        of group: DisplayGroup, other: DisplayGroup?, on page: inout SVGPage
    ) -> [(name: String, value: String)]? {
        let none = [(name: "filter", value: "none")]
        let own = filter(of: group, on: &page)
        guard let other, other.shadow != group.shadow else { return own }
        let its = filter(of: other, on: &page)
        guard own != nil || its != nil else { return nil }
        return (own ?? none) + page.otherTheme(its ?? none, instead: own ?? none)
    }

    private func filter(of group: DisplayGroup, on page: inout SVGPage) -> [(name: String, value: String)]? {
        guard let shadow = group.shadow, shadow.color.alpha > 0, shadow.hasNumbersOnly,
            let content = clippedBounds(of: group)
        else { return nil }
        let deviation = shadow.deviation
        // Whole points, so that cards of one size share one shadow.
        let area = content.union(shadow.bounds(of: content)).roundedOut
        var steps: [SVGElement] = []
        if deviation > 0 {
            steps.append(
                SVGElement(
                    "feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", SVGNumber.text(deviation))]))
        }
        steps += [
            SVGElement(
                "feOffset",
                (deviation > 0 ? [] : [("in", "SourceAlpha")]) + [
                    ("dx", SVGNumber.text(shadow.offset.x)), ("dy", SVGNumber.text(shadow.offset.y)),
                    ("result", "shape"),
                ]),
            SVGElement(
                "feFlood", [("flood-color", shadow.color.svgText)] + shadow.color.svgOpacity("flood-opacity")),
            SVGElement("feComposite", [("in2", "shape"), ("operator", "in"), ("result", "shadow")]),
            SVGElement("feBlend", [("in", "SourceGraphic"), ("in2", "shadow")]),
        ]
        return [("filter", "url(#\(page.define("shadow", Self.filter(area), content: steps)))")]
    }

    /// How many groups may lie in one another, as in the rasterizer.
    static let deepest = 100
}

extension Shadow {
    /// The standard deviation of the blur, in points.
    var deviation: Double { min(max(radius, 0), Self.widest) / 2 }

    /// Whether no number is infinite or undefined.
    fileprivate var hasNumbersOnly: Bool { offset.x.isFinite && offset.y.isFinite && radius.isFinite }

    /// The box of the shadow of a box: beyond three deviations nothing is seen.
    func bounds(of content: Rect) -> Rect { content.offset(by: offset).expanded(by: 3 * deviation) }

    /// A wider blur is brought to this radius, in points.
    private static let widest = 1000.0
}

extension Rect {
    /// The smallest rectangle around this one whose edges are whole numbers.
    var roundedOut: Rect {
        Rect(
            minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
            maxY: maxY.rounded(.up))
    }
}

internal import PlaneGeometry

extension SVGWriter {
    /// Draws a group: moved, its shadow below it, cut, faded as one.
    ///
    /// SVG cuts an element after its filter, and we cast the shadow of what is cut: with both, the clip has an
    /// element of its own inside.
    func draw(_ group: DisplayGroup, on page: inout SVGPage, state: SVGState) throws(SVGError) {
        let inner = state.entering(group)
        guard inner.depth <= Self.deepest else { throw .tooDeep(element: group.element, limit: Self.deepest) }
        guard inner.transform.isUsable, group.opacity > 0, !group.items.isEmpty else { return }
        var clip: [(name: String, value: String)] = []
        if let outline = group.clip {
            guard let shape = SVGShape(outline) else { return }
            let id = page.define("clip", SVGElement("clipPath"), content: [shape.element])
            clip = [("clip-path", "url(#\(id))")]
        }
        let filter = filter(of: group, on: &page)
        var outer = SVGElement("g", [("data-element", group.element)])
        if let transform = group.transform.svgText { outer.attributes.append(("transform", transform)) }
        if group.opacity < 1 {
            let opacity = SVGNumber.text(group.opacity, places: SVGNumber.fractionPlaces)
            outer.attributes.append(("opacity", opacity))
        }
        outer.attributes += filter ?? clip
        try page.add(outer) { page throws(SVGError) in
            guard filter != nil, !clip.isEmpty else { return try draw(group.items, on: &page, state: inner) }
            try page.add(SVGElement("g", clip)) { page throws(SVGError) in
                try draw(group.items, on: &page, state: inner)
            }
        }
    }

    /// The attribute that casts a group's shadow; `nil` where none can be seen.
    private func filter(of group: DisplayGroup, on page: inout SVGPage) -> [(name: String, value: String)]? {
        guard let shadow = group.shadow, shadow.color.alpha > 0, shadow.hasNumbersOnly,
            let content = clippedBounds(of: group)
        else { return nil }
        let deviation = shadow.deviation
        // Whole points, so that cards of one size share one shadow.
        let area = content.union(shadow.bounds(of: content)).roundedOut
        let filter = SVGElement(
            "filter",
            [
                ("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB"),
                ("x", SVGNumber.text(area.minX)), ("y", SVGNumber.text(area.minY)),
                ("width", SVGNumber.text(area.width)), ("height", SVGNumber.text(area.height)),
            ])
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
        return [("filter", "url(#\(page.define("shadow", filter, content: steps)))")]
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
    fileprivate var roundedOut: Rect {
        Rect(
            minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
            maxY: maxY.rounded(.up))
    }
}

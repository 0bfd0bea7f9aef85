internal import PlaneGeometry

/// A paint, and what it is in the other theme.
struct ThemedPaint: Hashable {
    /// The paint as it is drawn.
    var paint: Paint
    /// The paint in the other theme; `nil` where it is the same.
    var other: Paint?

    /// Whether neither is a gradient.
    var areColors: Bool {
        [paint, other].allSatisfy { paint in
            switch paint {
            case .color, nil: true
            case .linearGradient, .radialGradient: false
            }
        }
    }
}

extension SVGWriter {
    /// A paint of two themes as attributes; `nil` where it cannot be seen at all.
    func attributes(
        of paints: ThemedPaint, as use: PaintUse, bounds: Rect, on page: inout SVGPage
    ) -> [(name: String, value: String)]? {
        let own = attributes(of: paints.paint, as: use, bounds: bounds, on: &page)
        guard let paint = paints.other, paint != paints.paint else { return own }
        let none = [(name: use.rawValue, value: "none")]
        let other = attributes(of: paint, as: use, bounds: bounds, on: &page) ?? none
        return (own ?? none) + page.otherTheme(other, instead: own ?? none)
    }
}

extension ThemedItem {
    /// Whether both themes have one geometry, so that one item with two colours draws both.
    var differsInPaintOnly: Bool {
        switch (item, other) {
        case (_, nil): true
        case (.fill(let one), .fill(let two)): one.path == two.path && one.bounds == two.bounds
        case (.stroke(let one), .stroke(let two)):
            one.path == two.path && one.bounds == two.bounds && one.width == two.width
        case (.text(let one), .text(let two)):
            one.text == two.text && one.room == two.room && one.frame == two.frame
        case (.group(let one), .group(let two)):
            one.transform == two.transform && one.clip == two.clip && one.opacity == two.opacity
                && ThemedItem.pairs(one.items, two.items) != nil
        default: false
        }
    }
}

extension DisplayItem {
    /// The paint of a leaf that has one.
    var paint: Paint? {
        switch self {
        case .fill(let fill): fill.paint
        case .stroke(let stroke): stroke.paint
        case .text(let text): text.paint
        case .image, .group: nil
        }
    }

    /// The group that it is.
    var group: DisplayGroup? {
        if case .group(let group) = self { group } else { nil }
    }
}

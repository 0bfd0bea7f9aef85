internal import CardLayout
internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

extension Decoding {
    /// A card in any of its forms: a node, the built-in one, or either with a size of its own.
    func card(_ field: Field) -> Card? {
        guard case .object(let members) = field.value.kind else {
            reportType(field)
            return nil
        }
        func has(_ keys: String...) -> Bool { members.contains { keys.contains($0.key) } }
        if has("content") { return sizedCard(field) }
        if members.isEmpty || has("thumbnail", "detailBar") { return builtInCard(field) }
        return node(field).map { Card(content: $0) }
    }

    private func sizedCard(_ field: Field) -> Card? {
        guard let reader = object(field, as: .cardEntry) else { return nil }
        let size = reader.object("size").map { box($0) }
        guard var card = reader.field("content").flatMap(card) else { return nil }
        if let size { card.size = size }
        return card
    }

    // MARK: - The built-in card

    private func builtInCard(_ field: Field) -> Card? {
        guard let reader = object(field, as: .card) else { return nil }
        let size = reader.object("size").map { box($0) } ?? BoxForm()
        let parts = [
            marked(thumbnail(reader), "thumbnail", of: field.value),
            marked(detailBar(reader), "detailBar", of: field.value),
        ]
        var content = Self.stack(parts.compactMap(\.self))
        content.mark = field.value.location.mark
        return Card(size: size, content: content)
    }

    /// A part of the card with the place where it is written, else where the card is.
    private func marked(_ part: LayoutElement?, _ key: String, of card: JSONValue) -> LayoutElement? {
        var part = part
        part?.mark = (card[key] ?? card).location.mark
        return part
    }

    /// The parts of a card, the bar at the bottom before the thumbnail.
    private static func stack(_ parts: [LayoutElement]) -> LayoutElement {
        LayoutElement(.zstack(DepthStack(alignment: .bottom, children: parts)), name: .transparent)
    }

    private func thumbnail(_ reader: ObjectReader) -> LayoutElement? {
        if reader.isOff("thumbnail") { return nil }
        guard let field = reader.field("thumbnail") else { return area(filled: areaPaint, radii: .zero) }
        guard let thumbnail = object(field), isPresent(thumbnail) else { return nil }
        let radii = thumbnail.field("cornerRadius").flatMap { cornerRadii($0) } ?? .zero
        let fit = thumbnail.word("fit", Words.imageFit) ?? .fill
        let alignment = thumbnail.word("alignment", Words.alignment) ?? .center
        let fill = thumbnail.field("fill").flatMap(paint) ?? areaPaint
        guard let image = thumbnail.field("image") else { return area(filled: fill, radii: radii) }
        guard let source = imageSource(image) else { return nil }
        let content = ImageContent(source: source, isResizable: true, fit: fit, alignment: alignment)
        return LayoutElement(
            .image(content), modifiers: radii == .zero ? [] : [.clip(radii)], name: .named("thumbnail"))
    }

    private func area(filled paint: Paint, radii: CornerRadii) -> LayoutElement {
        let outline: ShapeContent.Outline = radii == .zero ? .rectangle : .roundedRectangle(radii)
        return LayoutElement(
            .shape(ShapeContent(outline: outline, fill: paint)), name: .named("thumbnail"))
    }

    /// The colours of cards without a picture, in turn.
    private static let areaColors = [
        "systemBlue", "systemGreen", "systemOrange", "systemPurple", "systemTeal", "systemPink",
        "systemIndigo", "systemYellow", "systemMint", "systemBrown",
    ]

    private var areaPaint: Paint {
        guard case .item(let index, _) = scope else { return .color(systemColor(Self.areaColors[0])) }
        return .color(systemColor(Self.areaColors[index % Self.areaColors.count]))
    }

    private func detailBar(_ reader: ObjectReader) -> LayoutElement? {
        guard let bar = reader.object("detailBar"), isPresent(bar) else { return nil }
        let defaults = TextDefaults(paint: .color(.white), lineLimit: 1)
        var leading = bar.field("leading").flatMap { node($0, textDefaults: defaults) }
        var trailing = bar.field("trailing").flatMap { node($0, textDefaults: defaults) }
        leading?.name = .named("leading")
        trailing?.name = .named("trailing")
        let radii = bar.field("cornerRadius").flatMap { cornerRadii($0, bottomOnly: true) } ?? .zero
        let paint = bar.field("background").flatMap(paint) ?? .color(systemColor("systemRed"))
        return Self.bar(
            ends: (leading, trailing), padding: bar.number("padding") ?? 8,
            spacing: bar.number("spacing") ?? 0,
            height: bar.number("height") ?? 40, paint: paint, radii: radii)
    }

    /// A bar as wide as the card: both nodes at its ends, and room between them.
    private static func bar(
        ends: (leading: LayoutElement?, trailing: LayoutElement?), padding: Double, spacing: Double,
        height: Double, paint: Paint, radii: CornerRadii
    ) -> LayoutElement {
        let gap = LayoutElement(.spacer(minLength: spacing), name: .transparent)
        let children = [ends.leading, gap, ends.trailing].compactMap { $0 }
        let outline: ShapeContent.Outline = radii == .zero ? .rectangle : .roundedRectangle(radii)
        let background = LayoutElement(
            .shape(ShapeContent(outline: outline, fill: paint)), name: .transparent)
        return LayoutElement(
            .hstack(HorizontalStack(spacing: 0, children: children)),
            modifiers: [
                .padding(Padding(leading: .points(padding), trailing: .points(padding))),
                // Both bounds, so that the bar is as wide as the card whatever its texts want.
                .flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: .infinity)),
                .frame(width: nil, height: height, alignment: .center),
                .background(IndirectElement(background), alignment: .center),
            ], name: .named("detailBar"))
    }

    /// The card of a scene that has none: a coloured area with the card's number.
    func defaultCard(index: Int) -> Card {
        let paint = Paint.color(systemColor(Self.areaColors[index % Self.areaColors.count]))
        let style = TextStyle(size: 18, weight: .bold, lineLimit: 1)
        let number = LayoutElement(
            .text(TextContent(string: String(index + 1), style: style, paint: .color(.white))),
            name: .named("leading"))
        let radii = CornerRadii(bottomLeading: Self.defaultRadius, bottomTrailing: Self.defaultRadius)
        let bar = Self.bar(
            ends: (number, nil), padding: 8, spacing: 0, height: 40,
            paint: .color(Color(red: 0, green: 0, blue: 0, alpha: 0.35)), radii: radii)
        return Card(
            content: Self.stack([area(filled: paint, radii: CornerRadii(all: Self.defaultRadius)), bar]))
    }

    /// The corners of cards that say nothing, in points.
    private static let defaultRadius = 12.0
}

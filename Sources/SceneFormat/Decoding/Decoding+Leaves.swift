internal import CardLayout
internal import FrameDrawing

/// How texts look that do not say it themselves.
struct TextDefaults {
    var paint: Paint?
    var lineLimit: Int?
}

extension Decoding {
    func text(_ reader: ObjectReader, _ defaults: TextDefaults) -> LayoutElement.Kind? {
        let style = textStyle(reader, defaults)
        let paint = reader.field("color").flatMap(paint) ?? defaults.paint ?? .color(systemColor("label"))
        guard let string = string(reader) else { return nil }
        return .text(TextContent(string: string, style: style, paint: paint))
    }

    /// A text's characters; what an optional placeholder does not find is no text at all.
    private func string(_ reader: ObjectReader) -> String? {
        guard let field = reader.field("text") else {
            guard let raw = reader.rawValue("text"), let value = resolved(raw), value.isNull else {
                return nil
            }
            return ""
        }
        guard let text = field.value.plainText else {
            reportType(field)
            return nil
        }
        return text
    }

    private func textStyle(_ reader: ObjectReader, _ defaults: TextDefaults) -> TextStyle {
        let named = reader.word("style", Words.textStyle) ?? .body
        return TextStyle(
            size: reader.number("size") ?? named.size,
            weight: reader.field("weight").flatMap(weight) ?? named.weight,
            families: reader.field("family").flatMap(families) ?? [],
            lineLimit: reader.integer("lines") ?? defaults.lineLimit,
            reservesLines: reader.boolean("reserveLines") ?? false,
            alignment: reader.word("alignment", Words.textAlignment) ?? .leading,
            truncation: reader.word("truncation", Words.truncation) ?? .tail)
    }

    private func weight(_ field: Field) -> FontWeight? {
        if case .string = field.value.kind { return word(field, Words.weight) }
        return integer(field).map { FontWeight($0) }
    }

    private func families(_ field: Field) -> [String]? {
        if case .string = field.value.kind { return text(field).map { [$0] } }
        return list(field)?.compactMap(text)
    }

    /// A picture; its corner radius becomes a clip around it.
    func image(_ reader: ObjectReader, inner: inout [LayoutModifier]) -> LayoutElement.Kind? {
        var payload: ObjectReader?
        if let field = reader.field("image"), case .object = field.value.kind { payload = object(field) }
        let leaf = LeafReader(outer: reader, payload: payload)
        let isResizable = leaf.field("resizable").flatMap(boolean) ?? true
        let fit = leaf.word("fit", Words.imageFit) ?? .fill
        let alignment = leaf.word("alignment", Words.alignment) ?? .center
        if let radii = leaf.field("cornerRadius").flatMap({ cornerRadii($0) }), radii != .zero {
            inner.append(.clip(radii))
        }
        guard let source = imageSource(payload, reader) else { return nil }
        return .image(ImageContent(source: source, isResizable: isResizable, fit: fit, alignment: alignment))
    }

    /// The picture's file; an optional placeholder that finds nothing is a grey area.
    private func imageSource(_ payload: ObjectReader?, _ reader: ObjectReader) -> ImageSource? {
        let (owner, key) = payload.map { ($0, "file") } ?? (reader, "image")
        if let field = owner.field(key) { return imageSource(field) }
        guard let raw = owner.rawValue(key), let value = resolved(raw), value.isNull else { return nil }
        return .placeholder
    }

    func shape(_ kind: String, _ reader: ObjectReader) -> LayoutElement.Kind? {
        guard let leaf = leaf(reader, kind) else { return nil }
        let stroke = leaf.field("stroke").flatMap(stroke)
        var fill = leaf.field("fill").flatMap(paint)
        if fill == nil, stroke == nil { fill = .color(systemColor("label")) }
        let outline: ShapeContent.Outline =
            switch kind {
            case "roundedRectangle":
                .roundedRectangle(leaf.field("cornerRadius").flatMap { cornerRadii($0) } ?? .zero)
            case "circle": .circle
            case "capsule": .capsule
            default: .rectangle
            }
        return .shape(ShapeContent(outline: outline, fill: fill, stroke: stroke))
    }

    private func stroke(_ field: Field) -> Stroke? {
        guard isObject(field, with: ["color", "width"]) else { return paint(field).map { Stroke(paint: $0) } }
        guard let reader = object(field, as: .stroke) else { return nil }
        return Stroke(
            paint: reader.field("color").flatMap(paint) ?? .color(systemColor("label")),
            width: reader.number("width") ?? 1)
    }

    /// Whether a field that takes a paint or an object holds the object rather than a gradient.
    func isObject(_ field: Field, with keys: [String]) -> Bool {
        guard case .object(let members) = field.value.kind else { return false }
        let gradients = ["linearGradient", "radialGradient"]
        return !members.contains { gradients.contains($0.key) } || members.contains { keys.contains($0.key) }
    }

    func spacer(_ reader: ObjectReader) -> LayoutElement.Kind? {
        guard let leaf = leaf(reader, "spacer") else { return nil }
        return .spacer(minLength: leaf.field("minLength").flatMap(number))
    }

    func divider(_ reader: ObjectReader) -> LayoutElement.Kind? {
        guard let leaf = leaf(reader, "divider") else { return nil }
        let paint = leaf.field("color").flatMap(paint) ?? .color(systemColor("separator"))
        return .divider(DividerContent(paint: paint))
    }

    func measuredBox(_ reader: ObjectReader) -> LayoutElement.Kind {
        .box(
            BoxContent(
                width: reader.number("width") ?? 0, height: reader.number("height") ?? 0,
                isText: reader.boolean("text") ?? false, firstBaseline: reader.number("firstBaseline"),
                lastBaseline: reader.number("lastBaseline")))
    }
}

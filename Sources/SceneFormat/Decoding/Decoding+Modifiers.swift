internal import CardLayout
internal import FrameDrawing
internal import PlaneGeometry

extension Decoding {
    /// What is done to a node, the innermost first.
    func modifiers(_ reader: ObjectReader, _ textDefaults: TextDefaults) -> [LayoutModifier] {
        (reader.list("modifiers") ?? []).compactMap { modifier($0, textDefaults) }
    }

    private func modifier(_ field: Field, _ textDefaults: TextDefaults) -> LayoutModifier? {
        guard let reader = object(field) else { return nil }
        // The one modifier that null does not switch off: SwiftUI's `padding()`.
        if reader.isOff("padding") { return .padding(Padding(all: .platform)) }
        if let frame = reader.object("frame") { return self.frame(frame) }
        if let padding = reader.field("padding") { return self.padding(padding).map { .padding($0) } }
        if let clip = reader.object("clip") {
            return .clip(clip.field("cornerRadius").flatMap { cornerRadii($0) } ?? .zero)
        }
        if let border = reader.field("border") { return self.border(border) }
        if let layer = reader.field("background").flatMap({ self.layer($0, textDefaults) }) {
            return .background(IndirectElement(layer.element), alignment: layer.alignment)
        }
        if let layer = reader.field("overlay").flatMap({ self.layer($0, textDefaults) }) {
            return .overlay(IndirectElement(layer.element), alignment: layer.alignment)
        }
        return effectModifier(reader) ?? layoutModifier(reader)
    }

    /// A modifier without effect on layout.
    private func effectModifier(_ reader: ObjectReader) -> LayoutModifier? {
        if let shadow = reader.object("shadow") { return self.shadow(shadow) }
        if let opacity = reader.number("opacity") { return .opacity(opacity) }
        if let offset = reader.object("offset") {
            return .offset(Point(x: offset.number("x") ?? 0, y: offset.number("y") ?? 0))
        }
        return reader.field("scale").flatMap(scale)
    }

    private func layoutModifier(_ reader: ObjectReader) -> LayoutModifier? {
        if let aspect = reader.object("aspectRatio") {
            let mode = aspect.word("contentMode", Words.contentMode) ?? .fit
            return .aspectRatio(aspect.number("ratio"), contentMode: mode)
        }
        if let fixed = reader.field("fixedSize") { return fixedSize(fixed) }
        return reader.number("layoutPriority").map { .layoutPriority($0) }
    }

    // MARK: - Boxes

    private func frame(_ reader: ObjectReader) -> LayoutModifier? {
        let alignment = reader.word("alignment", Words.alignment) ?? .center
        let fixed = ["width", "height"].filter(reader.has)
        let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].filter(
            reader.has)
        let width = reader.number("width")
        let height = reader.number("height")
        let bounds = FlexibleFrame(
            minWidth: reader.number("minWidth"), idealWidth: reader.number("idealWidth"),
            maxWidth: reader.field("maxWidth").flatMap(bound), minHeight: reader.number("minHeight"),
            idealHeight: reader.number("idealHeight"), maxHeight: reader.field("maxHeight").flatMap(bound),
            alignment: alignment)
        if flexible.isEmpty { return .frame(width: width, height: height, alignment: alignment) }
        if let first = fixed.first, let second = flexible.first {
            reader.reportConflict([first, second])
        }
        return .flexibleFrame(bounds)
    }

    private func bound(_ field: Field) -> Double? {
        if case .string = field.value.kind { return word(field, Words.infinity) }
        return number(field)
    }

    private func padding(_ field: Field) -> Padding? {
        guard case .object = field.value.kind else { return number(field).map { Padding(all: .points($0)) } }
        guard let reader = object(field) else { return nil }
        let horizontal = length(reader, "horizontal") ?? .points(0)
        let vertical = length(reader, "vertical") ?? .points(0)
        return Padding(
            top: length(reader, "top") ?? vertical, leading: length(reader, "leading") ?? horizontal,
            bottom: length(reader, "bottom") ?? vertical, trailing: length(reader, "trailing") ?? horizontal)
    }

    private func length(_ reader: ObjectReader, _ edge: String) -> Padding.Length? {
        reader.isOff(edge) ? .platform : reader.number(edge).map { .points($0) }
    }

    private func fixedSize(_ field: Field) -> LayoutModifier? {
        guard case .object = field.value.kind else {
            return boolean(field).map { .fixedSize(horizontal: $0, vertical: $0) }
        }
        guard let reader = object(field) else { return nil }
        return .fixedSize(
            horizontal: reader.boolean("horizontal") ?? true, vertical: reader.boolean("vertical") ?? true)
    }

    // MARK: - Looks

    private func border(_ field: Field) -> LayoutModifier? {
        guard isObject(field, with: ["color", "width"]) else {
            return paint(field).map { .border($0, width: 1) }
        }
        guard let reader = object(field, as: .border) else { return nil }
        return .border(
            reader.field("color").flatMap(paint) ?? .color(systemColor("label")),
            width: reader.number("width") ?? 1)
    }

    /// SwiftUI's colour of a shadow: black at a third.
    private static let shadowColor = Color(red: 0, green: 0, blue: 0, alpha: 0.33)

    private func shadow(_ reader: ObjectReader) -> LayoutModifier? {
        let color = reader.field("color").flatMap(color) ?? Self.shadowColor
        let offset = Point(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0)
        return reader.number("radius").map { .shadow(Shadow(color: color, radius: $0, offset: offset)) }
    }

    private func scale(_ field: Field) -> LayoutModifier? {
        guard case .object = field.value.kind else {
            return number(field).map { .scale(x: $0, y: $0, anchor: .center) }
        }
        guard let reader = object(field) else { return nil }
        return .scale(
            x: reader.number("x") ?? 1, y: reader.number("y") ?? 1,
            anchor: reader.field("anchor").flatMap(unitPoint) ?? .center)
    }

    /// A node behind or before another: an object with `content`, or a paint that fills a rectangle.
    private func layer(
        _ field: Field, _ textDefaults: TextDefaults
    ) -> (element: LayoutElement, alignment: Alignment)? {
        guard isObject(field, with: ["content", "alignment"]) else {
            return paint(field).map { (Self.filled($0), .center) }
        }
        guard let reader = object(field, as: .layer) else { return nil }
        let alignment = reader.word("alignment", Words.alignment) ?? .center
        guard let content = reader.field("content") else { return nil }
        let isPaint = content.value.string != nil || !isObject(content, with: [])
        let element =
            isPaint ? paint(content).map(Self.filled) : node(content, textDefaults: textDefaults)
        return element.map { ($0, alignment) }
    }

    private static func filled(_ paint: Paint) -> LayoutElement {
        LayoutElement(.shape(ShapeContent(outline: .rectangle, fill: paint)))
    }
}

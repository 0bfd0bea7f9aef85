internal import FileStorage
internal import PlaneGeometry

/// Writes display lists as lines of text that can be stored and compared.
///
/// A line is an item: its kind, its element and then its properties, parted by tabs, each a name, a space and a
/// value. What a group holds stands in a block of its own, named by its hash, once for all lists that the
/// writer has seen: a card in motion is the same content in another place. Numbers are rounded to a millionth,
/// since the last bits of a computed number differ between processors. A value that is long is told by its
/// hash.
public struct DisplayTextWriter {
    /// Lines under a name by which others refer to them.
    public struct Block: Hashable, Sendable {
        /// The name, which follows from the lines.
        public var name: String
        /// The lines.
        public var lines: [String]

        /// Makes a block.
        public init(name: String, lines: [String]) {
            self.name = name
            self.lines = lines
        }
    }

    /// The contents of groups, those inside before those around them.
    public private(set) var blocks: [Block] = []
    private var known: Set<String> = []
    private let pictureText: (ImageReference) -> String

    /// Makes a writer.
    ///
    /// - Parameter pictureText: What tells a picture, such as its name and the hash of its file.
    public init(pictureText: @escaping (ImageReference) -> String) { self.pictureText = pictureText }

    /// The lines of a list; the contents of its groups are added to `blocks`.
    public mutating func lines(of list: DisplayList) -> [String] {
        var fields = ["frame", "-", "size \(Self.text(list.size.width, list.size.height))"]
        if let paint = list.background { fields.append("paint \(Self.text(paint))") }
        return [fields.joined(separator: "\t")] + list.items.map { line(of: $0) }
    }

    private mutating func line(of item: DisplayItem) -> String {
        let fields: [String] =
            switch item {
            case .fill(let fill):
                ["fill", Self.name(fill.element)]
                    + Self.area(fill.path, paint: fill.paint, bounds: fill.bounds)
            case .stroke(let stroke):
                ["stroke", Self.name(stroke.element), "width \(Self.text(stroke.width))"]
                    + Self.area(stroke.path, paint: stroke.paint, bounds: stroke.bounds)
            case .text(let text): Self.fields(of: text)
            case .image(let image):
                [
                    "image", Self.name(image.element), "picture \(pictureText(image.image))",
                    "pixels \(image.image.pixelWidth) \(image.image.pixelHeight)",
                    "whole \(Self.text(image.imageRect))", "frame \(Self.text(image.frame))",
                ]
            case .group(let group): fields(of: group)
            }
        return fields.joined(separator: "\t")
    }

    private mutating func fields(of group: DisplayGroup) -> [String] {
        var fields = ["group", Self.name(group.element)]
        let map = group.transform
        if map != .identity {
            fields.append("place \(Self.text(map.tx, map.ty))")
            fields.append("matrix \(Self.text(map.a, map.b, map.c, map.d))")
        }
        if let clip = group.clip { fields.append("clip \(Self.text(clip))") }
        if group.opacity != 1 { fields.append("opacity \(Self.text(group.opacity))") }
        if let shadow = group.shadow {
            fields.append("shadow \(Self.text(shadow.color))")
            fields.append("blur \(Self.text(shadow.radius, shadow.offset.x, shadow.offset.y))")
        }
        if let tint = group.tint { fields.append("tint \(Self.text(tint))") }
        if let scale = group.spriteScale { fields.append("sprite \(Self.text(scale))") }
        let lines = group.items.map { line(of: $0) }
        let name = String("\(ContentHash(of: lines.joined(separator: "\n").utf8))".prefix(16))
        if known.insert(name).inserted { blocks.append(Block(name: name, lines: lines)) }
        return fields + ["content \(name)"]
    }

    private static func fields(of text: PlacedText) -> [String] {
        let style = text.text.style
        var fields = [
            "text", name(text.element), "string \(quoted(text.text.string))", "size \(Self.text(style.size))",
            "weight \(style.weight.value)",
        ]
        if !style.families.isEmpty {
            fields.append("families \(quoted(style.families.joined(separator: ", ")))")
        }
        if let limit = style.lineLimit {
            fields.append("lines \(limit)\(style.reservesLines ? " reserved" : "")")
        }
        fields.append("align \(style.alignment) \(style.truncation)")
        if !text.text.language.isEmpty { fields.append("language \(text.text.language)") }
        if text.text.isRightToLeft { fields.append("direction rtl") }
        fields.append("room \(extent(text.room.width)) \(extent(text.room.height))")
        return fields + ["frame \(Self.text(text.frame))", "paint \(Self.text(text.paint))"]
    }

    private static func extent(_ value: Double?) -> String { value.map { text($0) } ?? "free" }

    private static func area(_ path: Path, paint: Paint, bounds: Rect) -> [String] {
        var fields = ["paint \(text(paint))"]
        if case .color = paint {} else { fields.append("bounds \(text(bounds))") }
        if let box = path.controlBox { fields.append("box \(text(box))") }
        return fields + ["path \(text(path))"]
    }
}

import CardLayout
import PlaneGeometry
internal import VectorFiles

extension VectorNode.Modifier {
    init(_ value: JSONValue, at place: String) throws {
        guard case .object(let object) = value, object.count == 1, let (word, content) = object.first else {
            throw VectorError("\(place): not an object with one key")
        }
        let place = "\(place).\(word)"
        func fields(_ known: Set<String>) throws -> Fields { try Fields(content, at: place, known: known) }
        func secondary() throws -> (VectorNode, Alignment) {
            let fields = try fields(["alignment", "content"])
            guard let content = fields["content"] else { throw VectorError("\(place): no content") }
            return (
                try VectorNode(content, at: "\(place).content"),
                try fields.word("alignment", Alignment.words, default: .center)
            )
        }
        switch word {
        case "frame": self = try .frame(content, at: place)
        case "padding": self = .padding(try Padding(content, at: place))
        case "background":
            let (node, alignment) = try secondary()
            self = .background(node, alignment: alignment)
        case "overlay":
            let (node, alignment) = try secondary()
            self = .overlay(node, alignment: alignment)
        default: self = try .plain(word, content, fields, at: place)
        }
    }

    private static func plain(
        _ word: String, _ content: JSONValue, _ fields: (Set<String>) throws -> Fields, at place: String
    ) throws -> Self {
        func number() throws -> Double {
            guard case .number(let number) = content else { throw VectorError("\(place): not a number") }
            return number
        }
        switch word {
        case "offset":
            let fields = try fields(["x", "y"])
            return .offset(Point(x: try fields.number("x") ?? 0, y: try fields.number("y") ?? 0))
        case "scale":
            let fields = try fields(["x", "y"])
            return .scale(x: try fields.number("x") ?? 1, y: try fields.number("y") ?? 1)
        case "clip":
            _ = try fields([])
            return .clip
        case "opacity": return .opacity(try number())
        case "layoutPriority": return .layoutPriority(try number())
        case "aspectRatio":
            let fields = try fields(["ratio", "contentMode"])
            let mode = try fields.word("contentMode", ContentMode.words, default: .fit)
            return .aspectRatio(try fields.number("ratio"), mode)
        case "fixedSize":
            let fields = try fields(["horizontal", "vertical"])
            return .fixedSize(
                horizontal: try fields.bool("horizontal") ?? true,
                vertical: try fields.bool("vertical") ?? true)
        default: throw VectorError("\(place): unknown modifier")
        }
    }

    private static func frame(_ content: JSONValue, at place: String) throws -> Self {
        let bounds: Set = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        let fields = try Fields(content, at: place, known: bounds.union(["width", "height", "alignment"]))
        let alignment = try fields.word("alignment", Alignment.words, default: .center)
        guard !fields.keys.isDisjoint(with: bounds) else {
            return .frame(
                width: try fields.number("width"), height: try fields.number("height"), alignment: alignment)
        }
        guard fields.keys.isDisjoint(with: ["width", "height"]) else {
            throw VectorError("\(place): fixed extents and bounds together")
        }
        return .flexibleFrame(
            FlexibleFrame(
                minWidth: try fields.number("minWidth"), idealWidth: try fields.number("idealWidth"),
                maxWidth: try fields.number("maxWidth"), minHeight: try fields.number("minHeight"),
                idealHeight: try fields.number("idealHeight"), maxHeight: try fields.number("maxHeight"),
                alignment: alignment))
    }
}

extension Padding {
    fileprivate init(_ content: JSONValue, at place: String) throws {
        switch content {
        case .null: self.init(all: .platform)
        case .number(let number): self.init(all: .points(number))
        default:
            let edges: Set = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
            let fields = try Fields(content, at: place, known: edges)
            func length(_ edge: String, _ pair: String) throws -> Length {
                .points(try fields.number(edge) ?? fields.number(pair) ?? 0)
            }
            self.init(
                top: try length("top", "vertical"), leading: try length("leading", "horizontal"),
                bottom: try length("bottom", "vertical"), trailing: try length("trailing", "horizontal"))
        }
    }
}

extension HorizontalAlignment {
    static let words: [String: Self] = ["leading": .leading, "center": .center, "trailing": .trailing]
}

extension VerticalAlignment {
    static let words: [String: Self] = [
        "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
    ]
}

extension Alignment {
    static let words: [String: Self] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
}

extension ContentMode {
    static let words: [String: Self] = ["fit": .fit, "fill": .fill]
}

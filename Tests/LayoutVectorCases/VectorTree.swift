package import CardLayout
package import PlaneGeometry
package import VectorFiles

/// A node of a vector's tree, read but not yet made into anything.
package struct VectorNode {
    package indirect enum Kind {
        case hstack(alignment: VerticalAlignment, spacing: Double?, children: [VectorNode])
        case vstack(alignment: HorizontalAlignment, spacing: Double?, children: [VectorNode])
        case zstack(alignment: Alignment, children: [VectorNode])
        case box(BoxContent)
        case image(width: Double, height: Double, isResizable: Bool)
        case rectangle
        case roundedRectangle(cornerRadius: Double)
        case circle
        case spacer(minLength: Double?)
        case divider
        case geometryReader(child: VectorNode)
    }

    package indirect enum Modifier {
        case frame(width: Double?, height: Double?, alignment: Alignment)
        case flexibleFrame(FlexibleFrame)
        /// Room in points or the default, edge by edge; `nil` where the edge is not named.
        case padding(Padding)
        case background(VectorNode, alignment: Alignment)
        case overlay(VectorNode, alignment: Alignment)
        case offset(Point)
        case scale(x: Double, y: Double)
        case clip
        case opacity(Double)
        case aspectRatio(Double?, ContentMode)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case layoutPriority(Double)
    }

    package var kind: Kind
    package var modifiers: [Modifier]

    package init(_ value: JSONValue, at place: String) throws {
        guard case .object(let object) = value else { throw VectorError("\(place): not an object") }
        let kinds = object.keys.filter { $0 != "modifiers" }
        guard kinds.count == 1, let word = kinds.first, let content = object[word] else {
            throw VectorError("\(place): not one kind but \(kinds.sorted())")
        }
        kind = try Kind(word, content, at: "\(place).\(word)")
        guard case .array(let list) = object["modifiers"] ?? .array([]) else {
            throw VectorError("\(place).modifiers: not a list")
        }
        modifiers = try list.enumerated().map {
            try Modifier($0.element, at: "\(place).modifiers[\($0.offset)]")
        }
    }
}

extension VectorNode.Kind {
    init(_ word: String, _ content: JSONValue, at place: String) throws {
        func fields(_ known: Set<String>) throws -> Fields { try Fields(content, at: place, known: known) }
        func children(_ fields: Fields) throws -> [VectorNode] {
            try fields.list("children").enumerated().map {
                try VectorNode($0.element, at: "\(place)[\($0.offset)]")
            }
        }
        switch word {
        case "hstack":
            let fields = try fields(["alignment", "spacing", "children"])
            self = .hstack(
                alignment: try fields.word("alignment", VerticalAlignment.words, default: .center),
                spacing: try fields.number("spacing"), children: try children(fields))
        case "vstack":
            let fields = try fields(["alignment", "spacing", "children"])
            self = .vstack(
                alignment: try fields.word("alignment", HorizontalAlignment.words, default: .center),
                spacing: try fields.number("spacing"), children: try children(fields))
        case "zstack":
            let fields = try fields(["alignment", "children"])
            self = .zstack(
                alignment: try fields.word("alignment", Alignment.words, default: .center),
                children: try children(fields))
        case "geometryReader":
            guard let child = try fields(["child"])["child"] else { throw VectorError("\(place): no child") }
            self = .geometryReader(child: try VectorNode(child, at: "\(place).child"))
        default: self = try .leaf(word, fields, at: place)
        }
    }

    private static func leaf(
        _ word: String, _ fields: (Set<String>) throws -> Fields, at place: String
    ) throws -> Self {
        switch word {
        case "box":
            let fields = try fields(["width", "height", "text", "firstBaseline", "lastBaseline"])
            return .box(
                BoxContent(
                    width: try fields.needNumber("width"), height: try fields.needNumber("height"),
                    isText: try fields.bool("text") ?? false,
                    firstBaseline: try fields.number("firstBaseline"),
                    lastBaseline: try fields.number("lastBaseline")))
        case "image":
            let fields = try fields(["width", "height", "resizable"])
            return .image(
                width: try fields.needNumber("width"), height: try fields.needNumber("height"),
                isResizable: try fields.bool("resizable") ?? false)
        case "rectangle":
            _ = try fields([])
            return .rectangle
        case "roundedRectangle":
            return .roundedRectangle(cornerRadius: try fields(["cornerRadius"]).number("cornerRadius") ?? 0)
        case "circle":
            _ = try fields([])
            return .circle
        case "spacer": return .spacer(minLength: try fields(["minLength"]).number("minLength"))
        case "divider":
            _ = try fields([])
            return .divider
        default: throw VectorError("\(place): unknown kind \(word)")
        }
    }
}

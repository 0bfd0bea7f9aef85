/// A JSON value to be written, its keys in order.
indirect enum JSONTree: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([JSONTree])
    case object([(key: String, value: JSONTree)])
}

/// Writes JSON with two spaces a level and short lists on one line.
struct JSONText {
    private(set) var text = ""
    private static let lineLength = 100

    init(_ tree: JSONTree) { write(tree, indent: 0) }

    private mutating func write(_ tree: JSONTree, indent: Int) {
        switch tree {
        case .list(let entries) where !entries.isEmpty:
            if let line = Self.line(tree), indent + line.count <= Self.lineLength {
                text += line
                return
            }
            writeBlock("[", "]", entries.map { ("", $0) }, indent: indent)
        case .object(let members) where !members.isEmpty:
            writeBlock("{", "}", members.map { ($0.key.jsonLiteral + ": ", $0.value) }, indent: indent)
        default: text += Self.scalar(tree)
        }
    }

    private mutating func writeBlock(
        _ open: String, _ close: String, _ entries: [(String, JSONTree)], indent: Int
    ) {
        text += open + "\n"
        for (index, (head, value)) in entries.enumerated() {
            text += String(repeating: " ", count: indent + 2) + head
            write(value, indent: indent + 2)
            text += index + 1 < entries.count ? ",\n" : "\n"
        }
        text += String(repeating: " ", count: indent) + close
    }

    /// A list of scalars on one line; `nil` where it holds anything else.
    private static func line(_ tree: JSONTree) -> String? {
        guard case .list(let entries) = tree else { return nil }
        var parts: [String] = []
        for entry in entries {
            switch entry {
            case .list(let inner) where !inner.isEmpty: return nil
            case .object(let inner) where !inner.isEmpty: return nil
            default: parts.append(scalar(entry))
            }
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }

    private static func scalar(_ tree: JSONTree) -> String {
        switch tree {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): value.plainText
        case .string(let value): value.jsonLiteral
        case .list: "[]"
        case .object: "{}"
        }
    }
}

/// A JSON value to be written, its keys in order.
package indirect enum JSONTree: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([JSONTree])
    case object([(key: String, value: JSONTree)])
}

/// Writes JSON with two spaces a level and short values on one line.
package struct JSONText {
    package private(set) var text = ""
    private static let lineLength = 100

    package init(_ tree: JSONTree) { write(tree, indent: 0) }

    private mutating func write(_ tree: JSONTree, indent: Int) {
        if let line = Self.line(tree, room: Self.lineLength - indent) {
            text += line
            return
        }
        switch tree {
        case .list(let entries): writeBlock("[", "]", entries.map { ("", $0) }, indent: indent)
        case .object(let members):
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

    /// A value on one line, or `nil` where that is longer than there is room.
    private static func line(_ tree: JSONTree, room: Int) -> String? {
        var line = ""
        func append(_ tree: JSONTree) -> Bool {
            switch tree {
            case .list(let entries) where !entries.isEmpty:
                line += "["
                for (index, entry) in entries.enumerated() {
                    line += index > 0 ? ", " : ""
                    guard append(entry) else { return false }
                }
                line += "]"
            case .object(let members) where !members.isEmpty:
                line += "{ "
                for (index, member) in members.enumerated() {
                    line += (index > 0 ? ", " : "") + member.key.jsonLiteral + ": "
                    guard append(member.value) else { return false }
                }
                line += " }"
            default: line += scalar(tree)
            }
            return line.utf8.count <= room
        }
        return append(tree) ? line : nil
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

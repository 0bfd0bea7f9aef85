internal import FileStorage

/// A line of a display list taken apart: what is drawn, for which element, with which properties.
struct DisplayLine: Hashable {
    /// A property of what is drawn.
    struct Property: Hashable {
        var name: String
        var value: String

        /// The value as numbers and words.
        var words: [Substring] { value.split(separator: " ") }
    }

    /// What is drawn: `frame`, `fill`, `stroke`, `text`, `image` or `group`.
    let kind: String
    /// The element; `stage` for the frame as a whole.
    let element: String
    let properties: [Property]

    init(_ line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        kind = fields.first.map(String.init) ?? ""
        element = fields.count > 1 && fields[1] != "-" ? String(fields[1]) : "stage"
        properties = fields.dropFirst(2).map { field in
            let parts = field.split(separator: " ", maxSplits: 1)
            return Property(
                name: parts.first.map(String.init) ?? "", value: parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// What is drawn, as readers name it: `card[3]/thumbnail's fill`.
    var key: String { kind + " " + element }

    /// The line with one hash of all properties but the name of a group's content, whose lines have their own.
    var hashed: String {
        let own = properties.filter { $0.name != Self.contentName }.map { "\($0.name) \($0.value)" }
        let hash = String("\(ContentHash(of: own.joined(separator: "\t").utf8))".prefix(Self.hashDigits))
        let content = self[Self.contentName].map { ["\(Self.contentName) \($0)"] } ?? []
        return ([kind, element, "\(Self.hashName) \(hash)"] + content).joined(separator: "\t")
    }

    /// The property that names the block with a group's content.
    static let contentName = "content"
    /// The property that stands for all others in a long record.
    static let hashName = "hash"
    /// So many hexadecimal digits tell properties apart: two in a list of millions hardly have the same by chance.
    private static let hashDigits = 16

    subscript(name: String) -> String? { properties.first { $0.name == name }?.value }
}

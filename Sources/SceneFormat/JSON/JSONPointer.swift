/// A way into a JSON value, as [RFC 6901](https://www.rfc-editor.org/rfc/rfc6901) writes it.
struct JSONPointer {
    /// Why a pointer leads to nothing.
    enum Fault: Error {
        /// The text is not a pointer.
        case malformed
        /// This part of it names nothing.
        case dangling(String)
    }

    private let parts: [String]

    init(_ text: String) throws(Fault) {
        guard text.isEmpty || text.hasPrefix("/") else { throw .malformed }
        var parts: [String] = []
        for part in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            parts.append(try Self.unescaped(part))
        }
        self.parts = parts
    }

    /// `~1` is a slash and `~0` a tilde; any other tilde is a fault.
    private static func unescaped(_ part: Substring) throws(Fault) -> String {
        var text = ""
        var rest = part
        while let character = rest.popFirst() {
            guard character == "~" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "0": text.append("~")
            case "1": text.append("/")
            default: throw .malformed
            }
        }
        return text
    }

    /// The value that the pointer leads to.
    func value(in root: JSONValue) throws(Fault) -> JSONValue {
        var value = root
        for part in parts {
            guard let next = Self.step(from: value, by: part) else { throw .dangling(part) }
            value = next
        }
        return value
    }

    private static func step(from value: JSONValue, by part: String) -> JSONValue? {
        guard case .array(let entries) = value.kind else { return value[part] }
        let isIndex = part == "0" || !part.hasPrefix("0") && part.allSatisfy { $0.isASCII && $0.isNumber }
        guard isIndex, let index = Int(part), entries.indices.contains(index) else { return nil }
        return entries[index]
    }
}

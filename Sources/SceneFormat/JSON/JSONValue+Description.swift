extension JSONValue {
    /// The longest text that a message repeats, in characters.
    private static let longestQuote = 60

    /// The value as words for messages: `the string "a"`, `a list`.
    var words: String {
        switch kind {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): "the number \(value.plainText)"
        case .string(let value): "the string \"\(Self.quote(value))\""
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// The beginning of a text, on one line, as messages repeat it.
    static func quote(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars.prefix(longestQuote) {
            quoted.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
        }
        return text.unicodeScalars.count > longestQuote ? quoted + "…" : quoted
    }

    /// The value with every place in it replaced by one in a template.
    func moved(to location: SourceLocation) -> JSONValue {
        switch kind {
        case .array(let entries): JSONValue(.array(entries.map { $0.moved(to: location) }), at: location)
        case .object(let members):
            JSONValue(
                .object(
                    members.map {
                        JSONMember(key: $0.key, location: location, value: $0.value.moved(to: location))
                    }), at: location)
        default: JSONValue(kind, at: location)
        }
    }

    /// The value with a patch laid over it: objects merge key by key, anything else replaces.
    func patched(by patch: JSONValue) -> JSONValue {
        guard case .object(var members) = kind, case .object(let changes) = patch.kind else { return patch }
        for change in changes {
            if let index = members.firstIndex(where: { $0.key == change.key }) {
                members[index].value = members[index].value.patched(by: change.value)
                members[index].location = change.location
            } else {
                members.append(change)
            }
        }
        return JSONValue(.object(members), at: location)
    }
}

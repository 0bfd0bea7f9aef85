/// A string of a template, taken apart at its placeholders.
struct TemplateText {
    /// A part of the string.
    enum Part {
        case literal(String)
        case placeholder(Placeholder)
    }

    let parts: [Part]

    /// Whether a string has braces at all.
    static func hasBraces(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    /// Takes a string apart.
    init(_ text: String) throws(PlaceholderError) {
        var parts: [Part] = []
        var literal = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                literal.append(character)
                rest = rest.dropFirst()
            case "}": throw PlaceholderError(fault: .unopened)
            case "{":
                guard let end = rest.firstIndex(of: "}"), !rest[..<end].contains("{") else {
                    throw PlaceholderError(fault: .unclosed)
                }
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.placeholder(try Placeholder(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            default: literal.append(character)
            }
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }
}

/// Why a string of a template is badly written.
struct PlaceholderError: Error {
    let fault: SceneProblem.PlaceholderFault
}

/// What stands between two braces: ways into the item, the first that leads to something counting.
struct Placeholder {
    /// One step into an item.
    enum Step {
        case key(String)
        case index(Int)
    }

    /// The text between the braces.
    let text: String
    let paths: [[Step]]
    /// Whether nothing at all is no problem.
    let isOptional: Bool

    init(_ text: Substring) throws(PlaceholderError) {
        self.text = String(text)
        var paths: [[Step]] = []
        var isOptional = false
        for alternative in text.split(separator: "|", omittingEmptySubsequences: false) {
            var path = alternative
            while path.first == " " { path.removeFirst() }
            while path.last == " " { path.removeLast() }
            if path.last == "?" {
                isOptional = true
                path.removeLast()
            }
            guard !path.isEmpty else { throw PlaceholderError(fault: .empty) }
            paths.append(try Self.steps(path))
        }
        self.paths = paths
        self.isOptional = isOptional
    }

    /// The steps of `a.b[0].c`.
    private static func steps(_ path: Substring) throws(PlaceholderError) -> [Step] {
        var steps: [Step] = []
        for part in path.split(separator: ".", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
            let key = pieces.first ?? ""
            guard !key.isEmpty, !key.contains("]"), !key.contains("?") else {
                throw PlaceholderError(fault: .badPath)
            }
            steps.append(.key(String(key)))
            for piece in pieces.dropFirst() {
                guard piece.last == "]", let index = Int(piece.dropLast()), index >= 0 else {
                    throw PlaceholderError(fault: .badPath)
                }
                steps.append(.index(index))
            }
        }
        return steps
    }
}

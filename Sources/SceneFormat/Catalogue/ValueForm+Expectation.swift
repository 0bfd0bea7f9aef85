extension ValueForm {
    /// What the form takes, as words for messages: `a number of 0 or more`.
    var expectation: String {
        switch self {
        case .text(let name): name
        case .pattern(_, let name): name
        case .color: "a colour"
        case .paint: "a colour or a gradient"
        case .boolean: "true or false"
        case .number(let range): range.expectation
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .words(let words): Self.alternatives(words.map { "\"\($0)\"" })
        case .object(let name): "an object with \(Self.keys(of: name))"
        case .list: "a list"
        case .tuple(let entries, let required):
            required == entries.count
                ? "a list of \(entries.count)\(Self.noun(of: entries))"
                : "a list of \(required) to \(entries.count)\(Self.noun(of: entries))"
        case .choice(let forms): Self.alternatives(forms.flatMap(\.alternativeTexts))
        case .map, .patch: "an object"
        case .node: "a node"
        case .card: "a card"
        case .anything: "a value"
        }
    }

    /// What all entries of a list are, where they are of one kind: ` numbers`.
    private static func noun(of entries: [ValueForm]) -> String {
        let areNumbers = entries.allSatisfy { if case .number = $0 { true } else { false } }
        return areNumbers ? " numbers" : ""
    }

    /// The texts of a choice's members, the words one by one so that the last joins by `or`.
    private var alternativeTexts: [String] {
        switch self {
        case .words(let words): words.map { "\"\($0)\"" }
        case .choice(let forms): forms.flatMap(\.alternativeTexts)
        default: [expectation]
        }
    }

    private static func keys(of name: FormName) -> String {
        let keys = name.form.keys.prefix(4).map { "\"\($0.name)\"" }
        guard !keys.isEmpty else { return "no keys" }
        return name.form.keys.count > keys.count ? keys.joined(separator: ", ") + ", …" : alternatives(keys)
    }

    /// `a, b or c`.
    static func alternatives(_ texts: [String]) -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension NumberRange {
    /// The range as words for messages.
    var expectation: String {
        let low = minimum.plainText
        let high = maximum.plainText
        if self.isEverything { return "a number" }
        if excludesMinimum, excludesMaximum { return "a number between \(low) and \(high)" }
        if excludesMinimum { return "a number greater than \(low), at most \(high)" }
        if excludesMaximum { return "a number of at least \(low), less than \(high)" }
        return "a number from \(low) to \(high)"
    }

    private var isEverything: Bool { maximum == .greatestFiniteMagnitude }
}

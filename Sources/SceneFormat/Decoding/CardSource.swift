internal import CardLayout

/// Makes the card of an item from the scene's templates, from any thread.
struct CardSource: Sendable {
    /// Which card an item gets.
    enum Template: Sendable {
        /// A coloured area with its number.
        case standard
        /// The same for all.
        case one(JSONValue)
        /// By the kind that a text with placeholders tells.
        case byKind(JSONValue, cards: [JSONMember], at: SourceLocation)
    }

    var template: Template
    var items: Items
    var context: DecodingContext

    /// Whether no card's own size depends on the item.
    var haveOneSize: Bool {
        switch template {
        case .standard: true
        case .one(let card): card["size"].map { !$0.hasPlaceholder } ?? true
        case .byKind(_, let cards, _): cards.allSatisfy { $0.value["size"] == nil }
        }
    }

    func card(at index: Int) throws(SceneErrors) -> Card {
        let decoding = Decoding(context: context)
        let card = decode(index, decoding)
        guard !decoding.hasErrors else { throw SceneErrors(diagnostics: decoding.sortedDiagnostics) }
        // Without a problem there is no card only where `when` removed its outermost node.
        return card ?? Card(content: LayoutElement(.zstack(DepthStack(children: [])), name: .transparent))
    }

    /// The card of an item, with what is wrong noted.
    func decode(_ index: Int, _ decoding: Decoding) -> Card? {
        guard index >= 0, index < items.count else {
            decoding.report(
                .indexOutOfRange(subject: "the card's index", index: index, count: items.count), at: nil)
            return nil
        }
        decoding.scope = .item(index: index, value: items.value(at: index))
        decoding.nodeCount = 0
        switch template {
        case .standard: return decoding.defaultCard(index: index)
        case .one(let value): return card(value, key: "card", decoding)
        case .byKind(let kind, let cards, let location):
            guard let kind = decoding.resolved(kind)?.plainText else { return nil }
            let exact = cards.first { $0.key == kind } ?? cards.first { $0.key == "*" }
            guard let exact else {
                let known = cards.map(\.key)
                decoding.report(
                    .noCardForKind(JSONValue.quote(kind), known: known), at: location,
                    suggestion: NearestWord.suggestion(for: kind, among: known))
                return nil
            }
            return card(exact.value, key: exact.key, decoding)
        }
    }

    private func card(_ value: JSONValue, key: String, _ decoding: Decoding) -> Card? {
        guard let value = decoding.resolved(value) else { return nil }
        return decoding.card(Field(key: key, value: value, form: .card))
    }
}

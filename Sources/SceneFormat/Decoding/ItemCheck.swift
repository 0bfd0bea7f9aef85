/// Makes the cards of items once to find what is wrong with their templates and with the items.
struct ItemCheck {
    /// How many items are checked unless every one is asked for.
    static let ordinaryCount = 1_000
    /// How many items are named that have the same problem.
    private static let namedItems = 3

    private let source: CardSource
    /// How many diagnostics there are by place and sentence, items left out.
    private var counts: [Diagnostic: Int] = [:]
    private var named: [Diagnostic] = []

    init(_ source: CardSource) { self.source = source }

    /// Checks items from the first on, and notes what is wrong.
    mutating func run(count: Int, into decoding: Decoding) {
        for index in 0..<count {
            let card = Decoding(context: source.context, keyUse: decoding.keyUse)
            _ = source.decode(index, card)
            for diagnostic in card.diagnostics { note(diagnostic, into: decoding) }
        }
        for first in named {
            let surplus = (counts[first] ?? 0) - Self.namedItems
            guard surplus > 0 else { continue }
            decoding.add(Diagnostic(first.severity, at: first.place, .moreItems(count: surplus)))
        }
    }

    private mutating func note(_ diagnostic: Diagnostic, into decoding: Decoding) {
        guard diagnostic.item != nil else { return decoding.add(diagnostic) }
        var kind = diagnostic
        kind.item = nil
        kind.suggestion = nil
        let count = (counts[kind] ?? 0) + 1
        counts[kind] = count
        if count == 1 { named.append(kind) }
        if count <= Self.namedItems { decoding.add(diagnostic) }
    }
}

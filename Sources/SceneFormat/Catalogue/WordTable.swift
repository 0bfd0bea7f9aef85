/// The words of a scene file that stand for values, in the order in which messages list them.
struct WordTable<Value: Sendable>: Sendable {
    let entries: [(word: String, value: Value)]

    init(_ entries: [(word: String, value: Value)]) { self.entries = entries }

    var words: [String] { entries.map(\.word) }

    var form: ValueForm { .words(words) }

    func value(_ word: String) -> Value? { entries.first { $0.word == word }?.value }
}

extension WordTable where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// The values of a type whose raw values are the words.
    init() { self.init(Value.allCases.map { ($0.rawValue, $0) }) }
}

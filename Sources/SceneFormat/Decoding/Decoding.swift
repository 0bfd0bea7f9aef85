internal import FileStorage
internal import FrameDrawing

/// One run over a scene or a card: reads values by the catalogue and gathers what is wrong.
///
/// Nothing stops at a problem: a value that is wrong counts as missing, so that one run finds everything.
final class Decoding {
    /// How many problems are kept; the rest is only counted.
    static let problemLimit = 200

    var context: DecodingContext
    var scope: TemplateScope
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var hasErrors = false
    /// How many problems there were beyond the limit.
    private(set) var surplus = 0
    private var known: Set<Diagnostic> = []
    /// How deep the node at hand is nested.
    var nodeDepth = 0
    /// How many nodes there are so far.
    var nodeCount = 0
    /// The paths of the files that were read.
    private(set) var files: [String] = []
    /// The hashes of all that was read besides the scene itself.
    private(set) var fileHashes: [ContentHash] = []
    /// Where tests learn which keys were asked for; `nil` otherwise.
    let keyUse: KeyUse?

    init(context: DecodingContext, scope: TemplateScope = .none, keyUse: KeyUse? = nil) {
        self.context = context
        self.scope = scope
        self.keyUse = keyUse
    }

    /// Notes a problem at a place; the same one is noted once.
    func report(
        _ problem: SceneProblem, at location: SourceLocation?, suggestion: String? = nil,
        severity: Diagnostic.Severity = .error
    ) {
        let place = location.map(context.sources.place)
        let item = itemPlace(at: problem.concernsItem ? nil : location)
        add(Diagnostic(severity, at: place, problem, suggestion: suggestion, item: item))
    }

    /// The item at hand, where it may have had a part in what stands at a place.
    func itemPlace(at location: SourceLocation?) -> ItemPlace? {
        guard case .item(let index, let value) = scope, location?.origin != .written else { return nil }
        return ItemPlace(index: index, place: (value?.location).map(context.sources.place))
    }

    /// Notes a diagnostic that is made already.
    func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { hasErrors = true }
        guard known.insert(diagnostic).inserted else { return }
        if diagnostics.count < Self.problemLimit { diagnostics.append(diagnostic) } else { surplus += 1 }
    }

    /// Notes what was read, and from where unless it was a stream.
    func note(read bytes: [UInt8], from path: FilePath?) {
        if let path { files.append(path.text) }
        fileHashes.append(ContentHash(of: bytes))
    }

    /// All that is wrong in the order of the files, and last how much more there is.
    var sortedDiagnostics: [Diagnostic] {
        let files = Dictionary(
            context.sources.names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
        func order(_ diagnostic: Diagnostic) -> (Int, Int, Int) {
            let place = diagnostic.place
            return (place.flatMap { files[$0.file] } ?? -1, place?.line ?? 0, place?.column ?? 0)
        }
        let sorted = diagnostics.enumerated().sorted {
            let left = order($0.element)
            let right = order($1.element)
            return left == right ? $0.offset < $1.offset : left < right
        }.map(\.element)
        return surplus == 0 ? sorted : sorted + [Diagnostic(.error, .moreProblems(surplus))]
    }

    // MARK: - Kinds of value

    /// The object at a field as a reader of its keys; its unknown keys are noted.
    func object(_ field: Field, as name: FormName? = nil) -> ObjectReader? {
        guard let form = name ?? field.form.object, case .object(let members) = field.value.kind else {
            reportType(field)
            return nil
        }
        return ObjectReader(self, form, members: members, location: field.value.location)
    }

    /// The entries of the list at a field.
    func list(_ field: Field) -> [Field]? {
        guard let (entry, count) = field.form.list, case .array(let values) = field.value.kind else {
            reportType(field)
            return nil
        }
        guard count.contains(values.count) else {
            let expected =
                values.count < count.lowerBound
                ? "\(count.lowerBound) or more" : "at most \(count.upperBound)"
            report(
                .wrongCount(subject: field.subject, found: values.count, expected: expected),
                at: field.value.location)
            return nil
        }
        return values.enumerated().compactMap { index, value in
            resolved(value).map { field.entry(index, $0, entry) }
        }
    }

    /// The entries of a list of fixed length.
    func tuple(_ field: Field) -> [Field]? {
        guard let (forms, required) = field.form.tuple, case .array(let values) = field.value.kind else {
            reportType(field)
            return nil
        }
        guard values.count >= required, values.count <= forms.count else {
            let expected = required == forms.count ? "\(required)" : "\(required) to \(forms.count)"
            report(
                .wrongCount(subject: field.subject, found: values.count, expected: expected),
                at: field.value.location)
            return nil
        }
        return zip(values, forms).enumerated().compactMap { index, pair in
            resolved(pair.0).map { field.entry(index, $0, pair.1) }
        }
    }

    func number(_ field: Field) -> Double? {
        guard let range = field.form.numberRange, case .number(let number) = field.value.kind else {
            reportType(field)
            return nil
        }
        guard range.contains(number) else {
            reportRange(field, number, expected: range.expectation)
            return nil
        }
        return number
    }

    func integer(_ field: Field) -> Int? {
        guard let range = field.form.integerRange, case .number(let number) = field.value.kind else {
            reportType(field)
            return nil
        }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            reportRange(field, number, expected: ValueForm.integer(range).expectation)
            return nil
        }
        return integer
    }

    func boolean(_ field: Field) -> Bool? {
        guard case .boolean(let boolean) = field.value.kind else {
            reportType(field)
            return nil
        }
        return boolean
    }

    func text(_ field: Field) -> String? {
        guard case .string(let string) = field.value.kind else {
            reportType(field)
            return nil
        }
        return string
    }

    /// The value of a word; where the field takes other strings too, ask `table` itself first.
    func word<Value>(_ field: Field, _ table: WordTable<Value>) -> Value? {
        guard case .string(let word) = field.value.kind else {
            reportType(field)
            return nil
        }
        guard let value = table.value(word) else {
            reportWord(field, word)
            return nil
        }
        return value
    }

    // MARK: - Problems of values

    func reportType(_ field: Field) {
        report(
            .wrongType(subject: field.subject, found: field.value.words, expected: field.form.expectation),
            at: field.value.location)
    }

    func reportRange(_ field: Field, _ number: Double, expected: String) {
        report(
            .outOfRange(subject: field.subject, found: number.plainText, expected: expected),
            at: field.value.location)
    }

    /// Notes a word that is none of those that the field takes.
    func reportWord(_ field: Field, _ word: String) {
        let words = field.form.words
        guard !words.isEmpty else { return reportType(field) }
        let hint = NearestWord.suggestion(for: word, among: words)
        let quoted = JSONValue.quote(word)
        if words.count == field.form.alternativeCount {
            report(
                .unknownWord(subject: field.subject, found: quoted, expected: words),
                at: field.value.location, suggestion: hint)
        } else {
            report(
                .wrongType(
                    subject: field.subject, found: field.value.words, expected: field.form.expectation),
                at: field.value.location, suggestion: hint)
        }
    }
}

extension SceneProblem {
    /// Whether the problem is one of an item, wherever the template stands.
    fileprivate var concernsItem: Bool {
        switch self {
        case .missingInItem, .notText, .noCardForKind: true
        default: false
        }
    }
}

extension ValueForm {
    fileprivate var alternativeCount: Int {
        switch self {
        case .words(let words): words.count
        case .choice(let forms): forms.reduce(0) { $0 + $1.alternativeCount }
        default: 1
        }
    }
}

/// Reads the keys of one object by its entry in the catalogue.
///
/// A key that is missing, null or wrong is `nil`; what is wrong has been noted.
struct ObjectReader {
    let decoding: Decoding
    let name: FormName
    let form: ObjectForm
    let location: SourceLocation
    private let members: [JSONMember]

    /// Makes a reader and notes unknown keys, conflicting ones, and missing ones that are required.
    init(_ decoding: Decoding, _ name: FormName, members: [JSONMember], location: SourceLocation) {
        self.decoding = decoding
        self.name = name
        form = name.form
        self.location = location
        self.members = members
        for member in members where form.entry(member.key) == nil { reportUnknown(member) }
        checkChoice()
        for entry in form.keys where entry.isRequired && !has(entry.name) {
            decoding.report(.missingKey(entry.name, object: form.title), at: location)
        }
    }

    private func reportUnknown(_ member: JSONMember) {
        let key = JSONValue.quote(member.key)
        let known = form.keys.map(\.name)
        decoding.report(
            .unknownKey(key, object: form.title), at: member.location,
            suggestion: NearestWord.suggestion(for: member.key, among: known))
    }

    private func checkChoice() {
        switch form.choice {
        case .none: break
        case .exactlyOne(let keys):
            let present = keys.filter(hasMember)
            if present.isEmpty { decoding.report(.missingChoice(keys, object: form.title), at: location) }
            if present.count > 1 { reportConflict(present) }
        case .atMostOne(let keys):
            let present = keys.filter(hasMember)
            if present.count > 1 { reportConflict(present) }
        }
    }

    /// Notes that only one of some keys may be there, at the second of them.
    func reportConflict(_ keys: [String]) {
        let second = members.filter { keys.contains($0.key) }.dropFirst().first
        decoding.report(
            .conflictingKeys(keys, object: form.title), at: second?.location ?? location)
    }

    // MARK: - Keys

    private func member(_ key: String) -> JSONMember? { members.first { $0.key == key } }

    /// Whether the key is there; of a choice of keys, one that is null counts as left out.
    private func hasMember(_ key: String) -> Bool {
        guard let member = member(key) else { return false }
        return !member.value.isNull || name == .modifier
    }

    /// Whether the key is there and not null.
    func has(_ key: String) -> Bool { member(key).map { !$0.value.isNull } ?? false }

    /// Whether the key is there and null, which means off.
    func isOff(_ key: String) -> Bool {
        note(key)
        return member(key)?.value.isNull ?? false
    }

    /// Where a key is written, or the object's place.
    func location(of key: String) -> SourceLocation { member(key)?.location ?? location }

    /// The value of a key, placeholders filled.
    func field(_ key: String) -> Field? {
        guard let form = note(key)?.form, let member = member(key), !member.value.isNull,
            let value = decoding.resolved(member.value), !value.isNull
        else { return nil }
        return Field(key: key, value: value, form: form)
    }

    /// The value of a key as it is written, for keys that are read in a way of their own.
    func rawValue(_ key: String) -> JSONValue? {
        note(key)
        return member(key)?.value
    }

    @discardableResult
    private func note(_ key: String) -> KeyEntry? {
        let entry = form.entry(key)
        decoding.keyUse?.note(key, of: name, isListed: entry != nil)
        return entry
    }

    // MARK: - Values

    func number(_ key: String) -> Double? { field(key).flatMap(decoding.number) }

    func integer(_ key: String) -> Int? { field(key).flatMap(decoding.integer) }

    func boolean(_ key: String) -> Bool? { field(key).flatMap(decoding.boolean) }

    func text(_ key: String) -> String? { field(key).flatMap(decoding.text) }

    func word<Value>(_ key: String, _ table: WordTable<Value>) -> Value? {
        field(key).flatMap { decoding.word($0, table) }
    }

    func object(_ key: String) -> ObjectReader? { field(key).flatMap { decoding.object($0) } }

    func list(_ key: String) -> [Field]? { field(key).flatMap(decoding.list) }
}

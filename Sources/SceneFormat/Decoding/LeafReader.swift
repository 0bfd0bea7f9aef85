/// Reads the keys of a leaf, which may stand in the object of its kind or beside it.
struct LeafReader {
    private let outer: ObjectReader
    private let payload: ObjectReader?

    init(outer: ObjectReader, payload: ObjectReader?) {
        self.outer = outer
        self.payload = payload
    }

    /// The value of a key, wherever it stands; both places at once are a problem.
    func field(_ key: String) -> Field? {
        guard let payload else { return outer.field(key) }
        guard payload.has(key), outer.form.entry(key) != nil else {
            return outer.field(key) ?? payload.field(key)
        }
        if outer.has(key) {
            outer.decoding.report(
                .conflictingKeys(["\(key)", "\(payload.form.title).\(key)"], object: "the node"),
                at: outer.location(of: key))
        }
        return payload.field(key)
    }

    func word<Value>(_ key: String, _ table: WordTable<Value>) -> Value? {
        field(key).flatMap { outer.decoding.word($0, table) }
    }
}

extension Decoding {
    /// A leaf's keys; `nil` where the value of its kind is not an object.
    func leaf(_ reader: ObjectReader, _ kind: String) -> LeafReader? {
        reader.object(kind).map { LeafReader(outer: reader, payload: $0) }
    }
}

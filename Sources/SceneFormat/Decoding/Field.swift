/// A value together with the key that it stands at and what that key takes.
struct Field {
    let key: String
    /// The value's place in the key's list, and in the list there.
    var indices: [Int] = []
    var value: JSONValue
    var form: ValueForm

    /// How messages call the value.
    var subject: String { "\"\(key)\(indices.map { "[\($0)]" }.joined())\"" }

    /// One entry of the field's list.
    func entry(_ index: Int, _ value: JSONValue, _ form: ValueForm) -> Field {
        Field(key: key, indices: indices + [index], value: value, form: form)
    }
}

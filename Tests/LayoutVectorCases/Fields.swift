package import VectorFiles

/// The keys of a JSON object; every key must be read or the object is refused.
package struct Fields {
    private let values: [String: JSONValue]
    private let place: String

    /// Takes an object over.
    ///
    /// - Throws: A `VectorError` where the value is no object or has a key that is not known.
    package init(_ value: JSONValue, at place: String, known: Set<String>) throws {
        guard case .object(let values) = value else { throw VectorError("\(place): not an object") }
        let unknown = Set(values.keys).subtracting(known).sorted()
        guard unknown.isEmpty else { throw VectorError("\(place): unknown keys \(unknown)") }
        self.values = values
        self.place = place
    }

    package var keys: Set<String> { Set(values.keys) }

    package subscript(key: String) -> JSONValue? { values[key] }

    /// A number, `nil` where it is absent or null; `"infinity"` is a number too.
    package func number(_ key: String) throws -> Double? {
        switch values[key] {
        case nil, .null: return nil
        case .number(let number): return number
        case .string("infinity"): return .infinity
        case let other?: throw VectorError("\(place).\(key): not a number: \(other)")
        }
    }

    package func needNumber(_ key: String) throws -> Double {
        guard let number = try number(key) else { throw VectorError("\(place).\(key): missing") }
        return number
    }

    package func string(_ key: String) throws -> String? {
        switch values[key] {
        case nil, .null: return nil
        case .string(let string): return string
        case let other?: throw VectorError("\(place).\(key): not a string: \(other)")
        }
    }

    package func bool(_ key: String) throws -> Bool? {
        switch values[key] {
        case nil, .null: return nil
        case .bool(let bool): return bool
        case let other?: throw VectorError("\(place).\(key): not true or false: \(other)")
        }
    }

    package func list(_ key: String) throws -> [JSONValue] {
        switch values[key] {
        case nil: return []
        case .array(let list): return list
        case let other?: throw VectorError("\(place).\(key): not a list: \(other)")
        }
    }

    /// A word of a closed set.
    package func word<Value>(_ key: String, _ words: [String: Value], default standard: Value) throws -> Value
    {
        guard let word = try string(key) else { return standard }
        guard let value = words[word] else { throw VectorError("\(place).\(key): unknown word \(word)") }
        return value
    }
}

import VectorFiles

/// The inputs of a vector, read by name and type.
struct VectorInputs: Sendable, Decodable {
    /// An input that a checker needs and a vector lacks, or has in another form.
    struct Unreadable: Error, CustomStringConvertible {
        let key: String
        let wanted: String
        let found: JSONValue?

        var description: String {
            "input \(key): expected \(wanted), found \(found?.description ?? "nothing")"
        }
    }

    let values: [String: JSONValue]

    init(values: [String: JSONValue]) { self.values = values }

    init(from decoder: any Decoder) throws {
        values = try decoder.singleValueContainer().decode([String: JSONValue].self)
    }

    func contains(_ key: String) -> Bool { values[key] != nil }

    func number(_ key: String) throws -> Double {
        guard case .number(let value)? = values[key] else { throw unreadable(key, "a number") }
        return value
    }

    /// A number, or what stands for it where the vector does not say it.
    func number(_ key: String, default standard: Double) throws -> Double {
        try contains(key) ? number(key) : standard
    }

    func integer(_ key: String) throws -> Int {
        guard let value = Int(exactly: try number(key)) else { throw unreadable(key, "a whole number") }
        return value
    }

    func bool(_ key: String) throws -> Bool {
        guard case .bool(let value)? = values[key] else { throw unreadable(key, "true or false") }
        return value
    }

    func string(_ key: String) throws -> String {
        guard case .string(let value)? = values[key] else { throw unreadable(key, "a string") }
        return value
    }

    func numbers(_ key: String) throws -> [Double] {
        guard case .array(let elements)? = values[key] else { throw unreadable(key, "numbers") }
        return try elements.map { element in
            guard case .number(let value) = element else { throw unreadable(key, "numbers") }
            return value
        }
    }

    /// A list of lists of numbers, such as samples of time and value.
    func rows(_ key: String) throws -> [[Double]] {
        guard case .array(let elements)? = values[key] else { throw unreadable(key, "rows of numbers") }
        return try elements.map { element in
            guard case .array(let numbers) = element else { throw unreadable(key, "rows of numbers") }
            return try numbers.map { number in
                guard case .number(let value) = number else { throw unreadable(key, "rows of numbers") }
                return value
            }
        }
    }

    /// A list of objects.
    func objects(_ key: String) throws -> [VectorInputs] {
        guard case .array(let elements)? = values[key] else { throw unreadable(key, "objects") }
        return try elements.map { element in
            guard case .object(let members) = element else { throw unreadable(key, "objects") }
            return VectorInputs(values: members)
        }
    }

    /// One of a few words.
    func word<Word>(_ key: String, of words: [String: Word]) throws -> Word {
        guard let word = words[try string(key)] else {
            throw unreadable(key, words.keys.sorted().joined(separator: ", "))
        }
        return word
    }

    func unreadable(_ key: String, _ wanted: String) -> Unreadable {
        Unreadable(key: key, wanted: wanted, found: values[key])
    }
}

import VectorFiles

/// One entry of a vector file: what goes in, what must come out, and how exactly.
struct VectorCase: Sendable, Decodable {
    let topic: String
    let id: String
    let inputs: VectorInputs
    let expected: [String: JSONValue]
    let tolerance: JSONValue

    /// The tolerance of an expected key; what the file does not say is exact.
    func tolerance(of key: String) -> Double {
        switch tolerance {
        case .number(let value): value
        case .object(let values): if case .number(let value)? = values[key] { value } else { 0 }
        default: 0
        }
    }

    /// What a checker's answer lacks or has wrong, a line for each.
    ///
    /// - Parameter actual: The answer: what the program says for every key that the checker knows.
    /// - Returns: The lines; none if the vector holds.
    func failures(of actual: [String: JSONValue]) -> [String] {
        if expected.isEmpty { return ["expects nothing"] }
        return expected.keys.sorted().flatMap { key -> [String] in
            guard let found = actual[key] else { return ["\(key): expected, but no checker answers it"] }
            return differences(
                of: found, from: expected[key] ?? .null, tolerance: tolerance(of: key), at: key)
        }
    }
}

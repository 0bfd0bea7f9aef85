import VectorFiles

/// The places where an actual value is not the expected one.
///
/// Numbers may differ by the tolerance, which holds for every number in arrays and objects too; 0 means the same
/// number. Everything else must be equal. An object must have the expected keys and no others.
///
/// - Parameters:
///   - actual: What the program says.
///   - expected: What the vector says.
///   - tolerance: The largest difference of two numbers.
///   - place: What to call the value.
/// - Returns: A line for each place.
func differences(
    of actual: JSONValue, from expected: JSONValue, tolerance: Double, at place: String
) -> [String] {
    switch (actual, expected) {
    case (.number(let found), .number(let wanted)):
        if found == wanted || (found - wanted).magnitude <= tolerance { return [] }
    case (.array(let found), .array(let wanted)) where found.count == wanted.count:
        return zip(found, wanted).enumerated().flatMap { index, pair in
            differences(of: pair.0, from: pair.1, tolerance: tolerance, at: "\(place)[\(index)]")
        }
    case (.object(let found), .object(let wanted)) where found.keys == wanted.keys:
        return wanted.keys.sorted().flatMap { key in
            differences(
                of: found[key] ?? .null, from: wanted[key] ?? .null, tolerance: tolerance,
                at: "\(place).\(key)")
        }
    default:
        if actual == expected { return [] }
    }
    return ["\(place): expected \(expected) ± \(tolerance), actual \(actual)"]
}

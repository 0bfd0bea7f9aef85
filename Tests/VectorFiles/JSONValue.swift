/// Any value of a JSON text.
package enum JSONValue: Hashable, Sendable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue {
    package init(_ value: Double) { self = .number(value) }
    package init(_ value: Int) { self = .number(Double(value)) }
    package init(_ value: Bool) { self = .bool(value) }
    package init(_ value: String) { self = .string(value) }
    package init(_ values: [Double]) { self = .array(values.map(JSONValue.number)) }
    package init(_ values: [Int]) { self = .array(values.map { .number(Double($0)) }) }
}

extension JSONValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.keys.sorted().map { "\($0): \(members[$0] ?? .null)" }.joined(separator: ", ") + "}"
        }
    }
}

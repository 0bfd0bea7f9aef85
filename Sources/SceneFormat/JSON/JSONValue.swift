internal import CardLayout

/// A value of a JSON text that knows where it is written.
package struct JSONValue: Sendable {
    /// What a value can be.
    package enum Kind: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    package var kind: Kind
    var location: SourceLocation

    init(_ kind: Kind, at location: SourceLocation) {
        self.kind = kind
        self.location = location
    }

    package var isNull: Bool {
        if case .null = kind { true } else { false }
    }

    package var string: String? {
        if case .string(let string) = kind { string } else { nil }
    }

    package var number: Double? {
        if case .number(let number) = kind { number } else { nil }
    }

    package var boolean: Bool? {
        if case .boolean(let boolean) = kind { boolean } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let array) = kind { array } else { nil }
    }

    package var members: [JSONMember]? {
        if case .object(let members) = kind { members } else { nil }
    }

    /// The value of a key, where this is an object that has it.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = kind else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
    package var key: String
    /// Where the key is written.
    var location: SourceLocation
    package var value: JSONValue
}

/// Where something is written, small enough to be kept for every value.
struct SourceLocation: Hashable, Sendable {
    /// What part an item had in a value that stands in a template.
    enum Origin: UInt8, Sendable {
        /// None: the value stands as it was written.
        case written
        /// The value is a text into which values of an item were put.
        case mixed
        /// The value is an item's.
        case item
    }

    /// The number of the file in its `SourceMap`.
    var file: Int16
    /// Whether an item had a part in the value.
    var origin = Origin.written
    /// The line, from 1; 0 for the file as a whole.
    var line: Int32
    /// The column in Unicode scalars, from 1.
    var column: Int32

    init(file: Int, line: Int, column: Int) {
        self.file = Int16(clamping: file)
        self.line = Int32(clamping: line)
        self.column = Int32(clamping: column)
    }

    /// A file as a whole.
    init(file: Int) { self.init(file: file, line: 0, column: 0) }
}

extension SourceLocation {
    /// The location as nodes carry it.
    var mark: ElementMark { ElementMark(file: file, line: line, column: column) }

    init(_ mark: ElementMark) {
        self.init(file: Int(mark.file), line: Int(mark.line), column: Int(mark.column))
    }
}

/// The files that locations speak of.
struct SourceMap: Sendable {
    /// The files' names as messages print them.
    private(set) var names: [String] = []

    /// Adds a file and says its number.
    mutating func add(_ name: String) -> Int {
        names.append(name)
        return names.count - 1
    }

    /// A location as messages print it.
    func place(_ location: SourceLocation) -> SourcePlace {
        let index = Int(location.file)
        let name = names.indices.contains(index) ? names[index] : "?"
        guard location.line > 0 else { return SourcePlace(file: name) }
        return SourcePlace(file: name, line: Int(location.line), column: Int(location.column))
    }
}

extension JSONValue {
    /// Whether a text in the value might hold a placeholder.
    var hasPlaceholder: Bool {
        switch kind {
        case .null, .boolean, .number: false
        case .string(let text): text.contains("{")
        case .array(let elements): elements.contains(where: \.hasPlaceholder)
        case .object(let members): members.contains { $0.value.hasPlaceholder }
        }
    }
}

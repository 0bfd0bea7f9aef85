/// Reads JSON with comments and trailing commas, and keeps the place of every key and value.
///
/// The grammar is that of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), and besides `//` and `/* */`
/// comments wherever white space may stand, and a comma after the last entry of a list or an object.
struct JSONReader {
    /// How deep lists and objects may be nested.
    static let depthLimit = 128
    /// How large a text may be, in bytes.
    static let sizeLimit = 64 << 20
    /// From how many keys on an object's keys are looked up in a set to find one that stands twice.
    private static let keySetThreshold = 12

    let bytes: [UInt8]
    let file: Int
    var index = 0
    private var line = 1
    private var lineStart = 0
    /// Bytes since the start of the line that begin no character.
    private var continuations = 0
    private var depth = 0

    private init(_ bytes: [UInt8], file: Int) {
        self.bytes = bytes
        self.file = file
    }

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8, with or without a byte order mark.
    ///   - file: The number that locations give the file.
    /// - Returns: The value.
    /// - Throws: The first fault.
    static func value(of bytes: [UInt8], file: Int) throws(JSONError) -> JSONValue {
        guard bytes.count <= sizeLimit else {
            throw JSONError(problem: .tooLarge(limit: sizeLimit), location: SourceLocation(file: file))
        }
        var reader = JSONReader(bytes, file: file)
        reader.skipByteOrderMark()
        if let fault = firstInvalidUTF8(in: bytes) {
            try reader.advance(toFault: fault)
        }
        return try reader.document()
    }

    // MARK: - Structure

    private mutating func document() throws(JSONError) -> JSONValue {
        try skipSpace()
        if index == bytes.count { throw fault(.empty, SourceLocation(file: file)) }
        let value = try value()
        try skipSpace()
        if index < bytes.count { throw unexpected(.end) }
        return value
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        let start = location
        guard let byte = peek else { throw unexpected(.value) }
        switch byte {
        case UInt8(ascii: "{"): return JSONValue(.object(try members()), at: start)
        case UInt8(ascii: "["): return JSONValue(.array(try entries()), at: start)
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONValue(.number(try number()), at: start)
        default: return JSONValue(try word(), at: start)
        }
    }

    private mutating func word() throws(JSONError) -> JSONValue.Kind {
        var end = index
        while end < bytes.count, bytes[end].isWordByte { end += 1 }
        switch String(decoding: bytes[index..<end], as: UTF8.self) {
        case "true":
            index = end
            return .boolean(true)
        case "false":
            index = end
            return .boolean(false)
        case "null":
            index = end
            return .null
        default: throw unexpected(.value)
        }
    }

    private mutating func entries() throws(JSONError) -> [JSONValue] {
        try descend()
        defer { depth -= 1 }
        var entries: [JSONValue] = []
        while true {
            try skipSpace()
            if take(UInt8(ascii: "]")) { return entries }
            entries.append(try value())
            try skipSpace()
            if take(UInt8(ascii: ",")) { continue }
            guard take(UInt8(ascii: "]")) else { throw unexpected(.commaOrListEnd) }
            return entries
        }
    }

    private mutating func members() throws(JSONError) -> [JSONMember] {
        try descend()
        defer { depth -= 1 }
        var members: [JSONMember] = []
        var keys: [String: Int32] = [:]
        while true {
            try skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard peek == UInt8(ascii: "\"") else { throw unexpected(.keyOrEnd) }
            let member = try member()
            if let first = Self.line(of: member.key, in: members, keys: &keys) {
                let problem = JSONProblem.duplicateKey(member.key, firstLine: Int(first))
                throw JSONError(problem: problem, location: member.location)
            }
            members.append(member)
            try skipSpace()
            if take(UInt8(ascii: ",")) { continue }
            guard take(UInt8(ascii: "}")) else { throw unexpected(.commaOrObjectEnd) }
            return members
        }
    }

    private mutating func member() throws(JSONError) -> JSONMember {
        let start = location
        let key = try string()
        try skipSpace()
        guard take(UInt8(ascii: ":")) else { throw unexpected(.colon) }
        try skipSpace()
        return JSONMember(key: key, location: start, value: try value())
    }

    /// The line of an earlier key of the same name; few keys are compared one by one, many through a table.
    private static func line(
        of key: String, in members: [JSONMember], keys: inout [String: Int32]
    ) -> Int32? {
        guard members.count >= keySetThreshold else {
            return members.first { $0.key == key }?.location.line
        }
        if keys.isEmpty {
            for member in members { keys[member.key] = member.location.line }
        } else if let last = members.last {
            keys[last.key] = last.location.line
        }
        return keys[key]
    }

    private mutating func descend() throws(JSONError) {
        guard depth < Self.depthLimit else { throw fault(.tooDeep(limit: Self.depthLimit), location) }
        depth += 1
        index += 1
    }

    // MARK: - Places

    /// Where the next byte stands.
    var location: SourceLocation {
        SourceLocation(file: file, line: line, column: index - lineStart - continuations + 1)
    }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    /// Counts a byte that begins no character, so that columns count characters.
    mutating func countContinuation() { continuations += 1 }

    private mutating func beginLine() {
        line += 1
        lineStart = index
        continuations = 0
    }

    func fault(_ problem: JSONProblem, _ location: SourceLocation) -> JSONError {
        JSONError(problem: problem, location: location)
    }

    func unexpected(_ expected: JSONExpected) -> JSONError {
        JSONError(problem: .unexpected(found: found, expected: expected), location: location)
    }

    /// What stands at the reader's place, for messages.
    var found: JSONFound {
        guard let byte = peek else { return .end }
        if byte.isWordByte {
            let word = bytes[index...].prefix(24).prefix { $0.isWordByte }
            if word.count > 1 { return .word(String(decoding: word, as: UTF8.self)) }
        }
        let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        return .character(scalar ?? "\u{FFFD}")
    }

    // MARK: - White space

    private mutating func skipByteOrderMark() {
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        index = 3
        lineStart = 3
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(JSONError) {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09: index += 1
            case 0x0A, 0x0D: skipLineEnd(byte)
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipLineEnd(_ byte: UInt8) {
        index += 1
        if byte == 0x0D, peek == 0x0A { index += 1 }
        beginLine()
    }

    private mutating func skipComment() throws(JSONError) {
        let start = location
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch next {
        case UInt8(ascii: "/"):
            while let byte = peek, byte != 0x0A, byte != 0x0D { skip(byte) }
        case UInt8(ascii: "*"):
            index += 2
            while let byte = peek {
                if byte == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                    index += 2
                    return
                }
                skip(byte)
            }
            throw fault(.unclosedComment, start)
        default: throw unexpected(.value)
        }
    }

    private mutating func skip(_ byte: UInt8) {
        if byte == 0x0A || byte == 0x0D { return skipLineEnd(byte) }
        if byte & 0xC0 == 0x80 { continuations += 1 }
        index += 1
    }

    /// Goes to a byte that is not UTF-8 and reports it there.
    private mutating func advance(toFault offset: Int) throws(JSONError) {
        while index < offset { skip(bytes[index]) }
        throw fault(.notUTF8(byte: bytes[offset], offset: offset), location)
    }
}

extension UInt8 {
    /// Whether the byte may stand in a bare word: a letter, a digit or an underscore.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

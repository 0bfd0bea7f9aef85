extension JSONReader {
    /// Reads a string from its opening quote to its closing one.
    mutating func string() throws(JSONError) -> String {
        let start = location
        index += 1
        let first = index
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                let string = String(decoding: bytes[first..<index], as: UTF8.self)
                index += 1
                return string
            case UInt8(ascii: "\\"): return try stringWithEscapes(from: first, start: start)
            default: try skipStringByte(byte, start: start)
            }
        }
        throw fault(.unclosedString, start)
    }

    /// Goes over a byte of a string, which may be any but a control character.
    private mutating func skipStringByte(_ byte: UInt8, start: SourceLocation) throws(JSONError) {
        if byte < 0x20 {
            if byte == 0x0A || byte == 0x0D { throw fault(.unclosedString, start) }
            throw fault(.controlCharacter(byte), location)
        }
        if byte & 0xC0 == 0x80 { countContinuation() }
        index += 1
    }

    private mutating func stringWithEscapes(
        from first: Int, start: SourceLocation
    ) throws(JSONError) -> String {
        var content = Array(bytes[first..<index])
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): content += try escape()
            default:
                content.append(byte)
                try skipStringByte(byte, start: start)
            }
        }
        throw fault(.unclosedString, start)
    }

    /// The bytes that an escape stands for; the reader is at its backslash.
    private mutating func escape() throws(JSONError) -> [UInt8] {
        let start = location
        index += 1
        guard let byte = peek else { throw fault(.badEscape(.end), start) }
        if byte == UInt8(ascii: "u") { return try unicodeEscape(start) }
        guard let plain = Self.plainEscape(byte) else { throw fault(.badEscape(found), start) }
        index += 1
        return [plain]
    }

    private static func plainEscape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    private mutating func unicodeEscape(_ start: SourceLocation) throws(JSONError) -> [UInt8] {
        let unit = try codeUnit(start)
        guard unit & 0xF800 == 0xD800 else { return Self.utf8(UInt32(unit)) }
        let isPair =
            unit < 0xDC00 && peek == UInt8(ascii: "\\") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "u")
        guard isPair else { throw fault(.loneSurrogate(unit), start) }
        index += 1
        let low = try codeUnit(start)
        guard low & 0xFC00 == 0xDC00 else { throw fault(.loneSurrogate(unit), start) }
        return Self.utf8(0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF))
    }

    /// The four hexadecimal digits after the `u` that the reader is at.
    private mutating func codeUnit(_ start: SourceLocation) throws(JSONError) -> UInt16 {
        index += 1
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexadecimalDigit),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw fault(.badUnicodeEscape, start) }
        index += 4
        return unit
    }

    private static func utf8(_ value: UInt32) -> [UInt8] {
        guard let scalar = Unicode.Scalar(value) else { return [] }
        return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    // MARK: - Numbers

    /// Reads a number as JSON writes it.
    mutating func number() throws(JSONError) -> Double {
        let start = location
        let first = index
        while let byte = peek, byte.isNumberByte { index += 1 }
        let text = bytes[first..<index]
        guard Self.isNumber(text) else {
            throw fault(.badNumber(String(decoding: text.prefix(24), as: UTF8.self)), start)
        }
        if let small = Self.smallInteger(text) { return small }
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
            throw fault(.numberOutOfRange(String(decoding: text.prefix(24), as: UTF8.self)), start)
        }
        return number
    }

    /// The value of up to 15 digits, which a `Double` holds exactly.
    private static func smallInteger(_ text: ArraySlice<UInt8>) -> Double? {
        guard text.count <= 15 else { return nil }
        var value = 0
        for byte in text {
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return Double(value)
    }

    /// Whether the bytes are a number of the grammar: no sign but a minus, no leading zero, digits on both
    /// sides of the point.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
            let count = rest.prefix(while: \.isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits(&rest)
        guard whole > 0, !(startsWithZero && whole > 1) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits(&rest) > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    fileprivate var isHexadecimalDigit: Bool {
        isDigit || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f")
    }

    /// Whether the byte may stand in a number, or would make one of it that is badly written.
    fileprivate var isNumberByte: Bool {
        isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
            || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
    }
}

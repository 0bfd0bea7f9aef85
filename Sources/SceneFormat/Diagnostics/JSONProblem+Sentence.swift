extension JSONProblem {
    /// The sentence that tells a user, without its place.
    var sentence: String {
        switch self {
        case .empty: "the file is empty, expected a JSON value"
        case .unexpected(let found, let expected): "expected \(expected.words), found \(found.words)"
        case .unclosedString: "the string has no closing '\"' on its line"
        case .unclosedComment: "the comment has no closing '*/'"
        case .controlCharacter(let byte):
            "the string has a control character U+00\(Self.hex(byte)), expected \\u00\(Self.hex(byte))"
        case .badEscape(let found):
            "'\\' is followed by \(found.words), expected one of '\"', '\\', '/', b, f, n, r, t, u"
        case .badUnicodeEscape: "'\\u' is not followed by four hexadecimal digits"
        case .loneSurrogate(let unit):
            "\\u\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair, expected both halves"
        case .badNumber(let text): "'\(text)' is not a JSON number"
        case .numberOutOfRange(let text): "the number \(text) is out of range"
        case .duplicateKey(let key, let line): "the key \"\(key)\" is already on line \(line)"
        case .tooDeep(let limit): "lists and objects are nested deeper than \(limit)"
        case .tooLarge(let limit): "the file is larger than the limit of \(limit >> 20) MB"
        case .notUTF8(let byte, let offset):
            "the byte 0x\(Self.hex(byte)) at offset \(offset) is not UTF-8"
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}

extension JSONFound {
    fileprivate var words: String {
        switch self {
        case .end: "the end of the file"
        case .character(let scalar): "'\(scalar.visible)'"
        case .word(let word): "'\(word)'"
        }
    }
}

extension JSONExpected {
    fileprivate var words: String {
        switch self {
        case .value: "a value"
        case .keyOrEnd: "a key in quotes or '}'"
        case .colon: "':' after a key"
        case .commaOrObjectEnd: "',' or '}' after a value"
        case .commaOrListEnd: "',' or ']' after a value"
        case .end: "nothing after the value"
        }
    }
}

extension Unicode.Scalar {
    /// The character, or its number where it would not show.
    fileprivate var visible: String {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator:
            "U+" + String(value, radix: 16, uppercase: true)
        default: String(self)
        }
    }
}

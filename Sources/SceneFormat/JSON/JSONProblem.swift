/// Why a text is not JSON.
public enum JSONProblem: Hashable, Sendable {
    /// There is nothing but white space and comments.
    case empty
    /// Something else was expected.
    case unexpected(found: JSONFound, expected: JSONExpected)
    /// A string has no closing quote on its line.
    case unclosedString
    /// A comment has no end.
    case unclosedComment
    /// A control character stands in a string as it is.
    case controlCharacter(UInt8)
    /// A backslash is followed by something that has no meaning.
    case badEscape(JSONFound)
    /// `\u` is not followed by four hexadecimal digits.
    case badUnicodeEscape
    /// Half of a surrogate pair stands alone.
    case loneSurrogate(UInt16)
    /// A number is not written as JSON has it.
    case badNumber(String)
    /// A number is larger than any that can be stored.
    case numberOutOfRange(String)
    /// A key stands twice in an object; the first at that line.
    case duplicateKey(String, firstLine: Int)
    /// Lists and objects are nested too deeply.
    case tooDeep(limit: Int)
    /// The text is larger than allowed, in bytes.
    case tooLarge(limit: Int)
    /// A byte belongs to no UTF-8 character.
    case notUTF8(byte: UInt8, offset: Int)
}

/// What a reader of JSON came upon.
public enum JSONFound: Hashable, Sendable {
    /// The end of the text.
    case end
    /// A character.
    case character(Unicode.Scalar)
    /// A bare word, such as `True`.
    case word(String)
}

/// What a reader of JSON expected.
public enum JSONExpected: Hashable, Sendable {
    /// A value.
    case value
    /// A key in quotes or the end of the object.
    case keyOrEnd
    /// A colon after a key.
    case colon
    /// A comma or the end of the object.
    case commaOrObjectEnd
    /// A comma or the end of the list.
    case commaOrListEnd
    /// Nothing more.
    case end
}

/// A fault of a JSON text at its place.
struct JSONError: Error {
    var problem: JSONProblem
    var location: SourceLocation
}

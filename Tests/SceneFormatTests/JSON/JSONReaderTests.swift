internal import Foundation
import Testing

@testable import SceneFormat

@Suite struct JSONReaderTests {
    @Test(arguments: [
        "null", " true ", "false", "0", "-0", "-0.5e+3",
        "1E30",
        "\"\"", "\"a\\n\\u00e9\\ud83d\\ude00\"", "[]", "[1,]", "[1, 2 ,3,]", "{}", "{\"a\":1,}",
        "{\"a\": {\"b\": []}}",
        "// a\n1", "/* a */ 1 /* b\n */ // c", "[/**/1/**/,/**/]", "\u{FEFF}1", "\"\u{7F}\"", "\r\n[\r1\n]\t",
    ])
    func jsonIsAccepted(_ text: String) throws {
        _ = try JSONReader.value(of: Array(text.utf8), file: 0)
    }

    @Test(arguments: [
        ("", "the file is empty, expected a JSON value"),
        ("  // nothing\n", "the file is empty, expected a JSON value"),
        ("{ \"a\": 1 x }", "1:10: expected ',' or '}' after a value, found 'x'"),
        ("[1 2]", "1:4: expected ',' or ']' after a value, found '2'"),
        ("[1,,2]", "1:4: expected a value, found ','"),
        ("[,]", "1:2: expected a value, found ','"),
        ("{,}", "1:2: expected a key in quotes or '}', found ','"),
        ("{a: 1}", "1:2: expected a key in quotes or '}', found 'a'"),
        ("{'a': 1}", "1:2: expected a key in quotes or '}', found '''"),
        ("{\"a\" 1}", "1:6: expected ':' after a key, found '1'"),
        ("{\"a\":}", "1:6: expected a value, found '}'"),
        ("[", "1:2: expected a value, found the end of the file"),
        ("{\n\"a\": 1\n", "3:1: expected ',' or '}' after a value, found the end of the file"),
        ("1 2", "1:3: expected nothing after the value, found '2'"),
        ("True", "1:1: expected a value, found 'True'"),
        ("nul", "1:1: expected a value, found 'nul'"),
        ("+1", "1:1: expected a value, found '+'"),
        (".5", "1:1: expected a value, found '.'"),
        ("01", "1:1: '01' is not a JSON number"),
        ("1.", "1:1: '1.' is not a JSON number"),
        ("1e", "1:1: '1e' is not a JSON number"),
        ("-", "1:1: '-' is not a JSON number"),
        ("0x10", "1:1: '0x10' is not a JSON number"),
        ("[1e999]", "1:2: the number 1e999 is out of range"),
        ("[-1e999]", "1:2: the number -1e999 is out of range"),
        ("\"a", "1:1: the string has no closing '\"' on its line"),
        ("\"a\nb\"", "1:1: the string has no closing '\"' on its line"),
        ("\"a\tb\"", "1:3: the string has a control character U+0009, expected \\u0009"),
        ("\"\\x\"", "1:2: '\\' is followed by 'x', expected one of '\"', '\\', '/', b, f, n, r, t, u"),
        ("\"\\u12g4\"", "1:2: '\\u' is not followed by four hexadecimal digits"),
        ("\"\\ud83d\"", "1:2: \\uD83D is half of a surrogate pair, expected both halves"),
        ("\"\\ude00\\ud83d\"", "1:2: \\uDE00 is half of a surrogate pair, expected both halves"),
        ("/* a", "1:1: the comment has no closing '*/'"),
        ("/ 1", "1:1: expected a value, found '/'"),
        ("{\"a\": 1,\n \"b\": 2, \"a\": 3}", "2:10: the key \"a\" is already on line 1"),
    ])
    func otherTextIsRefused(text: String, message: String) {
        #expect(Self.message(of: Array(text.utf8)) == message)
    }

    @Test func placesCountCharactersNotBytes() throws {
        let text = "\u{FEFF}{ \"表紙\": \"e\u{301}\", /* 漫画 */ \"b\": x }"
        #expect(
            Self.message(of: Array(text.utf8))
                == "1:29: expected a value, found 'x'")
        let value = try JSONReader.value(of: Array("[\n  \"漫\",  7]".utf8), file: 3)
        let entries = try #require(value.array)
        #expect(entries[0].location == SourceLocation(file: 3, line: 2, column: 3))
        #expect(entries[1].location == SourceLocation(file: 3, line: 2, column: 9))
    }

    @Test(arguments: [
        ([0x22, 0xFF, 0x22], "1:2: the byte 0xFF at offset 1 is not UTF-8"),
        ([0x5B, 0x0A, 0x22, 0xC3, 0x22, 0x5D], "2:2: the byte 0xC3 at offset 3 is not UTF-8"),
        ([0x22, 0xC0, 0x80, 0x22], "1:2: the byte 0xC0 at offset 1 is not UTF-8"),
        ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: the byte 0xED at offset 1 is not UTF-8"),
        ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: the byte 0xF4 at offset 1 is not UTF-8"),
        ([0x22, 0xE6], "1:2: the byte 0xE6 at offset 1 is not UTF-8"),
    ])
    func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], message: String) {
        #expect(Self.message(of: bytes) == message)
    }

    @Test func nestingHasALimit() throws {
        let limit = JSONReader.depthLimit
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        _ = try JSONReader.value(of: Array(deepest.utf8), file: 0)
        let deeper = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(Self.message(of: deeper) == "1:129: lists and objects are nested deeper than 128")
    }

    @Test func sizeHasALimit() {
        let bytes = [UInt8](repeating: 0x20, count: JSONReader.sizeLimit + 1)
        #expect(Self.message(of: bytes) == "the file is larger than the limit of 64 MB")
    }

    @Test func numbersAreRead() throws {
        let text = "[0, -0, 12, 999999999999999, 9007199254740993, 0.1, -2.5e-3, 1e308, 2.5e-308, 1e-400]"
        let numbers = try JSONReader.value(of: Array(text.utf8), file: 0).array?.compactMap(\.number)
        let expected: [Double] = [
            0, 0, 12, 999_999_999_999_999, 9_007_199_254_740_992, 0.1, -0.0025, 1e308, 2.5e-308, 0,
        ]
        #expect(numbers == expected)
    }

    @Test func manyKeysAreComparedToo() {
        let keys = (0..<200).map { "\"k\($0)\": 1" }.joined(separator: ", ")
        #expect(Self.message(of: Array("{\(keys)}".utf8)) == nil)
        #expect(
            Self.message(of: Array("{\(keys),\n\"k150\": 2}".utf8))
                == "2:1: the key \"k150\" is already on line 1")
    }

    private static func message(of bytes: [UInt8]) -> String? {
        do throws(JSONError) {
            _ = try JSONReader.value(of: bytes, file: 0)
            return nil
        } catch {
            let place = error.location.line > 0 ? "\(error.location.line):\(error.location.column): " : ""
            return place + error.problem.sentence
        }
    }
}

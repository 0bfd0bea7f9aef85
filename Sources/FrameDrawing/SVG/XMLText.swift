/// Texts that cannot break out of an XML file, whatever they hold.
///
/// Characters that XML 1.0 forbids, control characters above all, become U+FFFD.
package enum XMLText {
    /// A text as content of an element.
    package static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

    /// A text as value of an attribute in double quotes; white space survives normalisation.
    package static func attribute(_ value: String) -> String { escaped(value, keepsLines: false) }

    /// Appends a text that may hold anything.
    static func append(_ text: String, keepsLines: Bool, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        guard !isPlain(bytes[start...]) else { return }
        bytes.removeSubrange(start...)
        bytes.append(contentsOf: escaped(text, keepsLines: keepsLines).utf8)
    }

    private static func escaped(_ text: String, keepsLines: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where keepsLines, "\t" where keepsLines: result.unicodeScalars.append(scalar)
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// Whether every byte of a text stands for itself everywhere.
    ///
    /// The loop has no exit, so that it takes many bytes at a time.
    private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            var others: UInt8 = 0
            for place in bytes.indices { unsafe others |= isPlain(bytes[place]) ? 0 : 1 }
            return others == 0
        }
    }

    /// Whether a byte stands for itself everywhere.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
            && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"")
    }

    /// Whether a character may stand in a file: XML 1.0, 2.2, without the control characters it discourages.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE...0xFFFF: false
        default: true
        }
    }
}

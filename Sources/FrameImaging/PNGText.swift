/// A text stored in a PNG under a keyword.
public struct PNGText: Hashable, Sendable {
    /// What the text is, such as `Title` or `Software`: 1…79 printable ASCII characters.
    public let keyword: String
    /// The text; characters beyond Latin-1 are stored as UTF-8 in a chunk iTXt, others in tEXt.
    public let text: String

    /// Makes a text.
    ///
    /// - Returns: `nil` where the keyword is empty, too long, not printable ASCII or begins, ends or breaks with
    ///   needless spaces, or where the text holds the character U+0000, which the format cannot store.
    public init?(keyword: String, text: String) {
        let bytes = Array(keyword.utf8)
        guard (1...79).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }),
            bytes.first != 0x20, bytes.last != 0x20, !keyword.contains("  "),
            !text.unicodeScalars.contains("\0")
        else { return nil }
        self.keyword = keyword
        self.text = text
    }
}

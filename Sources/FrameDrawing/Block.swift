/// A character as a box, in ems.
struct Block: Hashable {
    /// How far the next character lies.
    var advance: Double
    /// The box's height above the baseline; `nil` for white space.
    var height: Double?
    /// Whether a line may end after it.
    var allowsBreakAfter: Bool
    /// Whether a line may also end before it.
    var allowsBreakBefore: Bool

    /// What stands for characters left out.
    static let ellipsis = Block(
        advance: 1, height: capHeight / 2, allowsBreakAfter: false, allowsBreakBefore: false)

    /// Whether the character is white space.
    var isSpace: Bool { height == nil }

    /// Makes the box of a character; `nil` for one that is not seen and takes no room.
    init?(_ character: Character) {
        if character.isWhitespace {
            let isWide = character == "\u{3000}"
            self.init(
                advance: isWide ? 1 : 0.5, height: nil, allowsBreakAfter: !Self.gluing.contains(character),
                allowsBreakBefore: false)
            return
        }
        guard character.unicodeScalars.contains(where: { !Self.isInvisible($0) }) else { return nil }
        let isWide = character.unicodeScalars.contains(where: Self.isWide)
        let standsAlone = isWide && !character.unicodeScalars.contains(where: \.isHangul)
        self.init(
            advance: isWide ? 1 : 0.5, height: Self.capHeight,
            allowsBreakAfter: standsAlone || character == "-" || character == "\u{2010}",
            allowsBreakBefore: standsAlone)
    }

    private init(advance: Double, height: Double?, allowsBreakAfter: Bool, allowsBreakBefore: Bool) {
        self.advance = advance
        self.height = height
        self.allowsBreakAfter = allowsBreakAfter
        self.allowsBreakBefore = allowsBreakBefore
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if (0x21...0x7E).contains(scalar.value) { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .surrogate: true
        default: false
        }
    }

    /// Whether a scalar is wide or full-width (Unicode Standard Annex 11), by its block, or shown as emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < firstWide { return false }
        if wideRanges.contains(where: { $0.contains(scalar.value) }) { return true }
        return scalar.properties.isEmojiPresentation || scalar.value == emojiSelector
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
    /// No character before this is wide.
    private static let firstWide: UInt32 = 0x1100
    /// White space that holds its neighbours together.
    private static let gluing: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let capHeight = 0.7
}

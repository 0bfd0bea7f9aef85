/// How heavy a font's strokes are, on the scale of OpenType: 100 ultra light … 400 regular … 900 black.
public struct FontWeight: Hashable, Sendable, Comparable {
    /// The weight, 1…1000.
    public let value: Int

    /// Makes a weight; values outside 1…1000 are brought to the nearer end.
    public init(_ value: Int) { self.value = min(max(value, 1), 1000) }

    /// The thinnest weight, 100.
    public static let ultraLight = FontWeight(100)
    /// Thin strokes, 200.
    public static let thin = FontWeight(200)
    /// Light strokes, 300.
    public static let light = FontWeight(300)
    /// The weight of running text, 400.
    public static let regular = FontWeight(400)
    /// A little heavier than regular, 500.
    public static let medium = FontWeight(500)
    /// Between medium and bold, 600.
    public static let semibold = FontWeight(600)
    /// Bold, 700.
    public static let bold = FontWeight(700)
    /// Heavier than bold, 800.
    public static let heavy = FontWeight(800)
    /// The heaviest weight, 900.
    public static let black = FontWeight(900)

    /// Orders weights from light to heavy.
    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}

/// Where the lines of a text of several lines meet the text's box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the edge where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
}

/// Which part of a text that does not fit gives way to an ellipsis.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
}

/// How a text looks and how it is broken into lines.
public struct TextStyle: Hashable, Sendable {
    /// The font size, in points.
    public var size: Double
    /// The weight of the strokes.
    public var weight: FontWeight
    /// Font families in order of preference; empty for the default sans serif.
    public var families: [String]
    /// The most lines shown, or `nil` for as many as fit.
    public var lineLimit: Int?
    /// Whether the text takes the height of its line limit even with fewer lines.
    public var reservesLines: Bool
    /// How lines meet the box.
    public var alignment: TextAlignment
    /// What gives way when the text does not fit.
    public var truncation: TextTruncation

    /// Makes a style.
    public init(
        size: Double = 17, weight: FontWeight = .regular, families: [String] = [], lineLimit: Int? = nil,
        reservesLines: Bool = false, alignment: TextAlignment = .leading, truncation: TextTruncation = .tail
    ) {
        self.size = size
        self.weight = weight
        self.families = families
        self.lineLimit = lineLimit
        self.reservesLines = reservesLines
        self.alignment = alignment
        self.truncation = truncation
    }
}

/// A text with its style, language and direction: all that its lines depend on but the room.
public struct StyledText: Hashable, Sendable {
    /// The characters; line feeds begin new lines.
    public var string: String
    /// The style.
    public var style: TextStyle
    /// A BCP 47 language tag that chooses between regional glyphs, such as `ja`; empty for none.
    public var language: String
    /// Whether the text's base direction is right to left.
    public var isRightToLeft: Bool

    /// Makes a styled text.
    public init(string: String, style: TextStyle, language: String = "", isRightToLeft: Bool = false) {
        self.string = string
        self.style = style
        self.language = language
        self.isRightToLeft = isRightToLeft
    }
}

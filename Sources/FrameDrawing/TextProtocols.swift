public import PlaneGeometry

/// The room a text may take, in points; `nil` leaves an extent free.
public struct TextRoom: Hashable, Sendable {
    /// The width at which lines break; `nil` for lines as long as the text wants.
    public var width: Double?
    /// The height that limits the number of lines, or `nil` for no limit.
    ///
    /// At least one line is always shown.
    public var height: Double?

    /// Room without limits.
    public static let unlimited = TextRoom()

    /// Makes a room.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}

/// The extents of a text that was broken into lines, in points, exact and not rounded to pixels.
public struct TextMetrics: Hashable, Sendable {
    /// The width of the widest line and the height of all lines, reserved lines included.
    public var size: Size
    /// The distance from the top to the first line's baseline.
    public var firstBaseline: Double
    /// The distance from the top to the last line's baseline.
    public var lastBaseline: Double
    /// How many lines there are.
    public var lineCount: Int
    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool

    /// Makes metrics.
    public init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}

/// Something that breaks a text into lines and says how large it becomes.
///
/// The answer is a function of the arguments alone, so that any worker gets the same. An instance belongs to
/// one worker and need not be shared.
public protocol TextMeasuring: AnyObject {
    /// The extents of a text in a room.
    func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics
}

/// Something that draws a text as outlines.
public protocol TextOutlining: AnyObject {
    /// The glyphs of a text broken into lines in a room, as one outline to be filled.
    ///
    /// The origin is the top left of a box that is `boxWidth` wide; each line is aligned in it by the style.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The room at which it was measured, so that lines break in the same places.
    ///   - boxWidth: The width in which the lines are aligned, in points.
    /// - Returns: The outline, empty where the text draws nothing.
    func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path
    /// The lines of a text broken in a room, for a format that stores characters; `nil` where they are unknown.
    ///
    /// Places are those of `outline(of:in:boxWidth:)`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The room at which it was measured.
    ///   - boxWidth: The width in which the lines are aligned, in points.
    /// - Returns: The lines from top to bottom.
    func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]?

    /// The glyphs of the outline one by one, for a format that stores equal ones once; `nil` where they are unknown.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The room at which it was measured.
    ///   - boxWidth: The width in which the lines are aligned, in points.
    /// - Returns: The glyphs that draw something.
    func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]?
}

/// A line of a broken text: its characters in the order of reading, and where they go.
public struct TextLine: Hashable, Sendable {
    /// The characters; an ellipsis stands for those left out.
    public var string: String
    /// The left end of the baseline, in points.
    public var origin: Point
    /// The distance that the glyphs advance, in points.
    public var width: Double

    /// Makes a line.
    public init(string: String, origin: Point, width: Double) {
        self.string = string
        self.origin = origin
        self.width = width
    }
}

/// A glyph of an outline: its shape, the same wherever it stands in this size, and where it stands.
public struct PlacedGlyph: Hashable, Sendable {
    /// The outline, the glyph's origin at (0, 0).
    public var outline: Path
    /// Where the origin goes, in points.
    public var origin: Point
    /// A unit of the glyph's font, in points: the outline's coordinates are whole units unless something has
    /// changed them; `nil` where it is unknown.
    public var unit: Double?

    /// Makes a placed glyph.
    public init(outline: Path, origin: Point, unit: Double? = nil) {
        self.outline = outline
        self.origin = origin
        self.unit = unit
    }
}

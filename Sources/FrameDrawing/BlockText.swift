internal import PlaneGeometry

/// Measures and outlines texts without any font: every character is a box.
///
/// Pictures drawn with it are the same on every machine. A character takes half an em, or a whole one where it
/// is wide: East Asian ideographs, syllables and full-width forms, and emoji. Its box is as tall as a capital
/// letter, 0.7 em above the baseline, and a tenth of an em narrower than the character; white space has none.
/// A line is 1.2 em high, its baseline 0.95 em below its top.
///
/// Lines break after white space and hyphens and on both sides of a wide character, within a word only where
/// it alone is wider than a line. White space at a line's end takes no room. Where lines do not fit, the last
/// one shown takes what it can of the rest, and an ellipsis, a box of one em and half the height, stands for
/// what the style's truncation leaves out.
public final class BlockText: TextMeasuring, TextOutlining {
    /// Makes a measurer; it remembers nothing.
    public init() {}

    /// The extents of a text in a room.
    public func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics {
        let em = Self.em(of: text)
        let broken = BlockLines(text, room: room, em: em)
        let lineCount = broken.lines.count
        let reserved = text.style.reservesLines ? max(text.style.lineLimit ?? 0, lineCount) : lineCount
        let firstBaseline = lineCount > 0 ? Self.ascent * em : 0
        return TextMetrics(
            size: Size(
                width: broken.lines.map { BlockLines.width(of: $0) * em }.max() ?? 0,
                height: Double(reserved) * BlockLines.lineHeight * em),
            firstBaseline: firstBaseline,
            lastBaseline: firstBaseline + Double(max(lineCount - 1, 0)) * BlockLines.lineHeight * em,
            lineCount: lineCount, isTruncated: broken.isTruncated)
    }

    /// The boxes of a text broken into lines in a room, as one outline to be filled.
    public func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path {
        let em = Self.em(of: text)
        guard em > 0, boxWidth.isFinite else { return Path() }
        var path = Path()
        for (index, line) in BlockLines(text, room: room, em: em).lines.enumerated() {
            let free = boxWidth - BlockLines.width(of: line) * em
            let baseline = (Double(index) * BlockLines.lineHeight + Self.ascent) * em
            var x = Self.offset(of: text, free: free)
            for block in text.isRightToLeft ? Array(line.reversed()) : Array(line) {
                if let height = block.height {
                    let box = Rect(
                        x: x + Self.gap / 2 * em, y: baseline - height * em,
                        width: (block.advance - Self.gap) * em, height: height * em)
                    path.elements += Path(rect: box).elements
                }
                x += block.advance * em
            }
        }
        return path
    }

    /// No lines: without a font there are no characters to show.
    public func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]? { nil }

    /// No glyphs: boxes are shorter than uses of them.
    public func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]? { nil }

    /// The font size, 0 where it is no positive number.
    private static func em(of text: StyledText) -> Double {
        text.style.size > 0 ? min(text.style.size, largestSize) : 0
    }

    /// Where a line begins that leaves some of the box free.
    private static func offset(of text: StyledText, free: Double) -> Double {
        switch text.style.alignment {
        case .leading: text.isRightToLeft ? free : 0
        case .center: free / 2
        case .trailing: text.isRightToLeft ? 0 : free
        }
    }

    /// From a line's top to its baseline, in ems.
    private static let ascent = 0.95
    /// How much narrower a box is than its character, in ems.
    private static let gap = 0.1
    /// The largest font size, in points; a larger one counts as this.
    private static let largestSize = 1e6
}

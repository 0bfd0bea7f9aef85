/// A text of boxes broken into the lines that a room shows.
struct BlockLines {
    /// The lines shown, from top to bottom.
    private(set) var lines: [ArraySlice<Block>] = []
    /// Whether an ellipsis stands for a part of the text.
    private(set) var isTruncated = false

    /// The height of a line, in ems.
    static let lineHeight = 1.2
    /// What a room may lack through rounding, in ems.
    private static let tolerance = 1e-6

    /// How far a line's boxes advance, in ems.
    static func width(of line: ArraySlice<Block>) -> Double { line.reduce(0) { $0 + $1.advance } }

    /// Breaks a text in a room.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The room, in points.
    ///   - em: The font size, in points.
    init(_ text: StyledText, room: TextRoom, em: Double) {
        guard em > 0, !text.string.isEmpty else { return }
        let width = room.width.map { $0.isNaN ? .infinity : max($0 / em, 0) } ?? .infinity
        let paragraphs = text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.compactMap(Block.init) }
        // Where each line begins: its paragraph, and the block in it.
        var starts: [(paragraph: Int, block: Int)] = []
        for (index, paragraph) in paragraphs.enumerated() {
            for line in Self.broken(paragraph[...], width: width) {
                starts.append((index, line.startIndex))
                lines.append(Self.trimmed(line))
            }
        }
        let allowed = Self.allowed(text.style.lineLimit, height: room.height.map { $0 / em })
        guard lines.count > allowed else { return }
        let start = starts[allowed - 1]
        let first = paragraphs[start.paragraph][start.block...]
        let isLast = start.paragraph == paragraphs.count - 1
        let last = paragraphs[paragraphs.count - 1]
        lines.removeSubrange((allowed - 1)...)
        lines.append(
            Self.shortened(first, isLast ? first : last[...], width: width, truncation: text.style.truncation)
        )
        isTruncated = true
    }

    private static func allowed(_ limit: Int?, height: Double?) -> Int {
        let byLimit = max(limit ?? .max, 1)
        guard let height, !height.isNaN else { return byLimit }
        let count = ((height + tolerance) / lineHeight).rounded(.down)
        return count < Double(byLimit) ? max(Int(count), 1) : byLimit
    }

    /// The lines of a paragraph; an empty one has one empty line.
    private static func broken(_ paragraph: ArraySlice<Block>, width: Double) -> [ArraySlice<Block>] {
        var lines: [ArraySlice<Block>] = []
        var rest = paragraph
        repeat {
            let end = lineEnd(rest, width: width)
            lines.append(rest[..<end])
            rest = rest[end...]
        } while !rest.isEmpty
        return lines
    }

    /// Where the first line of a paragraph's rest ends; white space hangs over the width.
    private static func lineEnd(_ rest: ArraySlice<Block>, width: Double) -> Int {
        var advance = 0.0
        var chance = rest.startIndex
        for index in rest.indices {
            let block = rest[index]
            if index > rest.startIndex, block.allowsBreakBefore || rest[index - 1].allowsBreakAfter {
                chance = index
            }
            advance += block.advance
            if advance > width + tolerance, !block.isSpace {
                return chance > rest.startIndex ? chance : max(index, rest.startIndex + 1)
            }
        }
        return rest.endIndex
    }

    private static func trimmed(_ line: ArraySlice<Block>) -> ArraySlice<Block> {
        line[..<(line.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? line.startIndex)]
    }

    /// One line with an ellipsis, from the beginning of one part, the end of another, or both.
    private static func shortened(
        _ head: ArraySlice<Block>, _ tail: ArraySlice<Block>, width: Double, truncation: TextTruncation
    ) -> ArraySlice<Block> {
        let room = width - Block.ellipsis.advance
        let half = room / 2
        return switch truncation {
        case .tail: trimmed(fitting(head, room)) + [.ellipsis]
        case .head: [.ellipsis] + reversed(trimmed(fitting(reversed(tail), room)))
        case .middle:
            trimmed(fitting(head, half)) + [.ellipsis] + reversed(trimmed(fitting(reversed(tail), half)))
        }
    }

    private static func reversed(_ line: ArraySlice<Block>) -> ArraySlice<Block> { line.reversed()[...] }

    /// As many blocks from the beginning as a width holds.
    private static func fitting(_ line: ArraySlice<Block>, _ width: Double) -> ArraySlice<Block> {
        var advance = 0.0
        return line.prefix {
            advance += $0.advance
            return advance <= width + tolerance
        }
    }
}

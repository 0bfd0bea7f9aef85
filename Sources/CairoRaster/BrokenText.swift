internal import CPango
internal import FrameDrawing
internal import PlaneGeometry

/// A text broken into the lines that a room shows, in points of layout.
struct BrokenText {
    /// A line and where it comes from.
    struct Line {
        var layout: ParagraphLayout
        var index: Int
        var extents: ParagraphLayout.Line
    }

    /// The lines shown, from top to bottom.
    private(set) var lines: [Line] = []
    /// Whether an ellipsis stands for a part of the text.
    private(set) var isTruncated = false
    /// The height reserved below the lines.
    private(set) var reserve = 0.0

    /// Breaks a text in a room.
    init(_ text: PlainText, room: TextRoom, fonts: FontLibrary) {
        guard text.factor > 0 else { return }
        let width = room.width.flatMap { Self.units($0 / text.factor) }
        if !text.string.isEmpty {
            let whole = ParagraphLayout(text.string, of: text, fonts: fonts, width: width)
            isTruncated = text.isCut
            lines = whole.lines.enumerated().map {
                Line(layout: whole, index: $0.offset, extents: $0.element)
            }
            limit(text, room: room, width: width, fonts: fonts)
        }
        if text.style.reservesLines, let limit = text.style.lineLimit, limit > lines.count {
            let empty = ParagraphLayout("", of: text, fonts: fonts)
            reserve = Double(limit - lines.count) * (empty.lines.first?.height ?? 0)
        }
    }

    /// The left end of each line's baseline in a box that begins at the origin, in points.
    func baselines(of text: PlainText, boxWidth: Double) -> [Point] {
        var top = 0.0
        return lines.map { line in
            let free = boxWidth - line.extents.width * text.factor
            let left =
                switch text.style.alignment {
                case .leading: text.isRightToLeft ? free : 0
                case .center: free / 2
                case .trailing: text.isRightToLeft ? 0 : free
                }
            defer { top += line.extents.height * text.factor }
            return Point(x: left, y: top + line.extents.ascent * text.factor)
        }
    }

    /// Keeps the lines that are allowed, the last of them with what can be shown of the rest.
    private mutating func limit(_ text: PlainText, room: TextRoom, width: Int32?, fonts: FontLibrary) {
        let allowed = min(max(text.style.lineLimit ?? .max, 1), fitting(room.height.map { $0 / text.factor }))
        guard lines.count > allowed else { return }
        let start = lines[allowed - 1].extents.start
        let rest = Self.rest(of: text, from: start)
        let last = ParagraphLayout(
            rest, of: text, fonts: fonts, width: width, overflow: .ellipsis(text.style.truncation))
        lines.removeSubrange((allowed - 1)...)
        if let extents = last.lines.first { lines.append(Line(layout: last, index: 0, extents: extents)) }
        isTruncated = true
    }

    /// How many lines fit into a height, at least one.
    private func fitting(_ height: Double?) -> Int {
        guard let height, !height.isNaN else { return .max }
        var (bottom, count) = (0.0, 0)
        for line in lines {
            bottom += line.extents.height
            if bottom > height + Self.tolerance { return max(count, 1) }
            count += 1
        }
        return .max
    }

    /// What the last line shows of the text from a byte on, an ellipsis included where the width may not ask
    /// for one.
    private static func rest(of text: PlainText, from start: Int) -> String {
        let bytes = Array(text.string.utf8.dropFirst(start))
        let paragraphs = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard paragraphs.count > 1, let first = paragraphs.first, let last = paragraphs.last else {
            return String(decoding: bytes, as: UTF8.self)
        }
        return switch text.style.truncation {
        case .tail: first + PlainText.ellipsis
        case .middle: first + PlainText.ellipsis + last
        case .head: PlainText.ellipsis + last
        }
    }

    /// A width in Pango's units, or `nil` where it is no limit.
    private static func units(_ points: Double) -> Int32? {
        guard !points.isNaN, points < largestWidth else { return nil }
        return Int32((max(points, 0) * Double(PANGO_SCALE)).rounded())
    }

    /// Beyond this Pango's 32-bit widths overflow, in points.
    private static let largestWidth = 1e6
    /// What a height may lack through rounding, in points.
    private static let tolerance = 1.0 / 512
    private static let lineFeed: UInt8 = 0x0A
}

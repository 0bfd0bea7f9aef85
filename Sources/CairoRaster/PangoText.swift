internal import CPango
public import FrameDrawing
internal import PlaneGeometry

/// Measures and outlines texts with the fonts of a library.
///
/// Lines break where Unicode allows it and within words that are too long for a line. Where lines do not fit,
/// the last one shown takes what it can of the rest, with an ellipsis for what the style's truncation leaves
/// out; a line feed in the rest is left out too. Widths and heights are exact to 1/1024 point and depend on
/// neither scale nor place. An empty string takes no room, nor does a text whose size is no positive number.
///
/// A paragraph runs from right to left where its first letter does; a text without letters, and the lines'
/// alignment, follow the style's own direction. Of a text of more than 4,096 characters the first are shown.
@safe
public final class PangoText: TextMeasuring, TextOutlining {
    private struct MeasureKey: Hashable {
        var text: StyledText
        var room: TextRoom
    }

    private struct OutlineKey: Hashable {
        var text: StyledText
        var room: TextRoom
        var boxWidth: Double
    }

    /// The fonts.
    public let fonts: FontLibrary
    private let outliner: GlyphOutliner
    private var metrics = BoundedCache<MeasureKey, TextMetrics>(costLimit: 4096)
    private var outlines = BoundedCache<OutlineKey, Path>(costLimit: 1 << 17)

    /// Makes a measurer that owns nothing but its caches.
    public init(fonts: FontLibrary) {
        self.fonts = fonts
        outliner = GlyphOutliner()
    }

    /// The extents of a text in a room.
    public func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics {
        metrics.value(for: MeasureKey(text: text, room: room), cost: { _ in 1 }) {
            let plain = PlainText(text)
            return Self.metrics(of: BrokenText(plain, room: room, fonts: fonts), factor: plain.factor)
        }
    }

    /// The glyphs of a text broken into lines in a room, as one outline to be filled.
    public func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path {
        let key = OutlineKey(text: text, room: room, boxWidth: boxWidth)
        return outlines.value(for: key, cost: { $0.elements.count + 1 }) {
            let plain = PlainText(text)
            guard plain.isVisible, boxWidth.isFinite else { return Path() }
            return outliner.outline(
                of: BrokenText(plain, room: room, fonts: fonts), text: plain, boxWidth: boxWidth)
        }
    }

    /// The glyphs of a text broken into lines in a room, one by one.
    public func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]? {
        let plain = PlainText(text)
        guard plain.isVisible, boxWidth.isFinite else { return [] }
        return outliner.glyphs(
            of: BrokenText(plain, room: room, fonts: fonts), text: plain, boxWidth: boxWidth)
    }

    /// The lines of a text broken in a room.
    public func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]? {
        let plain = PlainText(text)
        guard plain.isVisible, boxWidth.isFinite else { return [] }
        let broken = BrokenText(plain, room: room, fonts: fonts)
        return zip(broken.lines, broken.baselines(of: plain, boxWidth: boxWidth)).map { line, baseline in
            TextLine(
                string: line.layout.text(ofLine: line.index), origin: baseline,
                width: line.extents.width * plain.factor)
        }
    }

    private static func metrics(of broken: BrokenText, factor: Double) -> TextMetrics {
        let heights = broken.lines.map(\.extents.height)
        let above = heights.dropLast().reduce(0, +)
        return TextMetrics(
            size: Size(
                width: (broken.lines.map(\.extents.width).max() ?? 0) * factor,
                height: (heights.reduce(0, +) + broken.reserve) * factor),
            firstBaseline: (broken.lines.first?.extents.ascent ?? 0) * factor,
            lastBaseline: (above + (broken.lines.last?.extents.ascent ?? 0)) * factor,
            lineCount: broken.lines.count, isTruncated: broken.isTruncated)
    }
}

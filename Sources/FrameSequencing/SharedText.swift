public import CairoRaster
public import FrameDrawing
internal import Synchronization

/// One means to measure and outline texts for all workers of a program.
///
/// Opening fonts takes longer than drawing a frame, and each text is measured and outlined only once.
public final class SharedText: TextMeasuring, TextOutlining, Sendable {
    private let engine: Mutex<TextSetting.Engine>

    /// Makes the means that a setting asks for.
    ///
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(_ setting: TextSetting) throws(FontError) { engine = Mutex(try setting.makeEngine()) }

    /// The extents of a text in a room.
    public func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics {
        engine.withLock { $0.metrics(of: text, in: room) }
    }

    /// The glyphs of a text broken into lines in a room, as one outline to be filled.
    public func outline(of text: StyledText, in room: TextRoom, boxWidth: Double) -> Path {
        engine.withLock { $0.outline(of: text, in: room, boxWidth: boxWidth) }
    }

    /// The lines of a text broken in a room; `nil` where they are unknown.
    public func lines(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [TextLine]? {
        engine.withLock { $0.lines(of: text, in: room, boxWidth: boxWidth) }
    }

    /// The glyphs of the outline one by one; `nil` where they are unknown.
    public func glyphs(of text: StyledText, in room: TextRoom, boxWidth: Double) -> [PlacedGlyph]? {
        engine.withLock { $0.glyphs(of: text, in: room, boxWidth: boxWidth) }
    }
}

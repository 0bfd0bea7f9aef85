public import CairoRaster
internal import FrameDrawing
public import FrameImaging

/// Makes single frames of a source.
public final class FrameRenderer {
    private let session: any FrameSession
    private let writer: FrameWriter

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - source: What is seen.
    ///   - scale: Pixels a point.
    ///   - limits: What a frame may cost at most.
    ///   - format: The format of the files.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(
        _ source: some FrameSource, scale: Double, limits: RasterLimits = RasterLimits(),
        format: FrameFormat = .png(PNGEncoder())
    ) throws(FontError) {
        writer = try FrameWriter(text: source.textSetting, scale: scale, limits: limits, format: format)
        session = source.makeSession(text: writer.text)
    }

    /// Makes a renderer that shares its means to measure texts.
    ///
    /// - Parameters:
    ///   - source: What is seen.
    ///   - text: What measures and draws texts.
    ///   - scale: Pixels a point.
    ///   - limits: What a frame may cost at most.
    public init(
        _ source: some FrameSource, text: SharedText, scale: Double, limits: RasterLimits = RasterLimits()
    ) {
        writer = FrameWriter(text: text, scale: scale, store: RasterStore(limits: limits), formats: [])
        session = source.makeSession(text: text)
    }

    /// The picture at a time in seconds.
    ///
    /// - Throws: Why a card could not be made or drawn.
    public func bitmap(at time: Double) throws -> Bitmap {
        try writer.bitmap(of: session.displayList(at: time))
    }

    /// The file at a time in seconds.
    ///
    /// - Throws: Why a card could not be made or drawn.
    public func bytes(at time: Double) throws -> [UInt8] {
        try writer.bytes(of: session.displayList(at: time))
    }
}

public import CairoRaster
internal import FrameDrawing
public import FrameImaging

/// One worker: draws a source's frames and encodes them as PNG.
public final class FrameRenderer {
    private let encoder: PNGFrameEncoder
    private let scale: Double
    private let session: any FrameSession
    private let rasterizer: Rasterizer
    private var last: (list: DisplayList, png: [UInt8])?

    /// Makes a worker.
    ///
    /// - Parameters:
    ///   - source: What is seen.
    ///   - scale: Pixels a point.
    ///   - limits: What a frame may cost at most.
    ///   - encoder: How frames are encoded.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(
        _ source: some FrameSource, scale: Double, limits: RasterLimits = RasterLimits(),
        encoder: PNGEncoder
    ) throws(FontError) {
        let text = try source.textSetting.makeEngine()
        self.scale = scale
        self.encoder = PNGFrameEncoder(encoder)
        session = source.makeSession(text: text)
        rasterizer = Rasterizer(text: text, limits: limits)
    }

    /// The picture at a time in seconds.
    ///
    /// - Throws: Why a card could not be made or drawn.
    public func bitmap(at time: Double) throws -> Bitmap {
        try rasterizer.bitmap(of: session.displayList(at: time), scale: scale)
    }

    /// The picture at a time in seconds as a PNG file.
    ///
    /// A frame that shows the same as the one before is neither drawn nor encoded again.
    ///
    /// - Throws: Why a card could not be made or drawn.
    public func png(at time: Double) throws -> [UInt8] {
        let list = try session.displayList(at: time)
        if let last, last.list == list { return last.png }
        let png = encoder.bytes(of: try rasterizer.bitmap(of: list, scale: scale))
        last = (list, png)
        return png
    }
}

internal import CairoRaster
internal import FrameDrawing
internal import FrameImaging

/// One of several that draw and encode frames side by side, each with a rasterizer of its own.
actor FrameWorker {
    private let rasterizer: Rasterizer
    private let scale: Double
    private let encoder: PNGEncoder

    /// Makes a worker.
    ///
    /// - Throws: `FontError` for a font file that is missing or is none.
    init(text: TextSetting, scale: Double, limits: RasterLimits, encoder: PNGEncoder) throws(FontError) {
        rasterizer = Rasterizer(text: try text.makeEngine(), limits: limits)
        self.scale = scale
        self.encoder = encoder
    }

    /// The picture of a display list as a PNG file.
    func png(of list: DisplayList) throws(RasterError) -> [UInt8] {
        encoder.bytes(of: try rasterizer.bitmap(of: list, scale: scale))
    }
}

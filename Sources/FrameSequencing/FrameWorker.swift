internal import CairoRaster
internal import FrameDrawing

/// One of several that make frames side by side, each with a writer of its own.
actor FrameWorker {
    private let writer: FrameWriter

    /// Makes a worker.
    ///
    /// - Throws: `FontError` for a font file that is missing or is none.
    init(
        text: TextSetting, scale: Double, limits: RasterLimits, format: FrameFormat
    ) throws(FontError) {
        writer = try FrameWriter(text: text, scale: scale, limits: limits, format: format)
    }

    /// The file of a display list.
    func bytes(of list: DisplayList) throws -> [UInt8] { try writer.bytes(of: list) }
}

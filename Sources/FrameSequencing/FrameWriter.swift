public import CairoRaster
public import FrameDrawing
public import FrameImaging

/// Makes files of display lists; one worker owns it.
///
/// Equal lists give equal bytes, whatever was made before.
public final class FrameWriter {
    /// What measures and draws texts.
    public let text: TextSetting.Engine
    private let format: FrameFormat
    private let scale: Double
    private let rasterizer: Rasterizer
    private let svgWriter: SVGWriter
    private let pngEncoder: PNGFrameEncoder?

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - setting: The fonts and the kind of text.
    ///   - scale: Pixels a point.
    ///   - limits: What a frame may cost at most.
    ///   - format: The format of the files.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(
        text setting: TextSetting, scale: Double, limits: RasterLimits = RasterLimits(), format: FrameFormat
    ) throws(FontError) {
        text = try setting.makeEngine()
        self.scale = scale
        self.format = format
        rasterizer = Rasterizer(text: text, limits: limits)
        svgWriter = SVGWriter(text: text)
        if case .png(let settings, _) = format {
            pngEncoder = PNGFrameEncoder(settings)
        } else {
            pngEncoder = nil
        }
    }

    /// The picture of a display list.
    ///
    /// - Throws: `RasterError` where it cannot be drawn.
    public func bitmap(of list: DisplayList) throws(RasterError) -> Bitmap {
        try rasterizer.bitmap(of: list, scale: scale)
    }

    /// The file of a display list.
    ///
    /// - Throws: `RasterError` or `SVGError` where it cannot be drawn.
    public func bytes(of list: DisplayList) throws -> [UInt8] {
        switch format {
        case .png(let settings, let stamp):
            let bitmap = try bitmap(of: list)
            let file = pngEncoder?.bytes(of: bitmap) ?? settings.bytes(of: bitmap)
            return try stamp.map { PNGTexts.adding(try $0.texts(of: list), to: file) } ?? file
        case .rgba: return try bitmap(of: list).straightRGBA
        case .jpeg(let quality):
            var opaque = list
            opaque.background = opaque.background ?? .color(.white)
            return try JPEGEncoder.bytes(of: try bitmap(of: opaque), quality: quality)
        case .svg(let caption): return try svgWriter.bytes(of: list, caption: caption)
        }
    }
}

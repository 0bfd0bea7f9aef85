public import CairoRaster
public import FrameDrawing
public import FrameImaging
internal import PlaneGeometry

/// Makes files of display lists; one worker owns it.
///
/// Equal lists give equal bytes, whatever was made before.
public final class FrameWriter {
    /// What measures and draws texts.
    public let text: TextSetting.Engine
    private let format: FrameFormat
    private let scale: Double
    private let rasterizer: Rasterizer
    private let canvas: FrameCanvas
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
    public convenience init(
        text setting: TextSetting, scale: Double, limits: RasterLimits = RasterLimits(), format: FrameFormat
    ) throws(FontError) {
        self.init(
            text: try setting.makeEngine(), scale: scale, store: RasterStore(limits: limits), format: format)
    }

    /// Makes a writer that shares what it can with others.
    ///
    /// - Parameters:
    ///   - text: What measures and draws texts.
    ///   - scale: Pixels a point.
    ///   - store: Pictures and sprites, and what a frame may cost at most.
    ///   - format: The format of the files.
    public init(text: TextSetting.Engine, scale: Double, store: RasterStore, format: FrameFormat) {
        self.text = text
        self.scale = scale
        self.format = format
        rasterizer = Rasterizer(text: text, store: store)
        canvas = FrameCanvas(rasterizer)
        svgWriter = SVGWriter(text: text)
        if case .png(let settings) = format {
            pngEncoder = PNGFrameEncoder(settings)
        } else {
            pngEncoder = nil
        }
    }

    /// Draws a sprite ahead, so that the frames that show it need not wait.
    ///
    /// - Throws: `RasterError` where an image cannot be read.
    func prepareSprite(of group: DisplayGroup, inFrameOf size: Size) throws(RasterError) {
        try rasterizer.prepareSprite(of: group, inFrameOf: size, scale: scale)
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
        case .png(let settings):
            return try canvas.draw(list, scale: scale) { bitmap, rows in
                pngEncoder?.bytes(of: bitmap, changedRows: rows) ?? settings.bytes(of: bitmap)
            }
        case .jpeg(let quality):
            var opaque = list
            opaque.background = opaque.background ?? .color(.white)
            return try canvas.draw(opaque, scale: scale) { bitmap, _ in
                Result { () throws(JPEGEncoder.Failure) in try JPEGEncoder.bytes(of: bitmap, quality: quality)
                }
            }.get()
        case .svg(let caption): return try svgWriter.bytes(of: list, caption: caption)
        }
    }
}

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
    private let scale: Double
    private let rasterizer: Rasterizer
    private let isVector: Bool
    private let coder: FrameCoder

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - setting: The fonts and the kind of text.
    ///   - scale: Pixels a point.
    ///   - limits: What a frame may cost at most.
    ///   - format: What is made of a frame.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public convenience init(
        text setting: TextSetting, scale: Double, limits: RasterLimits = RasterLimits(), format: FrameFormat
    ) throws(FontError) {
        self.init(
            text: try setting.makeEngine(), scale: scale, store: RasterStore(limits: limits),
            formats: [format])
    }

    /// Makes a writer that shares what it can with others.
    ///
    /// - Parameters:
    ///   - text: What measures and draws texts.
    ///   - scale: Pixels a point.
    ///   - store: Pictures and sprites, and what a frame may cost at most.
    ///   - drawings: Outlines and pictures of SVG files.
    ///   - formats: What is made of a frame.
    public init(
        text: TextSetting.Engine, scale: Double, store: RasterStore, drawings: SVGStore = SVGStore(),
        formats: [FrameFormat]
    ) {
        self.text = text
        self.scale = scale
        isVector = formats.allSatisfy(\.isVector)
        rasterizer = Rasterizer(text: text, store: store)
        coder = FrameCoder(
            rasterizer, text: text, scale: scale, drawings: drawings, formats: formats)
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

    /// The picture of a display list, for as long as the function runs.
    func withBitmap(of list: DisplayList, body: (Bitmap) -> Void) throws(RasterError) {
        try coder.withBitmap(of: list, body: body)
    }

    /// The file of a display list, in the first format.
    ///
    /// - Throws: `RasterError` or `SVGError` where it cannot be drawn, or what the format throws.
    public func bytes(of list: DisplayList) throws -> [UInt8] {
        try coder.parts(of: list).first?.bytes ?? []
    }

    /// The pictures that a file of a display list needs, to be made by any thread; none where it keeps outlines.
    public func pictures(neededBy list: DisplayList) -> [NeededPicture] {
        isVector ? [] : rasterizer.pictures(neededBy: list, scale: scale)
    }

    /// What all formats make of a display list.
    ///
    /// - Throws: `RasterError` or `SVGError` where it cannot be drawn, or what the formats throw.
    func parts(of list: DisplayList) throws -> [FramePart] { try coder.parts(of: list) }

    /// What a format makes of a picture.
    ///
    /// - Parameters:
    ///   - format: The format's place among all.
    ///   - list: What the picture shows.
    ///   - bitmap: The picture.
    ///   - previous: That of the frame before; `nil` for the first one.
    /// - Returns: What was made of it.
    /// - Throws: `SVGError`, or what the format throws.
    func part(
        _ format: Int, of list: DisplayList, _ bitmap: Bitmap, after previous: Bitmap?
    ) throws -> FramePart {
        try coder.part(format, of: list, bitmap, after: previous)
    }
}

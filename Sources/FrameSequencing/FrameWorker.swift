internal import CairoRaster
internal import FrameDrawing
internal import FrameImaging
internal import PlaneGeometry

/// One of several that make frames side by side, each with a canvas and an encoder of its own.
actor FrameWorker {
    private let writer: FrameWriter

    init(
        text: SharedText, scale: Double, store: RasterStore, drawings: SVGStore, formats: [FrameFormat]
    ) {
        writer = FrameWriter(
            text: text, scale: scale, store: store, drawings: drawings, formats: formats)
    }

    /// What all formats make of a display list.
    func parts(of list: DisplayList, after previous: DisplayList?) throws -> [FramePart] {
        try writer.parts(of: list, after: previous)
    }

    /// The colours of pictures.
    func colours(of lists: [DisplayList], for options: GIFOptions) throws -> GIFPaletteBuilder {
        var colours = GIFPaletteBuilder(options)
        for list in lists { try writer.withBitmap(of: list) { colours.add($0) } }
        return colours
    }

    /// Draws a sprite ahead.
    func prepare(_ group: DisplayGroup, inFrameOf size: Size) throws {
        try writer.prepareSprite(of: group, inFrameOf: size)
    }
}

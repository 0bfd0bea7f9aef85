internal import CairoRaster
internal import FrameDrawing
internal import FrameImaging
internal import PlaneGeometry

/// One of several that make frames side by side, each with a canvas and an encoder of its own.
actor FrameWorker {
    private let writer: FrameWriter
    private let pictures: FramePictures
    /// Counts colours; made when it is first asked.
    private var colours: GIFPaletteBuilder?

    init(
        text: SharedText, scale: Double, store: RasterStore, drawings: SVGStore, formats: [FrameFormat],
        pictures: FramePictures
    ) {
        writer = FrameWriter(
            text: text, scale: scale, store: store, drawings: drawings, formats: formats)
        self.pictures = pictures
    }

    /// What all formats make of a display list.
    func parts(of list: DisplayList) throws -> [FramePart] { try writer.parts(of: list) }

    /// What a format makes of a frame, from the picture that all workers share.
    ///
    /// - Parameters:
    ///   - format: The format's place among all.
    ///   - frame: The frame.
    ///   - previous: The frame before; `nil` for the first.
    /// - Returns: What was made of it.
    /// - Throws: What drawing and the format throw.
    func part(_ format: Int, of frame: PlannedFrame, after previous: PlannedFrame?) async throws -> FramePart
    {
        var before: FramePicture?
        if let previous { before = try await pictures.picture(of: previous) }
        let picture = try await pictures.picture(of: frame)
        return try writer.part(format, of: frame.list, picture.bitmap, after: before?.bitmap)
    }

    /// The colours of pictures, for a palette of these options each time.
    func colours(of lists: [DisplayList], for options: GIFOptions) throws -> GIFColourCounts {
        var builder = colours.take() ?? GIFPaletteBuilder(options)
        defer { colours = builder }
        for list in lists { try writer.withBitmap(of: list) { builder.add($0) } }
        return builder.takeCounts()
    }

    /// Draws a sprite ahead.
    func prepare(_ group: DisplayGroup, inFrameOf size: Size) throws {
        try writer.prepareSprite(of: group, inFrameOf: size)
    }
}

internal import CairoRaster
internal import FrameDrawing
internal import PlaneGeometry

/// One of several that make frames side by side, each with a canvas and an encoder of its own.
actor FrameWorker {
    private let writer: FrameWriter

    init(text: SharedText, scale: Double, store: RasterStore, format: FrameFormat) {
        writer = FrameWriter(text: text, scale: scale, store: store, format: format)
    }

    /// The file of a display list.
    func bytes(of list: DisplayList) throws -> [UInt8] { try writer.bytes(of: list) }

    /// Draws a sprite ahead.
    func prepare(_ group: DisplayGroup, inFrameOf size: Size) throws {
        try writer.prepareSprite(of: group, inFrameOf: size)
    }
}

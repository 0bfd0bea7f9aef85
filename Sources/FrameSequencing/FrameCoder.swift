internal import CairoRaster
internal import FrameDrawing
internal import FrameImaging

/// A canvas, and what makes files of the pictures on it; one worker owns it.
final class FrameCoder {
    private let canvas: FrameCanvas
    private let scale: Double
    private let formats: [(format: FrameFormat, png: PNGFrameEncoder?)]

    init(_ rasterizer: Rasterizer, scale: Double, formats: [FrameFormat]) {
        canvas = FrameCanvas(rasterizer)
        self.scale = scale
        // An encoder of its own, which knows the bytes of the rows that do not change.
        self.formats = formats.map { format in
            if case .png(let settings, _) = format { (format, PNGFrameEncoder(settings)) } else { (format, nil) }
        }
    }

    /// The picture of a display list, for as long as the function runs.
    func withBitmap<Result>(of list: DisplayList, body: (Bitmap) -> Result) throws(RasterError) -> Result {
        try canvas.draw(list, scale: scale) { bitmap, _ in body(bitmap) }
    }

    /// What all formats make of a display list.
    ///
    /// - Parameters:
    ///   - list: What is drawn.
    ///   - previous: The picture before, where a format needs it.
    ///   - svgWriter: What makes SVG files.
    /// - Returns: A part for each format, in their order.
    /// - Throws: `RasterError`, `SVGError`, `AnimationError` or `FileError`.
    func parts(of list: DisplayList, after previous: Bitmap?, _ svgWriter: SVGWriter) throws -> [FramePart] {
        guard !formats.allSatisfy(\.format.isVector) else {
            return try formats.map { try part($0.format, svgWriter, list) }
        }
        return try canvas.draw(list, scale: scale) { bitmap, rows in
            Result {
                try formats.map { format, png in
                    switch format {
                    case .png(let settings, let stamp):
                        let file = png?.bytes(of: bitmap, changedRows: rows) ?? settings.bytes(of: bitmap)
                        return .file(
                            try stamp.map { PNGTexts.adding(try $0.texts(of: list), to: file) } ?? file)
                    case .jpeg(let quality):
                        return .file(try JPEGEncoder.bytes(of: bitmap.onWhite, quality: quality))
                    case .webp(let encoder): return .file(try encoder.bytes(of: bitmap))
                    case .rgba: return .file(bitmap.straightRGBA)
                    case .video(let video): return .file(video.pixels(of: bitmap.onWhite))
                    case .animation(let encoder):
                        return .animation(try encoder.frame(bitmap, after: previous))
                    case .svg: return try part(format, svgWriter, list)
                    }
                }
            }
        }.get()
    }

    private func part(
        _ format: FrameFormat, _ svgWriter: SVGWriter, _ list: DisplayList
    ) throws -> FramePart {
        guard case .svg(let caption) = format else { return .file([]) }
        return .file(try svgWriter.bytes(of: list, caption: caption))
    }
}

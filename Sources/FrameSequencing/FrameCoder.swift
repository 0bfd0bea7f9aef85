internal import CairoRaster
internal import FrameDrawing
internal import FrameImaging

/// A canvas, and what makes files of the pictures on it; one worker owns it.
final class FrameCoder {
    private let rasterizer: Rasterizer
    private let canvas: FrameCanvas
    private let scale: Double
    /// What the picture showed that each format was made of last, of those that were not drawn here.
    private var lists: [DisplayList?]
    private let makers: [Maker]

    /// What makes one format, with what it keeps from frame to frame.
    private enum Maker {
        /// The encoder knows the bytes of the rows that do not change.
        case png(PNGFrameEncoder, stamp: FrameStamp?)
        case svg(SVGWriter, SVGCaption)
        case other(FrameFormat)

        init(_ format: FrameFormat, text: TextSetting.Engine, drawings: SVGStore) {
            switch format {
            case .png(let settings, let stamp): self = .png(PNGFrameEncoder(settings), stamp: stamp)
            case .svg(let caption, let settings):
                self = .svg(SVGWriter(text: text, settings: settings, store: drawings), caption)
            case .jpeg, .webp, .rgba, .video, .animation: self = .other(format)
            }
        }

        var isVector: Bool { if case .svg = self { true } else { false } }
    }

    init(
        _ rasterizer: Rasterizer, text: TextSetting.Engine, scale: Double, drawings: SVGStore,
        formats: [FrameFormat]
    ) {
        self.rasterizer = rasterizer
        canvas = FrameCanvas(rasterizer)
        self.scale = scale
        lists = formats.map { _ in nil }
        makers = formats.map { Maker($0, text: text, drawings: drawings) }
    }

    /// The picture of a display list, for as long as the function runs.
    func withBitmap<Result>(of list: DisplayList, body: (Bitmap) -> Result) throws(RasterError) -> Result {
        try canvas.draw(list, scale: scale) { bitmap, _ in body(bitmap) }
    }

    /// What all formats make of a display list.
    ///
    /// - Returns: A part for each format, in their order.
    /// - Throws: `RasterError`, `SVGError`, `AnimationError`, `JPEGEncoder.Failure` or `FileError`.
    func parts(of list: DisplayList) throws -> [FramePart] {
        guard !makers.allSatisfy(\.isVector) else {
            return try makers.map { try part($0, of: list, nil, rows: [], after: nil) }
        }
        return try canvas.draw(list, scale: scale) { bitmap, rows in
            Result { try makers.map { try part($0, of: list, bitmap, rows: rows, after: nil) } }
        }.get()
    }

    /// What a format makes of a picture that was drawn elsewhere.
    ///
    /// - Parameters:
    ///   - format: The format's place among all.
    ///   - list: What the picture shows.
    ///   - bitmap: The picture.
    ///   - previous: That of the frame before; `nil` for the first one.
    /// - Returns: What was made of it.
    /// - Throws: `SVGError`, `AnimationError`, `JPEGEncoder.Failure` or `FileError`.
    func part(
        _ format: Int, of list: DisplayList, _ bitmap: Bitmap, after previous: Bitmap?
    ) throws -> FramePart {
        var rows = [0..<bitmap.height]
        if case .png = makers[format] {
            if let last = lists[format], last.size == list.size {
                rows = rasterizer.changedRows(
                    from: last, to: list, scale: scale, width: bitmap.width, height: bitmap.height)
            }
            lists[format] = list
        }
        return try part(makers[format], of: list, bitmap, rows: rows, after: previous)
    }

    private func part(
        _ maker: Maker, of list: DisplayList, _ bitmap: Bitmap?, rows: [Range<Int>], after previous: Bitmap?
    ) throws -> FramePart {
        switch maker {
        case .svg(let writer, let caption): return .pieces(try writer.pieces(of: list, caption: caption))
        case .png(let encoder, let stamp):
            guard let bitmap else { return .file([]) }
            return .pieces(
                encoder.pieces(of: bitmap, changedRows: rows, texts: try stamp?.texts(of: list) ?? []))
        case .other(let format):
            guard let bitmap else { return .file([]) }
            return try part(format, bitmap, after: previous)
        }
    }

    private func part(_ format: FrameFormat, _ bitmap: Bitmap, after previous: Bitmap?) throws -> FramePart {
        switch format {
        case .jpeg(let quality): .file(try JPEGEncoder.bytes(of: bitmap.onWhite, quality: quality))
        case .webp(let encoder): .file(try encoder.bytes(of: bitmap))
        case .rgba: .file(bitmap.straightRGBA)
        case .video(let video): .file(video.pixels(of: bitmap.onWhite))
        case .animation(let encoder): .animation(try encoder.frame(bitmap, after: previous))
        case .png, .svg: .file([])
        }
    }
}

public import FrameDrawing
public import FrameImaging
internal import PlaneGeometry

/// Draws display lists into bitmaps with Cairo.
///
/// Equal lists at equal scales give equal bytes, whichever rasterizer draws them and whatever it drew before:
/// what it remembers, decoded images and outlines of texts, only saves time. One worker owns a rasterizer.
///
/// Items with a coordinate that is no number, or a map that cannot be undone, draw nothing.
public final class Rasterizer {
    let text: any TextMeasuring & TextOutlining
    let store: RasterStore
    let layers = LayerPool()
    var images: ImageLibrary { store.images }
    var limits: RasterLimits { store.limits }

    /// Makes a rasterizer.
    ///
    /// - Parameters:
    ///   - text: What breaks texts into lines and gives their outlines.
    ///   - store: What is shared with other rasterizers, and the limits.
    public init(text: any TextMeasuring & TextOutlining, store: RasterStore) {
        self.text = text
        self.store = store
    }

    /// Makes a rasterizer that shares nothing.
    ///
    /// - Parameters:
    ///   - text: What breaks texts into lines and gives their outlines.
    ///   - limits: What may be used at most.
    public convenience init(
        text: any TextMeasuring & TextOutlining, limits: RasterLimits = RasterLimits()
    ) {
        self.init(text: text, store: RasterStore(limits: limits))
    }

    /// Draws a display list.
    ///
    /// - Parameters:
    ///   - list: What to draw.
    ///   - scale: Pixels a point. The picture has the list's size times this, rounded, at least one pixel.
    /// - Returns: The picture.
    /// - Throws: `RasterError` where the picture is over the limit or an image cannot be read.
    public func bitmap(of list: DisplayList, scale: Double) throws(RasterError) -> Bitmap {
        var bitmap = try emptyBitmap(size: list.size, scale: scale)
        try draw(list, on: &bitmap, rows: 0..<bitmap.height, scale: scale)
        return bitmap
    }

    /// Draws some rows of a display list on transparent pixels; they are as if all had been drawn.
    func draw(
        _ list: DisplayList, on bitmap: inout Bitmap, rows: Range<Int>, scale: Double
    ) throws(RasterError) {
        let (width, height) = (bitmap.width, bitmap.height)
        try unsafe bitmap.bytes.withUnsafeMutableBufferPointer { buffer throws(RasterError) in
            guard let pixels = buffer.baseAddress else { return }
            let canvas = unsafe Canvas(pixels: pixels, width: width, rows: rows)
            let picture = PixelRect(x: 0, y: 0, width: width, height: height)
            try draw(list, on: canvas, picture: picture, scale: scale)
        }
    }

    func emptyBitmap(size: Size, scale: Double) throws(RasterError) -> Bitmap {
        let pixels = try limits.pixelSize(of: size, scale: scale)
        guard let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
            throw .emptyPicture(size: size, scale: scale)
        }
        return bitmap
    }

    private func draw(
        _ list: DisplayList, on canvas: borrowing Canvas, picture: PixelRect, scale: Double
    ) throws(RasterError) {
        let state = DrawState(
            transform: AffineTransform(scaleX: scale, y: scale), scale: scale, picture: picture)
        if let background = list.background {
            // The last pixels may lie beyond a size that is not a multiple of them.
            let all = Path(rect: canvas.area.rect)
            if canvas.trace(all, by: .identity) {
                let bounds = Rect(origin: .zero, size: list.size)
                if canvas.setSource(background, bounds: bounds, state: state) { canvas.fill() }
            }
        }
        try draw(list.items, on: canvas, state: state)
        if let fault = canvas.fault { throw .drawingFailed(fault) }
    }

    /// Draws items from back to front.
    func draw(_ items: [DisplayItem], on canvas: borrowing Canvas, state: DrawState) throws(RasterError) {
        // Where all is drawn, all is seen too.
        let isPart = canvas.area != state.picture
        for item in items where !isPart || mayMeet(canvas.area, item, state: state) {
            switch item {
            case .fill(let fill): draw(fill, on: canvas, state: state)
            case .stroke(let stroke): draw(stroke, on: canvas, state: state)
            case .text(let text): draw(text, on: canvas, state: state)
            case .image(let image): try draw(image, on: canvas, state: state)
            case .group(let group): try draw(group, on: canvas, state: state)
            }
        }
    }
}

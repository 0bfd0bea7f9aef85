public import FrameDrawing
public import FrameImaging
internal import PlaneGeometry

/// A picture on which the frames of a sequence are drawn, each over the one before.
///
/// Only the rows that changed are drawn again. Each picture has the same bytes as if all of it had been drawn,
/// whichever were drawn before.
public final class FrameCanvas {
    private struct Drawn {
        var bitmap: Bitmap
        var list: DisplayList
        var scale: Double
    }

    private let rasterizer: Rasterizer
    private var last: Drawn?

    /// Makes a canvas on which nothing is drawn yet.
    public init(_ rasterizer: Rasterizer) { self.rasterizer = rasterizer }

    deinit { if let last { rasterizer.store.spares.put(last.bitmap) } }

    /// Draws a frame and hands its picture over.
    ///
    /// - Parameters:
    ///   - list: What to draw.
    ///   - scale: Pixels a point.
    ///   - body: Takes the picture, and the rows that differ from the one before: all of them in the first one. The
    ///     picture must not be kept, or the next one is drawn on a copy.
    /// - Returns: What the function returns.
    /// - Throws: `RasterError` where the picture is over the limit or an image cannot be read.
    public func draw<Result>(
        _ list: DisplayList, scale: Double, body: (_ bitmap: Bitmap, _ changedRows: [Range<Int>]) -> Result
    ) throws(RasterError) -> Result {
        // Taken out, so that the pixels have one owner and a fault leaves nothing half drawn.
        var drawn = last
        last = nil
        let rows: [Range<Int>]
        if let known = drawn, known.scale == scale, known.list.size == list.size {
            rows = rasterizer.changedRows(
                from: known.list, to: list, scale: scale, width: known.bitmap.width,
                height: known.bitmap.height)
        } else {
            let bitmap = try anyBitmap(size: list.size, scale: scale)
            rows = [0..<bitmap.height]
            drawn = Drawn(bitmap: bitmap, list: list, scale: scale)
        }
        guard var next = drawn.take() else { throw .emptyPicture(size: list.size, scale: scale) }
        for range in rows {
            try redraw(list, on: &next.bitmap, rows: range, scale: scale)
        }
        next.list = list
        defer { last = next }
        return body(next.bitmap, rows)
    }

    /// A picture to draw all of.
    private func anyBitmap(size: Size, scale: Double) throws(RasterError) -> Bitmap {
        let pixels = try rasterizer.limits.pixelSize(of: size, scale: scale)
        if let spare = rasterizer.store.spares.take(pixels) { return spare }
        return try rasterizer.emptyBitmap(size: size, scale: scale)
    }

    /// Draws some rows, with those above whose pixels are not sure; these are put back.
    private func redraw(
        _ list: DisplayList, on bitmap: inout Bitmap, rows: Range<Int>, scale: Double
    ) throws(RasterError) {
        let top = max(rows.lowerBound - Rasterizer.roughRows, 0)
        let kept = top * bitmap.width * 4..<rows.lowerBound * bitmap.width * 4
        let pixels = Array(bitmap.bytes[kept])
        if !list.hasOpaqueBackground { bitmap.clear(rows: top..<rows.upperBound) }
        try rasterizer.draw(list, on: &bitmap, rows: top..<rows.upperBound, scale: scale)
        bitmap.bytes.replaceSubrange(kept, with: pixels)
    }
}

extension DisplayList {
    /// Whether the background alone sets every pixel.
    fileprivate var hasOpaqueBackground: Bool {
        if case .color(let color) = background { color.alpha >= 1 } else { false }
    }
}

extension Bitmap {
    /// Makes some rows transparent.
    fileprivate mutating func clear(rows: Range<Int>) {
        let stride = width * 4
        unsafe bytes.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            unsafe (start + rows.lowerBound * stride).update(repeating: 0, count: rows.count * stride)
        }
    }
}

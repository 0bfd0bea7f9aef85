internal import CFrameKernels
internal import FrameImaging
internal import PlaneGeometry

/// Samples a picture at the pixels of a grid, first up and down, then across.
///
/// The filter is the cubic of Catmull and Rom, as wide as the pixels of the coarser side: it keeps a picture
/// that is not scaled as it is, and takes in every source pixel when it shrinks. Beyond an edge the edge's
/// pixels go on. Colours are premultiplied and stay at most as large as alpha.
struct Resampler {
    let grid: PixelGrid
    let source: Bitmap
    /// Where the picture lies among the source's pixels.
    let place: ImageReduction
    /// Whether the processor's vectors are left aside; the picture is the same.
    var isPortable = false

    /// The picture on the grid.
    func picture() throws(RasterError) -> Bitmap {
        let columns = FilterTaps(
            count: grid.size.width, origin: grid.origin.x, extent: grid.extent.width, source: source.width,
            edge: place.left, length: place.width)
        let rows = FilterTaps(
            count: grid.size.height, origin: grid.origin.y, extent: grid.extent.height, source: source.height,
            edge: place.top, length: place.height)
        let (width, height) = (grid.size.width, grid.size.height)
        if columns.isIdentity, rows.isIdentity, width == source.width, height == source.height {
            return source
        }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            count = width * height * 4
            let line = UnsafeMutablePointer<Int32>.allocate(capacity: source.width * 4)
            defer { unsafe line.deallocate() }
            unsafe source.bytes.withUnsafeBufferPointer { pixels in
                guard let from = pixels.baseAddress, let to = target.baseAddress else { return }
                for y in 0..<height {
                    unsafe mix(rows, at: y, from: from, to: line)
                    unsafe gather(columns, from: line, to: to + y * width * 4)
                }
            }
        }
        guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else {
            throw .drawingFailed("an image without pixels")
        }
        return bitmap
    }

    /// One row of the source's columns, mixed from the rows that the filter asks for.
    private func mix(
        _ taps: FilterTaps, at y: Int, from source: UnsafePointer<UInt8>, to line: UnsafeMutablePointer<Int32>
    ) {
        let count = self.source.width * 4
        unsafe line.initialize(repeating: FilterTaps.half(of: FilterTaps.rowShift), count: count)
        for tap in taps.range(at: y) {
            let weight = taps.weights[tap]
            guard weight != 0 else { continue }
            unsafe frame_add_weighted_bytes(
                line, source + taps.places[tap] * count, weight, count, isPortable)
        }
        var i = 0
        while i < count {
            unsafe line[i] = line[i] &>> FilterTaps.rowShift
            i &+= 1
        }
    }

    /// One row of the result, gathered from a row of the source's columns.
    private func gather(
        _ taps: FilterTaps, from line: UnsafeMutablePointer<Int32>, to target: UnsafeMutablePointer<UInt8>
    ) {
        unsafe taps.weights.withUnsafeBufferPointer { weights in
            unsafe taps.places.withUnsafeBufferPointer { places in
                var row = unsafe FramePixelTaps(
                    places: places.baseAddress, weights: weights.baseAddress, perPixel: taps.perPixel,
                    count: grid.size.width, portable: isPortable)
                unsafe frame_mix_pixels(&row, line, target)
            }
        }
    }
}

internal import CFrameKernels

/// Samples a picture at other pixels than its own, first up and down, then across.
///
/// The filter is the cubic of Catmull and Rom, as wide as the pixels of the coarser side: it keeps a picture
/// that is not scaled as it is, and takes in every source pixel when it shrinks. Beyond an edge the edge's
/// pixels go on. Colours are premultiplied and stay at most as large as alpha.
public struct Resampler: Sendable {
    private let columns: FilterTaps
    private let rows: FilterTaps
    /// Whether the processor's vectors are left aside; the picture is the same.
    var isPortable = false

    /// Makes a resampler for pictures of one size.
    ///
    /// - Parameters:
    ///   - columns: What makes a pixel of a row.
    ///   - rows: What makes a row.
    public init(columns: FilterTaps, rows: FilterTaps) {
        self.columns = columns
        self.rows = rows
    }

    /// Samples a picture.
    ///
    /// - Parameter source: The picture, in the size that the taps were made for.
    /// - Returns: Its pixels at the places of the taps; `nil` where the size is another one.
    public func picture(of source: Bitmap) -> Bitmap? {
        guard source.width == columns.source, source.height == rows.source else { return nil }
        let (width, height) = (columns.count, rows.count)
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
                    unsafe mix(at: y, from: from, to: line)
                    unsafe gather(from: line, to: to + y * width * 4)
                }
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// One row of the source's columns, mixed from the rows that the filter asks for.
    private func mix(
        at y: Int, from source: UnsafePointer<UInt8>, to line: UnsafeMutablePointer<Int32>
    ) {
        let count = columns.source * 4
        unsafe line.initialize(repeating: FilterTaps.half(of: FilterTaps.rowShift), count: count)
        for tap in rows.range(at: y) {
            let weight = rows.weights[tap]
            guard weight != 0 else { continue }
            unsafe frame_add_weighted_bytes(
                line, source + rows.places[tap] * count, weight, count, isPortable)
        }
        var i = 0
        while i < count {
            unsafe line[i] = line[i] &>> FilterTaps.rowShift
            i &+= 1
        }
    }

    /// One row of the result, gathered from a row of the source's columns.
    private func gather(from line: UnsafeMutablePointer<Int32>, to target: UnsafeMutablePointer<UInt8>) {
        unsafe columns.weights.withUnsafeBufferPointer { weights in
            unsafe columns.places.withUnsafeBufferPointer { places in
                var row = unsafe FramePixelTaps(
                    places: places.baseAddress, weights: weights.baseAddress, perPixel: columns.perPixel,
                    count: columns.count, portable: isPortable)
                unsafe frame_mix_pixels(&row, line, target)
            }
        }
    }
}

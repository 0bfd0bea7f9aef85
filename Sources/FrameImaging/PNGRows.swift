/// The rows of a picture as PNG stores them before compression: a filter's number, then differences.
///
/// The filter of each row is the one with the least sum of absolute differences, the heuristic that the PNG
/// specification recommends (section 12.8). A row equal to the one above takes Up at once.
struct PNGRows {
    let bitmap: Bitmap
    let isOpaque: Bool

    private var channels: Int { isOpaque ? 3 : 4 }
    private var rowLength: Int { bitmap.width * channels }

    /// All rows, one after the other.
    func filtered() -> [UInt8] {
        let total = (rowLength + 1) * bitmap.height
        return unsafe [UInt8](unsafeUninitializedCapacity: total) { target, count in
            count = total
            unsafe bitmap.bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                unsafe fill(to, from: from)
            }
        }
    }

    /// Filters row by row; scratch memory holds this row, the one above and a row of differences.
    private func fill(_ target: UnsafeMutablePointer<UInt8>, from source: UnsafePointer<UInt8>) {
        let stride = bitmap.width * 4
        // Filters look one pixel to the left of the first; zeros must lie there.
        let room = rowLength + channels
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * room + rowLength)
        defer { unsafe scratch.deallocate() }
        unsafe scratch.initialize(repeating: 0, count: 2 * room + rowLength)
        var current = unsafe scratch + channels
        var above = unsafe scratch + room + channels
        let trial = unsafe scratch + 2 * room
        for y in 0..<bitmap.height {
            let row = unsafe source + y * stride
            let out = unsafe target + y * (rowLength + 1)
            if unsafe y > 0 && isSame(row, row - stride, count: stride) {
                unsafe out[0] = PNGFilter.up.rawValue
                unsafe (out + 1).update(repeating: 0, count: rowLength)
                continue
            }
            unsafe unpack(row, to: current)
            let lines = unsafe PNGFilter.Lines(
                current: current, above: above, count: rowLength, channels: channels)
            unsafe out[0] = lines.writeBest(to: out + 1, trial: trial, hasAbove: y > 0).rawValue
            unsafe swap(&current, &above)
        }
    }

    private func isSame(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, count: Int) -> Bool {
        let (left, right) = unsafe (UnsafeRawPointer(one), UnsafeRawPointer(other))
        var offset = 0
        while offset < count {
            let (a, b) = unsafe (
                left.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
                right.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            )
            if a != b { return false }
            offset &+= 4
        }
        return true
    }

    /// One row of the bitmap as RGB or as RGBA without premultiplication.
    private func unpack(_ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
        var (from, to, left) = unsafe (row, target, bitmap.width)
        while left > 0 {
            let alpha = unsafe from[3]
            if isOpaque || alpha == 255 {
                unsafe to[0] = from[2]
                unsafe to[1] = from[1]
                unsafe to[2] = from[0]
            } else {
                unsafe to[0] = Self.quotient(from[2], alpha)
                unsafe to[1] = Self.quotient(from[1], alpha)
                unsafe to[2] = Self.quotient(from[0], alpha)
            }
            if !isOpaque { unsafe to[3] = alpha }
            unsafe from += 4
            unsafe to += isOpaque ? 3 : 4
            left &-= 1
        }
    }

    /// A premultiplied channel divided by alpha, rounded to the nearest: premultiplying again restores it.
    private static func quotient(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
        guard alpha > 0 else { return 0 }
        let (value, divisor) = (UInt32(channel), UInt32(alpha))
        return UInt8(min((value &* 255 &+ divisor / 2) / divisor, 255))
    }
}

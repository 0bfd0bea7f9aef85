internal import CFrameKernels

/// The rows of a picture as PNG stores them before compression, for small files.
struct PNGRows {
    /// How pixels are stored: by a palette where there are at most 256 colours.
    let colour: PNGColour

    private let layout: FrameRowLayout
    private let height: Int
    private let rows: [UInt8]

    init(_ bitmap: Bitmap) {
        height = bitmap.height
        if let palette = PNGPalette(bitmap) {
            colour = .palette(palette)
            rows = palette.rows(of: bitmap)
            layout = FrameRowLayout(pixels: rows.count / height, channels: 1, portable: false)
        } else {
            let isOpaque = bitmap.isOpaque
            colour = isOpaque ? .rgb : .rgba
            layout = FrameRowLayout(pixels: bitmap.width, channels: isOpaque ? 3 : 4, portable: false)
            rows = Self.unpacked(bitmap, layout)
        }
    }

    /// Rows of RGB or RGBA, whichever colours the picture has.
    init(_ bitmap: Bitmap, channels: Int) {
        height = bitmap.height
        colour = channels == 4 ? .rgba : .rgb
        layout = FrameRowLayout(pixels: bitmap.width, channels: channels, portable: false)
        rows = Self.unpacked(bitmap, layout)
    }

    private var rowLength: Int { layout.pixels * layout.channels }

    /// All rows without a filter.
    func unfiltered() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((rowLength + 1) * height)
        for row in 0..<height {
            result.append(PNGFilter.none.rawValue)
            result += rows[row * rowLength..<(row + 1) * rowLength]
        }
        return result
    }

    /// All rows, each with the filter of the least sum of absolute differences.
    ///
    /// It is the heuristic that the PNG specification recommends (section 12.8).
    func filtered() -> [UInt8] {
        let total = (rowLength + 1) * height
        var trial = [UInt8](repeating: 0, count: rowLength)
        return unsafe padded().withUnsafeBufferPointer { source in
            unsafe [UInt8](unsafeUninitializedCapacity: total) { target, count in
                count = total
                guard var above = source.baseAddress, var out = target.baseAddress else { return }
                unsafe above += Self.margin
                for row in 0..<height {
                    let current = unsafe above + rowLength + Self.margin
                    let filters = row == 0 ? PNGFilter.ofFirstRow : PNGFilter.ofOtherRows
                    unsafe withUnsafePointer(to: layout) { layout in
                        let best = unsafe frame_row_best_filter(layout, filters, current, above, &trial)
                        unsafe out[0] = UInt8(best)
                        unsafe frame_row_filter(layout, best, current, above, out + 1)
                    }
                    unsafe above = current
                    unsafe out += rowLength + 1
                }
            }
        }
    }

    /// A row of zeros and all rows, each behind some zeros.
    private func padded() -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: Self.margin)
        var result = zeros + [UInt8](repeating: 0, count: rowLength)
        result.reserveCapacity((Self.margin + rowLength) * (height + 1))
        for row in 0..<height {
            result += zeros
            result += rows[row * rowLength..<(row + 1) * rowLength]
        }
        return result
    }

    private static func unpacked(_ bitmap: Bitmap, _ layout: FrameRowLayout) -> [UInt8] {
        let rowLength = layout.pixels * layout.channels
        let total = rowLength * bitmap.height
        return unsafe [UInt8](unsafeUninitializedCapacity: total + Int(FrameRowSlack)) { target, count in
            count = total
            unsafe bitmap.bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                unsafe withUnsafePointer(to: layout) { layout in
                    for row in 0..<bitmap.height {
                        unsafe frame_row_unpack(
                            layout, from + row * bitmap.width * 4, to + row * rowLength)
                    }
                }
            }
        }
    }

    /// Filters look one pixel to the left of the first.
    private static let margin = 4
}

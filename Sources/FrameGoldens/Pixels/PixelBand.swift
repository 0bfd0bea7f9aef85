internal import CFrameKernels

/// Neighbouring rows of two pictures of one size and of their marks, for one thread.
@unsafe struct PixelBand: ~Copyable {
    let one: UnsafePointer<UInt8>
    let other: UnsafePointer<UInt8>
    let width: Int
    /// The rows; the pictures' pointers point to row 0.
    let rows: Range<Int>
    /// The marks of the first of these rows, and on.
    let marks: UnsafeMutablePointer<UInt64>
    let wordsPerRow: Int

    /// A row of both pictures, and its marks.
    @unsafe struct Row {
        let one: UnsafePointer<UInt8>
        let other: UnsafePointer<UInt8>
        let width: Int
        let marks: UnsafeMutablePointer<UInt64>

        /// Marks the pixels that are not the same to the bit, and counts them.
        func mark() -> Int { unsafe frame_row_mark(one, other, width, marks, false) }
    }

    /// Calls a function with each row that is not the same to the bit; the marks of the others are not touched.
    func forEachDifferentRow(_ body: (Int, Row) -> Void) {
        let (stride, end) = unsafe (width * 4, rows.upperBound)
        // Most pictures are the same throughout, and one call for many rows costs the least.
        var y = unsafe frame_first_different_row(one, other, stride, rows.lowerBound, end)
        while y < end {
            let place = y * stride
            let row = unsafe Row(
                one: one + place, other: other + place, width: width,
                marks: marks + (y - rows.lowerBound) * wordsPerRow)
            unsafe body(y, row)
            y = unsafe frame_first_different_row(one, other, stride, y + 1, end)
        }
    }

    /// Measures the marked pixels and takes the marks from those within a tolerance.
    ///
    /// - Parameters:
    ///   - tolerance: How far apart pixels may be, ΔE.
    ///   - prepare: Is called with each row before it is measured.
    /// - Returns: The largest distance and its place; 0 and `nil` where nothing is marked.
    func farthest(tolerance: Double, prepare: (Row) -> Void) -> PixelPair.Farthest {
        var farthest = FrameFarthestPixel(distance: 0, column: 0)
        var place: Int?
        unsafe ColourDistance.withSetting(tolerance: tolerance) { setting in
            unsafe forEachDifferentRow { y, row in
                unsafe prepare(row)
                if unsafe frame_row_measure(setting, row.one, row.other, row.width, row.marks, &farthest) {
                    place = y
                }
            }
        }
        return (Double(farthest.distance), place.map { (x: farthest.column, y: $0) })
    }
}

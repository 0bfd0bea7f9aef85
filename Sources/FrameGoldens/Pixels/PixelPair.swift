internal import CFrameKernels
internal import FrameImaging

/// Two pictures of one size as the kernels see them.
struct PixelPair {
    let expected: Bitmap
    let actual: Bitmap

    /// The pair of pixels that is farthest apart, and where it is.
    typealias Farthest = (distance: Double, place: (x: Int, y: Int)?)

    /// Marks the pixels that are not the same to the bit.
    ///
    /// - Returns: How many there are.
    func mark(_ marks: inout PixelMarks) -> Int {
        var count = 0
        unsafe forEachDifferentRow(&marks) { _, row in unsafe count += row.mark() }
        return count
    }

    /// Marks the pixels that are not the same to the bit, and measures them while they are at hand.
    ///
    /// - Returns: How many there are; and the largest distance and its place, 0 and `nil` where there are none.
    func markAndMeasure(_ marks: inout PixelMarks) -> (count: Int, farthest: Farthest) {
        var (count, farthest) = (0, FrameFarthestPixel(distance: 0, column: 0))
        var place: Int?
        unsafe ColourDistance.withSetting(tolerance: 0) { setting in
            unsafe forEachDifferentRow(&marks) { y, row in
                unsafe count += row.mark()
                if unsafe row.measure(setting, &farthest) { place = y }
            }
        }
        return (count, Self.named(farthest, row: place))
    }

    /// Measures the marked pixels and takes the marks from those within a tolerance.
    ///
    /// - Returns: The largest distance and its place; 0 and `nil` where nothing is marked.
    func measure(_ marks: inout PixelMarks, tolerance: Double) -> Farthest {
        var farthest = FrameFarthestPixel(distance: 0, column: 0)
        var place: Int?
        unsafe ColourDistance.withSetting(tolerance: tolerance) { setting in
            unsafe forEachDifferentRow(&marks) { y, row in
                if unsafe row.measure(setting, &farthest) { place = y }
            }
        }
        return Self.named(farthest, row: place)
    }

    private static func named(_ farthest: FrameFarthestPixel, row: Int?) -> Farthest {
        (Double(farthest.distance), row.map { (x: farthest.column, y: $0) })
    }

    /// A row of both pictures, and its marks.
    @unsafe private struct Row {
        let one: UnsafePointer<UInt8>
        let other: UnsafePointer<UInt8>
        let width: Int
        let marks: UnsafeMutablePointer<UInt64>

        func mark() -> Int { unsafe frame_row_mark(one, other, width, marks, false) }

        func measure(
            _ setting: UnsafePointer<FrameDistanceSetting>, _ farthest: inout FrameFarthestPixel
        ) -> Bool {
            unsafe frame_row_measure(setting, one, other, width, marks, &farthest)
        }
    }

    /// Calls a function with each row that is not the same to the bit; the marks of the others are not touched.
    private func forEachDifferentRow(_ marks: inout PixelMarks, _ body: (Int, Row) -> Void) {
        let (width, height, words) = (marks.width, marks.height, marks.wordsPerRow)
        unsafe withPointers { one, other in
            unsafe marks.words.withUnsafeMutableBufferPointer { buffer in
                guard let marks = buffer.baseAddress else { return }
                // Most pictures are the same throughout, and one call for many rows costs the least.
                var y = unsafe frame_first_different_row(one, other, width * 4, 0, height)
                while y < height {
                    let place = y * width * 4
                    let row = unsafe Row(
                        one: one + place, other: other + place, width: width, marks: marks + y * words)
                    unsafe body(y, row)
                    y = unsafe frame_first_different_row(one, other, width * 4, y + 1, height)
                }
            }
        }
    }

    /// The marks without those of soft edges that both pictures have.
    func hardOnes(of marks: PixelMarks) -> PixelMarks { marks.subtracting(softOnes(of: marks)) }

    /// The marks of soft edges that both pictures have.
    func softOnes(of marks: PixelMarks) -> PixelMarks {
        var soft = marks
        unsafe withKernelPair { pair in
            unsafe soft.words.withUnsafeMutableBufferPointer { buffer in
                guard let words = buffer.baseAddress else { return }
                for y in 0..<marks.height {
                    let row = unsafe words + y * marks.wordsPerRow
                    _ = unsafe frame_row_mark_antialiased(pair, y, row, row)
                }
            }
        }
        return soft
    }

    /// Whether all marked pixels are soft edges that both pictures have.
    func isSoftOnly(_ marks: PixelMarks) -> Bool {
        var soft = marks
        return unsafe withKernelPair { pair in
            unsafe soft.words.withUnsafeMutableBufferPointer { buffer in
                guard let words = buffer.baseAddress else { return true }
                for y in 0..<marks.height {
                    let row = unsafe words + y * marks.wordsPerRow
                    _ = unsafe frame_row_mark_antialiased(pair, y, row, row)
                    let places = y * marks.wordsPerRow..<(y + 1) * marks.wordsPerRow
                    let isSoft = places.allSatisfy { unsafe words[$0] == marks.words[$0] }
                    if !isSoft { return false }
                }
                return true
            }
        } ?? true
    }

    private func withKernelPair<Result>(_ body: (UnsafePointer<FramePicturePair>) -> Result) -> Result? {
        unsafe withPointers { one, other in
            var pair = unsafe FramePicturePair(
                one: one, other: other, width: expected.width, height: expected.height)
            return unsafe withUnsafePointer(to: &pair) { unsafe body($0) }
        }
    }

    private func withPointers<Result>(
        _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Result
    ) -> Result? {
        unsafe expected.bytes.withUnsafeBufferPointer { first in
            unsafe actual.bytes.withUnsafeBufferPointer { second in
                guard let one = first.baseAddress, let other = second.baseAddress else { return nil }
                return unsafe body(one, other)
            }
        }
    }
}

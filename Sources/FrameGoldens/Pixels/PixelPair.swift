internal import CFrameKernels
internal import FrameImaging

/// Two pictures of one size as the kernels see them.
struct PixelPair {
    let expected: Bitmap
    let actual: Bitmap

    /// Marks the pixels that are not the same to the bit.
    ///
    /// - Returns: How many there are.
    func mark(_ marks: inout PixelMarks) -> Int {
        let (width, height, words) = (marks.width, marks.height, marks.wordsPerRow)
        var count = 0
        unsafe withPointers { one, other in
            // Most pictures are the same throughout, and one call costs the least.
            if unsafe frame_bytes_are_equal(one, other, width * height * 4) { return }
            unsafe marks.words.withUnsafeMutableBufferPointer { buffer in
                guard let marks = buffer.baseAddress else { return }
                var (place, y) = (0, 0)
                while y < height {
                    if unsafe !frame_bytes_are_equal(one + place, other + place, width * 4) {
                        count += unsafe frame_row_mark(
                            one + place, other + place, width, marks + y * words, false)
                    }
                    place += width * 4
                    y += 1
                }
            }
        }
        return count
    }

    /// Measures the marked pixels and takes the marks from those within a tolerance.
    ///
    /// - Returns: The largest distance and its place; 0 and `nil` where nothing is marked.
    func measure(
        _ marks: inout PixelMarks, tolerance: Double
    ) -> (distance: Double, place: (x: Int, y: Int)?) {
        let (width, height, words) = (marks.width, marks.height, marks.wordsPerRow)
        var farthest = FrameFarthestPixel(distance: 0, column: 0)
        var row: Int?
        unsafe withPointers { one, other in
            unsafe ColourDistance.withSetting(tolerance: tolerance) { setting in
                unsafe marks.words.withUnsafeMutableBufferPointer { buffer in
                    guard let marks = buffer.baseAddress else { return }
                    for y in 0..<height {
                        let place = y * width * 4
                        let isFarther = unsafe frame_row_measure(
                            setting, one + place, other + place, width, marks + y * words, &farthest)
                        if isFarther { row = y }
                    }
                }
            }
        }
        return (Double(farthest.distance), row.map { (x: farthest.column, y: $0) })
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

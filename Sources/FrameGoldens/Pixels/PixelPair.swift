internal import CFrameKernels
internal import Dispatch
internal import FrameImaging
internal import Synchronization

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
        unsafe inBands(&marks) { band in
            var count = 0
            unsafe band.forEachDifferentRow { _, row in unsafe count += row.mark() }
            return count
        }.reduce(0, +)
    }

    /// Marks the pixels that are not the same to the bit, and measures them while they are at hand.
    ///
    /// - Returns: How many there are; and the largest distance and its place, 0 and `nil` where there are none.
    func markAndMeasure(_ marks: inout PixelMarks) -> (count: Int, farthest: Farthest) {
        let found = unsafe inBands(&marks) { band in
            var count = 0
            let farthest = unsafe band.farthest(tolerance: 0) { row in unsafe count += row.mark() }
            return (count: count, farthest: farthest)
        }
        return (found.reduce(0) { $0 + $1.count }, Self.farthest(of: found.map(\.farthest)))
    }

    /// Measures the marked pixels and takes the marks from those within a tolerance.
    ///
    /// - Returns: The largest distance and its place; 0 and `nil` where nothing is marked.
    func measure(_ marks: inout PixelMarks, tolerance: Double) -> Farthest {
        Self.farthest(
            of: unsafe inBands(&marks) { band in unsafe band.farthest(tolerance: tolerance) { _ in } })
    }

    /// The first of the largest distances.
    private static func farthest(of bands: [Farthest]) -> Farthest {
        bands.reduce((0, nil)) { $1.distance > $0.distance ? $1 : $0 }
    }

    /// Calls a function with bands of rows, in large pictures on several threads at once.
    ///
    /// - Returns: What it returned, the uppermost band first.
    private func inBands<Result: Sendable>(
        _ marks: inout PixelMarks, _ body: @Sendable (borrowing PixelBand) -> Result
    ) -> [Result] {
        let (height, perRow) = (marks.height, marks.wordsPerRow)
        let count = min(max(marks.width * height / Self.pixelsPerBand, 1), Self.mostBands, height)
        if count == 1 { return unsafe [inBand(0..<height, &marks.words, body)].compactMap(\.self) }
        let words = marks.words
        let done = Mutex<[Int: (words: [UInt64], result: Result)]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let rows = height * index / count..<height * (index + 1) / count
            var own = Array(words[rows.lowerBound * perRow..<rows.upperBound * perRow])
            guard let result = unsafe inBand(rows, &own, body) else { return }
            done.withLock { $0[index] = (own, result) }
        }
        let bands = done.withLock { done in (0..<count).compactMap { done[$0] } }
        marks.words = Array(bands.map(\.words).joined())
        return bands.map(\.result)
    }

    private func inBand<Result>(
        _ rows: Range<Int>, _ marks: inout [UInt64], _ body: (borrowing PixelBand) -> Result
    ) -> Result? {
        unsafe withPointers { one, other in
            unsafe marks.withUnsafeMutableBufferPointer { buffer in
                unsafe buffer.baseAddress.map { marks in
                    unsafe body(
                        PixelBand(
                            one: one, other: other, width: expected.width, rows: rows, marks: marks,
                            wordsPerRow: buffer.count / rows.count))
                }
            }
        } ?? nil
    }

    /// Fewer pixels are compared by the caller's thread alone.
    private static let pixelsPerBand = 1 << 19
    /// So many bands at most: each begins its search for the largest distance anew.
    private static let mostBands = 4

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

public import FrameImaging

/// How two pictures of the same size differ, pixel by pixel.
public struct BitmapDifference: Hashable, Sendable, CustomStringConvertible {
    /// How many pixels are not the same.
    public let pixelCount: Int
    /// The columns of the smallest rectangle around them.
    public let columns: ClosedRange<Int>
    /// The rows of the smallest rectangle around them.
    public let rows: ClosedRange<Int>
    /// The largest difference of one premultiplied channel, 1…255.
    public let largest: Int

    /// Compares two pictures of the same size.
    ///
    /// - Returns: `nil` where every pixel is the same, or the sizes differ.
    public init?(expected: Bitmap, actual: Bitmap) {
        guard expected.width == actual.width, expected.height == actual.height,
            expected.bytes != actual.bytes
        else { return nil }
        let (first, second) = (expected.bytes.span, actual.bytes.span)
        var (count, largest) = (0, 0)
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        for y in 0..<expected.height {
            for x in 0..<expected.width {
                let offset = (y * expected.width + x) * 4
                let difference = (offset..<offset + 4).reduce(0) {
                    max($0, abs(Int(first[$1]) - Int(second[$1])))
                }
                guard difference > 0 else { continue }
                count += 1
                largest = max(largest, difference)
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), y)
            }
        }
        guard count > 0 else { return nil }
        pixelCount = count
        self.largest = largest
        columns = left...right
        rows = top...bottom
    }

    /// The difference in one sentence.
    public var description: String {
        "\(pixelCount) pixel\(pixelCount == 1 ? "" : "s") differ by up to \(largest) of 255, "
            + "in columns \(columns.lowerBound) to \(columns.upperBound), "
            + "rows \(rows.lowerBound) to \(rows.upperBound)"
    }
}

/// A rectangle of whole pixels.
public struct PixelBox: Hashable, Sendable {
    /// The first column, counted from 0.
    public var x: Int
    /// The first row, counted from 0.
    public var y: Int
    /// How many columns there are, at least 0.
    public var width: Int
    /// How many rows there are, at least 0.
    public var height: Int

    /// Makes a rectangle; negative extents count as 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// Makes the rectangle of ranges of columns and rows.
    init(columns: Range<Int>, rows: Range<Int>) {
        self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// The smallest rectangle around this one and another one.
    func union(_ other: PixelBox) -> PixelBox {
        let (left, top) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The columns that lie in a picture of so many, none where all lie outside.
    func columns(of count: Int) -> Range<Int> { Self.part(from: x, length: width, of: count) }

    /// The rows that lie in a picture of so many, none where all lie outside.
    func rows(of count: Int) -> Range<Int> { Self.part(from: y, length: height, of: count) }

    private static func part(from start: Int, length: Int, of count: Int) -> Range<Int> {
        let (sum, overflow) = start.addingReportingOverflow(length)
        let lower = min(max(start, 0), count)
        return lower..<min(max(overflow ? count : sum, lower), count)
    }
}

extension PixelBox: CustomStringConvertible {
    /// The rectangle as `120×36 at (12, 40)`.
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

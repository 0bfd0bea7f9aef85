/// A position in a rectangle as fractions of its extents: (0, 0) top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, 0 at the leading edge.
    public var x: Double
    /// The fraction of the height, 0 at the top.
    public var y: Double

    /// Makes a position from its fractions.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The corner at the top on the leading side.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The corner at the top on the trailing side.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the rectangle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner at the bottom on the leading side.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the bottom on the trailing side.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point of a rectangle at these fractions, x counted from its left edge.
    public func point(in rect: Rect) -> Point {
        Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// The position reflected left to right.
    public var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}

/// One of the two directions of the plane, with the means to write geometry once for both.
public enum Axis: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The coordinate of a point along this axis.
    public func coordinate(of point: Point) -> Double { self == .horizontal ? point.x : point.y }

    /// The extent of a size along this axis.
    public func extent(of size: Size) -> Double { self == .horizontal ? size.width : size.height }

    /// The point with these coordinates along and across this axis.
    public func point(along: Double, across: Double) -> Point {
        self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    /// The size with these extents along and across this axis.
    public func size(along: Double, across: Double) -> Size {
        self == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }
}

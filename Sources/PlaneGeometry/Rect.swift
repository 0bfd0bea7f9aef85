/// A rectangle with edges parallel to the axes, in points, y down.
///
/// The size may be negative or empty; such a rectangle contains and meets nothing.
public struct Rect: Hashable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// The extents.
    public var size: Size

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Makes a rectangle from its top left corner and its size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from the coordinates of its top left corner and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Makes the rectangle of a size around a centre.
    public init(center: Point, size: Size) {
        self.init(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Makes the rectangle between four edges.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The horizontal centre.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical centre.
    public var midY: Double { origin.y + size.height / 2 }
    /// The horizontal extent.
    public var width: Double { size.width }
    /// The vertical extent.
    public var height: Double { size.height }
    /// The centre.
    public var center: Point { Point(x: midX, y: midY) }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { size.isEmpty }

    /// The rectangle moved by a vector.
    public func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

    /// The rectangle with every edge moved outwards by a distance, or inwards where it is negative.
    public func expanded(by distance: Double) -> Rect {
        Rect(
            x: minX - distance, y: minY - distance, width: width + 2 * distance,
            height: height + 2 * distance)
    }

    /// The rectangle reflected left to right inside a container that begins at x = 0.
    ///
    /// - Parameter width: The width of the container, in points.
    /// - Returns: The reflection.
    public func mirrored(inWidth width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// What both rectangles share, or `nil` where their interiors do not meet.
    public func intersection(_ other: Rect) -> Rect? {
        let shared = Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return shared.isEmpty ? nil : shared
    }

    /// Whether a point lies inside, the left and top edges included.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

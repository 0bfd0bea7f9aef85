public import PlaneGeometry

extension Point: AnimatableValue {
    /// A point has two components: x and y.
    public static var componentCount: Int { 2 }

    /// The coordinate x for 0, else y.
    public func component(_ index: Int) -> Double { index == 0 ? x : y }

    /// The point moved by a multiple of another one taken as a vector.
    public func adding(_ other: Point, times factor: Double) -> Point {
        Point(x: x + other.x * factor, y: y + other.y * factor)
    }
}

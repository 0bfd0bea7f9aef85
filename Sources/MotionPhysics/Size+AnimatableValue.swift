public import PlaneGeometry

extension Size: AnimatableValue {
    /// A size has two components: width and height.
    public static var componentCount: Int { 2 }

    /// The width for 0, else the height.
    public func component(_ index: Int) -> Double { index == 0 ? width : height }

    /// The size enlarged by a multiple of another one.
    public func adding(_ other: Size, times factor: Double) -> Size {
        Size(width: width + other.width * factor, height: height + other.height * factor)
    }
}

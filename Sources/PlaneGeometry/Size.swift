/// A width and a height, in points.
///
/// Nothing forbids negative or infinite values; a proposal of layout may be infinite.
public struct Size: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size from its extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Whether either extent is zero or negative, so that nothing can be seen of it.
    public var isEmpty: Bool { !(width > 0 && height > 0) }
}

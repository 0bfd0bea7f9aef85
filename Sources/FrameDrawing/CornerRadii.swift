/// The radii of a rectangle's four corners, in points, named by reading direction.
public struct CornerRadii: Hashable, Sendable {
    /// The radius at the top on the leading side.
    public var topLeading: Double
    /// The radius at the top on the trailing side.
    public var topTrailing: Double
    /// The radius at the bottom on the leading side.
    public var bottomLeading: Double
    /// The radius at the bottom on the trailing side.
    public var bottomTrailing: Double

    /// Four square corners.
    public static let zero = CornerRadii(all: 0)

    /// Makes radii corner by corner; negative ones count as 0.
    public init(
        topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0
    ) {
        self.topLeading = max(topLeading, 0)
        self.topTrailing = max(topTrailing, 0)
        self.bottomLeading = max(bottomLeading, 0)
        self.bottomTrailing = max(bottomTrailing, 0)
    }

    /// Makes the same radius at every corner.
    public init(all radius: Double) {
        self.init(topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
    }

    /// The radii reflected left to right.
    public var mirrored: CornerRadii {
        CornerRadii(
            topLeading: topTrailing, topTrailing: topLeading, bottomLeading: bottomTrailing,
            bottomTrailing: bottomLeading)
    }
}

/// Distances inwards from the four edges of a rectangle, in points, named by reading direction.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the edge where reading begins.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the edge where reading ends.
    public var trailing: Double

    /// No inset on any edge.
    public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Makes insets edge by edge.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes the same inset on every edge.
    public init(all: Double) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }

    /// The sum of both horizontal insets.
    public var horizontal: Double { leading + trailing }
    /// The sum of both vertical insets.
    public var vertical: Double { top + bottom }
}

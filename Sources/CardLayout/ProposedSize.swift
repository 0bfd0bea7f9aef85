public import PlaneGeometry

/// What a parent offers a child: per axis an extent in points, 0 for the minimum, infinity for the maximum, or
/// `nil` for the ideal extent.
public struct ProposedSize: Hashable, Sendable {
    /// The offered width.
    public var width: Double?
    /// The offered height.
    public var height: Double?

    /// Asks for the ideal size.
    public static let unspecified = ProposedSize(width: nil, height: nil)

    /// Makes a proposal.
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Makes a proposal of a definite size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

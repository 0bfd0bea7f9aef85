/// An edge of a box, named by reading direction.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The edge where reading begins.
    case leading
    /// The bottom edge.
    case bottom
    /// The edge where reading ends.
    case trailing

    /// Several edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The edge where reading begins.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The edge where reading ends.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
        /// Every edge.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Where a view meets another one horizontally.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    /// At the edge where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
}

/// Where a view meets another one vertically.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// At the baseline of the first line of text; a view without text uses its bottom.
    case firstTextBaseline
    /// At the baseline of the last line of text; a view without text uses its bottom.
    case lastTextBaseline
}

/// Where a view meets another one on both axes.
public struct Alignment: Hashable, Sendable {
    /// The alignment along x.
    public var horizontal: HorizontalAlignment
    /// The alignment along y.
    public var vertical: VerticalAlignment

    /// Makes an alignment from those of both axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the leading edge, in the middle of its length.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the trailing edge, in the middle of its length.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top, in the middle.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom, in the middle.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner at the top on the leading side.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the corner at the top on the trailing side.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner at the bottom on the leading side.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner at the bottom on the trailing side.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

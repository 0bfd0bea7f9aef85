/// The content of an `hstack`.
public struct HorizontalStack: Sendable {
    /// How children meet across the stack.
    ///
    /// JSON: `alignment`, default `center`.
    public var alignment: VerticalAlignment
    /// The distance between children in points.
    ///
    /// JSON: `spacing`; without it SwiftUI's default spacing.
    public var spacing: Double?
    /// The children in reading order.
    ///
    /// JSON: `children`.
    public var children: [LayoutElement]

    /// Makes the content.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutElement]) {
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

/// The content of a `vstack`.
public struct VerticalStack: Sendable {
    /// How children meet across the stack.
    ///
    /// JSON: `alignment`, default `center`.
    public var alignment: HorizontalAlignment
    /// The distance between children in points.
    ///
    /// JSON: `spacing`; without it SwiftUI's default spacing.
    public var spacing: Double?
    /// The children from top to bottom.
    ///
    /// JSON: `children`.
    public var children: [LayoutElement]

    /// Makes the content.
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutElement]) {
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

/// The content of a `zstack`.
public struct DepthStack: Sendable {
    /// How children meet.
    ///
    /// JSON: `alignment`, default `center`.
    public var alignment: Alignment
    /// The children from back to front.
    ///
    /// JSON: `children`.
    public var children: [LayoutElement]

    /// Makes the content.
    public init(alignment: Alignment = .center, children: [LayoutElement]) {
        self.alignment = alignment
        self.children = children
    }
}

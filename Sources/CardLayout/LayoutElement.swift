/// A node of a card or a stage before layout: what it is, and what is done to it, inner first.
///
/// Scene files and `FramewheelUI` both come down to these. In a scene file it is an object with the kind as a
/// key and an optional list `modifiers`.
public struct LayoutElement: Sendable {
    /// What the node is.
    public var kind: Kind
    /// What is done to it, the innermost first.
    ///
    /// JSON: `modifiers`, default none.
    public var modifiers: [LayoutModifier]
    /// How the node is called in element paths.
    public var name: ElementName
    /// Where the node is written; `nil` for one that Swift code or the program itself makes.
    public var mark: ElementMark?

    /// Makes a node.
    public init(_ kind: Kind, modifiers: [LayoutModifier] = [], name: ElementName = .positional) {
        self.kind = kind
        self.modifiers = modifiers
        self.name = name
    }

    /// What a node can be.
    public enum Kind: Sendable {
        /// Children side by side in reading direction. JSON: `hstack`.
        case hstack(HorizontalStack)
        /// Children one below the other. JSON: `vstack`.
        case vstack(VerticalStack)
        /// Children one in front of the other. JSON: `zstack`.
        case zstack(DepthStack)
        /// A text. JSON: `text`.
        case text(TextContent)
        /// A picture. JSON: `image`.
        case image(ImageContent)
        /// A shape. JSON: `rectangle`, `roundedRectangle`, `circle`, `capsule`.
        case shape(ShapeContent)
        /// Room that takes what is left along its stack. JSON: `spacer`; `minLength` in points, default 8.
        case spacer(minLength: Double?)
        /// A line across its stack. JSON: `divider`.
        case divider(DividerContent)
        /// A node that learns its size before its content is made. JSON: `geometryReader`.
        case geometryReader(GeometryContent)
        /// The place of something that the stage's owner lays out and draws: the carousel, its page indicator.
        case hosted(HostedContent)
        /// A box of fixed size that stands for a measured view in tests.
        case box(BoxContent)
    }
}

/// Where a node is written, by numbers that its reader understands.
public struct ElementMark: Hashable, Sendable {
    /// The number of the file.
    public var file: Int16
    /// The line, from 1.
    public var line: Int32
    /// The column, from 1.
    public var column: Int32

    /// Makes a mark.
    public init(file: Int16, line: Int32, column: Int32) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// How a node is called in element paths.
public enum ElementName: Hashable, Sendable {
    /// By its kind and its place among its siblings: `text[1]`.
    case positional
    /// By a word of its own, as in the built-in card: `detailBar`.
    case named(String)
    /// Not at all: its children seem to be its parent's.
    case transparent
}

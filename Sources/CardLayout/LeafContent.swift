public import FrameDrawing

/// The content of a `text`.
public struct TextContent: Hashable, Sendable {
    /// The characters.
    ///
    /// JSON: `text`.
    public var string: String
    /// Size, weight and line breaking. JSON: `style`, `size`, `weight`, `lines`, …
    public var style: TextStyle
    /// The paint of the glyphs.
    ///
    /// JSON: `color`, default `label`.
    public var paint: Paint

    /// Makes the content.
    public init(string: String, style: TextStyle = TextStyle(), paint: Paint = .color(.black)) {
        self.string = string
        self.style = style
        self.paint = paint
    }
}

/// The content of an `image`.
public struct ImageContent: Hashable, Sendable {
    /// Where the picture comes from.
    ///
    /// JSON: `image`.
    public var source: ImageSource
    /// Whether the node takes the room it is offered instead of the picture's own size.
    ///
    /// JSON: `resizable`,
    /// default true in scenes, false in vectors and Swift.
    public var isResizable: Bool
    /// How the picture fills the node.
    ///
    /// JSON: `fit`, default `fill`.
    public var fit: ImageFit
    /// Which part stays visible, or where the picture sits.
    ///
    /// JSON: `alignment`, default `center`.
    public var alignment: Alignment

    /// Makes the content.
    public init(
        source: ImageSource, isResizable: Bool = false, fit: ImageFit = .stretch,
        alignment: Alignment = .center
    ) {
        self.source = source
        self.isResizable = isResizable
        self.fit = fit
        self.alignment = alignment
    }
}

/// Where a picture comes from.
public enum ImageSource: Hashable, Sendable {
    /// A file that the program can open.
    case file(path: String)
    /// A grey area that stands for a picture that is not there.
    case placeholder
}

/// How a picture fills the box of its node.
public enum ImageFit: Hashable, Sendable, CaseIterable {
    /// All of the box is covered, the picture's ratio kept and what sticks out cut off.
    case fill
    /// All of the picture is shown, its ratio kept.
    case fit
    /// The picture takes the box's ratio.
    case stretch
}

/// The content of a `divider`.
public struct DividerContent: Hashable, Sendable {
    /// The thickness in points; `nil` for the platform's.
    public var thickness: Double?
    /// The paint.
    ///
    /// JSON: `color`, default `separator`.
    public var paint: Paint

    /// Makes the content.
    public init(thickness: Double? = nil, paint: Paint) {
        self.thickness = thickness
        self.paint = paint
    }
}

/// A box of fixed size.
public struct BoxContent: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// Whether it takes part in the spacing between texts.
    public var isText: Bool
    /// The first baseline from the top, in points.
    public var firstBaseline: Double?
    /// The last baseline from the top, in points.
    public var lastBaseline: Double?

    /// Makes a box.
    public init(
        width: Double, height: Double, isText: Bool = false, firstBaseline: Double? = nil,
        lastBaseline: Double? = nil
    ) {
        self.width = width
        self.height = height
        self.isText = isText
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

public import FrameDrawing

/// A node of a card or a stage before layout: what it is, and what is done to it, inner first.
///
/// Scene files and `FramewheelUI` both come down to these. In a scene file it is an object with the kind as a
/// key and an optional list `modifiers`.
public struct LayoutElement: Sendable {
    /// What the node is.
    public var kind: Kind
    /// What is done to it, the innermost first. JSON: `modifiers`, default none.
    public var modifiers: [LayoutModifier]
    /// How the node is called in element paths.
    public var name: ElementName

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

/// How a node is called in element paths.
public enum ElementName: Hashable, Sendable {
    /// By its kind and its place among its siblings: `text[1]`.
    case positional
    /// By a word of its own, as in the built-in card: `detailBar`.
    case named(String)
    /// Not at all: its children seem to be its parent's.
    case transparent
}

/// The content of an `hstack`.
public struct HorizontalStack: Sendable {
    /// How children meet across the stack. JSON: `alignment`, default `center`.
    public var alignment: VerticalAlignment
    /// The distance between children in points. JSON: `spacing`; without it SwiftUI's default spacing.
    public var spacing: Double?
    /// The children in reading order. JSON: `children`.
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
    /// How children meet across the stack. JSON: `alignment`, default `center`.
    public var alignment: HorizontalAlignment
    /// The distance between children in points. JSON: `spacing`; without it SwiftUI's default spacing.
    public var spacing: Double?
    /// The children from top to bottom. JSON: `children`.
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
    /// How children meet. JSON: `alignment`, default `center`.
    public var alignment: Alignment
    /// The children from back to front. JSON: `children`.
    public var children: [LayoutElement]

    /// Makes the content.
    public init(alignment: Alignment = .center, children: [LayoutElement]) {
        self.alignment = alignment
        self.children = children
    }
}

/// The content of a `text`.
public struct TextContent: Hashable, Sendable {
    /// The characters. JSON: `text`.
    public var string: String
    /// Size, weight and line breaking. JSON: `style`, `size`, `weight`, `lines`, …
    public var style: TextStyle
    /// The paint of the glyphs. JSON: `color`, default `label`.
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
    /// Where the picture comes from. JSON: `image`.
    public var source: ImageSource
    /// Whether the node takes the room it is offered instead of the picture's own size. JSON: `resizable`,
    /// default true in scenes, false in vectors and Swift.
    public var isResizable: Bool
    /// How the picture fills the node. JSON: `fit`, default `fill`.
    public var fit: ImageFit
    /// Which part stays visible, or where the picture sits. JSON: `alignment`, default `center`.
    public var alignment: Alignment

    /// Makes the content.
    public init(
        source: ImageSource, isResizable: Bool = false, fit: ImageFit = .stretch, alignment: Alignment = .center
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

/// The content of a shape.
public struct ShapeContent: Hashable, Sendable {
    /// The outline that a shape has in its box.
    public enum Outline: Hashable, Sendable {
        /// All of the box.
        case rectangle
        /// The box with circular corners, radii in points.
        case roundedRectangle(CornerRadii)
        /// The largest circle in the middle of the box.
        case circle
        /// The box with half circles at its short sides.
        case capsule
    }

    /// The outline.
    public var outline: Outline
    /// What fills it; `nil` fills nothing. JSON: `fill`, default `label` where there is no stroke.
    public var fill: Paint?
    /// The line along the outline; `nil` draws none. JSON: `stroke`, default none.
    public var stroke: Stroke?

    /// Makes the content.
    public init(outline: Outline, fill: Paint?, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }
}

/// A line along a shape's outline.
public struct Stroke: Hashable, Sendable {
    /// The paint of the line. JSON: `color`.
    public var paint: Paint
    /// The width of the line in points, half of it on either side. JSON: `width`, default 1.
    public var width: Double

    /// Makes a line.
    public init(paint: Paint, width: Double = 1) {
        self.paint = paint
        self.width = width
    }
}

/// The content of a `divider`.
public struct DividerContent: Hashable, Sendable {
    /// The thickness in points; `nil` for the platform's.
    public var thickness: Double?
    /// The paint. JSON: `color`, default `separator`.
    public var paint: Paint

    /// Makes the content.
    public init(thickness: Double? = nil, paint: Paint) {
        self.thickness = thickness
        self.paint = paint
    }
}

/// What a `geometryReader` shows.
public enum GeometryContent: Sendable {
    /// The same node whatever the size. JSON: `child`.
    case fixed(IndirectElement)
    /// A node made from the size that the reader was given.
    case made(@Sendable (GeometryProxy) -> LayoutElement)
}

/// What a geometry reader's content learns about its reader.
public struct GeometryProxy: Hashable, Sendable {
    /// The reader's size, in points.
    public var width: Double
    /// The reader's height, in points.
    public var height: Double

    /// Makes a proxy.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A node inside a node.
public struct IndirectElement: Sendable {
    private let storage: [LayoutElement]

    /// Wraps a node.
    public init(_ element: LayoutElement) { storage = [element] }

    /// The node.
    public var element: LayoutElement { storage[0] }
}

/// The place of something that the stage's owner lays out and draws.
public enum HostedContent: Hashable, Sendable {
    /// The carousel. JSON: `carousel`.
    case carousel
    /// The dots that tell the page. JSON: `pageIndicator`.
    case pageIndicator(PageIndicator)
}

/// Dots that tell which page of how many is selected; between two pages they cross-fade.
public struct PageIndicator: Hashable, Sendable {
    /// The paint of the selected page's dot. JSON: `color`, default `label`.
    public var color: Color
    /// The paint of the other dots. JSON: `inactiveColor`, default `tertiaryLabel`.
    public var inactiveColor: Color
    /// The diameter of a dot in points. JSON: `size`, default 7.
    public var size: Double
    /// The gap between dots in points. JSON: `spacing`, default 9.
    public var spacing: Double

    /// Makes the dots' description.
    public init(color: Color, inactiveColor: Color, size: Double = 7, spacing: Double = 9) {
        self.color = color
        self.inactiveColor = inactiveColor
        self.size = size
        self.spacing = spacing
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

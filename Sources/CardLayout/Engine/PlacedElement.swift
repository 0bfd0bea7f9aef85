public import FrameDrawing
public import PlaneGeometry

/// A node after layout: where it is, and what is in it.
///
/// Frames are layout frames in the coordinates of the root's host: a `scale` has no effect on them, an `offset`
/// moves what is inside it. They are exact; only drawing snaps to pixels.
public struct PlacedElement: Hashable, Sendable {
    /// The path, such as `card[3]/zstack[0]/text[1]`.
    public var path: String
    /// Whether the path is the parent's, so that the node appears in no list of elements.
    public var isTransparent: Bool
    /// The box before the node's modifiers.
    public var frame: Rect
    /// What the node shows.
    public var content: PlacedContent
    /// What is done to the node, the innermost first: one for each modifier of the element.
    public var modifiers: [PlacedModifier]
    /// Where the node is written.
    public var mark: ElementMark?

    /// The box after all modifiers.
    public var outerFrame: Rect { modifiers.last?.frame ?? frame }
}

/// What a placed node shows.
public enum PlacedContent: Hashable, Sendable {
    /// Children, from back to front.
    case children([PlacedElement])
    /// A text, with the room in which it was measured and lines break again.
    case text(StyledText, paint: Paint, room: TextRoom)
    /// A picture.
    case image(ImageContent)
    /// A shape.
    case shape(ShapeContent)
    /// A line, filling its box.
    case divider(Paint)
    /// Something that the owner draws.
    case hosted(HostedContent)
    /// Nothing to see: a spacer or a box.
    case empty
}

/// One modifier of a placed node.
public struct PlacedModifier: Hashable, Sendable {
    /// The box of the node up to and with this modifier.
    public var frame: Rect
    /// What it does to the picture.
    public var effect: PlacedEffect
}

/// What a modifier does to the picture of a node.
public enum PlacedEffect: Hashable, Sendable {
    /// Nothing: it was a matter of layout alone.
    case none
    /// Something behind the node.
    case background(PlacedElement)
    /// Something before the node.
    case overlay(PlacedElement)
    /// The node is cut to a shape that fills the box.
    case clip(ShapeContent.Outline)
    /// A line inside the box's edges, of this width in points.
    case border(Paint, width: Double)
    /// A shadow.
    case shadow(Shadow)
    /// Opacity of the whole, 0…1.
    case opacity(Double)
    /// A scaling about a point of the box.
    case scale(x: Double, y: Double, anchor: UnitPoint)
}

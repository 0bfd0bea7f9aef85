public import FrameDrawing
public import PlaneGeometry

/// One thing done to a node.
///
/// What stands first in a list is nearest to the node.
public enum LayoutModifier: Sendable {
    /// A box of fixed extents around the node. JSON: `frame` with `width`, `height`, `alignment`.
    case frame(width: Double?, height: Double?, alignment: Alignment)
    /// A box whose extents have bounds. JSON: `frame` with `minWidth` … `maxHeight`.
    case flexibleFrame(FlexibleFrame)
    /// Room around the node. JSON: `padding`.
    case padding(Padding)
    /// Something behind the node that takes its size. JSON: `background`.
    case background(IndirectElement, alignment: Alignment)
    /// Something before the node that takes its size. JSON: `overlay`.
    case overlay(IndirectElement, alignment: Alignment)
    /// The node is cut to its box, with circular corners of these radii in points. JSON: `clip`.
    case clip(CornerRadii)
    /// The node is cut to a shape that fills its box. `FramewheelUI`: `clipShape`.
    case clipShape(ShapeContent.Outline)
    /// A line inside the edges of the node's box, of this width in points. JSON: `border`.
    case border(Paint, width: Double)
    /// A shadow. JSON: `shadow`.
    case shadow(Shadow)
    /// Opacity of the whole, 0…1. JSON: `opacity`.
    case opacity(Double)
    /// A move by a vector in points, without effect on layout. JSON: `offset`.
    case offset(Point)
    /// A scaling about a point of the node's box, without effect on layout. JSON: `scale`.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// The proposal is brought to a ratio of width to height. JSON: `aspectRatio`.
    case aspectRatio(Double?, contentMode: ContentMode)
    /// The node takes its ideal extents. JSON: `fixedSize`.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The node is served before its siblings of lower priority. JSON: `layoutPriority`.
    case layoutPriority(Double)
}

/// How `aspectRatio` brings a proposal to a ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// The largest size inside the proposal.
    case fit
    /// The smallest size around the proposal.
    case fill
}

/// A box whose extents have bounds, in points; `nil` means no bound and infinity is allowed as a maximum.
public struct FlexibleFrame: Hashable, Sendable {
    /// The least width.
    public var minWidth: Double?
    /// The width where none is proposed.
    public var idealWidth: Double?
    /// The greatest width.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// The height where none is proposed.
    public var idealHeight: Double?
    /// The greatest height.
    public var maxHeight: Double?
    /// Where the node sits in the box.
    public var alignment: Alignment

    /// Makes a box.
    public init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// Room around a node, edge by edge.
public struct Padding: Hashable, Sendable {
    /// The room at one edge.
    public enum Length: Hashable, Sendable {
        /// A distance in points; a negative one lets the node stick out.
        case points(Double)
        /// The platform's default, 16 points.
        case platform
    }

    /// The room at the top.
    public var top: Length
    /// The room at the leading edge.
    public var leading: Length
    /// The room at the bottom.
    public var bottom: Length
    /// The room at the trailing edge.
    public var trailing: Length

    /// Makes room edge by edge.
    public init(
        top: Length = .points(0), leading: Length = .points(0), bottom: Length = .points(0),
        trailing: Length = .points(0)
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes the same room on every edge.
    public init(all length: Length) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

public import CardLayout
public import FrameDrawing

/// How round corners run into their edges; both kinds are drawn circular.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins earlier.
    case continuous
}

/// All of the box.
public struct Rectangle: Shape, ElementSource {
    /// Makes the shape.
    public init() {}

    /// The outline.
    public var outline: ShapeContent.Outline { .rectangle }
}

/// The largest circle in the middle of the box.
public struct Circle: Shape, ElementSource {
    /// Makes the shape.
    public init() {}

    /// The outline.
    public var outline: ShapeContent.Outline { .circle }
}

/// The box with half circles at its short sides.
public struct Capsule: Shape, ElementSource {
    /// Makes the shape.
    public init(style: RoundedCornerStyle = .continuous) {}

    /// The outline.
    public var outline: ShapeContent.Outline { .capsule }
}

/// The box with four equally round corners.
public struct RoundedRectangle: Shape, ElementSource {
    /// The radius of the corners, in points.
    public var cornerRadius: Double

    /// Makes the shape.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    /// The outline.
    public var outline: ShapeContent.Outline { .roundedRectangle(CornerRadii(all: cornerRadius)) }
}

/// The box with corners of different radii.
public struct UnevenRoundedRectangle: Shape, ElementSource {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii

    /// Makes the shape.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }

    /// Makes the shape from radii in points.
    public init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = CornerRadii(
            topLeading: topLeadingRadius, topTrailing: topTrailingRadius, bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius)
    }

    /// The outline.
    public var outline: ShapeContent.Outline { .roundedRectangle(cornerRadii) }
}

/// The radii of a rectangle's corners under SwiftUI's name.
public typealias RectangleCornerRadii = CornerRadii

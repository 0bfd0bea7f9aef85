public import FrameDrawing

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
    /// What fills it; `nil` fills nothing.
    ///
    /// JSON: `fill`, default `label` where there is no stroke.
    public var fill: Paint?
    /// The line along the outline; `nil` draws none.
    ///
    /// JSON: `stroke`, default none.
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
    /// The paint of the line.
    ///
    /// JSON: `color`.
    public var paint: Paint
    /// The width of the line in points, half of it on either side.
    ///
    /// JSON: `width`, default 1.
    public var width: Double

    /// Makes a line.
    public init(paint: Paint, width: Double = 1) {
        self.paint = paint
        self.width = width
    }
}

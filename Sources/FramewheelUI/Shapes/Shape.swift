public import CardLayout
import FrameDrawing

/// An area with an outline that follows from its box.
public protocol Shape: PrimitiveView, Sendable {
    /// The outline.
    var outline: ShapeContent.Outline { get }
}

extension Shape {
    /// Without a fill of its own a shape has the foreground's.
    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        [LayoutElement(.shape(ShapeContent(outline: outline, fill: environment.foreground)))]
    }

    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> ShapeView {
        ShapeView(ShapeContent(outline: outline, fill: style.paint))
    }

    /// Draws a line along the outline, half of its width on either side.
    public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
        ShapeView(
            ShapeContent(
                outline: outline, fill: nil, stroke: Stroke(paint: style.paint, width: lineWidth)))
    }

    /// Draws a line inside the outline.
    public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
        ShapeView(
            ShapeContent(
                outline: outline.inset(by: lineWidth / 2), fill: nil,
                stroke: Stroke(paint: style.paint, width: lineWidth))
        ).padding(lineWidth / 2)
    }
}

/// A shape whose fill and line are settled.
public struct ShapeView: PrimitiveView, ElementSource {
    private var content: ShapeContent

    init(_ content: ShapeContent) { self.content = content }

    /// Draws a line along the outline as well.
    public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
        var shape = self
        shape.content.stroke = Stroke(paint: style.paint, width: lineWidth)
        return shape
    }

    /// Fills the shape as well.
    public func fill(_ style: some ShapeStyle) -> ShapeView {
        var shape = self
        shape.content.fill = style.paint
        return shape
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] { [LayoutElement(.shape(content))] }
}

extension ShapeContent.Outline {
    /// The outline of a smaller box inside, whose corners have the same centres.
    fileprivate func inset(by distance: Double) -> Self {
        guard case .roundedRectangle(let radii) = self else { return self }
        return .roundedRectangle(
            CornerRadii(
                topLeading: radii.topLeading - distance, topTrailing: radii.topTrailing - distance,
                bottomLeading: radii.bottomLeading - distance,
                bottomTrailing: radii.bottomTrailing - distance))
    }
}

import CardLayout
import FrameDrawing

struct ClipModifier: ElementModifier {
    let radii: CornerRadii

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .clip(radii) }
}

struct ClipShapeModifier: ElementModifier {
    let outline: ShapeContent.Outline

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .clipShape(outline) }
}

struct BorderModifier: ElementModifier {
    let paint: Paint
    let width: Double

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .border(paint, width: width) }
}

extension View {
    /// Cuts the view to its box.
    ///
    /// - Parameter antialiased: Edges are always drawn smoothly; the parameter is for SwiftUI's sources.
    /// - Returns: The view without what sticks out.
    public func clipped(antialiased: Bool = false) -> some View {
        ModifiedContent(self, ClipModifier(radii: .zero))
    }

    /// Cuts the view to a shape that fills its box.
    public func clipShape(_ shape: some Shape) -> some View {
        ModifiedContent(self, ClipShapeModifier(outline: shape.outline))
    }

    /// Cuts the view to its box with round corners of a radius in points.
    ///
    /// - Parameters:
    ///   - radius: The radius of every corner, in points.
    ///   - antialiased: Edges are always drawn smoothly; the parameter is for SwiftUI's sources.
    /// - Returns: The view without what sticks out.
    public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
        ModifiedContent(self, ClipModifier(radii: CornerRadii(all: radius)))
    }

    /// Draws a line inside the edges of the view's box, of a width in points.
    public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
        ModifiedContent(self, BorderModifier(paint: content.paint, width: width))
    }
}

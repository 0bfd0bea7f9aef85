import CardLayout
public import FrameDrawing

/// Something that areas and texts can be filled with.
public protocol ShapeStyle: Sendable {
    /// The paint.
    var paint: Paint { get }
}

extension Color: ShapeStyle {
    /// The colour as a paint.
    public var paint: Paint { .color(self) }
}

extension LinearGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .linearGradient(self) }
}

extension RadialGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .radialGradient(self) }
}

extension Color: View, PrimitiveView, ElementSource {}
extension LinearGradient: View, PrimitiveView, ElementSource {}
extension RadialGradient: View, PrimitiveView, ElementSource {}

extension ShapeStyle {
    /// As a view a style is a rectangle filled with it.
    func elements(in environment: ViewEnvironment) -> [LayoutElement] { [rectangle] }

    /// A rectangle filled with the style.
    var rectangle: LayoutElement {
        LayoutElement(.shape(ShapeContent(outline: .rectangle, fill: paint)))
    }
}

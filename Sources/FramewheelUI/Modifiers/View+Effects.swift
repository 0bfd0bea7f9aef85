public import FrameDrawing
public import PlaneGeometry
import CardLayout

struct ShadowModifier: ElementModifier {
    let shadow: Shadow

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .shadow(shadow) }
}

struct OpacityModifier: ElementModifier {
    let opacity: Double

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .opacity(opacity) }
}

struct OffsetModifier: ElementModifier {
    let vector: Point

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .offset(vector) }
}

struct ScaleModifier: ElementModifier {
    let x: Double
    let y: Double
    let anchor: UnitPoint

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier {
        .scale(x: x, y: y, anchor: anchor)
    }
}

extension View {
    /// Gives the view a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The standard deviation of the blur in points, half of what CSS calls a blur radius.
    ///   - x: The shadow's offset to the right, in points.
    ///   - y: The shadow's offset downwards, in points.
    /// - Returns: The view with its shadow.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        let shadow = Shadow(color: color, radius: 2 * radius, offset: Point(x: x, y: y))
        return ModifiedContent(self, ShadowModifier(shadow: shadow))
    }

    /// Makes the view translucent, 0 being invisible and 1 opaque.
    public func opacity(_ opacity: Double) -> some View {
        ModifiedContent(self, OpacityModifier(opacity: opacity))
    }

    /// Hides the view, which keeps its room.
    public func hidden() -> some View { opacity(0) }

    /// Moves the view by points, without effect on layout.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        ModifiedContent(self, OffsetModifier(vector: Point(x: x, y: y)))
    }

    /// Moves the view by points, without effect on layout.
    public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Scales the view about a point of its box, without effect on layout.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view about a point of its box, without effect on layout.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view about a point of its box, without effect on layout.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        ModifiedContent(self, ScaleModifier(x: x, y: y, anchor: anchor))
    }
}

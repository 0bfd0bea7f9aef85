public import CardLayout

struct FrameModifier: ElementModifier {
    let width: Double?
    let height: Double?
    let alignment: Alignment

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier {
        .frame(width: width, height: height, alignment: alignment)
    }
}

struct FlexibleFrameModifier: ElementModifier {
    let frame: FlexibleFrame

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .flexibleFrame(frame) }
}

extension View {
    /// Puts the view into a box of fixed extents, in points; `nil` keeps the view's own extent.
    public func frame(
        width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        ModifiedContent(self, FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a box whose extents have bounds, in points.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        let frame = FlexibleFrame(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
        return ModifiedContent(self, FlexibleFrameModifier(frame: frame))
    }
}

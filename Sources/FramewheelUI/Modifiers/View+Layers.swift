public import CardLayout

struct BackgroundModifier<Content: View>: ElementModifier {
    let content: Content
    let alignment: Alignment

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier {
        .background(
            IndirectElement(content.layered(in: environment, alignment: alignment)), alignment: alignment)
    }
}

struct OverlayModifier<Content: View>: ElementModifier {
    let content: Content
    let alignment: Alignment

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier {
        .overlay(
            IndirectElement(content.layered(in: environment, alignment: alignment)), alignment: alignment)
    }
}

extension View {
    /// Puts views behind this one, which are offered its size.
    public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        ModifiedContent(self, BackgroundModifier(content: content(), alignment: alignment))
    }

    /// Fills the box behind the view.
    public func background(_ style: some ShapeStyle) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills a shape behind the view.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        background { shape.fill(style) }
    }

    /// Puts a view behind this one, which is offered its size.
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Puts views before this one, which are offered its size.
    public func overlay(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        ModifiedContent(self, OverlayModifier(content: content(), alignment: alignment))
    }

    /// Fills the box before the view.
    public func overlay(_ style: some ShapeStyle) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Fills a shape before the view.
    public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        overlay { shape.fill(style) }
    }

    /// Puts a view before this one, which is offered its size.
    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }
}

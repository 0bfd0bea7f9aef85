public import CardLayout

/// Views side by side in reading direction.
public struct HStack<Content: View>: PrimitiveView, ElementSource {
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    /// Makes a stack; without a spacing it is 8 points, and 0 beside spacers.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        let children = content.resolved(in: environment)
        return [
            LayoutElement(
                .hstack(HorizontalStack(alignment: alignment, spacing: spacing, children: children)))
        ]
    }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView, ElementSource {
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// Makes a stack; without a spacing it is 8 points, 0 between texts and beside spacers.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        let children = content.resolved(in: environment)
        return [
            LayoutElement(
                .vstack(VerticalStack(alignment: alignment, spacing: spacing, children: children)))
        ]
    }
}

/// Views one in front of the other.
public struct ZStack<Content: View>: PrimitiveView, ElementSource {
    private let alignment: Alignment
    private let content: Content

    /// Makes a stack of views from back to front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        let children = content.resolved(in: environment)
        return [LayoutElement(.zstack(DepthStack(alignment: alignment, children: children)))]
    }
}

/// A horizontal stack; nothing is made lazily here, where every frame is drawn whole.
public typealias LazyHStack<Content: View> = HStack<Content>

/// A vertical stack; nothing is made lazily here, where every frame is drawn whole.
public typealias LazyVStack<Content: View> = VStack<Content>

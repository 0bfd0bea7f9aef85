import CardLayout

/// The views of several statements.
public struct TupleView<each Content: View>: PrimitiveView, ElementSource {
    private let content: (repeat each Content)

    /// Makes a list of views.
    public init(_ content: repeat each Content) { self.content = (repeat each content) }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        for view in repeat each content { elements += view.resolved(in: environment) }
        return elements
    }
}

/// The view of one of two branches.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView, ElementSource {
    enum Branch {
        case first(First)
        case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        switch branch {
        case .first(let view): view.resolved(in: environment)
        case .second(let view): view.resolved(in: environment)
        }
    }
}

/// The views of a loop.
public struct ViewList<Content: View>: PrimitiveView, ElementSource {
    private let content: [Content]

    init(_ content: [Content]) { self.content = content }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        content.flatMap { $0.resolved(in: environment) }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {}

extension Optional: ElementSource where Wrapped: View {
    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        self?.resolved(in: environment) ?? []
    }
}

/// A view whose type is not told.
public struct AnyView: PrimitiveView, ElementSource {
    private let content: any View

    /// Hides the type of a view.
    public init(_ content: some View) { self.content = content }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        content.resolved(in: environment)
    }
}

/// Views that are handled together but are laid out one by one.
public struct Group<Content: View>: PrimitiveView, ElementSource {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        content.resolved(in: environment)
    }
}

public import CardLayout

/// A part of a card, described by the views that it is made of.
///
/// ```swift
/// struct Badge: View {
///     var body: some View {
///         Text("New").padding(4).background(Color.red, in: .capsule)
///     }
/// }
/// ```
///
/// Views belong to no actor: cards are laid out and drawn by any worker.
public protocol View: SendableMetatype {
    /// The type of `body`.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }
}

/// A view of this module that is made of no other views.
public protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
    /// Nothing: the view stands for itself.
    public var body: EmptyView { EmptyView() }
}

/// A view that shows nothing and takes no part in layout.
public struct EmptyView: View, ElementSource {
    /// Makes the view.
    public init() {}

    /// The view itself.
    public var body: EmptyView { self }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] { [] }
}

extension View {
    /// The node that this view is laid out as.
    ///
    /// Several views at the top stand one below the other, as in SwiftUI's windows.
    public var layoutElement: LayoutElement {
        let elements = resolved(in: ViewEnvironment())
        if elements.count == 1, let element = elements.first { return element }
        return LayoutElement(.vstack(VerticalStack(children: elements)))
    }
}

/// Something done to any view, described by the views that come of it.
public protocol ViewModifier {
    /// The type of what comes of it.
    associatedtype Body: View

    /// The view that the modifier is applied to.
    typealias Content = AnyView

    /// What comes of a view.
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// Applies a modifier.
    public func modifier(_ modifier: some ViewModifier) -> some View {
        modifier.body(content: AnyView(self))
    }
}

/// Makes views of the statements in a closure or a `body`.
@resultBuilder
public enum ViewBuilder {
    /// Takes a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Makes nothing of no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Takes the view of a single statement as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Makes a list of the views of several statements.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Makes the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Makes the view of the first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(.first(first))
    }

    /// Makes the view of the second branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(.second(second))
    }

    /// Makes a list of the views of a `for` loop.
    public static func buildArray<Content: View>(_ content: [Content]) -> ViewList<Content> {
        ViewList(content)
    }

    /// Makes the view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

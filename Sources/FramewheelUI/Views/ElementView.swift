public import CardLayout

/// A layout node as a view, for what the other views cannot say.
public struct ElementView: PrimitiveView, ElementSource {
    private let element: LayoutElement

    /// Takes a node as it is.
    public init(_ element: LayoutElement) { self.element = element }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] { [element] }
}

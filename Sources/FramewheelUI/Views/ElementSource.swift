import CardLayout

/// A view that knows the nodes it stands for.
protocol ElementSource {
    /// The nodes, none for a view that is not there, several for a list of views.
    func elements(in environment: ViewEnvironment) -> [LayoutElement]
}

extension View {
    /// The nodes that the view comes down to: its own, or those of its body.
    func resolved(in environment: ViewEnvironment) -> [LayoutElement] {
        if let source = self as? any ElementSource { return source.elements(in: environment) }
        return body.resolved(in: environment)
    }

    /// The one node that the view comes down to; several lie in front of each other, none is empty.
    func layered(in environment: ViewEnvironment, alignment: Alignment) -> LayoutElement {
        let elements = resolved(in: environment)
        if elements.count == 1, let element = elements.first { return element }
        return LayoutElement(.zstack(DepthStack(alignment: alignment, children: elements)))
    }
}

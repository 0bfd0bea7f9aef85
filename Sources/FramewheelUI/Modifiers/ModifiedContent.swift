import CardLayout

/// A view with something done to it.
public struct ModifiedContent<Content: View, Modifier>: PrimitiveView, ElementSource {
    private let content: Content
    private let modifier: Modifier

    init(_ content: Content, _ modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        switch modifier {
        case let change as any EnvironmentModifier:
            var changed = environment
            change.change(&changed)
            return content.resolved(in: changed)
        case let modifier as any ElementModifier:
            // Of several views, as in a group, each is modified by itself.
            return content.resolved(in: environment).map { element in
                var element = element
                element.modifiers.append(modifier.layoutModifier(in: environment))
                return element
            }
        default: return content.resolved(in: environment)
        }
    }
}

/// A modifier of the nodes that a view comes down to.
protocol ElementModifier {
    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier
}

/// A modifier of what views inherit; the one nearest to a view has the last word.
protocol EnvironmentModifier {
    func change(_ environment: inout ViewEnvironment)
}

/// How deep a node lies inside others.
struct NestingDepth {
    /// How many nodes lie around it.
    private var nodes = 0
    /// How many nodes and modifiers lie around it; each is a level of recursion.
    private var links = 0

    /// The depth of what lies inside a node with so many modifiers, or `nil` where that is too deep.
    ///
    /// Without a limit a hostile tree would run out of stack, and a geometry reader whose content is another
    /// one would never end.
    func inside(modifiers: Int) -> NestingDepth? {
        var inner = self
        inner.nodes += 1
        inner.links += 1 + modifiers
        let isAllowed =
            inner.nodes <= LayoutEngine.depthLimit && inner.links <= LayoutEngine.chainLimit
        return isAllowed ? inner : nil
    }
}

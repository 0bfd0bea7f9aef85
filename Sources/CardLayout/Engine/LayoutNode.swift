import FrameDrawing
import PlaneGeometry

/// A node or one of its modifiers during one layout, with the sizes found so far.
///
/// A stack asks each child for its size at 0, at infinity and at its share; without the cache nested stacks
/// would cost three to the power of their depth. Nodes live for one layout in one context, so the proposal
/// alone is the key.
final class LayoutNode {
    /// What a node is made of.
    enum Body {
        /// A node before its modifiers, with the nodes of its children.
        case content(LayoutElement.Kind, [LayoutNode])
        /// What a modifier makes of another node.
        case modified(LayoutModifier, LayoutNode)
    }

    let body: Body
    /// The axis of the stack around it, if it is in one: spacers and dividers follow it.
    let axis: Axis?
    let context: LayoutContext
    /// How deep its content lies.
    let depth: NestingDepth
    /// The element that the node came from, for names in paths.
    let element: LayoutElement

    private(set) lazy var priority = ownPriority
    private(set) lazy var spacing = ownSpacing
    private var sizes: [ProposedSize: Size] = [:]
    private var arrangements: [ProposedSize: Arrangement] = [:]
    private var baselines: [BaselineChoice: [ProposedSize: Double?]] = [:]
    private var texts: [TextRoom: TextMetrics] = [:]

    private init(
        _ body: Body, element: LayoutElement, axis: Axis?, depth: NestingDepth, context: LayoutContext
    ) {
        self.body = body
        self.element = element
        self.axis = axis
        self.depth = depth
        self.context = context
    }

    /// Makes the nodes of an element and its children, the outermost modifier on top.
    static func make(
        _ element: LayoutElement, axis: Axis?, depth: NestingDepth, context: LayoutContext
    ) -> LayoutNode {
        guard let inner = depth.inside(modifiers: element.modifiers.count) else {
            let nothing = LayoutElement.Kind.box(BoxContent(width: 0, height: 0))
            let bare = LayoutElement(element.kind, name: element.name)
            return LayoutNode(
                .content(nothing, []), element: bare, axis: axis, depth: depth, context: context)
        }
        let (children, childAxis) = element.kind.children
        let nodes = children.map { make($0, axis: childAxis, depth: inner, context: context) }
        let content = LayoutNode(
            .content(element.kind, nodes), element: element, axis: axis, depth: inner, context: context)
        return element.modifiers.reduce(content) { node, modifier in
            LayoutNode(
                .modified(modifier, node), element: element, axis: axis, depth: inner, context: context)
        }
    }

    /// The size that the node chooses (rule P1: the answer is final).
    func size(in proposal: ProposedSize) -> Size {
        if let known = sizes[proposal] { return known }
        let size = measuredSize(in: proposal).normalized
        sizes[proposal] = size
        return size
    }

    /// Where the node's children go when it is placed with a proposal.
    func arrangement(in proposal: ProposedSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        let arrangement = foundArrangement(in: proposal)
        arrangements[proposal] = arrangement
        return arrangement
    }

    /// A baseline counted from the node's top, or `nil` where there is no text.
    func baseline(_ choice: BaselineChoice, in proposal: ProposedSize) -> Double? {
        if let known = baselines[choice]?[proposal] { return known }
        let baseline = foundBaseline(choice, in: proposal)
        baselines[choice, default: [:]].updateValue(baseline, forKey: proposal)
        return baseline
    }

    /// The metrics of the node's own text.
    func metrics(of text: TextContent, in proposal: ProposedSize) -> TextMetrics {
        let room = proposal.textRoom
        if let known = texts[room] { return known }
        let metrics = context.text.metrics(of: context.styled(text), in: room)
        texts[room] = metrics
        return metrics
    }

    private func measuredSize(in proposal: ProposedSize) -> Size {
        switch body {
        case .content(.hstack(let stack), let children):
            StackFitting(stack, children).fit(in: proposal).size
        case .content(.vstack(let stack), let children):
            StackFitting(stack, children).fit(in: proposal).size
        case .content(.zstack(let stack), let children):
            DepthFitting(alignment: stack.alignment, children: children).size(in: proposal)
        case .content(.text(let text), _):
            metrics(of: text, in: proposal).size.roundedUp(toPixelsAt: context.scale)
        case .content(let kind, _):
            LeafSizing(axis: axis, context: context).size(of: kind, in: proposal)
        case .modified(let modifier, let child):
            modifier.size(around: child, in: proposal, platform: context.platform)
        }
    }

    private func foundArrangement(in proposal: ProposedSize) -> Arrangement {
        switch body {
        case .content(.hstack(let stack), let children):
            StackFitting(stack, children).arrangement(in: proposal, size: size(in: proposal))
        case .content(.vstack(let stack), let children):
            StackFitting(stack, children).arrangement(in: proposal, size: size(in: proposal))
        case .content(.zstack(let stack), let children):
            DepthFitting(alignment: stack.alignment, children: children)
                .arrangement(size: size(in: proposal))
        case .content: Arrangement(children: [])
        case .modified(let modifier, let child):
            Arrangement(children: [
                modifier.placement(
                    of: child, in: proposal, size: size(in: proposal), platform: context.platform)
            ])
        }
    }
}

/// Where the children of a node go.
struct Arrangement {
    /// The children's places, in their order.
    var children: [ChildPlacement]
}

/// Where a child goes.
struct ChildPlacement {
    /// The proposal with which the child is placed.
    var proposal: ProposedSize
    /// The child's corner, counted from its parent's.
    var origin: Point
}

extension LayoutElement.Kind {
    /// The children that are known before placement, and the axis along which they stand.
    fileprivate var children: (elements: [LayoutElement], axis: Axis?) {
        switch self {
        case .hstack(let stack): (stack.children, .horizontal)
        case .vstack(let stack): (stack.children, .vertical)
        case .zstack(let stack): (stack.children, nil)
        case .text, .image, .shape, .spacer, .divider, .geometryReader, .hosted, .box: ([], nil)
        }
    }
}

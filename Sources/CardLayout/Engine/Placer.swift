import FrameDrawing
import PlaneGeometry

/// What an element is called, and its parent.
struct ElementPlace {
    var path: String
    var parent: String

    var isTransparent: Bool { path == parent }
}

/// The second pass of layout: gives every node its place, from the outside in.
struct Placer {
    let context: LayoutContext

    /// Places a node with all of its modifiers and content.
    func place(
        _ outermost: LayoutNode, at origin: Point, proposal: ProposedSize, as place: ElementPlace
    ) -> PlacedElement {
        var (node, origin, proposal) = (outermost, origin, proposal)
        var modifiers: [PlacedModifier] = []
        while case .modified(let modifier, let child) = node.body {
            let inner = node.arrangement(in: proposal).children[0]
            let frame = Rect(origin: origin, size: node.size(in: proposal)).finite
            origin = origin + inner.origin + modifier.offset
            let primary = PlacedNode(node: child, origin: origin, proposal: inner.proposal)
            let index = node.element.modifiers.count - 1 - modifiers.count
            modifiers.append(
                PlacedModifier(
                    frame: frame,
                    effect: effect(of: modifier, on: primary, path: place.path, index: index)))
            (node, proposal) = (child, inner.proposal)
        }
        let frame = Rect(origin: origin, size: node.size(in: proposal)).finite
        let content = content(
            of: PlacedNode(node: node, origin: origin, proposal: proposal), frame: frame, path: place.path)
        return PlacedElement(
            path: place.path, isTransparent: place.isTransparent, frame: frame, content: content,
            modifiers: modifiers.reversed(), mark: outermost.element.mark)
    }

    /// A node whose place is known.
    private struct PlacedNode {
        let node: LayoutNode
        let origin: Point
        let proposal: ProposedSize
    }

    private func content(of placed: PlacedNode, frame: Rect, path: String) -> PlacedContent {
        guard case .content(let kind, let children) = placed.node.body else { return .empty }
        switch kind {
        case .hstack, .vstack, .zstack:
            let places = placed.node.arrangement(in: placed.proposal).children
            return .children(
                zip(children, places).enumerated().map { index, pair in
                    let (child, position) = pair
                    let childPath = ElementPath.of(child.element, parent: path, index: index)
                    return place(
                        child, at: placed.origin + position.origin, proposal: position.proposal,
                        as: ElementPlace(path: childPath, parent: path))
                })
        case .geometryReader(let content):
            return .children([readerContent(content, in: placed, frame: frame, path: path)])
        case .text(let text):
            return .text(context.styled(text), paint: text.paint, room: placed.proposal.textRoom)
        case .image(let image): return .image(image)
        case .shape(let shape): return .shape(shape)
        case .divider(let divider): return .divider(divider.paint)
        case .hosted(let hosted): return .hosted(hosted)
        case .spacer, .box: return .empty
        }
    }

    /// Rule GR: content made now that the size is known, at the top leading corner.
    private func readerContent(
        _ content: GeometryContent, in placed: PlacedNode, frame: Rect, path: String
    ) -> PlacedElement {
        let element =
            switch content {
            case .fixed(let content): content.element
            case .made(let make): make(GeometryProxy(width: frame.width, height: frame.height))
            }
        let node = LayoutNode.make(element, axis: nil, depth: placed.node.depth, context: context)
        let childPath = ElementPath.of(element, parent: path, index: 0)
        return place(
            node, at: placed.origin, proposal: ProposedSize(frame.size),
            as: ElementPlace(path: childPath, parent: path))
    }

    private func effect(
        of modifier: LayoutModifier, on primary: PlacedNode, path: String, index: Int
    ) -> PlacedEffect {
        switch modifier {
        case .background(let content, let alignment):
            let place = content.element.place(partOf: path, as: "background[\(index)]")
            return .background(secondary(content.element, of: primary, alignment: alignment, as: place))
        case .overlay(let content, let alignment):
            let place = content.element.place(partOf: path, as: "overlay[\(index)]")
            return .overlay(secondary(content.element, of: primary, alignment: alignment, as: place))
        case .clip(let radii): return .clip(radii == .zero ? .rectangle : .roundedRectangle(radii))
        case .clipShape(let outline): return .clip(outline)
        case .border(let paint, let width): return .border(paint, width: width)
        case .shadow(let shadow): return .shadow(shadow)
        case .opacity(let opacity): return .opacity(opacity)
        case .scale(let x, let y, let anchor): return .scale(x: x, y: y, anchor: anchor)
        case .frame, .flexibleFrame, .padding, .offset, .aspectRatio, .fixedSize, .layoutPriority:
            return .none
        }
    }

    /// Rules SL1 and SL2: proposed the primary's size, placed by guides, free to overflow.
    private func secondary(
        _ element: LayoutElement, of primary: PlacedNode, alignment: Alignment, as place: ElementPlace
    ) -> PlacedElement {
        let node = LayoutNode.make(
            element, axis: nil, depth: primary.node.depth, context: context)
        let proposal = ProposedSize(primary.node.size(in: primary.proposal))
        let origin = Point { axis in
            let guide = alignment.guide(along: axis)
            let line = primary.node.position(of: guide, along: axis, in: primary.proposal)
            let own = node.position(of: guide, along: axis, in: proposal)
            return axis.coordinate(of: primary.origin) + (line - own).orZero
        }
        return self.place(node, at: origin, proposal: proposal, as: place)
    }
}

extension LayoutElement {
    /// What the element is called as a part of another one; a transparent one goes by the other's path.
    fileprivate func place(partOf path: String, as part: String) -> ElementPlace {
        guard name != .transparent else { return ElementPlace(path: path, parent: path) }
        let parent = ElementPath.joined(path, part)
        return ElementPlace(path: ElementPath.of(self, parent: parent, index: 0), parent: parent)
    }
}

extension LayoutModifier {
    /// The move that it gives to what is inside it, outside of layout (rule GE).
    fileprivate var offset: Point {
        guard case .offset(let vector) = self else { return .zero }
        return Point(x: vector.x.orZero, y: vector.y.orZero)
    }
}

extension Rect {
    /// The rectangle with 0 in place of numbers that overflowed.
    fileprivate var finite: Rect {
        Rect(x: minX.orZero, y: minY.orZero, width: width.orZero, height: height.orZero)
    }
}

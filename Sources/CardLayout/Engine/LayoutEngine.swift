public import PlaneGeometry

/// Sizes and places nodes by SwiftUI's rules.
///
/// The rules have names, which the comments of this folder use: P1–P5 the protocol, LE leaves, SP spacers, DV
/// dividers, GR geometry readers, DS default spacing, K1–K7 stacks, BL baselines, Z1–Z4 the zstack, SL
/// backgrounds and overlays, FF fixed and XF flexible frames, PD padding, AR ratios, FS fixed sizes, LP
/// priorities, GE effects. A parent proposes, the child chooses, the parent places; nothing is ever clipped by
/// layout.
///
/// Numbers that make no sense, such as negative or infinite frames, are normalised and never trap.
public struct LayoutEngine {
    /// How many nodes may lie inside each other; what lies deeper is left out.
    public static let depthLimit = 100

    /// How many nodes and modifiers together may lie inside each other; what lies deeper is left out.
    static let chainLimit = 1000

    /// What layout depends on besides the nodes.
    public let context: LayoutContext

    /// Makes an engine for one context; sizes found in one context never serve another.
    public init(_ context: LayoutContext) { self.context = context }

    /// The size that a node chooses when offered a size, after all of its modifiers.
    public func size(of element: LayoutElement, proposal: ProposedSize) -> Size {
        node(for: element).size(in: proposal.normalized)
    }

    /// Lays a node out with everything in it.
    ///
    /// - Parameters:
    ///   - element: The node.
    ///   - proposal: The size that it is offered.
    ///   - host: The rectangle in which it is centred (rule P4). Without one the host begins at the origin and
    ///     is as large as the proposal; on an axis without a proposal the node begins at 0.
    ///   - path: What the paths of the elements begin with, such as `card[3]`; may be empty.
    /// - Returns: The node and what is in it, mirrored in the host where the context reads right to left.
    public func place(
        _ element: LayoutElement, proposal: ProposedSize, in host: Rect? = nil, path: String = ""
    ) -> PlacedElement {
        let proposal = proposal.normalized
        let root = node(for: element)
        let size = root.size(in: proposal)
        let host = host ?? Self.host(of: size, proposal: proposal)
        let origin = Point(
            x: host.minX + (host.width - size.width) / 2, y: host.minY + (host.height - size.height) / 2)
        let place = ElementPlace(path: ElementPath.of(element, parent: path, index: 0), parent: path)
        let placed = Placer(context: context).place(root, at: origin, proposal: proposal, as: place)
        return context.direction == .rightToLeft ? placed.mirrored(in: host) : placed
    }

    private func node(for element: LayoutElement) -> LayoutNode {
        LayoutNode.make(element, axis: nil, depth: NestingDepth(), context: context)
    }

    /// Rule P4 for a host of which only the proposal is known.
    private static func host(of size: Size, proposal: ProposedSize) -> Rect {
        func extent(_ proposed: Double?, _ own: Double) -> Double {
            proposed.map { $0.isFinite ? $0 : own } ?? own
        }
        return Rect(
            x: 0, y: 0, width: extent(proposal.width, size.width),
            height: extent(proposal.height, size.height))
    }
}

import PlaneGeometry

/// What modifiers do to sizes and places.
extension LayoutModifier {
    /// The size of a child with this modifier.
    func size(around child: LayoutNode, in proposal: ProposedSize, platform: LayoutPlatform) -> Size {
        switch self {
        case .frame(let width, let height, _):
            FixedFrameRule(width: width, height: height).size(around: child, in: proposal)
        case .flexibleFrame(let frame):
            FlexibleFrameRule(frame).size(around: child, in: proposal)
        case .padding(let padding):
            padding.insets(on: platform).size(around: child, in: proposal)
        case .aspectRatio(let ratio, let mode):
            child.size(in: AspectRatioRule(ratio: ratio, mode: mode).proposal(to: child, in: proposal))
        case .fixedSize(let horizontal, let vertical):
            child.size(in: proposal.ideal(horizontal: horizontal, vertical: vertical))
        // Rules SL1 and GE: what is drawn around, behind and over a node has no effect on its size.
        case .background, .overlay, .clip, .clipShape, .border, .shadow, .opacity, .offset, .scale,
            .layoutPriority:
            child.size(in: proposal)
        }
    }

    /// Where the child goes in this modifier's box, without the move of an `offset`.
    func placement(
        of child: LayoutNode, in proposal: ProposedSize, size: Size, platform: LayoutPlatform
    ) -> ChildPlacement {
        switch self {
        case .frame(let width, let height, let alignment):
            let offered = FixedFrameRule(width: width, height: height).proposal(in: proposal)
            return child.aligned(by: alignment, in: size, proposal: offered)
        case .flexibleFrame(let frame):
            let offered = FlexibleFrameRule(frame).placementProposal(in: proposal, size: size)
            return child.aligned(by: frame.alignment, in: size, proposal: offered)
        case .padding(let padding):
            let insets = padding.insets(on: platform)
            return ChildPlacement(
                proposal: insets.proposal(in: proposal), origin: Point(x: insets.leading, y: insets.top))
        case .aspectRatio(let ratio, let mode):
            let offered = AspectRatioRule(ratio: ratio, mode: mode).proposal(to: child, in: proposal)
            return child.aligned(by: .center, in: size, proposal: offered)
        case .fixedSize(let horizontal, let vertical):
            let offered = proposal.ideal(horizontal: horizontal, vertical: vertical)
            return child.aligned(by: .center, in: size, proposal: offered)
        case .background, .overlay, .clip, .clipShape, .border, .shadow, .opacity, .offset, .scale,
            .layoutPriority:
            return ChildPlacement(proposal: proposal, origin: .zero)
        }
    }

    /// What remains of a child's preferred distances: frames and padding reset the edges they affect.
    func spacing(around child: SpacingPreference) -> SpacingPreference {
        var result = child
        switch self {
        case .frame(let width, let height, _):
            if width != nil { result.horizontal = .init() }
            if height != nil { result.vertical = .init() }
        case .flexibleFrame(let frame):
            if frame.bounds(.horizontal).isBounded { result.horizontal = .init() }
            if frame.bounds(.vertical).isBounded { result.vertical = .init() }
        case .padding(let padding):
            if padding.top != .points(0) { result.vertical.start = .none }
            if padding.bottom != .points(0) { result.vertical.end = .none }
            if padding.leading != .points(0) { result.horizontal.start = .none }
            if padding.trailing != .points(0) { result.horizontal.end = .none }
        case .background, .overlay, .clip, .clipShape, .border, .shadow, .opacity, .offset, .scale,
            .aspectRatio,
            .fixedSize, .layoutPriority:
            break
        }
        return result
    }

    /// Rule LP2: what remains of a child's priority.
    func priority(around child: Double) -> Double {
        switch self {
        case .layoutPriority(let priority): priority.isNaN ? 0 : priority
        case .frame, .flexibleFrame, .padding, .aspectRatio: 0
        case .background, .overlay, .clip, .clipShape, .border, .shadow, .opacity, .offset, .scale,
            .fixedSize:
            child
        }
    }
}

extension LayoutNode {
    /// Rule FF2: the node's place in a box that it meets by guides; a larger node overflows.
    fileprivate func aligned(
        by alignment: Alignment, in box: Size, proposal: ProposedSize
    ) -> ChildPlacement {
        let origin = Point { axis in
            let guide = alignment.guide(along: axis)
            let own = position(of: guide, along: axis, in: proposal)
            return (guide.position(in: axis.extent(of: box)) - own).orZero
        }
        return ChildPlacement(proposal: proposal, origin: origin)
    }
}

extension ProposedSize {
    /// Rule FS: the proposal with the chosen extents left to the child.
    fileprivate func ideal(horizontal: Bool, vertical: Bool) -> ProposedSize {
        ProposedSize(width: horizontal ? nil : width, height: vertical ? nil : height)
    }
}

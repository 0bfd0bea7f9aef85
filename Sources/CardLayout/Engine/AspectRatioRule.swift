import PlaneGeometry

/// How a proposal is brought to a ratio (rules AR1–AR4).
struct AspectRatioRule {
    /// The ratio of width to height; `nil` for that of the child's ideal size (rule AR2).
    let ratio: Double?
    let mode: ContentMode

    /// What the child is proposed; its answer is the node's.
    ///
    /// A ratio that is no positive number leaves the proposal as it is. With one extent unspecified the other
    /// one decides, also for `fill` (LAYOUT.md leaves that open).
    func proposal(to child: LayoutNode, in proposal: ProposedSize) -> ProposedSize {
        guard proposal != .unspecified else { return proposal }
        let shape = ratio.map { Size(width: $0, height: 1) } ?? child.size(in: .unspecified)
        guard !shape.isEmpty, shape.width.isFinite, shape.height.isFinite else { return proposal }
        let factors = Axis.allCases.compactMap { axis in
            proposal.extent(along: axis).map { $0 / axis.extent(of: shape) }
        }
        guard let factor = mode == .fit ? factors.min() : factors.max() else { return proposal }
        return ProposedSize { axis in axis.extent(of: shape) * factor }.normalized
    }
}

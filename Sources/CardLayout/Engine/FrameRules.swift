import PlaneGeometry

/// A frame of fixed extents (rules FF1, FF2).
struct FixedFrameRule {
    private let width: Double?
    private let height: Double?

    /// Takes the extents over, negative ones as 0 and infinite ones as absent.
    init(width: Double?, height: Double?) {
        func sensible(_ extent: Double?) -> Double? { extent.flatMap { $0.isFinite ? max($0, 0) : nil } }
        self.width = sensible(width)
        self.height = sensible(height)
    }

    func proposal(in proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(around child: LayoutNode, in proposal: ProposedSize) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child.size(in: self.proposal(in: proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A frame with bounds (rules XF1–XF6), each axis by itself.
struct FlexibleFrameRule {
    private let horizontal: ExtentBounds
    private let vertical: ExtentBounds

    init(_ frame: FlexibleFrame) {
        horizontal = frame.bounds(.horizontal)
        vertical = frame.bounds(.vertical)
    }

    private func bounds(_ axis: Axis) -> ExtentBounds { axis == .horizontal ? horizontal : vertical }

    func size(around child: LayoutNode, in proposal: ProposedSize) -> Size {
        let offered = ProposedSize { bounds($0).proposal(in: proposal.extent(along: $0)) }
        // Asked only where needed: a frame between two bounds has its size whatever the child.
        lazy var answer = child.size(in: offered)
        return Size { axis in
            let (bounds, extent) = (bounds(axis), proposal.extent(along: axis))
            return bounds.definiteExtent(in: extent)
                ?? bounds.extent(around: axis.extent(of: answer), in: extent)
        }
    }

    func placementProposal(in proposal: ProposedSize, size: Size) -> ProposedSize {
        ProposedSize { axis in
            bounds(axis).placementProposal(
                in: proposal.extent(along: axis), size: axis.extent(of: size))
        }
    }
}

/// The bounds of a flexible frame along one axis, normalised so that min ≤ ideal ≤ max.
struct ExtentBounds {
    private let minimum: Double?
    private let ideal: Double?
    private let maximum: Double?

    /// Rule XF: `min = max(min, 0)`, `ideal = max(ideal, min)`, `max = max(max, ideal)`; an infinite minimum or
    /// ideal, which nothing could fulfil, counts as absent.
    init(minimum: Double?, ideal: Double?, maximum: Double?) {
        let least = minimum.flatMap { $0.isFinite ? max($0, 0) : nil }
        let wished = ideal.flatMap { $0.isFinite ? max($0, least ?? 0) : nil }
        self.minimum = least
        self.ideal = wished
        self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, wished ?? least ?? 0) }
    }

    /// Whether anything is said about the axis.
    var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }

    private func clamp(_ extent: Double) -> Double {
        min(max(extent, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// Rule XF1: what the child is proposed for sizing.
    func proposal(in proposed: Double?) -> Double? { (proposed ?? ideal).map(clamp) }

    /// Rules XF4 and XF5: the extent where the child has no say.
    func definiteExtent(in proposed: Double?) -> Double? {
        guard let proposed else { return ideal }
        return minimum != nil && maximum != nil ? clamp(proposed) : nil
    }

    /// Rules XF2, XF3 and XF6: the extent around a child.
    func extent(around child: Double, in proposed: Double?) -> Double {
        let offered = proposal(in: proposed)
        switch (minimum, maximum) {
        case (let least?, nil): return max(min(offered ?? .infinity, child), least)
        case (nil, let most?): return min(max(offered ?? -.infinity, child), most)
        case (.some, .some): return clamp(child)
        case (nil, nil): return child
        }
    }

    /// Rule XF1: what the child is proposed for placing.
    func placementProposal(in proposed: Double?, size: Double) -> Double? {
        let isFree =
            proposed == nil && ideal == nil && (minimum ?? -.infinity) < size
            && size < (maximum ?? .infinity)
        return isFree ? nil : size
    }
}

extension FlexibleFrame {
    /// The bounds along an axis.
    func bounds(_ axis: Axis) -> ExtentBounds {
        switch axis {
        case .horizontal: ExtentBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        case .vertical: ExtentBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        }
    }
}

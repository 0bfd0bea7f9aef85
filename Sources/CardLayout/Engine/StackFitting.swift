import PlaneGeometry

/// How a stack shares its length and aligns its children (rules K1–K7), for either axis.
struct StackFitting {
    /// What a stack makes of a proposal.
    struct Fit {
        var size: Size
        var children: [ChildPlacement]
    }

    let axis: Axis
    let alignment: Guide
    let children: [LayoutNode]
    /// The distance before each child; 0 before the first.
    let gaps: [Double]

    init(_ stack: HorizontalStack, _ children: [LayoutNode]) {
        self.init(
            axis: .horizontal, alignment: Guide(stack.alignment), spacing: stack.spacing, children: children)
    }

    init(_ stack: VerticalStack, _ children: [LayoutNode]) {
        self.init(
            axis: .vertical, alignment: Guide(stack.alignment), spacing: stack.spacing, children: children)
    }

    private init(axis: Axis, alignment: Guide, spacing: Double?, children: [LayoutNode]) {
        self.axis = axis
        self.alignment = alignment
        self.children = children
        // Rule DS: a spacing that is said is used as it is, also beside spacers.
        gaps = children.indices.map { index in
            guard index > 0 else { return 0 }
            return spacing?.orZero
                ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
        }
    }

    func fit(in proposal: ProposedSize) -> Fit {
        guard !children.isEmpty else { return Fit(size: .zero, children: []) }
        return aligned(proposals(in: proposal))
    }

    /// Rule K6: placed without a cross proposal, the stack fits its children again with its own cross size.
    func arrangement(in proposal: ProposedSize, size: Size) -> Arrangement {
        let across = proposal.extent(along: axis.cross) ?? axis.cross.extent(of: size)
        let resolved = ProposedSize(
            along: proposal.extent(along: axis), across: across, axis: axis)
        return Arrangement(children: fit(in: resolved).children)
    }

    /// What each child is proposed.
    private func proposals(in proposal: ProposedSize) -> [ProposedSize] {
        let across = proposal.extent(along: axis.cross)
        // Rule K4: without a length every child takes its ideal one.
        let ideal = ProposedSize(along: nil, across: across, axis: axis)
        var result = Array(repeating: ideal, count: children.count)
        guard let length = proposal.extent(along: axis) else { return result }
        let minima = children.map { extent(of: $0, along: 0, across: across) }
        let groups = servingOrder(minima: minima, across: across)
        // Rule K1, and the first part of K3: what all groups need at least is taken off beforehand.
        var free = length - gaps.reduce(0, +)
        for group in groups { free -= group.reduce(0) { $0 + minima[$1] } }
        for group in groups {
            free += group.reduce(0) { $0 + minima[$1] }
            for (served, index) in group.enumerated() {
                // Rule K3: each takes what it wants of its share; nothing is kept for later ones.
                let share = free > 0 ? free / Double(group.count - served) : 0
                result[index] = ProposedSize(along: share, across: across, axis: axis)
                let answer = axis.extent(of: children[index].size(in: result[index]))
                // An infinite length stays infinite; ∞ − ∞ would be no number.
                free = length.isFinite ? free - answer : length
            }
        }
        return result
    }

    /// Rule K2: the children by priority, within one priority by flexibility.
    private func servingOrder(minima: [Double], across: Double?) -> [[Int]] {
        let byPriority = Dictionary(grouping: children.indices) { children[$0].priority }
        return byPriority.sorted { $0.key > $1.key }.map { _, group in
            guard group.count > 1 else { return group }
            let flexibilities = group.map { index in
                flexibility(of: children[index], minimum: minima[index], across: across)
            }
            let order = group.indices.sorted { left, right in
                if flexibilities[left] != flexibilities[right] {
                    return flexibilities[left] < flexibilities[right]
                }
                let (leftMinimum, rightMinimum) = (minima[group[left]], minima[group[right]])
                if flexibilities[left] == .infinity, leftMinimum != rightMinimum {
                    return leftMinimum > rightMinimum
                }
                return left < right
            }
            return order.map { group[$0] }
        }
    }

    private func flexibility(of child: LayoutNode, minimum: Double, across: Double?) -> Double {
        let maximum = extent(of: child, along: .infinity, across: across)
        // A child that wants infinity whatever it is offered does not flex.
        return minimum.isFinite ? maximum - minimum : 0
    }

    private func extent(of child: LayoutNode, along: Double, across: Double?) -> Double {
        axis.extent(of: child.size(in: ProposedSize(along: along, across: across, axis: axis)))
    }

    /// Rules K5 and K7: children stand in a row with their guides on one line.
    private func aligned(_ proposals: [ProposedSize]) -> Fit {
        let guides = zip(children, proposals).map { child, proposal in
            child.position(of: alignment, along: axis.cross, in: proposal)
        }
        let line = guides.max() ?? 0
        var position = 0.0
        var below = 0.0
        var places: [ChildPlacement] = []
        for (index, child) in children.enumerated() {
            let size = child.size(in: proposals[index])
            position += gaps[index]
            places.append(
                ChildPlacement(
                    proposal: proposals[index],
                    origin: axis.point(along: position, across: (line - guides[index]).orZero)))
            position += axis.extent(of: size)
            below = max(below, axis.cross.extent(of: size) - guides[index])
        }
        return Fit(size: axis.size(along: position, across: line + below), children: places)
    }
}

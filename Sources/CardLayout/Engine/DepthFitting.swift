import PlaneGeometry

/// How a zstack sizes and aligns its children (rules Z1–Z4).
struct DepthFitting {
    let alignment: Alignment
    let children: [LayoutNode]

    /// Rule Z4: the children of the highest priority, which alone count for size and alignment.
    static func decisive(_ children: [LayoutNode]) -> [Int] {
        let highest = children.map(\.priority).max()
        return children.indices.filter { children[$0].priority == highest }
    }

    /// Rule Z1: every child gets the zstack's proposal, and the zstack the largest extents.
    func size(in proposal: ProposedSize) -> Size {
        let sizes = Self.decisive(children).map { children[$0].size(in: proposal) }
        return Size { axis in sizes.map(axis.extent(of:)).max() ?? 0 }
    }

    /// Rules Z2 and Z3: placed with the zstack's own size, guides on one line.
    func arrangement(size: Size) -> Arrangement {
        let proposal = ProposedSize(size)
        let counted = Self.decisive(children).map { children[$0] }
        let lines = Point { axis in
            counted.map { $0.position(of: alignment.guide(along: axis), along: axis, in: proposal) }
                .max() ?? 0
        }
        return Arrangement(
            children: children.map { child in
                let origin = Point { axis in
                    let own = child.position(of: alignment.guide(along: axis), along: axis, in: proposal)
                    return (axis.coordinate(of: lines) - own).orZero
                }
                return ChildPlacement(proposal: proposal, origin: origin)
            })
    }
}

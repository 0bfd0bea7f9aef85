import FrameDrawing
import PlaneGeometry

/// A line of a node at which it meets others, whatever the axis.
enum Guide {
    /// The top or leading edge.
    case start
    /// The middle.
    case center
    /// The bottom or trailing edge.
    case end
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline

    init(_ alignment: HorizontalAlignment) {
        switch alignment {
        case .leading: self = .start
        case .center: self = .center
        case .trailing: self = .end
        }
    }

    init(_ alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .start
        case .center: self = .center
        case .bottom: self = .end
        case .firstTextBaseline: self = .firstBaseline
        case .lastTextBaseline: self = .lastBaseline
        }
    }

    /// Where the guide lies in an extent without text; a baseline is then the end (rule BL1).
    func position(in extent: Double) -> Double {
        switch self {
        case .start: 0
        case .center: extent / 2
        case .end, .firstBaseline, .lastBaseline: extent
        }
    }
}

extension Alignment {
    /// The guide along an axis.
    func guide(along axis: Axis) -> Guide {
        axis == .horizontal ? Guide(horizontal) : Guide(vertical)
    }
}

extension LayoutNode {
    /// Where a guide lies in the node, counted from its top leading corner.
    func position(of guide: Guide, along axis: Axis, in proposal: ProposedSize) -> Double {
        let extent = axis.extent(of: size(in: proposal))
        switch guide {
        case .start, .center, .end: return guide.position(in: extent)
        case .firstBaseline: return baseline(.first, in: proposal) ?? extent
        case .lastBaseline: return baseline(.last, in: proposal) ?? extent
        }
    }

    /// Which of a node's baselines is meant.
    enum BaselineChoice {
        case first
        case last
    }

    /// A baseline as it is found, before it is remembered.
    ///
    /// Rule BL2: baselines pass through modifiers with the child's offset; a stack has the smallest first and
    /// the largest last baseline of its children.
    func foundBaseline(_ choice: BaselineChoice, in proposal: ProposedSize) -> Double? {
        switch body {
        case .content(.text(let text), _):
            let metrics = metrics(of: text, in: proposal)
            return choice == .first ? metrics.firstBaseline : metrics.lastBaseline
        case .content(.box(let box), _):
            return choice == .first ? box.firstBaseline : box.lastBaseline
        case .content(_, let children):
            let counted = isDepthStack ? DepthFitting.decisive(children) : Array(children.indices)
            let places = arrangement(in: proposal).children
            let baselines = counted.compactMap { index in
                children[index].baseline(choice, in: places[index].proposal)
                    .map { $0 + places[index].origin.y }
            }
            return choice == .first ? baselines.min() : baselines.max()
        case .modified(_, let child):
            return arrangement(in: proposal).children.first.flatMap { place in
                child.baseline(choice, in: place.proposal).map { $0 + place.origin.y }
            }
        }
    }

    private var isDepthStack: Bool {
        if case .content(.zstack, _) = body { return true }
        return false
    }
}

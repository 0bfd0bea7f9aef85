import PlaneGeometry

/// What a node prefers as distance from its neighbours in a stack that does not say one (rule DS).
struct SpacingPreference {
    /// The preference at one edge.
    struct EdgePreference {
        /// The part of the distance from another text, for a text's top and bottom.
        var toText: Double?
        /// The distance from whatever is there; spacers prefer 0.
        var toAny: Double?

        static let none = EdgePreference()

        /// Both preferences, the larger where both say something.
        func union(_ other: EdgePreference) -> EdgePreference {
            EdgePreference(
                toText: [toText, other.toText].compactMap(\.self).max(),
                toAny: [toAny, other.toAny].compactMap(\.self).max())
        }
    }

    /// The top or leading edge and the bottom or trailing edge of one axis.
    struct AxisPreference {
        var start = EdgePreference.none
        var end = EdgePreference.none

        func union(_ other: AxisPreference) -> AxisPreference {
            AxisPreference(start: start.union(other.start), end: end.union(other.end))
        }
    }

    /// The distance between two views without preferences, in points.
    private static let standardDistance = 8.0

    var horizontal = AxisPreference()
    var vertical = AxisPreference()

    /// No preference at any edge.
    static let none = SpacingPreference()

    /// A text stands directly below another one: 0 on the Mac, and the leading, which is 0 for the system's
    /// font, on iOS.
    static let text = SpacingPreference(
        vertical: AxisPreference(
            start: EdgePreference(toText: 0), end: EdgePreference(toText: 0)))

    /// Rule SP3: nothing beside a spacer, along its axis or on all sides outside of stacks.
    static func spacer(along axis: Axis?) -> SpacingPreference {
        let nothing = AxisPreference(start: EdgePreference(toAny: 0), end: EdgePreference(toAny: 0))
        var result = SpacingPreference()
        for each in Axis.allCases where axis == nil || axis == each { result[each] = nothing }
        return result
    }

    subscript(axis: Axis) -> AxisPreference {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func union(_ other: SpacingPreference) -> SpacingPreference {
        SpacingPreference(
            horizontal: horizontal.union(other.horizontal), vertical: vertical.union(other.vertical))
    }

    /// The distance from a node to the next one along an axis.
    func distance(to next: SpacingPreference, along axis: Axis) -> Double {
        let (before, after) = (self[axis].end, next[axis].start)
        if let above = before.toText, let below = after.toText { return above + below }
        return [before.toAny, after.toAny].compactMap(\.self).max() ?? Self.standardDistance
    }
}

extension LayoutNode {
    /// What the node prefers, found from its content and its modifiers.
    var ownSpacing: SpacingPreference {
        switch body {
        case .content(let kind, let children): spacing(of: kind, children)
        case .modified(let modifier, let child): modifier.spacing(around: child.spacing)
        }
    }

    private func spacing(of kind: LayoutElement.Kind, _ children: [LayoutNode]) -> SpacingPreference {
        switch kind {
        case .text: .text
        case .box(let box): box.isText ? .text : .none
        case .spacer: .spacer(along: axis)
        case .hstack: stackSpacing(children, along: .horizontal)
        case .vstack: stackSpacing(children, along: .vertical)
        case .zstack: children.reduce(.none) { $0.union($1.spacing) }
        case .image, .shape, .divider, .geometryReader, .hosted: .none
        }
    }

    /// A stack passes on the outer edges of its first and last child, and both cross edges of all.
    private func stackSpacing(_ children: [LayoutNode], along axis: Axis) -> SpacingPreference {
        var result = children.reduce(SpacingPreference.none) { $0.union($1.spacing) }
        result[axis].start = children.first?.spacing[axis].start ?? .none
        result[axis].end = children.last?.spacing[axis].end ?? .none
        return result
    }

    /// The node's priority among its siblings (rules SP2, LP2).
    var ownPriority: Double {
        switch body {
        case .content(.spacer, _): -.infinity
        case .content(.hstack, let children), .content(.vstack, let children):
            children.isEmpty ? -.infinity : 0
        case .content: 0
        case .modified(let modifier, let child): modifier.priority(around: child.priority)
        }
    }
}

public import FrameDrawing
internal import PlaneGeometry

/// Rows of pixels that have to be drawn again.
struct RowDamage {
    /// The extents of the picture, in pixels.
    let width: Int
    let height: Int
    private var spans: [Range<Int>] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Adds the rows of a box in pixels.
    mutating func add(_ box: Rect) {
        guard box.isCountable else { return addAll() }
        let near = box.expanded(by: Self.margin)
        guard near.minX < Double(width), near.maxX > 0 else { return }
        let top = max(Int(near.minY.rounded(.down)), 0)
        let bottom = min(Int(near.maxY.rounded(.up)), height)
        if top < bottom { spans.append(top..<bottom) }
    }

    /// Adds all rows.
    mutating func addAll() { spans = [0..<height] }

    /// The rows in ranges from top to bottom that do not touch.
    var rows: [Range<Int>] {
        var result: [Range<Int>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, span.lowerBound <= last.upperBound + Self.gap {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
            } else {
                result.append(span)
            }
        }
        return result
    }

    /// How far soft edges and filters reach beyond a box, with one to spare, in pixels.
    static let margin = 3.0
    /// Fewer rows than this between two ranges are drawn with them.
    private static let gap = 16
}

extension Rasterizer {
    /// The rows in which two display lists of the same size can differ.
    ///
    /// - Parameters:
    ///   - old: One of them.
    ///   - new: The other one.
    ///   - scale: Pixels a point.
    ///   - width: The width of their pictures, in pixels.
    ///   - height: The height of their pictures, in pixels.
    /// - Returns: Ranges of rows from 0, in their order.
    public func changedRows(
        from old: DisplayList, to new: DisplayList, scale: Double, width: Int, height: Int
    ) -> [Range<Int>] {
        var damage = RowDamage(width: width, height: height)
        guard old.background == new.background else { return [0..<height] }
        let state = DrawState(
            transform: AffineTransform(scaleX: scale, y: scale), scale: scale,
            picture: PixelRect(x: 0, y: 0, width: width, height: height))
        compare(old.items, new.items, state: state, damage: &damage)
        return damage.rows
    }

    /// Whether an item may draw into an area; not sure for what lies very far away.
    func mayMeet(_ area: PixelRect, _ item: DisplayItem, state: DrawState) -> Bool {
        guard let box = box(of: item, state: state) else { return false }
        return !box.isCountable || box.expanded(by: RowDamage.margin).intersection(area.rect) != nil
    }

    /// Compares items by their places from both ends; what lies between is damaged, before and after.
    private func compare(
        _ old: [DisplayItem], _ new: [DisplayItem], state: DrawState, damage: inout RowDamage
    ) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (before, after) = (old[start..<old.count - end], new[start..<new.count - end])
        guard before.count == after.count else {
            for item in before { add(item, state: state, damage: &damage) }
            for item in after { add(item, state: state, damage: &damage) }
            return
        }
        for (one, two) in zip(before, after) where one != two {
            compare(one, two, state: state, damage: &damage)
        }
    }

    private func compare(
        _ old: DisplayItem, _ new: DisplayItem, state: DrawState, damage: inout RowDamage
    ) {
        guard case .group(let one) = old, case .group(let two) = new, Self.drawAlike(one, two),
            state.depth < Self.deepest
        else {
            add(old, state: state, damage: &damage)
            add(new, state: state, damage: &damage)
            return
        }
        compare(one.items, two.items, state: state.entering(one.transform), damage: &damage)
    }

    /// Whether a change in one of the items of two groups changes the picture only where the item is.
    private static func drawAlike(_ one: DisplayGroup, _ two: DisplayGroup) -> Bool {
        one.transform == two.transform && one.clip == two.clip && one.opacity == two.opacity
            && one.tint == two.tint && one.shadow == nil && two.shadow == nil && one.spriteScale == nil
            && two.spriteScale == nil && needsLayer(one) == needsLayer(two)
    }

    private func add(_ item: DisplayItem, state: DrawState, damage: inout RowDamage) {
        if let box = box(of: item, state: state) { damage.add(box) }
    }

    /// A box around all that an item may draw; where its sprite is known it need not be measured again.
    private func box(of item: DisplayItem, state: DrawState) -> Rect? {
        if case .group(let group) = item {
            let inner = state.entering(group.transform)
            if inner.transform.isUsable, let box = spriteBounds(of: group, state: inner) { return box }
        }
        return bounds(of: item, by: state.transform)
    }
}

extension Rect {
    /// Whether Cairo can count all of its coordinates, with room for lines and shadows; else it may be anywhere.
    fileprivate var isCountable: Bool {
        [minX, minY, maxX, maxY].allSatisfy { $0.magnitude < 0x1p20 }
    }
}

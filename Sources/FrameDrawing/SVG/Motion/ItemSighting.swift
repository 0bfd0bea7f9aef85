internal import PlaneGeometry

/// An item of one display list, taken apart into what it is and how it stands.
struct ItemSighting {
    /// What kind of item of which element; others are never the same item.
    struct Key: Hashable {
        var kind: Int
        var element: String
    }

    let key: Key
    /// What it is.
    let model: ThemedItem
    /// How it stands, against itself.
    var pose: ItemPose
    /// A group's items.
    var items: [DisplayItem] = []
    /// A group's items in the other theme; `nil` where there is none.
    var otherItems: [DisplayItem]?

    init(_ themed: ThemedItem) {
        let item = themed.item
        key = Key(kind: item.kind, element: item.element)
        switch (item, themed.other) {
        case (.group(let group), let other):
            let (shell, pose) = Self.taken(apart: group)
            self.pose = pose
            items = shell.items
            var otherShell: DisplayGroup?
            if case .group(let other)? = other {
                let (otherGroup, otherPose) = Self.taken(apart: other)
                otherShell = otherGroup
                otherItems = otherGroup.items
                self.pose.otherTint = otherPose.tint
            }
            model = ThemedItem(item: .group(shell), other: otherShell.map { .group($0) })
        default:
            pose = ItemPose()
            pose.paint = item.color
            pose.otherPaint = themed.other?.color
            model = themed
        }
    }

    /// A group without what moves, and how it stands; a tint around one group is taken for its own.
    private static func taken(apart group: DisplayGroup) -> (DisplayGroup, ItemPose) {
        var pose = ItemPose()
        var shell = group
        if group.tint != nil, group.isTintOnly, case .group(let inner)? = group.items.first,
            group.items.count == 1, inner.element == group.element, inner.tint == nil, inner.shadow == nil
        {
            shell = inner
            shell.tint = group.tint
        }
        pose.transform = shell.transform
        pose.opacity = shell.opacity
        pose.tint = shell.tint
        shell.transform = .identity
        shell.opacity = 1
        shell.tint = nil
        shell.spriteScale = nil
        return (shell, pose)
    }

    /// How this item stands as a movement of a model; `nil` where it is another item.
    func pose(asMovedFrom model: ThemedItem) -> ItemPose? {
        if model.item == self.model.item, model.other == self.model.other { return pose }
        var pose = pose
        switch (model.item, self.model.item) {
        case (.fill(let from), .fill(let to)):
            guard Self.areAlike(from.paint, to.paint), let move = from.path.upright(to: to.path) else {
                return nil
            }
            pose.transform = move
        case (.stroke(let from), .stroke(let to)):
            guard Self.areAlike(from.paint, to.paint), from.width == to.width,
                let move = from.path.upright(to: to.path), move.a == 1, move.d == 1
            else { return nil }
            pose.transform = move
        case (.text(let from), .text(let to)):
            guard Self.areAlike(from.paint, to.paint), from.text == to.text, from.room == to.room,
                from.frame.size == to.frame.size
            else { return nil }
            pose.transform = AffineTransform(translation: to.frame.origin - from.frame.origin)
        case (.image(let from), .image(let to)):
            guard from.image == to.image, model.other == nil, self.model.other == nil,
                let move = from.frame.map(to: to.frame), let whole = from.imageRect.map(to: to.imageRect)
            else { return nil }
            pose.transform = move
            pose.picture = whole.followed(by: move.inverseOfUprightScale)
        case (.group(let from), .group(let to)):
            guard from.clip == to.clip, from.shadow == to.shadow,
                (model.other == nil) == (self.model.other == nil)
            else { return nil }
        default: return nil
        }
        return pose
    }

    /// Whether a paint can become another by a change of colour.
    private static func areAlike(_ one: Paint, _ other: Paint) -> Bool {
        if case .color = one, case .color = other { return true }
        return one == other
    }
}

extension DisplayGroup {
    /// Whether a group does nothing but lay a colour over its items.
    fileprivate var isTintOnly: Bool {
        transform == .identity && clip == nil && opacity == 1 && shadow == nil
    }
}

extension DisplayItem {
    /// A number for each case.
    fileprivate var kind: Int {
        switch self {
        case .fill: 0
        case .stroke: 1
        case .text: 2
        case .image: 3
        case .group: 4
        }
    }

    /// The colour of a leaf that has one.
    var color: Color? {
        let paint: Paint
        switch self {
        case .fill(let fill): paint = fill.paint
        case .stroke(let stroke): paint = stroke.paint
        case .text(let text): paint = text.paint
        case .image, .group: return nil
        }
        if case .color(let color) = paint { return color }
        return nil
    }
}

extension Rect {
    /// The map without turn that brings this rectangle to another; `nil` where one of them is empty.
    fileprivate func map(to other: Rect) -> AffineTransform? {
        guard !isEmpty, !other.isEmpty, hasNumbersOnly, other.hasNumbersOnly else { return nil }
        // Rounding must not become a scale.
        func factor(_ from: Double, _ to: Double) -> Double {
            (to / from - 1).magnitude < 1e-9 ? 1 : to / from
        }
        let (x, y) = (factor(width, other.width), factor(height, other.height))
        return AffineTransform(a: x, b: 0, c: 0, d: y, tx: other.minX - x * minX, ty: other.minY - y * minY)
    }
}

extension Path {
    /// The map without turn that brings this outline to another; `nil` where none does.
    fileprivate func upright(to other: Path) -> AffineTransform? {
        guard elements.count == other.elements.count, let box = controlBox, let otherBox = other.controlBox,
            let map = box.map(to: otherBox)
        else { return nil }
        let moved = applying(map)
        func isNear(_ one: Point, _ two: Point) -> Bool {
            (one.x - two.x).magnitude < 1e-4 && (one.y - two.y).magnitude < 1e-4
        }
        let isSame = zip(moved.elements, other.elements).allSatisfy {
            switch ($0, $1) {
            case (.move(let one), .move(let two)), (.line(let one), .line(let two)): isNear(one, two)
            case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
                isNear(a, d) && isNear(b, e) && isNear(c, f)
            case (.close, .close): true
            default: false
            }
        }
        return isSame ? map : nil
    }
}

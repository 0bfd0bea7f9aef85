public import FrameDrawing
public import PlaneGeometry

/// Turns placed nodes into what is drawn for them.
///
/// A node's picture grows with its modifiers from the inside out: backgrounds go below what is there, overlays
/// above it; clips, shadows, opacity and scales take all of it together.
public struct ElementDrawing {
    /// What draws the inside of a hosted node: what it is, its path, its box.
    public typealias HostedItems = (HostedContent, _ path: String, _ frame: Rect) -> [DisplayItem]

    /// The context in which the nodes were laid out, for the sizes of pictures.
    public var context: LayoutContext
    /// The pixels a point to whose edges drawn boxes snap (rule P5); `nil` draws them where they are.
    public var snapScale: Double?
    /// What draws the inside of hosted nodes.
    public var hosted: HostedItems

    /// Makes a drawing.
    ///
    /// - Parameters:
    ///   - context: The context in which the nodes were laid out.
    ///   - snapScale: The pixels a point to whose edges drawn boxes snap, or `nil` for no snapping.
    ///   - hosted: What draws the inside of hosted nodes; nothing unless given.
    public init(
        context: LayoutContext, snapScale: Double? = nil, hosted: @escaping HostedItems = { _, _, _ in [] }
    ) {
        self.context = context
        self.snapScale = snapScale
        self.hosted = hosted
    }

    /// What is drawn for a node and all that is in it, from back to front.
    public func items(for element: PlacedElement) -> [DisplayItem] {
        element.modifiers.reduce(contentItems(for: element)) { items, modifier in
            self.items(items, with: modifier, of: element)
        }
    }

    /// Rule P5: the box with each edge at the nearest pixel, ties going right and down.
    public func snapped(_ frame: Rect) -> Rect {
        guard let scale = snapScale, scale.isFinite, scale > 0 else { return frame }
        func snap(_ edge: Double) -> Double { (edge * scale + 0.5).rounded(.down) / scale }
        return Rect(
            minX: snap(frame.minX), minY: snap(frame.minY), maxX: snap(frame.maxX), maxY: snap(frame.maxY))
    }

    private func contentItems(for element: PlacedElement) -> [DisplayItem] {
        let box = snapped(element.frame)
        switch element.content {
        case .children(let children): return children.flatMap(items(for:))
        case .text(let text, let paint, let room):
            guard !text.string.isEmpty else { return [] }
            let placed = PlacedText(
                element: element.path, text: text, room: room, frame: box, paint: paint)
            return [.text(placed)]
        case .image(let image): return imageItems(image, path: element.path, in: box)
        case .shape(let shape): return shape.items(path: element.path, in: box)
        case .divider(let paint):
            guard !box.isEmpty else { return [] }
            return [
                .fill(FilledPath(element: element.path, path: Path(rect: box), paint: paint, bounds: box))
            ]
        case .hosted(let content): return hosted(content, element.path, element.frame)
        case .empty: return []
        }
    }

    private func items(
        _ items: [DisplayItem], with modifier: PlacedModifier, of element: PlacedElement
    ) -> [DisplayItem] {
        switch modifier.effect {
        case .none: return items
        case .background(let content): return self.items(for: content) + items
        case .overlay(let content): return items + self.items(for: content)
        case .border(let paint, let width):
            return items
                + borderItems(paint, width: width, path: element.path, in: snapped(modifier.frame))
        case .clip, .shadow, .opacity, .scale:
            guard !items.isEmpty else { return [] }
            var group = DisplayGroup(element: element.path, items: items)
            return modifier.apply(to: &group, box: snapped(modifier.frame)) ? [.group(group)] : []
        }
    }

    /// A frame inside the edges: the area between two outlines that run in opposite directions.
    private func borderItems(_ paint: Paint, width: Double, path: String, in box: Rect) -> [DisplayItem] {
        guard width.isFinite, width > 0, !box.isEmpty else { return [] }
        var outline = Path(rect: box)
        let hole = box.expanded(by: -width)
        if !hole.isEmpty {
            outline.elements += [
                .move(hole.origin), .line(Point(x: hole.minX, y: hole.maxY)),
                .line(Point(x: hole.maxX, y: hole.maxY)), .line(Point(x: hole.maxX, y: hole.minY)), .close,
            ]
        }
        return [.fill(FilledPath(element: path, path: outline, paint: paint, bounds: box))]
    }
}

extension PlacedModifier {
    /// Gives a group what this modifier does to the whole.
    ///
    /// - Returns: Whether anything can be seen of the group then.
    fileprivate func apply(to group: inout DisplayGroup, box: Rect) -> Bool {
        switch effect {
        case .clip(let outline):
            group.clip = outline.path(in: box)
            return !box.isEmpty
        case .shadow(let shadow): group.shadow = shadow
        case .opacity(let opacity):
            group.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
            return group.opacity > 0
        case .scale(let x, let y, let anchor):
            // A factor of 0 leaves nothing to see, and its map could not be inverted.
            guard x.isFinite, y.isFinite, x != 0, y != 0, anchor.x.isFinite, anchor.y.isFinite else {
                return false
            }
            group.transform = AffineTransform(scaleX: x, y: y, around: anchor.point(in: frame))
        case .none, .background, .overlay, .border: break
        }
        return true
    }
}

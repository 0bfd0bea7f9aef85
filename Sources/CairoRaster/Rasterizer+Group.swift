internal import FrameDrawing
internal import PlaneGeometry

extension Rasterizer {
    /// Draws a group: at once where nothing has to be done to the whole, else by way of a layer.
    func draw(_ group: DisplayGroup, on canvas: borrowing Canvas, state: DrawState) throws(RasterError) {
        let inner = state.entering(group.transform)
        guard inner.depth <= Self.deepest else { throw .tooDeep(element: group.element, limit: Self.deepest) }
        guard inner.transform.isUsable, group.opacity > 0, !group.items.isEmpty else { return }
        if let spriteScale = group.spriteScale,
            try drawBySprite(group, scale: spriteScale * state.scale, on: canvas, state: inner)
        {
            return
        }
        let shadow = group.shadow.flatMap { ShadowShape($0, by: inner.transform) }
        if shadow != nil || group.tint != nil || Self.needsLayer(group) {
            try drawByLayer(group, shadow: shadow, on: canvas, state: inner)
        } else if let clip = group.clip {
            guard canvas.trace(clip, by: inner.transform) else { return }
            try canvas.clipped { () throws(RasterError) in
                try draw(group.items, on: canvas, state: inner.faded(by: group.opacity))
            }
        } else {
            try draw(group.items, on: canvas, state: inner.faded(by: group.opacity))
        }
    }

    /// Whether items must be put together before they are faded or cut.
    ///
    /// Faded one by one, an item would show through the one above; cut one by one, what lies below would shine
    /// through the soft edge.
    private static func needsLayer(_ group: DisplayGroup) -> Bool {
        (group.opacity < 1 || group.clip != nil) && leafCount(group.items) > 1
    }

    /// How many items are drawn, counted no further than 2.
    private static func leafCount(_ items: [DisplayItem]) -> Int {
        var count = 0
        for item in items where count < 2 {
            if case .group(let group) = item { count += leafCount(group.items) } else { count += 1 }
        }
        return count
    }

    private func drawByLayer(
        _ group: DisplayGroup, shadow: ShadowShape?, on canvas: borrowing Canvas, state: DrawState
    ) throws(RasterError) {
        guard let area = layerArea(of: group, shadow: shadow, on: canvas, state: state) else { return }
        let layer = Canvas(area: area)
        try draw(group.items, on: layer, state: state.opaque)
        if let clip = group.clip {
            guard layer.trace(clip, by: state.transform) else { return }
            layer.cut()
        }
        if let tint = group.tint { layer.lay(tint) }
        if let shadow { layer.paint(shadow) }
        if let fault = layer.fault { throw .drawingFailed(fault) }
        canvas.paint(layer, opacity: group.opacity * state.opacity)
    }

    /// The pixels that a layer must hold: what is seen of the items and of their shadow, and what casts it.
    private func layerArea(
        of group: DisplayGroup, shadow: ShadowShape?, on canvas: borrowing Canvas, state: DrawState
    ) -> PixelRect? {
        guard let content = clippedBounds(of: group, by: state.transform) else { return nil }
        let visible = canvas.area.rect
        var parts = [content.intersection(visible)]
        if let shadow {
            let seen = shadow.bounds(of: content).intersection(visible)
            // The blurred shape lies below the items first and is moved when it is painted.
            let blurred = seen.map(shadow.unmoved)
            parts += [seen, blurred, blurred.flatMap { content.intersection(shadow.casters(of: $0)) }]
        }
        let boxes = parts.compactMap { $0 }
        guard let first = boxes.first else { return nil }
        let all = boxes.dropFirst().reduce(first) { $0.union($1) }
        guard let area = PixelRect(around: all, inside: all), area.count <= limits.picturePixels else {
            return nil
        }
        return area
    }

    /// How many groups may lie in one another.
    static let deepest = 100
}

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
    static func needsLayer(_ group: DisplayGroup) -> Bool {
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
        let memory = layers.memory(forPixels: area.count)
        defer { layers.keep(memory) }
        let layer = Canvas(area: area, in: memory)
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
        guard let content = clippedBounds(of: group, by: state.transform),
            let whole = Self.layerArea(content, shadow: shadow, visible: state.picture.rect),
            whole.count <= limits.picturePixels
        else { return nil }
        guard canvas.area != state.picture else { return whole }
        guard let part = Self.layerArea(content, shadow: shadow, visible: canvas.area.rect) else {
            return nil
        }
        // As wide as for the whole picture: Cairo cuts outlines at the sides to 1/256 pixel.
        let top = max(part.y - Self.roughRows, whole.y)
        return PixelRect(x: whole.x, y: top, width: whole.width, height: part.y + part.height - top)
    }

    private static func layerArea(_ content: Rect, shadow: ShadowShape?, visible: Rect) -> PixelRect? {
        var parts = [content.intersection(visible)]
        if let shadow {
            let seen = shadow.bounds(of: content).expanded(by: 1).intersection(visible)
            // The blurred shape lies below the items first and is moved when it is painted.
            let blurred = seen.map(shadow.unmoved)
            parts += [seen, blurred.flatMap { shadow.parts(of: $0, content: content) }]
        }
        let boxes = parts.compactMap { $0 }
        guard let first = boxes.first else { return nil }
        let all = boxes.dropFirst().reduce(first) { $0.union($1) }
        return PixelRect(around: all, inside: all)
    }

    /// How many rows at the top of a canvas may differ from those of a higher one: Cairo counts the first row of
    /// an outline that is cut there in another way than the rows in its middle.
    static let roughRows = 2

    /// How many groups may lie in one another.
    static let deepest = 100
}

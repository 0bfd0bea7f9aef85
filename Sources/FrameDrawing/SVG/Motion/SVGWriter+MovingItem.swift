internal import PlaneGeometry

extension SVGWriter {
    /// Draws an item by the map that is left to it: its colours, its tint and its content may change still.
    func draw(
        _ item: MovingItem, by rest: AffineTransform, opacity: Double, isCopy: Bool,
        on page: inout SVGPage, state: SVGState, stage: inout MotionStage
    ) throws(SVGError) {
        guard case .group(var shell) = item.model.item else {
            return try drawLeaf(item, by: rest, on: &page, state: state, stage: &stage)
        }
        shell.transform = rest
        shell.opacity = opacity
        var other = item.model.other?.group
        other?.transform = rest
        other?.opacity = opacity
        let tint = SampledTrack.color(.flood, item.poses { $0.tint ?? .clear })
        let otherTint = SampledTrack.color(.flood, item.poses { $0.otherTint ?? $0.tint ?? .clear })
        var layer: [(name: String, value: String)] = []
        if tint.isMoving || otherTint.isMoving, let content = clippedBounds(of: shell) {
            let flood = stage.attributes(of: tint, other: otherTint)
            let color = tint.value(at: stage.poster)?.color ?? .clear
            layer = [("filter", "url(#\(tintFilter(color, over: content, flood: flood, on: &page)))")]
        } else {
            shell.tint = tint.value(at: stage.poster)?.color
            other?.tint = otherTint.value(at: stage.poster)?.color
        }
        try draw(shell, other: other, on: &page, state: state) { page, inner throws(SVGError) in
            guard !layer.isEmpty else {
                return try drawContent(of: item, isCopy: isCopy, on: &page, state: inner, stage: &stage)
            }
            try page.add(SVGElement("g", layer)) { page throws(SVGError) in
                try drawContent(of: item, isCopy: isCopy, on: &page, state: inner, stage: &stage)
            }
        }
    }

    /// Draws a group's items, those that several groups show only once.
    private func drawContent(
        of item: MovingItem, isCopy: Bool, on page: inout SVGPage, state: SVGState, stage: inout MotionStage
    ) throws(SVGError) {
        if let content = item.content { return try draw(content, on: &page, state: state, stage: &stage) }
        guard let items = ThemedItem.pairs(item.items, item.otherItems) else { throw .themesDiffer }
        guard isCopy else { return try draw(items, on: &page, state: state) }
        if stage.copies[item.model] == nil {
            stage.copies[item.model] = try page.defineGroup("content") { page throws(SVGError) in
                try draw(items, on: &page, state: state)
            }
        }
        if let id = stage.copies[item.model] { page.add(SVGElement("use", [("href", "#\(id)")])) }
    }

    private func drawLeaf(
        _ item: MovingItem, by rest: AffineTransform, on page: inout SVGPage, state: SVGState,
        stage: inout MotionStage
    ) throws(SVGError) {
        let model = item.model
        var state = state
        state.paint = movingPaint(of: item, on: &page, stage: &stage)
        let group = SVGElement("g", Self.transform(rest))
        let isPlain = group.attributes.isEmpty
        if case .image(let image) = model.item {
            let picture = PlaneMotion(item.poses(\.picture), box: image.imageRect, poster: stage.poster)
            if picture.move.isMoving || picture.turn.isMoving {
                return try draw(image, by: picture, in: group, on: &page, state: state, stage: &stage)
            }
        }
        if isPlain { return try draw(model, on: &page, state: state) }
        try page.add(group) { page throws(SVGError) in try draw(model, on: &page, state: state) }
    }

    /// Draws a picture that moves behind what is shown of it.
    private func draw(
        _ image: PlacedImage, by picture: PlaneMotion, in group: SVGElement, on page: inout SVGPage,
        state: SVGState, stage: inout MotionStage
    ) throws(SVGError) {
        let frame = SVGShape.rectangle(image.frame, radius: 0).element
        let clip = page.define("clip", SVGElement("clipPath"), content: [frame])
        var whole = image
        whole.frame = image.imageRect
        var inner = state
        inner.clipBox = nil
        inner.transform = AffineTransform(scaleX: picture.largestScale, y: picture.largestScale)
            .followed(by: state.transform)
        try page.add(group.with([("clip-path", "url(#\(clip))")])) { page throws(SVGError) in
            try draw(picture, at: nil, on: &page, stage: &stage) { page, rest, _ throws(SVGError) in
                let still = SVGElement("g", Self.transform(rest))
                if still.attributes.isEmpty { return draw(whole, on: &page, state: inner) }
                page.add(still) { draw(whole, on: &$0, state: inner) }
            }
        }
    }

    /// The attributes of a leaf's paint where its colour changes.
    private func movingPaint(
        of item: MovingItem, on page: inout SVGPage, stage: inout MotionStage
    ) -> [(name: String, value: String)]? {
        guard item.changesPaint else { return nil }
        var kind = SampledTrack.Kind.fill
        if case .stroke = item.model.item { kind = .stroke }
        let own = SampledTrack.color(kind, item.poses(\.paint).map { $0 })
        let other = SampledTrack.color(kind, item.poses { $0.otherPaint ?? $0.paint }.map { $0 })
        guard own.isMoving || other.isMoving else { return nil }
        let poster = stage.poster
        let attributes = { (track: SampledTrack) -> [(name: String, value: String)] in
            guard let color = track.value(at: poster)?.color else { return [] }
            let name = kind == .stroke ? "stroke" : "fill"
            return [(name, color.svgText)] + color.svgOpacity("\(name)-opacity")
        }
        let (still, otherStill) = (attributes(own), attributes(other))
        let names = stage.attributes(of: own, other: other) + page.otherTheme(otherStill, instead: still)
        return still + [("class", names.map(\.value).joined(separator: " "))]
    }
}

extension SVGWriter.MotionStage {
    /// The attribute that plays a track, in the other theme another one.
    fileprivate mutating func attributes(
        of track: SampledTrack, other: SampledTrack
    ) -> [(name: String, value: String)] {
        let names = [sheet.animation(track)]
        let others = other.values == track.values ? names : [sheet.animation(other)]
        return sheet.className(names, others: others).map { [(name: "class", value: $0)] } ?? []
    }
}

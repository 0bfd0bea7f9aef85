internal import PlaneGeometry

extension SVGWriter {
    /// What an animation is written with.
    struct MotionStage {
        var sheet: AnimationSheet
        /// The part of the plane that is seen, in the coordinates of the list; `nil` where that changes.
        var window: Rect?
        /// The ids of contents that several items show.
        var copies: [ThemedItem: String] = [:]

        /// How many samples there are.
        var count: Int { sheet.clock.samples.count }
        /// The sample that is seen where nothing moves.
        var poster: Int { sheet.clock.poster }
    }

    /// An item with its tracks, and the way that it shares with others.
    private struct Mover {
        let item: MovingItem
        var plane: PlaneMotion
        /// The number of the shared way, and the distance from it.
        var shared: (way: Int, distance: KeyframeValue)?
    }

    /// Draws items that come, go and move, those in a row that move together in a group that moves.
    func draw(
        _ timeline: ItemTimeline, on page: inout SVGPage, state: SVGState, stage: inout MotionStage
    ) throws(SVGError) {
        var ways: [SharedMove] = []
        var movers = timeline.all.map { mover($0, stage: stage) }
        for index in movers.indices where movers[index].plane.move.isMoving {
            movers[index].shared = Self.share(movers[index].plane.move, among: &ways)
        }
        let copies = Self.copies(of: timeline.all)
        var place = 0
        while place < movers.count {
            let way = movers[place].shared?.way
            let end = movers[place...].firstIndex { $0.shared?.way != way } ?? movers.count
            let run = movers[place..<end]
            place = end
            guard let way else {
                for mover in run {
                    try draw(mover, way: nil, copies: copies, on: &page, state: state, stage: &stage)
                }
                continue
            }
            let track = ways[way].track
            var group = SVGElement("g", stage.attributes(of: [track]))
            if let value = track.value(at: stage.poster) {
                group.attributes += Self.transform(
                    AffineTransform(translation: Point(x: value.x, y: value.y)))
            }
            try page.add(group) { page throws(SVGError) in
                for mover in run {
                    try draw(mover, way: track, copies: copies, on: &page, state: state, stage: &stage)
                }
            }
        }
    }

    private func mover(_ item: MovingItem, stage: MotionStage) -> Mover {
        Mover(
            item: item,
            plane: PlaneMotion(
                item.poses(\.transform), box: box(of: item.model.item), poster: stage.poster))
    }

    /// The box of an item in its own coordinates.
    private func box(of item: DisplayItem) -> Rect? {
        if case .group(let group) = item { return clippedBounds(of: group) }
        return bounds(of: item)
    }

    private static func share(
        _ move: SampledTrack, among ways: inout [SharedMove]
    ) -> (way: Int, distance: KeyframeValue) {
        for way in ways.indices {
            if let distance = ways[way].take(move) { return (way, distance) }
        }
        ways.append(SharedMove(move))
        return (ways.count - 1, KeyframeValue())
    }

    /// The contents that several items show, which are written once.
    private static func copies(of items: [MovingItem]) -> Set<ThemedItem> {
        var known: Set<ThemedItem> = []
        var copies: Set<ThemedItem> = []
        for item in items where item.content == nil && item.model.item.group != nil {
            if !known.insert(item.model).inserted { copies.insert(item.model) }
        }
        return copies
    }

    /// Draws an item: seen, faded, moved, turned, each by an element of its own where it changes.
    private func draw(
        _ mover: Mover, way: SampledTrack?, copies: Set<ThemedItem>, on page: inout SVGPage, state: SVGState,
        stage: inout MotionStage
    ) throws(SVGError) {
        let (item, plane) = (mover.item, mover.plane)
        let fade = SampledTrack.fade(item.poses(\.opacity))
        let seen = seenSamples(of: mover, way: way, stage: stage)
        let opacity = fade.value(at: stage.poster)?.x ?? 1
        var outer = SVGElement("g", [])
        let sight = stage.sheet.animation(seen: seen)
        outer.attributes += stage.attributes(of: [fade], and: sight)
        if !seen[stage.poster] { outer.attributes.append(("visibility", "hidden")) }
        if fade.isMoving { outer.attributes.append(("opacity", SVGNumber.text(opacity, places: 4))) }
        let distance = mover.shared.map { Point(x: $0.distance.x, y: $0.distance.y) }
        try Self.add(outer, on: &page) { page throws(SVGError) in
            try draw(plane, at: distance, on: &page, stage: &stage) { page, rest, stage throws(SVGError) in
                var inner = state
                inner.depth += 1
                inner.transform = AffineTransform(scaleX: plane.largestScale, y: plane.largestScale)
                    .followed(by: state.transform)
                if plane.move.isMoving || plane.turn.isMoving { inner.clipBox = nil }
                let window = stage.window
                stage.window = rest.movedWindow(window, isMoving: plane.move.isMoving || plane.turn.isMoving)
                try draw(
                    item, by: rest, opacity: fade.isMoving ? 1 : opacity,
                    isCopy: copies.contains(item.model), on: &page, state: inner, stage: &stage)
                stage.window = window
            }
        }
    }

    /// Draws what moves by a plane motion; the content is told which map is left to it.
    func draw(
        _ plane: PlaneMotion, at distance: Point?, on page: inout SVGPage, stage: inout MotionStage,
        content: (inout SVGPage, AffineTransform, inout MotionStage) throws(SVGError) -> Void
    ) throws(SVGError) {
        let still = plane.still
        var outer = SVGElement("g", [])
        var place = distance
        if distance == nil, plane.move.isMoving {
            outer.attributes += stage.attributes(of: [plane.move])
            place = still.apply(to: plane.anchor)
            outer.attributes += Self.transform(AffineTransform(translation: place ?? .zero))
            place = .zero
        }
        guard plane.turn.isMoving else {
            var rest = still
            if let place {
                rest.tx = place.x
                rest.ty = place.y
            }
            return try Self.add(outer, on: &page) { page throws(SVGError) in try content(&page, rest, &stage)
            }
        }
        if distance != nil || !plane.move.isMoving {
            outer.attributes += Self.transform(
                AffineTransform(translation: place ?? still.apply(to: plane.anchor)))
        }
        var inner = SVGElement("g", stage.attributes(of: [plane.turn]))
        if let text = plane.turn.value(at: stage.poster)?.turnText() {
            inner.attributes.append(("transform", text))
        }
        let back = AffineTransform(translation: Point(x: -plane.anchor.x, y: -plane.anchor.y))
        try Self.add(outer, on: &page) { page throws(SVGError) in
            try page.add(inner) { page throws(SVGError) in try content(&page, back, &stage) }
        }
    }

    /// Adds a group around a content where it has attributes.
    private static func add(
        _ group: SVGElement, on page: inout SVGPage, content: (inout SVGPage) throws(SVGError) -> Void
    ) throws(SVGError) {
        if group.attributes.isEmpty { try content(&page) } else { try page.add(group, around: content) }
    }

    static func transform(_ map: AffineTransform) -> [(name: String, value: String)] {
        map.svgText.map { [(name: "transform", value: $0)] } ?? []
    }

    /// When an item is shown: also a sample before it is seen and after, where it lies outside of the window.
    private func seenSamples(
        of mover: Mover, way: SampledTrack?, stage: MotionStage
    ) -> [Bool] {
        let seen = mover.item.seenSamples(count: stage.count)
        guard let window = stage.window, let distance = mover.shared?.distance, let way,
            let box = box(of: mover.item.model.item)
        else { return seen }
        let scale = mover.plane.largestScale
        let anchor = mover.plane.turn.isMoving ? mover.plane.anchor : .zero
        let reach =
            mover.plane.turn.isMoving
            ? (box.width * box.width + box.height * box.height).squareRoot() / 2 * scale : 0
        let base =
            mover.plane.turn.isMoving
            ? Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
            : AffineTransform(scaleX: scale, y: scale).apply(
                to: box.offset(by: Point(x: -anchor.x, y: -anchor.y)))
        // Most samples are like the one before.
        var last: (value: KeyframeValue, isFree: Bool)?
        func isFree(_ sample: Int) -> Bool {
            guard let value = way.values[sample] else { return false }
            if let last, last.value == value { return last.isFree }
            let place = Point(x: value.x + distance.x, y: value.y + distance.y)
            let isFree = base.offset(by: place).intersection(window) == nil
            last = (value, isFree)
            return isFree
        }
        if seen.indices.allSatisfy({ seen[$0] || isFree($0) }) { return seen.map { _ in true } }
        return seen.indices.map { place in
            seen[place]
                || (place > 0 && seen[place - 1] || place + 1 < seen.count && seen[place + 1])
                    && isFree(place)
        }
    }
}

extension SVGWriter.MotionStage {
    /// The attribute that plays some tracks and other keyframes, none where nothing changes.
    mutating func attributes(
        of tracks: [SampledTrack], and other: String? = nil
    ) -> [(name: String, value: String)] {
        var names = [other]
        for track in tracks { names.append(sheet.animation(track)) }
        return sheet.className(names).map { [(name: "class", value: $0)] } ?? []
    }
}

extension AffineTransform {
    /// A window as it is seen from inside this map; `nil` where the map changes or turns.
    fileprivate func movedWindow(_ window: Rect?, isMoving: Bool) -> Rect? {
        guard !isMoving, isUprightScale, let window else { return nil }
        return inverseOfUprightScale.apply(to: window)
    }
}

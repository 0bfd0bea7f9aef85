internal import PlaneGeometry
internal import SceneFormat

/// What is left out where a golden is compared: elements by their paths, and areas of the viewport.
struct GoldenMask {
    let patterns: [ElementPattern]
    /// The areas, in points.
    let areas: [Rect]

    init(_ spec: GoldenSpec) {
        patterns = spec.ignored.compactMap { ignored in
            if case .element(let path) = ignored { ElementPattern(path) } else { nil }
        }
        areas = spec.ignored.compactMap { ignored in
            if case .area(let area) = ignored { area } else { nil }
        }
    }

    /// The elements that are left out at a moment: those of a pattern, and those that an area holds whole, where they
    /// were and where they are.
    ///
    /// What such an element draws beyond the area is still compared by its pixels.
    func elements(_ was: LayoutRecord.Moment?, _ now: LayoutRecord.Moment?) -> ElementMask {
        guard !areas.isEmpty else { return ElementMask(patterns: patterns, isInside: [:]) }
        var isInside: [String: Bool] = [:]
        for box in (was?.boxes ?? []) + (now?.boxes ?? []) {
            // A slot is room and nothing that is seen.
            let frames = box.frames.filter { $0.name != "slot" }.map(\.value)
            let isHeld = frames.allSatisfy { frame in areas.contains { $0.holds(frame) } }
            isInside[box.path] = isHeld && isInside[box.path] ?? true
        }
        return ElementMask(patterns: patterns, isInside: isInside)
    }
}

/// The elements that are not compared at one moment.
struct ElementMask {
    let patterns: [ElementPattern]
    /// Of each element with a box, whether an area holds it whole.
    let isInside: [String: Bool]

    /// Whether an element is left out; one without a box of its own is where the element around it is.
    func covers(_ path: String) -> Bool {
        if patterns.match(path) { return true }
        guard !isInside.isEmpty else { return false }
        var place = path[...]
        while !place.isEmpty {
            if let isInside = isInside[String(place)] { return isInside }
            place = place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
        }
        return false
    }
}

extension Rect {
    /// Whether another rectangle lies inside this one whole; edges may touch.
    fileprivate func holds(_ other: Rect) -> Bool {
        let slack = LayoutRecord.rounding
        return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}

extension PixelBox {
    /// The pixels that a rectangle touches in a picture of so many pixels a point.
    init(around area: Rect, scale: Double) {
        // No picture reaches so far, and what is no number is nowhere.
        func pixel(_ coordinate: Double) -> Int {
            Int(coordinate.isNaN ? 0 : min(max(coordinate, -1e12), 1e12))
        }
        let (left, top) = (
            pixel((area.minX * scale).rounded(.down)), pixel((area.minY * scale).rounded(.down))
        )
        self.init(
            x: left, y: top, width: pixel((area.maxX * scale).rounded(.up)) - left,
            height: pixel((area.maxY * scale).rounded(.up)) - top)
    }
}

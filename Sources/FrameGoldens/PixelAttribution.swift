internal import CairoRaster

/// Tells which elements lie where in a picture.
struct PixelAttribution {
    let recorder: GoldenRecorder

    /// The pixels of elements of some patterns in a moment's picture, a box for each stretch of a row.
    func boxes(at moment: GoldenMoment, of patterns: [ElementPattern]) -> [PixelBox] {
        // What cannot be drawn has failed before.
        guard let map = try? recorder.elementMap(at: moment) else { return [] }
        let isIgnored = map.elements.map { patterns.match($0) }
        guard isIgnored.contains(true) else { return [] }
        var boxes: [PixelBox] = []
        for y in 0..<map.height {
            var start: Int?
            for x in 0...map.width {
                let isInside = x < map.width && map.place(x: x, y: y).map { isIgnored[$0] } == true
                if isInside, start == nil { start = x }
                if !isInside, let first = start {
                    boxes.append(PixelBox(x: first, y: y, width: x - first, height: 1))
                    start = nil
                }
            }
        }
        return boxes
    }

    /// The elements in which pixels differ, those with the most first.
    func elements(at moment: GoldenMoment, of pixels: PixelComparison) -> [ElementDifference] {
        guard let map = try? recorder.elementMap(at: moment) else { return [] }
        return pixels.differences(by: map)
    }
}

internal import FrameDrawing
internal import PlaneGeometry

extension DisplayRecord {
    /// The boxes of all that elements of some patterns draw at a moment, in points of the viewport.
    ///
    /// - Parameters:
    ///   - moment: The moment's name.
    ///   - patterns: The patterns of their paths.
    /// - Returns: The boxes; none of a record that has only hashes.
    func boxes(at moment: String, of patterns: [ElementPattern]) -> [Rect] {
        guard !isHashed, !patterns.isEmpty else { return [] }
        let contents = Dictionary(
            contents.map { ($0.name, $0.lines) }, uniquingKeysWith: { first, _ in first })
        var search = DrawnBoxSearch(contents: contents, patterns: patterns)
        for block in moments where block.name == moment {
            search.visit(block.lines, by: .identity, isWanted: false)
        }
        return search.boxes
    }
}

/// A walk through the lines of a display list that gathers the boxes of some elements.
private struct DrawnBoxSearch {
    let contents: [String: [String]]
    let patterns: [ElementPattern]
    private(set) var boxes: [Rect] = []
    /// How many more lines are looked at: an edited file may refer to itself.
    private var remaining = 1_000_000

    init(contents: [String: [String]], patterns: [ElementPattern]) {
        self.contents = contents
        self.patterns = patterns
    }

    /// Goes through lines and the groups in them.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - map: From their coordinates to those of the viewport.
    ///   - isWanted: Whether the element around them is one of those.
    ///   - depth: How many groups there are around them.
    mutating func visit(_ lines: [String], by map: AffineTransform, isWanted: Bool, depth: Int = 0) {
        guard depth < Self.deepest else { return }
        for text in lines where remaining > 0 {
            remaining -= 1
            let line = DisplayLine(text)
            let isWanted = isWanted || patterns.match(line.element)
            if let name = line[DisplayLine.contentName], let inner = contents[name] {
                let before = boxes.count
                visit(inner, by: line.transform.followed(by: map), isWanted: isWanted, depth: depth + 1)
                if let shadow = line.shadowReach {
                    for box in boxes[before...] { boxes.append(shadow.box(of: box, by: map)) }
                }
            } else if isWanted, let box = line.box {
                boxes.append(map.apply(to: box))
            }
        }
    }

    /// Groups are not nested deeper in any list that is drawn.
    private static let deepest = 500
}

/// How far a shadow lies and reaches, in points.
private struct ShadowReach {
    var offset: Point
    var radius: Double

    /// The box of the shadow of a box, both in the viewport, of a group in other coordinates.
    func box(of box: Rect, by map: AffineTransform) -> Rect {
        let moved = map.apply(to: offset) - map.apply(to: .zero)
        let reach = map.apply(to: Rect(x: 0, y: 0, width: radius, height: radius))
        // Three box blurs end before twice the radius.
        return box.offset(by: moved).expanded(by: 2 * max(reach.width, reach.height))
    }
}

extension DisplayLine {
    private func numbers(_ name: String, count: Int) -> [Double]? {
        let numbers = (self[name] ?? "").split(separator: " ").compactMap { Double($0) }
        return numbers.count == count ? numbers : nil
    }

    /// A box around what the line draws, in its own coordinates.
    fileprivate var box: Rect? {
        guard kind != "frame", let edges = numbers("box", count: 4) ?? numbers("frame", count: 4) else {
            return nil
        }
        let box = Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
        switch kind {
        case "stroke": return box.expanded(by: numbers("width", count: 1)?[0] ?? 0)
        // Glyphs may reach a little beyond the lines that they are set in.
        case "text": return box.expanded(by: (numbers("size", count: 1)?[0] ?? 0) / 4)
        default: return box
        }
    }

    /// How the content of a group maps to what is around it.
    fileprivate var transform: AffineTransform {
        let place = numbers("place", count: 2) ?? [0, 0]
        let matrix = numbers("matrix", count: 4) ?? [1, 0, 0, 1]
        return AffineTransform(
            a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: place[0], ty: place[1])
    }

    /// The shadow of a group, where it has one.
    fileprivate var shadowReach: ShadowReach? {
        guard let numbers = numbers("blur", count: 3) else { return nil }
        return ShadowReach(offset: Point(x: numbers[1], y: numbers[2]), radius: numbers[0])
    }
}

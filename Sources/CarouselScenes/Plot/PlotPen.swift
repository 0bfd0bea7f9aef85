internal import FrameDrawing
internal import PlaneGeometry

/// Draws the parts of a plot into display items.
struct PlotPen {
    let text: any TextMeasuring
    private(set) var items: [DisplayItem] = []

    init(text: any TextMeasuring) { self.text = text }

    /// A line through points, in one piece or in dashes.
    mutating func line(
        _ points: [Point], _ color: Color, width: Double, dashes: PlotStyle.Dashes? = nil, element: String
    ) {
        let path = dashes.map { Path(polyline: points, dashes: $0) } ?? Path(polyline: points)
        guard !path.elements.isEmpty else { return }
        items.append(
            .stroke(
                StrokedPath(
                    element: element, path: path, paint: .color(color), bounds: .zero, width: width)))
    }

    /// An area.
    mutating func fill(_ path: Path, _ color: Color, element: String) {
        items.append(.fill(FilledPath(element: element, path: path, paint: .color(color), bounds: .zero)))
    }

    /// A rectangle of slanted lines.
    mutating func hatch(_ rect: Rect, element: String) {
        guard !rect.isEmpty else { return }
        var lines = Path()
        // Counted from the plot's own origin, so that the lines of neighbours meet.
        let first = ((rect.minX + rect.minY) / PlotStyle.hatchDistance).rounded(.down)
        let last = ((rect.maxX + rect.maxY) / PlotStyle.hatchDistance).rounded(.up)
        for number in stride(from: first, through: last, by: 1) {
            let sum = number * PlotStyle.hatchDistance
            lines.elements += [
                .move(Point(x: sum - rect.minY, y: rect.minY)),
                .line(Point(x: sum - rect.maxY, y: rect.maxY)),
            ]
        }
        let stroke = StrokedPath(
            element: element, path: lines, paint: .color(PlotStyle.hatch), bounds: .zero,
            width: PlotStyle.hairline)
        items.append(.group(DisplayGroup(element: element, clip: Path(rect: rect), items: [.stroke(stroke)])))
    }

    /// How a text looks.
    struct TextLook {
        var size = PlotStyle.labelSize
        var weight = FontWeight.regular
        var color = PlotStyle.quiet
        /// Whether the paper shows around the text, whatever was drawn there.
        var hasPaper = false
        /// The widest it may be; a longer text ends in an ellipsis.
        var limit: Double?

        static let quiet = TextLook()
        static let entry = TextLook(color: PlotStyle.ink)
        static let heading = TextLook(
            size: PlotStyle.headingSize, weight: .semibold, color: PlotStyle.ink, hasPaper: true)
    }

    /// A text in one line, one point of its box at a place.
    mutating func label(
        _ string: String, at place: Point, anchor: UnitPoint = .leading, _ look: TextLook = .quiet,
        element: String
    ) {
        guard !string.isEmpty else { return }
        let styled = Self.styled(string, size: look.size, weight: look.weight)
        let room = TextRoom(width: look.limit)
        let extent = text.metrics(of: styled, in: room).size
        let frame = Rect(
            origin: Point(x: place.x - anchor.x * extent.width, y: place.y - anchor.y * extent.height),
            size: extent)
        if look.hasPaper { fill(Path(rect: frame.expanded(by: 1)), PlotStyle.paper, element: element) }
        items.append(
            .text(
                PlacedText(
                    element: element, text: styled, room: room, frame: frame, paint: .color(look.color))))
    }

    /// The width of a text in one line.
    func width(of string: String, size: Double = PlotStyle.labelSize) -> Double {
        text.metrics(of: Self.styled(string, size: size, weight: .regular), in: .unlimited).size.width
    }

    private static func styled(_ string: String, size: Double, weight: FontWeight) -> StyledText {
        let line = String(string.map { $0.isNewline ? " " : $0 })
        return StyledText(string: line, style: TextStyle(size: size, weight: weight, lineLimit: 1))
    }
}

extension Path {
    /// Makes straight lines through points.
    init(polyline points: [Point]) {
        guard let first = points.first, points.count > 1 else {
            self.init()
            return
        }
        self.init(elements: [.move(first)] + points.dropFirst().map { .line($0) })
    }

    /// Makes dashes along straight lines through points.
    init(polyline points: [Point], dashes: PlotStyle.Dashes) {
        self.init()
        guard var place = points.first else { return }
        var isDrawn = true
        var left = dashes.drawn
        elements.append(.move(place))
        for target in points.dropFirst() {
            let way = target - place
            var rest = (way.x * way.x + way.y * way.y).squareRoot()
            guard rest > 0 else { continue }
            let direction = Point(x: way.x / rest, y: way.y / rest)
            while rest > 0 {
                let step = min(left, rest)
                place = step == rest ? target : place + Point(x: direction.x * step, y: direction.y * step)
                elements.append(isDrawn ? .line(place) : .move(place))
                rest -= step
                left -= step
                guard left <= 0 else { continue }
                isDrawn.toggle()
                left = isDrawn ? dashes.drawn : dashes.gap
            }
        }
    }
}

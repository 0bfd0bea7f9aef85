internal import FrameDrawing
internal import PlaneGeometry

/// One of the equal cells of a filmstrip, all in points.
struct FilmstripCell {
    /// What a frame's label says.
    struct Label {
        var time: String
        var note: String
    }

    /// The size of the frame.
    let frame: Size
    /// Whether a label stands below it.
    let hasLabel: Bool

    /// The distance between frames, and from the sheet's edges: a part of a frame's shorter side.
    private var gap: Double { max(0.04 * min(frame.width, frame.height), 1) }
    /// Labels grow with the frames, so that they stay readable when the sheet is shown smaller.
    private var fontSize: Double { min(max(0.045 * frame.width, 7), 20) }
    private var labelHeight: Double { hasLabel ? 1.6 * fontSize : 0 }
    private static let aspect = 1.6

    func origin(column: Int, row: Int) -> Point {
        Point(
            x: gap + Double(column) * (frame.width + gap),
            y: gap + Double(row) * (frame.height + labelHeight + gap))
    }

    func sheetSize(columns: Int, rows: Int) -> Size {
        let end = origin(column: columns, row: rows)
        return Size(width: end.x, height: end.y)
    }

    /// The number of columns that brings the sheet nearest to 16 by 10.
    func landscapeColumns(for count: Int) -> Int {
        func distance(_ columns: Int) -> Double {
            let sheet = sheetSize(columns: columns, rows: (count + columns - 1) / columns)
            let aspect = sheet.width / sheet.height
            return max(aspect / Self.aspect, Self.aspect / aspect)
        }
        return (1...max(count, 1)).min { distance($0) < distance($1) } ?? 1
    }

    /// A frame with a hairline around it, for frames as white as the sheet.
    func items(for list: DisplayList, number: Int, at origin: Point) -> [DisplayItem] {
        let element = "frame[\(number)]"
        let bounds = Rect(origin: .zero, size: frame)
        let edge = StrokedPath(
            element: element, path: Path(rect: bounds.expanded(by: PlotStyle.hairline / 2)),
            paint: .color(PlotStyle.grid), bounds: bounds, width: PlotStyle.hairline)
        let move = AffineTransform(translation: origin)
        return [
            .group(
                DisplayGroup(
                    element: element, transform: move, clip: Path(rect: bounds),
                    items: list.itemsOnBackground(number: number))),
            .group(DisplayGroup(element: element, transform: move, items: [.stroke(edge)])),
        ]
    }

    /// The time at the left below a frame, what happens at the right.
    func label(
        _ label: Label, number: Int, at origin: Point, _ text: any TextMeasuring
    ) -> [DisplayItem] {
        let element = "frame[\(number)]/label"
        let y = origin.y + frame.height + labelHeight / 2
        var pen = PlotPen(text: text)
        let time = PlotPen.TextLook(size: fontSize, weight: .semibold, color: PlotStyle.ink)
        pen.label(label.time, at: Point(x: origin.x, y: y), time, element: element)
        // A long mark's name gives way to the time.
        let room = frame.width - pen.width(of: label.time, size: fontSize) - 2 * fontSize
        guard room > 0 else { return pen.items }
        let note = PlotPen.TextLook(size: fontSize, color: PlotStyle.quiet, limit: room)
        pen.label(
            label.note, at: Point(x: origin.x + frame.width, y: y), anchor: .trailing, note,
            element: element)
        return pen.items
    }
}

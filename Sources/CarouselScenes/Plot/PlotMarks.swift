internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

/// The marks of a plot, each with the row above the panels in which its name stands.
struct PlotMarks {
    private struct Mark {
        var name: String
        /// Where its time lies.
        var x: Double
        /// Where the middle of its name lies: at its time, but inside the paper.
        var center: Double
        /// The row of its name, 0 being the lowest; `nil` where there is no room in any.
        var row: Int?
        /// Which curve it belongs to.
        var curve: Int
    }

    private var marks: [Mark] = []
    private let top: Double
    private let rowCount: Int

    /// Where the rows of names end.
    var bottom: Double { top + Double(rowCount) * Self.rowHeight }

    /// Places the marks of a plot, a mark that both curves set at one time once.
    init(of plot: MotionPlot, top: Double, left: Double, text: any TextMeasuring) {
        self.top = top
        let pen = PlotPen(text: text)
        let width = PlotDrawing.width - left - PlotDrawing.right
        var ends: [Double] = []
        var seen: Set<[String]> = []
        for (number, curve) in plot.curves.enumerated() {
            for event in curve.events {
                guard case .mark(let name) = event.kind,
                    seen.insert([name, event.time.description]).inserted
                else { continue }
                let x = left + plot.time.fraction(of: event.time) * width
                let half = pen.width(of: name) / 2
                let center = min(
                    max(x, half + PlotDrawing.margin), PlotDrawing.width - PlotDrawing.margin - half)
                let row = Self.row(from: center - half, to: center + half, ends: &ends)
                marks.append(Mark(name: name, x: x, center: center, row: row, curve: number))
            }
        }
        rowCount = ends.count
    }

    /// The lowest row with room for a name; the second curve's names come after all of the first one's.
    private static func row(from start: Double, to end: Double, ends: inout [Double]) -> Int? {
        if let row = ends.firstIndex(where: { $0 + gap <= start }) {
            ends[row] = end
            return row
        }
        guard ends.count < mostRows else { return nil }
        ends.append(end)
        return ends.count - 1
    }

    /// Draws a line at each mark, down to the last of the frames, and not through what stands between them.
    func drawLines(in frames: [Rect], pen: inout PlotPen) {
        for mark in marks {
            let start = mark.row.map { bottom - Double($0) * Self.rowHeight } ?? bottom
            var spans = frames.map { ($0.minY, $0.maxY) }
            if let first = frames.first { spans.append((start, first.minY)) }
            for (from, to) in spans {
                pen.line(
                    [Point(x: mark.x, y: from), Point(x: mark.x, y: to)], color(of: mark),
                    width: PlotStyle.hairline, dashes: PlotStyle.markDashes, element: "plot/mark")
            }
        }
    }

    /// Draws the names.
    func drawLabels(pen: inout PlotPen) {
        for mark in marks {
            guard let row = mark.row else { continue }
            pen.label(
                mark.name, at: Point(x: mark.center, y: bottom - Double(row) * Self.rowHeight),
                anchor: UnitPoint(x: 0.5, y: 1), PlotPen.TextLook(color: color(of: mark), hasPaper: true),
                element: "plot/mark")
        }
    }

    private func color(of mark: Mark) -> Color {
        PlotStyle.curves[mark.curve % PlotStyle.curves.count]
    }

    private static let rowHeight = 13.0
    private static let mostRows = 4
    /// The least distance between two names, in points.
    private static let gap = 6.0
}

internal import FrameDrawing
internal import PlaneGeometry

/// One pair of axes of a plot.
struct PlotPanel {
    /// What its numbers are, with their unit.
    let heading: String
    /// Where it is drawn.
    let frame: Rect
    let time: PlotAxis
    let value: PlotAxis

    /// The room between an axis' ends and the frame, so that no curve runs along an edge.
    private static let inset = 7.0

    /// Where a time and a value lie.
    func place(of point: Point) -> Point {
        let height = frame.height - 2 * Self.inset
        return Point(x: x(at: point.x), y: frame.maxY - Self.inset - value.fraction(of: point.y) * height)
    }

    /// Where a time lies.
    func x(at time: Double) -> Double { frame.minX + self.time.fraction(of: time) * frame.width }

    /// The part of the panel between two times.
    func part(from start: Double, to end: Double) -> Rect {
        Rect(minX: x(at: start), minY: frame.minY, maxX: x(at: end), maxY: frame.maxY)
    }

    /// Draws what lies behind the curves; horizontal lines only where nothing else is drawn there.
    func drawGrid(withLines: Bool, element: String, pen: inout PlotPen) {
        for tick in time.ticks where tick > time.range.lowerBound {
            pen.line(
                [Point(x: x(at: tick), y: frame.minY), Point(x: x(at: tick), y: frame.maxY)], PlotStyle.grid,
                width: PlotStyle.hairline, element: element)
        }
        for tick in value.ticks where withLines {
            let y = place(of: Point(x: 0, y: tick)).y
            pen.line(
                [Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y)],
                tick == 0 ? PlotStyle.snapLine : PlotStyle.grid, width: PlotStyle.hairline, element: element)
        }
    }

    /// Draws the axes with their ticks and numbers, and the heading.
    func drawAxes(element: String, pen: inout PlotPen) {
        pen.label(
            heading, at: Point(x: frame.minX, y: frame.minY - 4), anchor: UnitPoint(x: 0, y: 1),
            .heading, element: element)
        pen.line(
            [frame.origin, Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY)],
            PlotStyle.ink, width: PlotStyle.axisWidth, element: element)
        for tick in value.ticks {
            let y = place(of: Point(x: 0, y: tick)).y
            pen.line(
                [Point(x: frame.minX - PlotStyle.tickLength, y: y), Point(x: frame.minX, y: y)],
                PlotStyle.ink,
                width: PlotStyle.axisWidth, element: element)
            pen.label(
                value.label(of: tick), at: Point(x: frame.minX - PlotStyle.tickLength - 3, y: y),
                anchor: .trailing, element: element)
        }
    }

    /// Draws a curve through points of time and value.
    func draw(_ series: MotionSeries, number: Int, element: String, pen: inout PlotPen) {
        pen.line(
            series.points.map(place), PlotStyle.curves[number % PlotStyle.curves.count],
            width: PlotStyle.curveWidth, dashes: number == 0 ? nil : PlotStyle.curveDashes, element: element)
    }
}

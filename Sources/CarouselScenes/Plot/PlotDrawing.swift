internal import CarouselModel
public import FrameDrawing
internal import PlaneGeometry

extension MotionPlot {
    /// The plot as something to draw, in a width of 720 points, on white.
    ///
    /// - Parameter text: What measures texts.
    /// - Returns: The list that any backend draws.
    public func displayList(text: any TextMeasuring) -> DisplayList {
        PlotDrawing(self, text: text).displayList()
    }
}

/// A plot laid out: headings, panels one below the other over the same times, events, legend.
struct PlotDrawing {
    let plot: MotionPlot
    let offset: PlotPanel
    let velocity: PlotPanel
    let index: PlotPanel
    /// The strip of events, a row for each curve.
    let events: Rect
    /// The marks of the script with their labels.
    let marks: PlotMarks
    let text: any TextMeasuring

    static let width = 720.0
    static let margin = 16.0
    static let left = 64.0
    static let right = 62.0
    static let eventRow = 16.0
    /// The room above a panel for its heading.
    private static let headingRoom = 30.0
    private static let firstHeadingRoom = 20.0

    init(_ plot: MotionPlot, text: any TextMeasuring) {
        self.plot = plot
        self.text = text
        marks = PlotMarks(of: plot, top: Self.margin + 42, left: Self.left, text: text)
        var top = marks.bottom
        func next(_ heading: String, _ height: Double, _ axis: PlotAxis) -> PlotPanel {
            top += Self.headingRoom
            let frame = Rect(
                x: Self.left, y: top, width: Self.width - Self.left - Self.right, height: height)
            top += height
            return PlotPanel(heading: heading, frame: frame, time: plot.time, value: axis)
        }
        // Nothing stands between the marks' labels and the first heading.
        top -= Self.headingRoom - Self.firstHeadingRoom
        offset = next("offset, pt", 190, plot.offset)
        velocity = next("velocity, pt/s", 110, plot.velocity)
        index = next("selected \(plot.item)", 56, plot.index)
        events = next("events", Self.eventRow * Double(plot.curves.count), plot.index).frame
    }

    func displayList() -> DisplayList {
        var pen = PlotPen(text: text)
        drawTitle(pen: &pen)
        for (panel, name) in panels {
            drawBands(in: panel, element: "plot/\(name)/band", pen: &pen)
            panel.drawGrid(withLines: name != "offset", element: "plot/\(name)/grid", pen: &pen)
        }
        drawSnapPoints(pen: &pen)
        marks.drawLines(in: panels.map(\.0.frame) + [events], pen: &pen)
        for (number, curve) in plot.curves.enumerated().reversed() {
            offset.draw(curve.offset, number: number, element: "plot/offset/curve[\(number)]", pen: &pen)
            velocity.draw(
                curve.velocity, number: number, element: "plot/velocity/curve[\(number)]", pen: &pen)
            index.draw(curve.index, number: number, element: "plot/index/curve[\(number)]", pen: &pen)
        }
        marks.drawLabels(pen: &pen)
        for (panel, name) in panels { panel.drawAxes(element: "plot/\(name)/axis", pen: &pen) }
        drawEvents(pen: &pen)
        let bottom = drawLegend(below: drawTimes(pen: &pen), pen: &pen)
        return DisplayList(
            size: Size(width: Self.width, height: (bottom + Self.margin).rounded(.up)),
            background: .color(PlotStyle.paper), items: pen.items)
    }

    private var panels: [(PlotPanel, String)] {
        [(offset, "offset"), (velocity, "velocity"), (index, "index")]
    }

    private func drawTitle(pen: inout PlotPen) {
        let room = Self.width - 2 * Self.margin
        pen.label(
            plot.title, at: Point(x: Self.margin, y: Self.margin), anchor: .topLeading,
            PlotPen.TextLook(
                size: PlotStyle.titleSize, weight: .semibold, color: PlotStyle.ink, limit: room),
            element: "plot/title")
        pen.label(
            plot.note, at: Point(x: Self.margin, y: Self.margin + 22), anchor: .topLeading,
            PlotPen.TextLook(size: PlotStyle.noteSize, limit: room), element: "plot/note")
    }

    /// The bands of the first curve behind a panel; a second curve's finger is seen among the events.
    private func drawBands(in panel: PlotPanel, element: String, pen: inout PlotPen) {
        for band in plot.curves.first?.bands ?? [] {
            let part = panel.part(from: band.start, to: band.end)
            switch band.cause {
            case .drag: pen.fill(Path(rect: part), PlotStyle.drag, element: element)
            case .autoplay: pen.hatch(part, element: element)
            }
        }
    }

    private func drawTimes(pen: inout PlotPen) -> Double {
        let y = events.maxY
        let panel = index
        pen.line(
            [Point(x: events.minX, y: y), Point(x: events.maxX, y: y)], PlotStyle.ink,
            width: PlotStyle.axisWidth, element: "plot/time")
        for tick in plot.time.ticks {
            let x = panel.x(at: tick)
            pen.line(
                [Point(x: x, y: y), Point(x: x, y: y + PlotStyle.tickLength)], PlotStyle.ink,
                width: PlotStyle.axisWidth, element: "plot/time")
            pen.label(
                plot.time.label(of: tick), at: Point(x: x, y: y + PlotStyle.tickLength + 2), anchor: .top,
                element: "plot/time")
        }
        pen.label(
            "time, s", at: Point(x: events.maxX, y: y + 18), anchor: .topTrailing,
            .heading, element: "plot/time")
        return y + 36
    }
}

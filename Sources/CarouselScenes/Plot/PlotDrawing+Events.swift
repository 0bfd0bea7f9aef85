internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

extension PlotDrawing {
    /// Lines at the offsets where the carousel rests, each named at its right end where there is room.
    func drawSnapPoints(pen: inout PlotPen) {
        var (lastLine, lastLabel) = (-Double.infinity, -Double.infinity)
        for snap in plot.snapPoints.sorted(by: { $0.offset > $1.offset }) {
            let y = offset.place(of: Point(x: 0, y: snap.offset)).y
            guard y - lastLine >= Self.leastLineDistance else { continue }
            lastLine = y
            pen.line(
                [Point(x: offset.frame.minX, y: y), Point(x: offset.frame.maxX, y: y)], PlotStyle.snapLine,
                width: PlotStyle.axisWidth, dashes: PlotStyle.snapDashes, element: "plot/offset/snap")
            guard y - lastLabel >= Self.leastLabelDistance else { continue }
            lastLabel = y
            pen.label(
                "\(plot.item) \(snap.index)", at: Point(x: offset.frame.maxX + 6, y: y), anchor: .leading,
                element: "plot/offset/snap")
        }
    }

    /// The signs of events, a row for each curve.
    func drawEvents(pen: inout PlotPen) {
        pen.label(
            "events", at: Point(x: events.minX, y: events.minY - 4), anchor: UnitPoint(x: 0, y: 1),
            .heading, element: "plot/events")
        for (number, curve) in plot.curves.enumerated() {
            let y = events.minY + (Double(number) + 0.5) * Self.eventRow
            for event in curve.events {
                guard let glyph = PlotGlyph(event.kind) else { continue }
                glyph.draw(
                    at: Point(x: offset.x(at: event.time), y: y),
                    color: PlotStyle.curves[number % PlotStyle.curves.count],
                    element: "plot/events[\(number)]", pen: &pen)
            }
        }
    }

    private static let leastLineDistance = 3.0
    private static let leastLabelDistance = 11.0
}

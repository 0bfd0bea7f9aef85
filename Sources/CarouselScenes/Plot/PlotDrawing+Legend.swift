internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

extension PlotDrawing {
    /// What a legend explains.
    private enum Entry {
        case curve(Int, name: String)
        case band(MotionBand.Cause)
        case snap
        case glyph(PlotGlyph)

        var text: String {
            switch self {
            case .curve(_, let name): name
            case .band(.drag): "drag"
            case .band(.autoplay): "autoplay"
            case .snap: "snap point"
            case .glyph(let glyph): glyph.rawValue
            }
        }

        /// The width of the sample before the text.
        var sampleWidth: Double {
            switch self {
            case .curve: 26
            case .band, .snap: 18
            case .glyph: PlotStyle.glyphSize
            }
        }
    }

    /// Only what the plot shows is explained.
    private var entries: [Entry] {
        var entries: [Entry] = []
        if plot.curves.count > 1 {
            entries += plot.curves.enumerated().map { .curve($0.offset, name: $0.element.name) }
        }
        let causes = Set(plot.curves.first?.bands.map(\.cause) ?? [])
        entries += MotionBand.Cause.allCases.filter(causes.contains).map { .band($0) }
        if !plot.snapPoints.isEmpty { entries.append(.snap) }
        let glyphs = Set(plot.curves.flatMap(\.events).compactMap { PlotGlyph($0.kind) })
        entries += PlotGlyph.allCases.filter(glyphs.contains).map { .glyph($0) }
        return entries
    }

    /// Draws the legend from a height on, in as many rows as it needs.
    ///
    /// - Returns: The height at which it ends.
    func drawLegend(below top: Double, pen: inout PlotPen) -> Double {
        var place = Point(x: Self.left, y: top + Self.rowHeight / 2)
        for entry in entries {
            let width = entry.sampleWidth + Self.sampleGap + pen.width(of: entry.text)
            if place.x > Self.left, place.x + width > Self.width - Self.margin {
                place = Point(x: Self.left, y: place.y + Self.rowHeight)
            }
            drawSample(of: entry, at: place, pen: &pen)
            pen.label(
                entry.text, at: Point(x: place.x + entry.sampleWidth + Self.sampleGap, y: place.y),
                .entry, element: "plot/legend")
            place.x += width + Self.entryGap
        }
        return place.y + Self.rowHeight / 2
    }

    private func drawSample(of entry: Entry, at place: Point, pen: inout PlotPen) {
        let element = "plot/legend"
        let end = Point(x: place.x + entry.sampleWidth, y: place.y)
        let box = Rect(x: place.x, y: place.y - 5, width: entry.sampleWidth, height: 10)
        switch entry {
        case .curve(let number, _):
            pen.line(
                [place, end], PlotStyle.curves[number % PlotStyle.curves.count], width: PlotStyle.curveWidth,
                dashes: number == 0 ? nil : PlotStyle.curveDashes, element: element)
        case .band(.drag): pen.fill(Path(rect: box), PlotStyle.drag, element: element)
        case .band(.autoplay): pen.hatch(box, element: element)
        case .snap:
            pen.line(
                [place, end], PlotStyle.snapLine, width: PlotStyle.axisWidth, dashes: PlotStyle.snapDashes,
                element: element)
        case .glyph(let glyph):
            glyph.draw(
                at: Point(x: box.midX, y: place.y), color: PlotStyle.ink, element: element, pen: &pen)
        }
    }

    private static let rowHeight = 16.0
    private static let sampleGap = 5.0
    private static let entryGap = 16.0
}

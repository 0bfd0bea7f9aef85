internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

/// The sign of an event in the strip below the curves.
enum PlotGlyph: String, CaseIterable {
    case touchDown = "touch down"
    case released = "release"
    case cancelled = "cancelled"
    case selected = "selected by program"
    case tick = "autoplay tick"
    case settled = "at rest"

    /// The sign of an event; `nil` for what is drawn elsewhere.
    init?(_ kind: MotionEvent.Kind) {
        switch kind {
        case .touchDown: self = .touchDown
        case .released: self = .released
        case .cancelled: self = .cancelled
        case .selected, .scrolled, .resized: self = .selected
        case .tick: self = .tick
        case .settled: self = .settled
        // Bands show since when a finger drags and autoplay plays, and marks have lines of their own.
        case .dragBegan, .autoplayPaused, .autoplayResumed, .mark: return nil
        }
    }

    /// Draws the sign around a place.
    func draw(at place: Point, color: Color, element: String, pen: inout PlotPen) {
        let half = PlotStyle.glyphSize / 2
        func at(_ x: Double, _ y: Double) -> Point { Point(x: place.x + x * half, y: place.y + y * half) }
        func polygon(_ corners: [Point]) -> Path {
            Path(elements: Path(polyline: corners).elements + [.close])
        }
        switch self {
        case .touchDown:
            pen.fill(polygon([at(-1, -0.8), at(1, -0.8), at(0, 1)]), color, element: element)
        case .released: pen.fill(polygon([at(-1, 0.8), at(1, 0.8), at(0, -1)]), color, element: element)
        case .cancelled:
            for corners in [[at(-0.8, -0.8), at(0.8, 0.8)], [at(-0.8, 0.8), at(0.8, -0.8)]] {
                pen.line(corners, color, width: PlotStyle.curveWidth, element: element)
            }
        case .selected:
            pen.fill(polygon([at(0, -1.1), at(1, 0), at(0, 1.1), at(-1, 0)]), color, element: element)
        case .tick:
            pen.line(
                [at(-0.7, -0.9), at(0.8, 0), at(-0.7, 0.9)], color, width: PlotStyle.curveWidth,
                element: element)
        case .settled:
            let box = Rect(center: place, size: Size(width: half * 1.7, height: half * 1.7))
            pen.fill(Path(ellipseIn: box), color, element: element)
        }
    }
}

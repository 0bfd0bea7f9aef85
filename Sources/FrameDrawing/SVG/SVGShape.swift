internal import PlaneGeometry

/// An outline as one of SVG's own shapes where it is one, so that the file says what is drawn.
enum SVGShape {
    /// A rectangle with one radius at all corners.
    case rectangle(Rect, radius: Double)
    /// An ellipse that touches the four edges of a rectangle.
    case ellipse(Rect)
    /// Any other outline.
    case path(Path)

    /// Differences below this, in points, are rounding.
    private static let tolerance = 1e-6

    /// Recognises the shape of an outline; `nil` where it draws nothing.
    init?(_ path: Path) {
        guard path.hasNumbersOnly, let box = path.controlBox else { return nil }
        self = Self.rectangle(path, box) ?? Self.ellipse(path, box) ?? .path(path)
    }

    private static func rectangle(_ path: Path, _ box: Rect) -> SVGShape? {
        guard !box.isEmpty, case .move(let start)? = path.elements.first else { return nil }
        if isNear(path, Path(rect: box)) { return .rectangle(box, radius: 0) }
        let radius = start.x - box.minX
        let rounded = Path(roundedRect: box, radii: CornerRadii(all: radius))
        return isNear(path, rounded) ? .rectangle(box, radius: radius) : nil
    }

    private static func ellipse(_ path: Path, _ box: Rect) -> SVGShape? {
        !box.isEmpty && isNear(path, Path(ellipseIn: box)) ? .ellipse(box) : nil
    }

    private static func isNear(_ path: Path, _ other: Path) -> Bool {
        func isNear(_ one: Point, _ two: Point) -> Bool {
            (one.x - two.x).magnitude < tolerance && (one.y - two.y).magnitude < tolerance
        }
        guard path.elements.count == other.elements.count else { return false }
        return zip(path.elements, other.elements).allSatisfy {
            switch ($0, $1) {
            case (.move(let one), .move(let two)), (.line(let one), .line(let two)): isNear(one, two)
            case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
                isNear(a, d) && isNear(b, e) && isNear(c, f)
            case (.close, .close): true
            default: false
            }
        }
    }

    /// The shape as an element without paint.
    var element: SVGElement {
        let text = { (value: Double) in SVGNumber.text(value) }
        switch self {
        case .rectangle(let rect, let radius):
            var element = SVGElement("rect")
            // SVG's own default is 0.
            if text(rect.minX) != "0" { element.attributes.append(("x", text(rect.minX))) }
            if text(rect.minY) != "0" { element.attributes.append(("y", text(rect.minY))) }
            element.attributes += [("width", text(rect.width)), ("height", text(rect.height))]
            if radius > 0 { element.attributes.append(("rx", text(radius))) }
            return element
        case .ellipse(let rect) where (rect.width - rect.height).magnitude < Self.tolerance:
            return SVGElement(
                "circle", [("cx", text(rect.midX)), ("cy", text(rect.midY)), ("r", text(rect.width / 2))])
        case .ellipse(let rect):
            return SVGElement(
                "ellipse",
                [
                    ("cx", text(rect.midX)), ("cy", text(rect.midY)), ("rx", text(rect.width / 2)),
                    ("ry", text(rect.height / 2)),
                ])
        case .path(let path): return SVGElement("path", [("d", SVGPathData(path).text)])
        }
    }
}

public import PlaneGeometry

/// An outline of straight lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
    /// One step of an outline.
    public enum Element: Hashable, Sendable {
        /// Begins a new contour at a point.
        case move(Point)
        /// Draws a straight line to a point.
        case line(Point)
        /// Draws a cubic Bézier curve: two control points and its end.
        case curve(Point, Point, Point)
        /// Closes the contour with a straight line.
        case close
    }

    /// The steps in order.
    public var elements: [Element]

    /// Makes an outline from its steps.
    public init(elements: [Element] = []) { self.elements = elements }

    /// Makes the outline of a rectangle.
    public init(rect: Rect) {
        self.init(elements: [
            .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// Makes the outline of a rectangle with circular corners, leading being left.
    ///
    /// Radii that do not fit beside each other shrink by one common factor, as in CSS (Backgrounds and Borders
    /// Level 3, 4.5).
    public init(roundedRect rect: Rect, radii: CornerRadii) {
        let sums = [
            (rect.width, radii.topLeading + radii.topTrailing),
            (rect.width, radii.bottomLeading + radii.bottomTrailing),
            (rect.height, radii.topLeading + radii.bottomLeading),
            (rect.height, radii.topTrailing + radii.bottomTrailing),
        ]
        let factor = sums.reduce(1.0) { $1.1 > 0 ? min($0, max($1.0, 0) / $1.1) : $0 }
        let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
        let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
        let corners = [
            (Point(x: rect.maxX, y: rect.minY), radii.topTrailing, left, down),
            (Point(x: rect.maxX, y: rect.maxY), radii.bottomTrailing, up, left),
            (Point(x: rect.minX, y: rect.maxY), radii.bottomLeading, right, up),
            (Point(x: rect.minX, y: rect.minY), radii.topLeading, down, right),
        ]
        elements = [.move(Point(x: rect.minX + radii.topLeading * factor, y: rect.minY))]
        for (corner, radius, back, ahead) in corners {
            appendCorner(corner, radius: radius * factor, back: back, ahead: ahead)
        }
        elements.append(.close)
    }

    /// Makes the outline of an ellipse that touches the four edges of a rectangle.
    public init(ellipseIn rect: Rect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Self.circleControl, ry * Self.circleControl)
        let center = rect.center
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
        self.init(elements: [
            .move(at(rx, 0)), .curve(at(rx, ky), at(kx, ry), at(0, ry)),
            .curve(at(-kx, ry), at(-rx, ky), at(-rx, 0)), .curve(at(-rx, -ky), at(-kx, -ry), at(0, -ry)),
            .curve(at(kx, -ry), at(rx, -ky), at(rx, 0)), .close,
        ])
    }

    /// The outline after a map of the plane.
    public func applying(_ transform: AffineTransform) -> Path {
        Path(
            elements: elements.map {
                switch $0 {
                case .move(let point): .move(transform.apply(to: point))
                case .line(let point): .line(transform.apply(to: point))
                case .curve(let first, let second, let end):
                    .curve(
                        transform.apply(to: first), transform.apply(to: second), transform.apply(to: end))
                case .close: .close
                }
            })
    }

    /// The smallest rectangle around all points of the outline, control points included; `nil` when empty.
    public var controlBox: Rect? {
        var box: Rect?
        func include(_ point: Point) {
            let dot = Rect(origin: point, size: .zero)
            box = box.map { $0.union(dot) } ?? dot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let first, let second, let end): [first, second, end].forEach(include)
            case .close: break
            }
        }
        return box
    }

    /// How far a cubic's control point lies along the tangent for a quarter of a unit circle: 4/3·(√2 − 1).
    private static let circleControl = 4.0 / 3.0 * (2.0.squareRoot() - 1)

    private mutating func appendCorner(_ corner: Point, radius: Double, back: Point, ahead: Point) {
        func at(_ direction: Point, _ distance: Double) -> Point {
            Point(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
        }
        elements.append(.line(at(back, radius)))
        guard radius > 0 else { return }
        let near = radius * (1 - Self.circleControl)
        elements.append(.curve(at(back, near), at(ahead, near), at(ahead, radius)))
    }
}

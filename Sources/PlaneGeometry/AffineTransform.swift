/// A map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
    /// How much x′ grows with x.
    public var a: Double
    /// How much y′ grows with x.
    public var b: Double
    /// How much x′ grows with y.
    public var c: Double
    /// How much y′ grows with y.
    public var d: Double
    /// The horizontal translation, in points.
    public var tx: Double
    /// The vertical translation, in points.
    public var ty: Double

    /// The map that leaves every point in its place.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a map from its six coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a translation by a vector.
    public init(translation: Point) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.x, ty: translation.y)
    }

    /// Makes a scaling about a fixed point.
    public init(scaleX: Double, y scaleY: Double, around anchor: Point = .zero) {
        self.init(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: anchor.x - scaleX * anchor.x,
            ty: anchor.y - scaleY * anchor.y)
    }

    /// Makes a rotation about a fixed point.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians, positive turning clockwise as seen (y points down).
    ///   - anchor: The point that stays in its place.
    public init(rotation angle: Double, around anchor: Point = .zero) {
        let cosine = Elementary.cos(angle)
        let sine = Elementary.sin(angle)
        self.init(
            a: cosine, b: sine, c: -sine, d: cosine,
            tx: anchor.x - cosine * anchor.x + sine * anchor.y,
            ty: anchor.y - sine * anchor.x - cosine * anchor.y)
    }

    /// The map that applies this one first and then another.
    public func followed(by next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// Where a point goes.
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The bounding box of where a rectangle goes.
    public func apply(to rect: Rect) -> Rect {
        let corners = [
            apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
            apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
        ]
        return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
            $0.union(Rect(origin: $1, size: .zero))
        }
    }

    /// Whether the map neither turns, mirrors nor skews.
    public var isUprightScale: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

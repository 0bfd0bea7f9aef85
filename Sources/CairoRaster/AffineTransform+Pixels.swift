internal import FrameDrawing
internal import PlaneGeometry

extension AffineTransform {
    /// Where a vector goes, the translation left out.
    func apply(toVector vector: Point) -> Point {
        Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
    }

    /// The map that undoes this one; only of a usable map.
    var inverse: AffineTransform {
        let factor = 1 / determinant
        return AffineTransform(
            a: d * factor, b: -b * factor, c: -c * factor, d: a * factor, tx: (c * ty - d * tx) * factor,
            ty: (b * tx - a * ty) * factor)
    }
}

internal import PlaneGeometry

extension AffineTransform {
    /// The factor by which areas grow, negative where the map mirrors.
    var determinant: Double { a * d - b * c }

    /// The mean factor by which lengths grow.
    var lengthScale: Double { determinant.magnitude.squareRoot() }

    /// Whether every coefficient is a number and the map can be undone without leaving the numbers.
    var isUsable: Bool {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant.magnitude > 1e-12
            && determinant.magnitude < 1e12
    }

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

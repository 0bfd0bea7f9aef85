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

    /// The map from pixels back to a pattern, in numbers that pixman can hold, and with room to spare.
    ///
    /// pixman counts in 2⁻¹⁶. Cairo mends what gets lost in the middle of what it paints, so that a pattern would
    /// shift by a trifle with the part of the picture that is painted. Of multiples of 2⁻¹⁵ nothing gets lost.
    ///
    /// - Parameter anchor: The pattern's point that stays exactly at its place, its middle.
    /// - Returns: The map; the exact inverse where the pattern is enlarged beyond all measure.
    func inverseForPattern(around anchor: Point) -> AffineTransform {
        func rounded(_ value: Double, bits: Int) -> Double {
            let unit = Double(1 << bits)
            return (value * unit).rounded() / unit
        }
        let exact = inverse
        var map = AffineTransform(
            a: rounded(exact.a, bits: 15), b: rounded(exact.b, bits: 15), c: rounded(exact.c, bits: 15),
            d: rounded(exact.d, bits: 15), tx: 0, ty: 0)
        // An enlargement beyond a thousand times is not worth the care.
        guard map.isUsable, [map.a, map.b, map.c, map.d].contains(where: { $0.magnitude > 0x1p-10 }) else {
            return exact
        }
        let moved = map.apply(toVector: apply(to: anchor))
        map.tx = rounded(anchor.x - moved.x, bits: 16)
        map.ty = rounded(anchor.y - moved.y, bits: 16)
        return map
    }
}

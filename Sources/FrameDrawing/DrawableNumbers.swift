package import PlaneGeometry

// What a backend asks before it draws: a number that is none draws nothing, in every backend alike.

extension Path {
    /// Whether no coordinate is infinite or undefined.
    package var hasNumbersOnly: Bool {
        func isNumber(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
        return elements.allSatisfy {
            switch $0 {
            case .move(let point), .line(let point): isNumber(point)
            case .curve(let first, let second, let end): isNumber(first) && isNumber(second) && isNumber(end)
            case .close: true
            }
        }
    }
}

extension Rect {
    /// Whether no coordinate is infinite or undefined.
    package var hasNumbersOnly: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}

extension AffineTransform {
    /// The factor by which areas grow, negative where the map mirrors.
    package var determinant: Double { a * d - b * c }

    /// The mean factor by which lengths grow.
    package var lengthScale: Double { determinant.magnitude.squareRoot() }

    /// Whether every coefficient is a number and the map can be undone without leaving the numbers.
    package var isUsable: Bool {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant.magnitude > 1e-12
            && determinant.magnitude < 1e12
    }
}

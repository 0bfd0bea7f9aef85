internal import PlaneGeometry

extension Cover {
    /// One of so many directions that lie evenly around a point, turned by an angle in radians.
    static func direction(_ index: Int, of count: Int, turned angle: Double) -> (x: Double, y: Double) {
        let angle = angle + 2 * Double.pi * Double(index) / Double(count)
        return (Elementary.cos(angle), Elementary.sin(angle))
    }
}

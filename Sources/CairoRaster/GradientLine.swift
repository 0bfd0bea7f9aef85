internal import FrameDrawing
internal import PlaneGeometry

/// The line of a linear gradient in pixels.
///
/// Where a map skews, the lines of equal colour no longer cross the mapped line at right angles; then the line is
/// another one, from the mapped start to the line of the last colour and at right angles to it. So the gradient
/// needs no map of its own.
struct GradientLine {
    let start: Point
    let end: Point

    /// Makes the line that looks as another one does when it is mapped.
    init(start: Point, end: Point, mappedBy map: AffineTransform) {
        self.start = map.apply(to: start)
        let along = end - start
        let across = map.apply(toVector: Point(x: 0 - along.y, y: along.x))
        let normal = Point(x: across.y, y: 0 - across.x)
        let way = map.apply(toVector: along)
        let share = (way.x * normal.x + way.y * normal.y) / (normal.x * normal.x + normal.y * normal.y)
        self.end = self.start + Point(x: normal.x * share, y: normal.y * share)
    }
}

internal import FrameDrawing
internal import PlaneGeometry

/// A shadow in pixels.
struct ShadowShape {
    /// The colour, its opacity included.
    let color: Color
    /// Where the shadow lies from what casts it, in pixels.
    let offset: Point
    /// The blur.
    let blur: BoxBlur

    /// Makes the shadow of a group; `nil` where it cannot be seen, or a number is none.
    ///
    /// - Parameters:
    ///   - shadow: The shadow in points.
    ///   - transform: How the group's coordinates map to pixels.
    init?(_ shadow: Shadow, by transform: AffineTransform) {
        let exact = transform.apply(toVector: shadow.offset)
        let offset = Point(x: exact.x.roundedToGrid, y: exact.y.roundedToGrid)
        let deviation = max(shadow.radius, 0) / 2 * transform.lengthScale
        guard shadow.color.alpha > 0, offset.x.isFinite, offset.y.isFinite, deviation.isFinite else {
            return nil
        }
        color = shadow.color
        self.offset = offset
        blur = BoxBlur(deviation: min(deviation, Self.largestDeviation))
    }

    /// The box of the shadow of a box.
    func bounds(of content: Rect) -> Rect { content.offset(by: offset).expanded(by: Double(blur.reach)) }

    /// A part of the shadow before it is moved by its offset.
    func unmoved(_ shadow: Rect) -> Rect { shadow.offset(by: Point(x: -offset.x, y: -offset.y)) }

    /// The box of all that has a part in the pixels of a box, also of those between two passes of the blur.
    func parts(of blurred: Rect, content: Rect) -> Rect? {
        let reach = Double(blur.reach)
        // One more on either side, for a shadow that lies between pixels.
        return content.expanded(by: reach).intersection(blurred.expanded(by: reach + 1))
    }

    /// A wider blur is brought to this, in pixels.
    private static let largestDeviation = 500.0
}

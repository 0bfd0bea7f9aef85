internal import PlaneGeometry

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Makes the smallest rectangle of pixels around a rectangle inside limits.
    ///
    /// - Returns: `nil` where the rectangle lies outside the limits, is empty or has a coordinate that is no number.
    init?(around rect: Rect, inside limits: Rect) {
        guard let shared = rect.intersection(limits) else { return nil }
        let (minX, minY) = (shared.minX.rounded(.down), shared.minY.rounded(.down))
        let (maxX, maxY) = (shared.maxX.rounded(.up), shared.maxY.rounded(.up))
        guard minX.magnitude < Self.largest, minY.magnitude < Self.largest, maxX.magnitude < Self.largest,
            maxY.magnitude < Self.largest, maxX > minX, maxY > minY
        else { return nil }
        self.init(x: Int(minX), y: Int(minY), width: Int(maxX - minX), height: Int(maxY - minY))
    }

    /// The rectangle as one of the plane.
    var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

    /// How many pixels it holds.
    var count: Int { width * height }

    /// Beyond this Cairo's coordinates overflow.
    private static let largest = Double(1 << 22)
}

internal import FrameImaging
internal import PlaneGeometry

/// Pixels to be sampled from a picture, and where the whole picture lies among them.
///
/// The numbers are rounded to 1/256 pixel, so that the same card at two places asks for the same grid.
struct PixelGrid: Hashable {
    /// How many columns and rows are sampled.
    let size: PixelSize
    /// The left and top edge of the whole picture, from the grid's own, in pixels.
    let origin: Point
    /// The extents of the whole picture, in pixels.
    let extent: Size

    /// Makes the grid that covers what is shown of a picture, in pixels of the result; `nil` where there is
    /// nothing to sample, or too much.
    ///
    /// - Parameters:
    ///   - shown: What is shown; the grid begins at its corner, wherever that lies.
    ///   - picture: Where the whole picture lies.
    ///   - limit: The most pixels.
    init?(shown: Rect, picture: Rect, limit: Int) {
        let (columns, rows) = (Self.count(shown.width), Self.count(shown.height))
        guard columns >= 1, rows >= 1, columns * rows <= Double(limit), max(columns, rows) < 0x1p15,
            picture.width < Self.largest, picture.height < Self.largest
        else { return nil }
        size = PixelSize(width: Int(columns), height: Int(rows))
        origin = Point(x: Self.rounded(picture.minX - shown.minX), y: Self.rounded(picture.minY - shown.minY))
        extent = Size(width: Self.rounded(picture.width), height: Self.rounded(picture.height))
        guard extent.width > 0, extent.height > 0 else { return nil }
    }

    /// How many pixels the whole picture would have.
    var pictureSize: PixelSize {
        PixelSize(width: Int(extent.width.rounded(.up)), height: Int(extent.height.rounded(.up)))
    }

    /// What samples a decoded picture at these pixels.
    ///
    /// - Parameter place: The size it was decoded in, and where it lies in that.
    /// - Returns: What takes a picture of that size.
    func resampler(of place: ImageReduction) -> Resampler {
        Resampler(
            columns: FilterTaps(
                count: size.width, origin: origin.x, extent: extent.width, source: place.size.width,
                edge: place.left, length: place.width),
            rows: FilterTaps(
                count: size.height, origin: origin.y, extent: extent.height, source: place.size.height,
                edge: place.top, length: place.height))
    }

    /// How many whole pixels an extent needs; what is lost in rounding asks for no further one.
    private static func count(_ extent: Double) -> Double { rounded(extent).rounded(.up) }

    private static func rounded(_ value: Double) -> Double { (value * steps).rounded() / steps }

    private static let steps = 256.0
    private static let largest = 1e6
}

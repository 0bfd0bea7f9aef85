/// The area that is drawn, in points.
///
/// JSON: `viewport`, by `width` and `height` or by `device`; default 393 × 852.
public struct Viewport: Hashable, Sendable {
    /// How the height is found.
    public enum Height: Hashable, Sendable {
        /// A number of points.
        case points(Double)
        /// As much as the stage needs.
        case fit
    }

    /// The width, in points.
    ///
    /// JSON: `width`.
    public var width: Double
    /// The height.
    ///
    /// JSON: `height`, points or `"fit"`.
    public var height: Height

    /// The largest width or height, in points.
    public static let extentLimit = 20_000.0

    /// Makes a viewport.
    public init(width: Double, height: Height) {
        self.width = width
        self.height = height
    }
}

public import PlaneGeometry

/// How an extent follows from the carousel's.
///
/// JSON: a number, `"80%"`, or an object.
public enum ExtentForm: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// A part of the carousel's extent, 1 being all of it.
    ///
    /// JSON: `"80%"`.
    case fraction(Double)
    /// The carousel's extent less a number of points.
    ///
    /// JSON: `{ "inset": 40 }`.
    case inset(Double)
    /// The extent at which this many fit side by side with their spacing, within the insets.
    ///
    /// JSON: `{ "count": 3 }`.
    case count(Int)
    /// A height by the box's width.
    ///
    /// JSON: `{ "ratio": [240, 330] }`, height to width.
    case ratio(height: Double, width: Double)
    /// As much as the content needs.
    ///
    /// JSON: `"fit"`.
    case fit
}

/// How a box follows from the carousel's extents; a missing extent is the content's or the container's.
public struct BoxForm: Hashable, Sendable {
    /// The width.
    public var width: ExtentForm?
    /// The height.
    public var height: ExtentForm?

    /// Makes a form.
    public init(width: ExtentForm? = nil, height: ExtentForm? = nil) {
        self.width = width
        self.height = height
    }

    /// The form of the extent along an axis.
    public func extent(along axis: Axis) -> ExtentForm? { axis == .horizontal ? width : height }
}

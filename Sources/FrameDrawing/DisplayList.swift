public import PlaneGeometry

/// All that is drawn for one frame, from back to front, in points.
///
/// Equal lists give equal pixels; what did not change need not be drawn again.
public struct DisplayList: Hashable, Sendable {
    /// The size of the frame, in points.
    public var size: Size
    /// What lies behind everything; `nil` is transparent.
    public var background: Paint?
    /// The items, from back to front.
    public var items: [DisplayItem]

    /// Makes a display list.
    public init(size: Size, background: Paint? = nil, items: [DisplayItem]) {
        self.size = size
        self.background = background
        self.items = items
    }
}

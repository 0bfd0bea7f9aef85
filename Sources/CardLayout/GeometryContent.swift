public import PlaneGeometry

/// What a `geometryReader` shows.
public enum GeometryContent: Sendable {
    /// The same node whatever the size. JSON: `child`.
    case fixed(IndirectElement)
    /// A node made from the size that the reader was given.
    case made(@Sendable (GeometryProxy) -> LayoutElement)
}

/// What a geometry reader's content learns about its reader.
public struct GeometryProxy: Hashable, Sendable {
    /// The reader's width, in points.
    public var width: Double
    /// The reader's height, in points.
    public var height: Double

    /// Makes a proxy.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The reader's size, in points.
    public var size: Size { Size(width: width, height: height) }
}

/// A node inside a node.
public struct IndirectElement: Sendable {
    private let storage: [LayoutElement]

    /// Wraps a node.
    public init(_ element: LayoutElement) { storage = [element] }

    /// The node.
    public var element: LayoutElement { storage[0] }
}

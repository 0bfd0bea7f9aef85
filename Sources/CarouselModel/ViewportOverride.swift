/// What a script has made of the viewport's size; a missing extent is the scene's own.
///
/// JSON: `resize`.
public struct ViewportOverride: Hashable, Sendable {
    /// The width, in points.
    ///
    /// JSON: `width`, default as before.
    public var width: Double?
    /// The height, in points.
    ///
    /// JSON: `height`, default as before.
    public var height: Double?

    /// Makes an override.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// The size of the scene.
    public static let none = ViewportOverride()

    /// The override after another change of the size.
    func changed(width: Double?, height: Double?) -> ViewportOverride {
        ViewportOverride(width: width ?? self.width, height: height ?? self.height)
    }
}

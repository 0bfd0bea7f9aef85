/// One axis of a scene's variants, such as the theme.
///
/// JSON: a key of `variants`.
public struct VariantAxis: Hashable, Sendable {
    /// What the axis is called.
    public let name: String
    /// The names of its values in the order written; the first is the default.
    public let values: [String]

    /// Makes an axis.
    public init(name: String, values: [String]) {
        self.name = name
        self.values = values
    }
}

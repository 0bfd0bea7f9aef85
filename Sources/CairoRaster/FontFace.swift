/// A face of a font family that draws a text.
public struct FontFace: Hashable, Sendable, CustomStringConvertible {
    /// The family, such as `Noto Sans CJK JP`.
    public var family: String
    /// The style within the family, such as `Regular`.
    public var style: String

    /// Makes a face from its names.
    public init(family: String, style: String) {
        self.family = family
        self.style = style
    }

    /// The family and the style: `Noto Sans CJK JP Regular`.
    public var description: String { style.isEmpty ? family : "\(family) \(style)" }
}

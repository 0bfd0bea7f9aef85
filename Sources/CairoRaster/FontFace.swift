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

/// A face and the file that holds it.
public struct FontFile: Hashable, Sendable {
    /// The face.
    public var face: FontFace
    /// The file, a path that the program can open.
    public var path: String

    /// Makes an entry.
    public init(face: FontFace, path: String) {
        self.face = face
        self.path = path
    }
}

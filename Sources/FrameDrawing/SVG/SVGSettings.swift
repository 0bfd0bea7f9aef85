public import FileStorage

/// What lies in an SVG file and what it refers to.
public struct SVGSettings: Hashable, Sendable {
    /// Whether texts are characters, drawn with the fonts of whoever looks at the file, and not outlines.
    public var hasLiveText: Bool
    /// The folder of the file, from which it refers to pictures; `nil` for pictures that lie in the file.
    public var folder: FilePath?

    /// Makes settings; without any the file needs nothing else.
    public init(hasLiveText: Bool = false, linkingImagesFrom folder: FilePath? = nil) {
        self.hasLiveText = hasLiveText
        self.folder = folder
    }
}

public import FrameDrawing

/// The place of something that the stage's owner lays out and draws.
public enum HostedContent: Hashable, Sendable {
    /// The carousel. JSON: `carousel`.
    case carousel
    /// The dots that tell the page. JSON: `pageIndicator`.
    case pageIndicator(PageIndicator)
}

/// Dots that tell which page of how many is selected; between two pages they cross-fade.
public struct PageIndicator: Hashable, Sendable {
    /// The paint of the selected page's dot.
    ///
    /// JSON: `color`, default `label`.
    public var color: Color
    /// The paint of the other dots.
    ///
    /// JSON: `inactiveColor`, default `tertiaryLabel`.
    public var inactiveColor: Color
    /// The diameter of a dot in points.
    ///
    /// JSON: `size`, default 7.
    public var size: Double
    /// The gap between dots in points.
    ///
    /// JSON: `spacing`, default 9.
    public var spacing: Double

    /// Makes the dots' description.
    public init(color: Color, inactiveColor: Color, size: Double = 7, spacing: Double = 9) {
        self.color = color
        self.inactiveColor = inactiveColor
        self.size = size
        self.spacing = spacing
    }
}

public import FrameDrawing
public import PlaneGeometry

/// What layout depends on besides the nodes themselves.
public struct LayoutContext {
    /// The platform whose default distances are used.
    public var platform: LayoutPlatform
    /// Pixels a point; text sizes and hairlines are multiples of a pixel.
    public var scale: Double
    /// The language of texts as a BCP 47 tag; empty for none.
    public var language: String
    /// The direction in which leading turns into trailing.
    public var direction: LayoutDirection
    /// What measures texts.
    public var text: any TextMeasuring
    /// The size of a picture in pixels, which are its points at its own size; `nil` where it is unknown.
    public var imageSize: (_ path: String) -> Size?
    /// The size that a hosted node chooses when offered a size.
    public var hostedSize: (HostedContent, ProposedSize) -> Size

    /// Makes a context.
    public init(
        platform: LayoutPlatform, scale: Double, language: String = "",
        direction: LayoutDirection = .leftToRight,
        text: any TextMeasuring, imageSize: @escaping (_ path: String) -> Size? = { _ in nil },
        hostedSize: @escaping (HostedContent, ProposedSize) -> Size = { _, _ in .zero }
    ) {
        self.platform = platform
        self.scale = scale
        self.language = language
        self.direction = direction
        self.text = text
        self.imageSize = imageSize
        self.hostedSize = hostedSize
    }
}

/// A platform whose default distances layout follows.
public enum LayoutPlatform: Hashable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac, for whose SwiftUI the layout vectors were recorded.
    case macOS
}

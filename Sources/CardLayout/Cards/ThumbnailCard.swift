public import FrameDrawing

/// The built-in card: a thumbnail that fills the card, and over it at the bottom a bar with two texts.
///
/// It becomes a node like any other, but its parts have paths of their own: `card[3]/thumbnail`,
/// `card[3]/detailBar`, `card[3]/detailBar/leading`, `card[3]/detailBar/trailing`.
public struct ThumbnailCard: Hashable, Sendable {
    /// The thumbnail.
    ///
    /// JSON: `thumbnail`.
    public var thumbnail: Thumbnail
    /// The bar; `nil` for none.
    ///
    /// JSON: `detailBar`, default none.
    public var detailBar: DetailBar?

    /// Makes a card.
    public init(thumbnail: Thumbnail, detailBar: DetailBar? = nil) {
        self.thumbnail = thumbnail
        self.detailBar = detailBar
    }

    /// The node that the card is laid out as; offered the card's size, it takes it.
    public var element: LayoutElement {
        let parts = [thumbnail.element] + (detailBar.map { [$0.element] } ?? [])
        return LayoutElement(
            .zstack(DepthStack(alignment: .bottom, children: parts)), name: .transparent)
    }
}

/// The picture of a built-in card.
public struct Thumbnail: Hashable, Sendable {
    /// What the thumbnail shows.
    public enum Content: Hashable, Sendable {
        /// A picture that covers the thumbnail.
        ///
        /// JSON: `image`.
        case image(ImageSource, fit: ImageFit = .fill, alignment: Alignment = .center)
        /// A plain area.
        ///
        /// JSON: `fill`.
        case paint(Paint)
    }

    /// What the thumbnail shows.
    public var content: Content
    /// The radii of the corners, in points.
    ///
    /// JSON: `cornerRadius`, default 12.
    public var cornerRadii: CornerRadii

    /// The radius of the corners unless said, in points.
    public static let standardCornerRadius = 12.0

    /// Makes a thumbnail.
    public init(_ content: Content, cornerRadii: CornerRadii = CornerRadii(all: standardCornerRadius)) {
        self.content = content
        self.cornerRadii = cornerRadii
    }

    fileprivate var element: LayoutElement {
        switch content {
        case .image(let source, let fit, let alignment):
            let image = ImageContent(source: source, isResizable: true, fit: fit, alignment: alignment)
            let modifiers: [LayoutModifier] = cornerRadii == .zero ? [] : [.clip(cornerRadii)]
            return LayoutElement(.image(image), modifiers: modifiers, name: .named("thumbnail"))
        case .paint(let paint):
            let shape = ShapeContent(outline: .roundedRectangle(cornerRadii), fill: paint)
            return LayoutElement(.shape(shape), name: .named("thumbnail"))
        }
    }
}

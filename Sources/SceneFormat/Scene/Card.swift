public import CardLayout
public import CarouselModel

/// What one item of the carousel shows.
public struct Card: Sendable {
    /// The card's own extents; a missing one follows from the carousel or the content.
    ///
    /// JSON: `size` beside the card's `content`.
    public var size: BoxForm
    /// The nodes of the card.
    public var content: LayoutElement

    /// Makes a card.
    public init(size: BoxForm = BoxForm(), content: LayoutElement) {
        self.size = size
        self.content = content
    }
}

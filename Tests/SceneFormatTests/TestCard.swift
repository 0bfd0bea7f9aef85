internal import CardLayout

@testable import SceneFormat

/// What tests look for in cards.
enum TestCard {
    /// The path of a card that is an image.
    static func imagePath(_ card: Card) -> String? {
        guard case .image(let image) = card.content.kind, case .file(let path) = image.source else {
            return nil
        }
        return path
    }

    /// The strings of all texts in a node, in order.
    static func strings(_ element: LayoutElement) -> [String] {
        switch element.kind {
        case .text(let text): [text.string]
        default: children(element).flatMap(strings)
        }
    }

    /// The nodes in a node.
    static func children(_ element: LayoutElement) -> [LayoutElement] {
        switch element.kind {
        case .hstack(let stack): stack.children
        case .vstack(let stack): stack.children
        case .zstack(let stack): stack.children
        default: []
        }
    }
}

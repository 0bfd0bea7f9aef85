internal import CardLayout
internal import CarouselModel
internal import FileStorage
internal import FrameDrawing
internal import FrameImaging
internal import PlaneGeometry
internal import SceneFormat

/// The cards of a scene as one worker sees them: measured and laid out on demand, and kept.
final class CardDeck {
    /// A card laid out in a size.
    struct LaidOutCard {
        /// The card's nodes in its own coordinates.
        var element: PlacedElement
        /// What is drawn for them.
        var items: [DisplayItem]
        /// The size, in points.
        var size: Size
    }

    let scene: Scene
    /// How nodes of the stage and of cards are laid out; the stage adds what it hosts.
    let context: LayoutContext
    private let engine: LayoutEngine
    private var laidOut: [Int: LaidOutCard] = [:]
    private var failure: SceneErrors?

    /// No more cards than this are kept; a window that moves on drops those behind it.
    private static let keptCards = 512

    init(scene: Scene, scale: Double, text: any TextMeasuring) {
        self.scene = scene
        let pictures = PictureSizes()
        context = LayoutContext(
            platform: .iOS, scale: scale, language: scene.locale, direction: scene.direction, text: text,
            imageSize: { pictures.size(of: $0) })
        engine = LayoutEngine(context)
    }

    /// What the carousel's slots need to know of the cards.
    var sizes: SlotSizing.Cards {
        SlotSizing.Cards(
            ownSize: { [self] item in card(at: item)?.size ?? BoxForm() },
            isUniform: scene.cardsHaveOneSize,
            contentSize: { [self] item, width, height in
                guard let card = card(at: item) else { return .zero }
                return engine.size(
                    of: card.content, proposal: ProposedSize(width: width, height: height))
            })
    }

    /// The card of an item laid out in a size.
    ///
    /// - Throws: `SceneErrors` where the item lacks what its card asks for.
    func card(at item: Int, size: Size) throws(SceneErrors) -> LaidOutCard {
        if let kept = laidOut[item], kept.size == size { return kept }
        let card = try scene.card(at: item)
        let element = engine.place(
            card.content, proposal: ProposedSize(size), in: Rect(origin: .zero, size: size),
            path: "card[\(item)]")
        let drawing = ElementDrawing(context: context, snapScale: context.scale)
        let made = LaidOutCard(element: element, items: drawing.items(for: element), size: size)
        if laidOut.count >= Self.keptCards { laidOut.removeAll(keepingCapacity: true) }
        laidOut[item] = made
        return made
    }

    /// A card for measuring; what is wrong with it is said when it is drawn.
    private func card(at item: Int) -> Card? {
        guard item >= 0, item < scene.items.count else { return nil }
        return try? scene.card(at: item)
    }
}

/// The sizes of pictures in pixels, read once a file.
final class PictureSizes {
    private var known: [String: Size] = [:]

    /// The size of a picture; `nil` for a file that is none, which drawing will report.
    func size(of path: String) -> Size? {
        if let size = known[path] { return size }
        guard let bytes = try? FilePath(path).bytes(), let file = try? ImageFile(bytes: bytes) else {
            return nil
        }
        let size = Size(width: Double(file.size.width), height: Double(file.size.height))
        known[path] = size
        return size
    }
}

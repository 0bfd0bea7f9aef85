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
    private let pictures = PictureSizes()
    private var laidOut: [Int: LaidOutCard] = [:]
    /// Cards as their templates filled them; slots as large as their cards ask for them at every frame.
    private var filled: [Int: Card] = [:]

    /// No more cards than this are kept; a window that moves on drops those behind it.
    private static let keptCards = 512

    init(scene: Scene, scale: Double, text: any TextMeasuring) {
        self.scene = scene
        context = LayoutContext(
            platform: .iOS, scale: scale, language: scene.locale, direction: scene.direction, text: text,
            imageSize: { [pictures] in pictures.size(of: $0) })
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
        let card = try filledCard(at: item)
        let element = engine.place(
            card.content, proposal: ProposedSize(size), in: Rect(origin: .zero, size: size),
            path: "card[\(item)]")
        let drawing = ElementDrawing(context: context, snapScale: context.scale)
        let made = LaidOutCard(element: element, items: drawing.items(for: element), size: size)
        if laidOut.count >= Self.keptCards { laidOut.removeAll(keepingCapacity: true) }
        laidOut[item] = made
        return made
    }

    /// The card of an item as it was laid out last.
    func kept(item: Int) -> LaidOutCard? { laidOut[item] }

    /// Fails where a picture that was asked for so far is none.
    ///
    /// - Throws: `SceneErrors` that name the picture and where the scene names it.
    func checkPictures() throws(SceneErrors) {
        guard !pictures.faults.isEmpty else { return }
        throw SceneErrors(
            diagnostics: pictures.faults.map { scene.problem(ofFile: $0.path, fault: $0.fault) })
    }

    /// A card for measuring; what is wrong with it is said when it is drawn.
    private func card(at item: Int) -> Card? {
        guard item >= 0, item < scene.items.count else { return nil }
        return try? filledCard(at: item)
    }

    private func filledCard(at item: Int) throws(SceneErrors) -> Card {
        if let kept = filled[item] { return kept }
        let card = try scene.card(at: item)
        if filled.count >= Self.keptCards { filled.removeAll(keepingCapacity: true) }
        filled[item] = card
        return card
    }
}

/// The sizes of pictures in pixels, read once a file.
final class PictureSizes {
    private var known: [String: Size?] = [:]
    private static let keptSizes = 4096
    /// The files that are no pictures, in the order in which they were asked for, and why.
    private(set) var faults: [(path: String, fault: String)] = []

    /// The size of a picture; `nil` for a file that is none, which is noted.
    func size(of path: String) -> Size? {
        if let size = known[path] { return size }
        let size = readSize(of: path)
        // A scene may have any number of pictures.
        if known.count >= Self.keptSizes { known.removeAll(keepingCapacity: true) }
        known[path] = .some(size)
        return size
    }

    private func readSize(of path: String) -> Size? {
        do {
            let size = try ImageFile(bytes: try FilePath(path).bytes()).size
            return Size(width: Double(size.width), height: Double(size.height))
        } catch let error as FileError {
            faults.append((path, "\(error.reason)"))
        } catch {
            faults.append((path, "\(error)"))
        }
        return nil
    }
}

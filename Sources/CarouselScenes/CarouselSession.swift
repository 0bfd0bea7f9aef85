internal import CardLayout
public import CarouselModel
public import FrameDrawing
public import FrameSequencing
internal import PlaneGeometry
public import SceneFormat

/// A scene as one worker sees it.
public final class CarouselSession: FrameSession {
    private let source: CarouselScene
    private let deck: CardDeck
    private var stage: StageLayout
    private var layout: CarouselLayout
    /// Where the carousel lies in the viewport that was drawn last.
    private var place: CarouselScene.Place
    private var viewport = ViewportOverride.none
    private var scene: Scene { source.scene }

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - source: The scene.
    ///   - text: The worker's means to measure text.
    public init(_ source: CarouselScene, text: any TextMeasuring) {
        self.source = source
        deck = CardDeck(scene: source.scene, scale: source.scale, text: text)
        stage = StageLayout(scene: source.scene, deck: deck)
        place = source.place(in: .none)
        layout = Self.layout(source, place, deck)
    }

    private static func layout(
        _ source: CarouselScene, _ place: CarouselScene.Place, _ deck: CardDeck
    ) -> CarouselLayout {
        CarouselLayout(
            carousel: source.scene.carousel, container: place.frame.size,
            itemCount: source.scene.items.count, cards: deck.sizes, track: place.track)
    }

    /// Lays the stage out in another viewport, where the script has made one.
    private func enter(_ viewport: ViewportOverride) {
        guard viewport != self.viewport else { return }
        self.viewport = viewport
        stage = StageLayout(scene: scene, deck: deck, changed: viewport)
        place = source.place(in: viewport)
        layout = Self.layout(source, place, deck)
    }

    /// What is seen at a time in seconds.
    ///
    /// - Throws: `SceneErrors` where a card lacks what its template asks for.
    public func displayList(at time: Double) throws -> DisplayList {
        try displayList(of: source.motion.state(at: time))
    }

    /// What is seen in a state of the carousel.
    ///
    /// - Throws: `SceneErrors` where a card lacks what its template asks for, or a picture cannot be read.
    public func displayList(of state: CarouselState) throws(SceneErrors) -> DisplayList {
        enter(state.viewport)
        let cards = try cardItems(of: state)
        try deck.checkPictures()
        let drawing = ElementDrawing(context: stage.context) { [source, place] content, path, frame in
            switch content {
            case .carousel: return cards
            case .pageIndicator(let indicator):
                let track = place.track
                var page = track.fractionalSlot(at: state.offset)
                let count = Double(max(track.count, 1))
                if track.isLooping { page -= (page / count).rounded(.down) * count }
                return indicator.items(
                    page: page, pages: track.count, isLooping: track.isLooping,
                    isMirrored: source.scene.direction == .rightToLeft, frame: frame, element: path)
            }
        }
        return DisplayList(
            size: source.size, background: source.background,
            items: drawing.items(for: stage.element) + fingers(at: state.time))
    }

    /// The fingers on the glass, where they are asked for.
    private func fingers(at time: Double) -> [DisplayItem] {
        guard source.showsTouches else { return [] }
        return FingerDrawing(center: place.frame.center).items(for: source.motion.touches, at: time)
    }

    /// Slots, cards and elements in a state of the carousel.
    ///
    /// - Throws: `SceneErrors` where a card lacks what its template asks for, or a picture cannot be read.
    public func report(of state: CarouselState) throws(SceneErrors) -> LayoutReport {
        enter(state.viewport)
        var cards: [LayoutReport.Card] = []
        for card in visibleCards(at: state.offset).sorted(by: { ($0.index, $0.slot) < ($1.index, $1.slot) }) {
            let content = try deck.card(at: card.index, size: card.card.size)
            cards.append(
                LayoutReport.Card(
                    index: card.index, frame: card.frame, card: card.card, scale: card.pose.scale,
                    opacity: card.pose.opacity, z: card.pose.depth,
                    elements: content.element.allFrames.map {
                        ElementFrame(path: $0.path, frame: $0.frame.offset(by: card.card.origin))
                    }))
        }
        try deck.checkPictures()
        return LayoutReport(state: state, cards: cards)
    }

    /// Slots, cards and elements at a time in seconds.
    func report(at time: Double) throws(SceneErrors) -> LayoutReport {
        try report(of: source.motion.state(at: time))
    }

    /// The stage's nodes in the viewport that was laid out last.
    var stageFrames: [ElementFrame] { stage.element.allFrames }

    /// Where an element is written; `nil` for one that no file has.
    func mark(ofElement path: String) -> ElementMark? {
        guard let card = ElementFrame.card(of: path) else { return stage.element.mark(ofElement: path) }
        return deck.kept(item: card)?.element.mark(ofElement: path)
    }

    func scenePlace(of mark: ElementMark) -> SourcePlace { scene.place(of: mark) }

    /// Where the scene's file says what cards are.
    var placeOfCards: SourcePlace? { scene.place(ofKey: scene.hasKey("cards") ? "cards" : "card") }

    /// Where the scene's file says what is around the cards.
    var placeOfStage: SourcePlace? { scene.place(ofKey: "stage") }

    /// Where the scene's file says how the carousel moves.
    public var placeOfMotion: SourcePlace? { scene.place(ofKey: "carousel") }

    /// The cards that meet the viewport, in its coordinates, mirrored where the scene reads right to left.
    private func visibleCards(at offset: Double) -> [PlacedCard] {
        let origin = place.frame.origin
        let window = Rect(origin: Point(x: -origin.x, y: -origin.y), size: source.size)
        let isMirrored = scene.direction == .rightToLeft
        let width = place.frame.width
        let seen = isMirrored ? window.mirrored(inWidth: width) : window
        return layout.cards(at: offset, in: seen).map { card in
            var card = card
            if isMirrored {
                card.frame = card.frame.mirrored(inWidth: width)
                card.card = card.card.mirrored(inWidth: width)
                card.pose.offset.x = 0 - card.pose.offset.x
                card.pose.parallax.x = 0 - card.pose.parallax.x
                card.pose.rotation = 0 - card.pose.rotation
            }
            card.frame = card.frame.offset(by: origin)
            card.card = card.card.offset(by: origin)
            return card
        }
    }

    /// What is drawn for the cards; those in motion may be drawn from sprites, those at rest are drawn anew.
    private func cardItems(of state: CarouselState) throws(SceneErrors) -> [DisplayItem] {
        let isSprite = source.quality == .sprite && state.phase != .idle
        let spriteScale = isSprite ? source.largestCardScale : nil
        let order = visibleCards(at: state.offset).enumerated().sorted {
            ($0.element.pose.depth, $0.offset) < ($1.element.pose.depth, $1.offset)
        }
        var items: [DisplayItem] = []
        for (_, card) in order where card.pose.opacity > 0 && card.pose.scale != 0 {
            let content = try deck.card(at: card.index, size: card.card.size)
            let seen = DisplayGroup(
                element: "card[\(card.index)]", transform: transform(of: card), opacity: card.pose.opacity,
                spriteScale: spriteScale, items: Self.items(of: content, movedBy: card.pose.parallax))
            if let tint = Self.tint(of: card.pose.dims) {
                items.append(
                    .group(DisplayGroup(element: seen.element, tint: tint, items: [.group(seen)])))
            } else {
                items.append(.group(seen))
            }
        }
        return items
    }

    /// A card's items; without parallax the very same list, so that a sprite of it is found at once.
    private static func items(of card: CardDeck.LaidOutCard, movedBy parallax: Point) -> [DisplayItem] {
        parallax == .zero ? card.items : card.items.map { $0.movingPictures(by: parallax) }
    }

    /// The colour that has the effect of several laid over one another, from the lowest; `nil` for none seen.
    private static func tint(of dims: [CardPose.Dim]) -> Color? {
        let seen = dims.filter { $0.opacity > 0 }
        guard !seen.isEmpty else { return nil }
        return seen.reduce(.clear) { below, dim in
            // "Source over" with colours that are not premultiplied.
            let alpha = dim.opacity + below.alpha * (1 - dim.opacity)
            func channel(_ upper: Double, _ lower: Double) -> Double {
                lower + (upper - lower) * dim.opacity / alpha
            }
            return Color(
                red: channel(dim.red, below.red), green: channel(dim.green, below.green),
                blue: channel(dim.blue, below.blue), alpha: alpha)
        }
    }

    /// From the card's own coordinates to the viewport's.
    private func transform(of card: PlacedCard) -> AffineTransform {
        let center = card.card.center
        let pose = card.pose
        return AffineTransform(translation: card.card.origin)
            .followed(by: AffineTransform(scaleX: pose.scale, y: pose.scale, around: center))
            .followed(
                by: pose.rotation == 0 ? .identity : AffineTransform(rotation: pose.rotation, around: center)
            )
            .followed(by: AffineTransform(translation: pose.offset))
    }
}

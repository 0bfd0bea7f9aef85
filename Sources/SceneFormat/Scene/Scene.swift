public import CardLayout
public import CarouselModel
public import FrameDrawing
public import PlaneGeometry

/// A scene as its file describes it, validated, with one value of each variant chosen.
///
/// A scene never changes and may be read from any thread.
public struct Scene: Sendable {
    /// What goldens and outputs are called.
    ///
    /// JSON: `name`, default the file's name without its extension.
    public let name: String
    /// A title for readers.
    ///
    /// JSON: `title`.
    public let title: String?
    /// A text that stands for the picture.
    ///
    /// JSON: `alt`.
    public let alt: String?
    /// The area that is drawn.
    ///
    /// JSON: `viewport`.
    public let viewport: Viewport
    /// Pixels a point.
    ///
    /// JSON: `scale`, default the device's, else 2.
    public let scale: Double
    /// What lies behind everything; `nil` is transparent.
    ///
    /// JSON: `background`, default `systemBackground`.
    public let background: Paint?
    /// The name of the theme that is in force.
    ///
    /// JSON: `theme`, default `light`.
    public let theme: String
    /// Whether semantic colours take their dark values.
    public let isDark: Bool
    /// The direction in which the scene reads.
    ///
    /// JSON: `direction`, default `ltr`.
    public let direction: LayoutDirection
    /// The language of the texts as a BCP 47 tag.
    ///
    /// JSON: `locale`, default `en`.
    public let locale: String
    /// The iOS release whose animations are played.
    ///
    /// JSON: `profile`, default `ios17`.
    public let profile: Profile
    /// Touches a second.
    ///
    /// JSON: `touchRate`, default 60.
    public let touchRate: Double
    /// Font files, as paths that the program can open.
    ///
    /// JSON: `fonts`.
    public let fonts: [String]
    /// Whether texts are drawn or stood for.
    ///
    /// JSON: `textMode`, default `outlines`.
    public let textMode: TextMode
    /// The carousel.
    ///
    /// JSON: `carousel`.
    public let carousel: Carousel
    /// What fills the viewport; the carousel is a node of it.
    ///
    /// JSON: `stage`, default the carousel alone.
    public let stage: LayoutElement
    /// What the cards show.
    ///
    /// JSON: `items`.
    public let items: Items
    /// The page that is selected at the beginning.
    ///
    /// JSON: `startIndex`, default 0.
    public let startIndex: Int
    /// What happens.
    ///
    /// JSON: `script`.
    public let script: Script
    /// How long the scene lasts.
    ///
    /// JSON: `duration`, default `settled`.
    public let duration: SceneDuration
    /// The moment of a still that names none.
    ///
    /// JSON: `poster`.
    public let poster: Moment?
    /// Whether fingers are drawn.
    ///
    /// JSON: `touches`, default false.
    public let showsTouches: Bool
    /// What rendering the scene makes when nothing else is asked for.
    ///
    /// JSON: `outputs`.
    public let outputs: [OutputSpec]
    /// What the scene's goldens hold.
    ///
    /// JSON: `golden`.
    public let golden: GoldenSpec?
    /// The chosen value of each variant axis.
    ///
    /// JSON: `variants`.
    public let variant: [String: String]
    /// The files that the scene was read from besides pictures and fonts, the scene's own first.
    public let sources: [String]

    /// What the scene was made of.
    let content: SceneContent
    private(set) var cards: CardSource

    /// How many pages the carousel has: as many as items, or fewer where several share a page.
    public var pageCount: Int { carousel.pageCount(items: items.count) }

    /// Whether the cards' own sizes, where they have any, are the same for every item.
    public var cardsHaveOneSize: Bool { cards.haveOneSize }

    /// The card of an item.
    ///
    /// Placeholders are filled at each call; it may be called from any thread.
    ///
    /// - Parameter index: The item's index, from 0.
    /// - Returns: The card.
    /// - Throws: `SceneErrors` where the item lacks what the card's template asks for.
    public func card(at index: Int) throws(SceneErrors) -> Card { try cards.card(at: index) }

    /// The scene with cards that Swift code makes instead of those of the file.
    ///
    /// - Parameter make: Makes the card of an item from its index; it may be called from any thread.
    /// - Returns: The scene with these cards.
    public func withCards(_ make: @escaping @Sendable (_ index: Int) -> Card) -> Scene {
        var scene = self
        scene.cards.template = .made(make)
        return scene
    }
}

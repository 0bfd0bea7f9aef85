public import CardLayout
public import CarouselModel
public import PlaneGeometry
internal import SceneFormat

/// Slots, cards and elements of a scene at one time, as `framewheel layout` prints them.
public struct LayoutReport: Hashable, Sendable {
    /// A card whose slot meets the viewport; frames are in viewport points, before effects.
    public struct Card: Hashable, Sendable {
        /// The item's index, from 0.
        public var index: Int
        /// The slot.
        public var frame: Rect
        /// The card in the slot.
        public var card: Rect
        /// The scale by effects.
        public var scale: Double
        /// The opacity by effects, 0…1.
        public var opacity: Double
        /// The order from back to front by effects.
        public var z: Double
        /// The card's nodes after their modifiers, in the order of the scene file.
        public var elements: [ElementFrame]
    }

    /// The carousel's state.
    public var state: CarouselState
    /// The cards, ordered by index.
    public var cards: [Card]

    /// Lengths are printed with this many decimal places.
    private static let places = 9

    /// The report as one line of JSON.
    public var json: String {
        func number(_ value: Double) -> String {
            value.isFinite ? value.decimalText(places: Self.places) : "null"
        }
        func rect(_ rect: Rect) -> String {
            "{\"x\":\(number(rect.minX)),\"y\":\(number(rect.minY)),\"width\":\(number(rect.width)),"
                + "\"height\":\(number(rect.height))}"
        }
        let cardTexts = cards.map { card in
            let elements = card.elements.map {
                "{\"path\":\($0.path.jsonLiteral),\"frame\":\(rect($0.frame))}"
            }
            return "{\"index\":\(card.index),\"frame\":\(rect(card.frame)),\"card\":\(rect(card.card)),"
                + "\"scale\":\(number(card.scale)),\"opacity\":\(number(card.opacity)),\"z\":\(number(card.z)),"
                + "\"elements\":[\(elements.joined(separator: ","))]}"
        }
        return "{\"time\":\(number(state.time)),\"offset\":\(number(state.offset)),"
            + "\"velocity\":\(number(state.velocity)),\"index\":\(state.index),"
            + "\"phase\":\"\(state.phase.rawValue)\",\"cards\":[\(cardTexts.joined(separator: ","))]}"
    }
}

public import PlaneGeometry

/// A carousel in its node: where every slot and card lies at any offset.
public struct CarouselLayout {
    /// The carousel.
    public let carousel: Carousel
    /// The size of the carousel's node, in points.
    public let container: Size
    /// How many items there are.
    public let itemCount: Int
    /// The slots along the axis.
    public let track: Track
    private let sizing: SlotSizing

    /// Lays the slots of a carousel out.
    ///
    /// - Parameters:
    ///   - carousel: The carousel.
    ///   - container: The size of its node, in points.
    ///   - itemCount: How many items there are.
    ///   - cards: What is known of the cards' own sizes.
    ///   - track: The track of the same carousel, where it is known already.
    /// - Complexity: O(1) where all slots are alike or the track is given, else O(`itemCount`).
    public init(
        carousel: Carousel, container: Size, itemCount: Int, cards: SlotSizing.Cards = .init(),
        track: Track? = nil
    ) {
        self.carousel = carousel
        self.container = container
        self.itemCount = max(itemCount, 0)
        sizing = SlotSizing(carousel: carousel, container: container, cards: cards)
        self.track =
            track
            ?? Track(
                carousel: carousel, viewport: carousel.axis.extent(of: container),
                count: carousel.pageCount(items: self.itemCount),
                extents: Self.extents(sizing, itemCount: self.itemCount))
    }

    private static func extents(_ sizing: SlotSizing, itemCount: Int) -> Track.Extents {
        guard itemCount > 0 else { return .uniform(0) }
        let carousel = sizing.carousel
        let axis = carousel.axis
        if sizing.isUniform { return .uniform(axis.extent(of: sizing.slotSize(of: 0))) }
        return .varied(
            (0..<carousel.pageCount(items: itemCount)).map { page in
                carousel.items(ofPage: page, of: itemCount)
                    .map { axis.extent(of: sizing.slotSize(of: $0)) }.max() ?? 0
            })
    }

    /// The items of a page; a page without rows has one.
    public func items(ofPage page: Int) -> Range<Int> { carousel.items(ofPage: page, of: itemCount) }

    /// The cards whose slots meet a window at an offset, ordered by slot.
    ///
    /// - Parameters:
    ///   - offset: The content's offset, in points.
    ///   - window: The part of the plane that is seen, in the node's coordinates.
    /// - Returns: The cards with their frames in the node's coordinates.
    /// - Complexity: O(log `itemCount`) and the cards found.
    public func cards(at offset: Double, in window: Rect) -> [PlacedCard] {
        let axis = carousel.axis
        let start = axis.coordinate(of: window.origin)
        let slots = track.slots(from: start, to: start + axis.extent(of: window.size), at: offset)
        return slots.flatMap { cards(ofSlot: $0, at: offset) }
    }

    /// The greatest extent across the track that a page needs, in points.
    ///
    /// - Parameter limit: How many pages are looked at.
    /// - Returns: The extent, 0 without items.
    public func crossExtent(limit: Int) -> Double {
        (0..<min(track.count, limit)).reduce(0) { max($0, groupExtent(slotSizes(ofPage: $1))) }
    }

    private func cards(ofSlot slot: Int, at offset: Double) -> [PlacedCard] {
        let axis = carousel.axis
        let page = track.index(of: slot)
        let along = track.position(of: slot, at: offset)
        let sizes = slotSizes(ofPage: page)
        let free = axis.cross.extent(of: container) - groupExtent(sizes)
        var across = free * carousel.crossAlignment
        let place = SlotPlace(start: along, extent: track.extent(of: slot), viewport: track.viewport)
        let pose = CardPose(effects: carousel.effects, place: place, axis: axis)
        return zip(items(ofPage: page), sizes).map { item, size in
            let frame = Rect(origin: axis.point(along: along, across: across), size: size)
            across += axis.cross.extent(of: size) + (carousel.rows?.spacing ?? 0)
            return PlacedCard(
                index: item, slot: slot, frame: frame, card: card(of: item, in: frame), pose: pose)
        }
    }

    private func card(of item: Int, in slot: Rect) -> Rect {
        let size = sizing.cardSize(of: item, slot: slot.size)
        let free = Size(width: slot.width - size.width, height: slot.height - size.height)
        return Rect(
            origin: Point(
                x: slot.minX + free.width * carousel.cardAlignment.x,
                y: slot.minY + free.height * carousel.cardAlignment.y),
            size: size)
    }

    private func slotSizes(ofPage page: Int) -> [Size] {
        items(ofPage: page).map { sizing.slotSize(of: $0) }
    }

    private func groupExtent(_ sizes: [Size]) -> Double {
        let axis = carousel.axis.cross
        let gaps = Double(max(sizes.count - 1, 0)) * (carousel.rows?.spacing ?? 0)
        return sizes.reduce(gaps) { $0 + axis.extent(of: $1) }
    }
}

/// A card at an offset of its carousel.
public struct PlacedCard: Hashable, Sendable {
    /// The item's index, from 0.
    public var index: Int
    /// The slot's number; on a looping track the same item stands in many slots.
    public var slot: Int
    /// The slot, in points, before effects.
    public var frame: Rect
    /// The card in the slot, in points, before effects.
    public var card: Rect
    /// What the effects make of it.
    public var pose: CardPose

    /// Makes a placed card.
    public init(index: Int, slot: Int, frame: Rect, card: Rect, pose: CardPose = .identity) {
        self.index = index
        self.slot = slot
        self.frame = frame
        self.card = card
        self.pose = pose
    }
}

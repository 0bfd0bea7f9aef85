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
    /// The sizes of every slot and card, where all are alike.
    private let shared: (slot: Size, card: Size)?

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
        shared = itemCount > 0 ? sizing.sharedSizes : nil
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
        var cards: [PlacedCard] = []
        cards.reserveCapacity(slots.count * min(carousel.rowCount, Self.reservedRows))
        for slot in slots { append(slot, at: offset, to: &cards) }
        return cards
    }

    /// The greatest extent across the track that a page needs, in points.
    ///
    /// - Parameter limit: How many pages are looked at.
    /// - Returns: The extent, 0 without items.
    public func crossExtent(limit: Int) -> Double {
        (0..<min(track.count, max(limit, 0))).reduce(0) { max($0, groupExtent(items(ofPage: $1))) }
    }

    /// Adds the cards of a slot, from its first row to its last.
    private func append(_ slot: Int, at offset: Double, to cards: inout [PlacedCard]) {
        let axis = carousel.axis
        let items = items(ofPage: track.index(of: slot))
        let along = track.position(of: slot, at: offset)
        let extent = axis.cross.extent(of: container)
        // A container without an extent has no space to share out.
        let free = extent.isFinite ? extent.limited(to: Limit.distance) - groupExtent(items) : 0
        var across = free * carousel.crossAlignment.limited(to: Limit.distance)
        let place = SlotPlace(start: along, extent: track.extent(of: slot), viewport: track.viewport)
        let pose = CardPose(effects: carousel.effects, place: place, axis: axis)
        for item in items {
            let size = slotSize(of: item)
            let frame = Rect(origin: axis.point(along: along, across: across), size: size)
            across += axis.cross.extent(of: size) + rowSpacing
            cards.append(
                PlacedCard(index: item, slot: slot, frame: frame, card: card(of: item, in: frame), pose: pose)
            )
        }
    }

    private func card(of item: Int, in slot: Rect) -> Rect {
        let size = shared?.card ?? sizing.cardSize(of: item, slot: slot.size)
        let free = Size(width: slot.width - size.width, height: slot.height - size.height)
        return Rect(
            origin: Point(
                x: slot.minX + free.width * carousel.cardAlignment.x,
                y: slot.minY + free.height * carousel.cardAlignment.y),
            size: size)
    }

    private func slotSize(of item: Int) -> Size { shared?.slot ?? sizing.slotSize(of: item) }

    /// Room is made beforehand for no more rows a slot than this; pages with more are rare.
    private static let reservedRows = 4

    private var rowSpacing: Double { (carousel.rows?.spacing ?? 0).limited(to: Limit.distance) }

    /// The extent across the track of items one above the other, in points.
    private func groupExtent(_ items: Range<Int>) -> Double {
        let axis = carousel.axis.cross
        let gaps = Double(max(items.count - 1, 0)) * rowSpacing
        return items.reduce(gaps) { $0 + axis.extent(of: slotSize(of: $1)) }
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

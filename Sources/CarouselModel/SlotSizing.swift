public import PlaneGeometry

/// The sizes of slots and cards before they lie on a track: forms resolved against a carousel's extents.
public struct SlotSizing {
    /// What is known of the cards themselves.
    public struct Cards {
        /// The size that the card of an item asks for by itself; both extents missing where it asks for none.
        public var ownSize: (_ item: Int) -> BoxForm
        /// Whether every item's card asks for the same size.
        public var isUniform: Bool
        /// The size that the content of an item's card chooses when offered a width and a height.
        public var contentSize: (_ item: Int, _ width: Double?, _ height: Double?) -> Size

        /// Makes a description of cards.
        public init(
            ownSize: @escaping (_ item: Int) -> BoxForm = { _ in BoxForm() }, isUniform: Bool = true,
            contentSize: @escaping (_ item: Int, _ width: Double?, _ height: Double?) -> Size = { _, _, _ in
                .zero
            }
        ) {
            self.ownSize = ownSize
            self.isUniform = isUniform
            self.contentSize = contentSize
        }
    }

    /// The carousel.
    public let carousel: Carousel
    /// The size of the carousel's node, in points; infinite across the track where that is to be found.
    public let container: Size
    private let cards: Cards

    /// Makes a sizing.
    public init(carousel: Carousel, container: Size, cards: Cards) {
        self.carousel = carousel
        self.container = container
        self.cards = cards
    }

    /// Whether every slot has the same extent along the track.
    public var isUniform: Bool {
        switch carousel.slot.extent(along: carousel.axis) {
        case .points, .fraction, .inset, .count: return true
        case .ratio: return carousel.slot.width != nil && carousel.slot.width != .fit
        case .fit: return false
        case nil: break
        }
        guard cards.isUniform else { return false }
        let own = cards.ownSize(0).extent(along: carousel.axis) ?? carousel.card.extent(along: carousel.axis)
        return own != nil && own != .fit
    }

    /// The size of an item's slot, in points.
    ///
    /// A missing extent along the track is the card's own or what its content needs; across it is the card's
    /// own or all of the carousel's.
    public func slotSize(of item: Int) -> Size { size(of: slotForm(of: item), item: item) }

    private func slotForm(of item: Int) -> BoxForm {
        let own = cards.ownSize(item)
        return BoxForm(
            width: carousel.slot.width ?? own.width ?? carousel.card.width ?? missing(.horizontal),
            height: carousel.slot.height ?? own.height ?? carousel.card.height ?? missing(.vertical))
    }

    /// The size of an item's card in its slot, in points; a missing extent is the slot's.
    public func cardSize(of item: Int, slot: Size) -> Size {
        size(of: cardForm(of: item, slot: slot), item: item)
    }

    private func cardForm(of item: Int, slot: Size) -> BoxForm {
        let own = cards.ownSize(item)
        return BoxForm(
            width: own.width ?? carousel.card.width ?? .points(slot.width),
            height: own.height ?? carousel.card.height ?? .points(slot.height))
    }

    /// The sizes of every slot and of every card in it, where they follow from the carousel alone; else `nil`.
    var sharedSizes: (slot: Size, card: Size)? {
        guard cards.isUniform, let slot = definite(slotForm(of: 0)),
            let card = definite(cardForm(of: 0, slot: slot))
        else { return nil }
        return (slot, card)
    }

    /// A missing extent is the content's along the track and where the container itself has none, else the
    /// container's.
    private func missing(_ axis: Axis) -> ExtentForm? {
        axis == carousel.axis || !axis.extent(of: container).isFinite ? .fit : .fraction(1)
    }

    private func size(of form: BoxForm, item: Int) -> Size {
        if let size = definite(form) { return size }
        let width = form.width.flatMap { definite($0, .horizontal) }
        let height = form.height.flatMap { definite($0, .vertical) }
        let content = cards.contentSize(item, width, height)
        let resolvedWidth = width ?? content.width
        return Self.legal(
            resolvedWidth, Self.height(form, ofWidth: resolvedWidth) ?? height ?? content.height)
    }

    /// The size that a form has whatever the content; `nil` where it depends on it.
    private func definite(_ form: BoxForm) -> Size? {
        guard let width = form.width.flatMap({ definite($0, .horizontal) }) else { return nil }
        let height = Self.height(form, ofWidth: width) ?? form.height.flatMap { definite($0, .vertical) }
        return height.map { Self.legal(width, $0) }
    }

    /// The height by the width, where the form says it so.
    private static func height(_ form: BoxForm, ofWidth width: Double) -> Double? {
        guard case .ratio(let numerator, let denominator) = form.height else { return nil }
        return width * numerator / denominator
    }

    private static func legal(_ width: Double, _ height: Double) -> Size {
        Size(
            width: max(width.limited(to: Limit.distance), 0),
            height: max(height.limited(to: Limit.distance), 0))
    }

    /// The extent that a form has whatever the content; `nil` for those that depend on it or on the width.
    private func definite(_ form: ExtentForm, _ axis: Axis) -> Double? {
        let extent = axis.extent(of: container)
        if case .points(let points) = form { return points }
        guard extent.isFinite else { return nil }
        switch form {
        case .points(let points): return points
        case .fraction(let fraction): return extent * fraction
        case .inset(let inset): return extent - inset
        case .count(let count):
            let along = axis == carousel.axis
            let insets = along ? carousel.leadingInset + carousel.trailingInset : 0
            let spacing = along ? carousel.spacing : carousel.rows?.spacing ?? 0
            return (extent - insets - spacing * (Double(count) - 1)) / max(Double(count), 1)
        case .ratio, .fit: return nil
        }
    }
}

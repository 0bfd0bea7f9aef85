internal import PlaneGeometry

extension Carousel {
    /// A named carousel.
    ///
    /// JSON: `preset`.
    public enum Preset: String, Hashable, Sendable, CaseIterable {
        /// Pages of several rows that turn by themselves, after a SwiftUI drag gesture.
        case pagedRows = "paged-rows"
        /// Cards that select the nearest one while dragging, the first at the leading edge.
        case snap
        /// Centred cards between two peeks, with a stiff spring.
        case centeredPeek = "centered-peek"
        /// Cards that shrink with their distance from the centre.
        case shrinking
        /// Cells of a collection view that snap to the page ahead.
        case flowPaging = "flow-paging"
        /// A plain scroll view.
        case scrollView = "scroll-view"

        /// What the preset is for, in one sentence.
        public var summary: String {
            switch self {
            case .pagedRows: "pages of three rows that turn every 3 s (SwiftUI drag gesture, divided edges)"
            case .snap: "cards that snap to the nearest one, the first leading, the others centred"
            case .centeredPeek: "cards of 80 % width between two peeks, settled by a stiff spring"
            case .shrinking: "cards that shrink with their distance from the centre, every 3 s to the next"
            case .flowPaging:
                "collection view cells with gaps that snap to the page ahead, cards of several kinds"
            case .scrollView: "a plain scroll view with cards as large as they are"
            }
        }

        /// The carousel of this name.
        public var carousel: Carousel {
            var carousel = Carousel()
            switch self {
            case .pagedRows: carousel.becomePagedRows()
            case .snap: carousel.becomeSnap()
            case .centeredPeek: carousel.becomeCenteredPeek()
            case .shrinking: carousel.becomeShrinking()
            case .flowPaging: carousel.becomeFlowPaging()
            case .scrollView: break
            }
            return carousel
        }
    }

    private mutating func becomePagedRows() {
        slot = BoxForm(width: .inset(60))
        card = BoxForm(width: .points(300), height: .points(80))
        cardAlignment = .leading
        crossAlignment = 0
        leadingInset = 20
        rows = Rows(count: 3, spacing: 20)
        isContained = false
        edges = .divide(by: 4)
        snap = .page(threshold: .pageDividedBy(20))
        settle = .platformDefault
        autoplay = Autoplay(interval: 3)
        grab = .rest
    }

    private mutating func becomeSnap() {
        slot = BoxForm(width: .inset(100))
        spacing = 15
        leadingInset = 15
        rest = RestRule(first: .leading, others: .center)
        isContained = false
        edges = .free
        snap = .nearest
        settle = .curve(.easeInOut)
        grab = .rest
    }

    private mutating func becomeCenteredPeek() {
        slot = BoxForm(width: .fraction(0.8), height: .points(300))
        spacing = 20
        rest = RestRule(.center)
        isContained = false
        edges = .divide(by: 5)
        snap = .page(threshold: .viewportTimes(0.3))
        settle = .interpolatingSpring(
            SpringForm(mass: 0.6, stiffness: 150, damping: 80, initialVelocity: 0.1))
        grab = .rest
    }

    private mutating func becomeShrinking() {
        slot = BoxForm(width: .points(180), height: .points(320))
        rest = RestRule(.center)
        isContained = false
        effects = [.scale(.standardScale)]
        autoplay = Autoplay(interval: 3, whileDragging: .continue)
    }

    private mutating func becomeFlowPaging() {
        slot = BoxForm(width: .inset(40), height: .ratio(height: 240, width: 330))
        card = BoxForm(width: .inset(60))
        rest = RestRule(.center)
        isContained = false
        snap = .flow(velocity: 0.2)
    }
}

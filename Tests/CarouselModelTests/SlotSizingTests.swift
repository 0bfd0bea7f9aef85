import CarouselModel
import PlaneGeometry
import Testing

@Suite struct SlotSizingTests {
    private static let container = Size(width: 390, height: 200)

    /// A card whose content wants 70 × 30, or as wide as offered and a tenth as high.
    private var cards: SlotSizing.Cards {
        SlotSizing.Cards(contentSize: { _, width, height in
            Size(width: width ?? 70, height: height ?? (width.map { $0 / 10 } ?? 30))
        })
    }

    /// Forms of a width and what they come to; three fit beside each other where (390 − 40 − 20) / 3 is left.
    private static let forms: [(ExtentForm, Double)] = [
        (.points(120), 120), (.fraction(0.8), 312), (.inset(40), 350), (.count(3), 110), (.fit, 70),
    ]

    @Test(arguments: forms)
    func widthFollowsItsForm(form: ExtentForm, expected: Double) {
        var carousel = Carousel()
        carousel.slot = BoxForm(width: form, height: .points(50))
        carousel.spacing = 10
        carousel.leadingInset = 16
        carousel.trailingInset = 24
        let sizing = SlotSizing(carousel: carousel, container: Self.container, cards: cards)
        #expect(sizing.slotSize(of: 0) == Size(width: expected, height: 50))
    }

    @Test func aRatioIsTakenOfTheWidth() {
        var carousel = Carousel()
        carousel.slot = BoxForm(width: .inset(60), height: .ratio(height: 240, width: 330))
        let sizing = SlotSizing(carousel: carousel, container: Self.container, cards: cards)
        #expect(sizing.slotSize(of: 0) == Size(width: 330, height: 240))
    }

    @Test func aSlotWithoutFormsIsAsWideAsItsCardAndAsHighAsTheCarousel() {
        let sizing = SlotSizing(carousel: Carousel(), container: Self.container, cards: cards)
        #expect(sizing.slotSize(of: 0) == Size(width: 70, height: 200))
        #expect(!sizing.isUniform)
    }

    @Test func aCardsOwnSizeMakesItsSlot() {
        let cards = SlotSizing.Cards(
            ownSize: { BoxForm(width: .points(100 + 10 * Double($0)), height: .points(40)) },
            isUniform: false)
        let layout = CarouselLayout(
            carousel: Carousel(), container: Self.container, itemCount: 4, cards: cards)
        #expect((0..<4).map { layout.track.extent(of: $0) } == [100, 110, 120, 130])
        let seen = layout.cards(at: 0, in: Rect(origin: .zero, size: Self.container))
        #expect(seen.map(\.frame.minY) == [80, 80, 80, 80])
        #expect(seen.map(\.card) == seen.map(\.frame))
    }

    @Test func aCardSitsInItsSlotByItsAlignment() {
        var carousel = Carousel()
        carousel.slot = BoxForm(width: .points(200), height: .points(100))
        carousel.card = BoxForm(width: .points(150), height: .points(60))
        carousel.cardAlignment = .bottomTrailing
        let layout = CarouselLayout(carousel: carousel, container: Self.container, itemCount: 1)
        let card = layout.cards(at: 0, in: Rect(origin: .zero, size: Self.container))[0]
        #expect(card.frame == Rect(x: 0, y: 50, width: 200, height: 100))
        #expect(card.card == Rect(x: 50, y: 90, width: 150, height: 60))
    }

    @Test func rowsStandOneAboveTheOther() {
        let layout = CarouselLayout(
            carousel: Carousel.Preset.pagedRows.carousel, container: Size(width: 390, height: 280),
            itemCount: 8)
        #expect(layout.track.count == 3)
        #expect(layout.items(ofPage: 2) == 6..<8)
        let seen = layout.cards(at: 0, in: Rect(x: 0, y: 0, width: 300, height: 280))
        #expect(seen.map(\.index) == [0, 1, 2])
        #expect(seen.map(\.frame.minY) == [0, 100, 200])
        #expect(seen.map(\.card) == (0..<3).map { Rect(x: 20, y: Double($0) * 100, width: 300, height: 80) })
    }

    @Test func aVerticalCarouselIsTheTransposeOfAHorizontalOne() {
        var carousel = Carousel.Preset.shrinking.carousel
        carousel.slot = BoxForm(width: .points(180), height: .points(120))
        let across = CarouselLayout(
            carousel: carousel, container: Size(width: 390, height: 300), itemCount: 10)
        carousel.axis = .vertical
        carousel.slot = BoxForm(width: .points(120), height: .points(180))
        let down = CarouselLayout(
            carousel: carousel, container: Size(width: 300, height: 390), itemCount: 10)
        let seen = across.cards(at: -200, in: Rect(x: 0, y: 0, width: 390, height: 300))
        let turned = down.cards(at: -200, in: Rect(x: 0, y: 0, width: 300, height: 390))
        #expect(seen.count == 3)
        #expect(seen.map { $0.frame.minX } == turned.map { $0.frame.minY })
        #expect(seen.map { $0.frame.minY } == turned.map { $0.frame.minX })
        #expect(seen.map(\.pose) == turned.map(\.pose))
    }
}

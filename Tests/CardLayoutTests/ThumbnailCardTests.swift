import CardLayout
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct ThumbnailCardTests {
    private static let red = Paint.color(Color(red: 1, green: 0, blue: 0))

    private func card(leading: String, trailing: String) -> ThumbnailCard {
        ThumbnailCard(
            thumbnail: Thumbnail(.image(.file(path: "cover.jpg"))),
            detailBar: DetailBar(
                background: Self.red, leading: TextContent(string: leading),
                trailing: TextContent(string: trailing)))
    }

    private func frames(_ card: ThumbnailCard, _ width: Double, _ height: Double) -> [String: Rect] {
        let frames = place(card.element, width, height, path: "card[3]").allFrames
        return Dictionary(frames.map { ($0.path, $0.frame) }) { first, _ in first }
    }

    @Test func theThumbnailFillsTheCardAndTheBarLiesAtItsBottom() {
        let frames = frames(card(leading: "abcde", trailing: "xyz"), 180, 320)
        #expect(
            frames == [
                "card[3]/thumbnail": Rect(x: 0, y: 0, width: 180, height: 320),
                "card[3]/detailBar": Rect(x: 0, y: 280, width: 180, height: 40),
                "card[3]/detailBar/leading": Rect(x: 8, y: 291.75, width: 36.5, height: 16.5),
                "card[3]/detailBar/trailing": Rect(x: 150, y: 291.75, width: 22, height: 16.5),
            ])
    }

    /// In 84 points between the paddings, the trailing text of 36.5 leaves 47.5: six characters.
    @Test func aLongLeadingTextGivesWayToTheTrailingOne() throws {
        let placed = place(
            card(leading: "abcdefghijklmnopqrstuvwxyz", trailing: "vwxyz").element, 100, 100, path: "card[3]")
        #expect(placed.frame(at: "card[3]/detailBar")?.width == 100)
        #expect(
            placed.frame(at: "card[3]/detailBar/trailing")
                == Rect(x: 55.5, y: 71.75, width: 36.5, height: 16.5))
        #expect(
            placed.frame(at: "card[3]/detailBar/leading") == Rect(x: 8, y: 71.75, width: 44, height: 16.5))
    }

    @Test(arguments: [10.0, 40, 180, 500])
    func theBarIsNeverWiderThanTheCard(width: Double) {
        let card = card(leading: "a long text here", trailing: "another long text")
        #expect(frames(card, width, 320)["card[3]/detailBar"]?.width == width)
    }

    @Test func oneNumberRoundsTheBottomCornersOnly() {
        #expect(
            DetailBar.bottomCorners(radius: 12) == CornerRadii(bottomLeading: 12, bottomTrailing: 12))
        #expect(DetailBar(background: Self.red).cornerRadii == DetailBar.bottomCorners(radius: 12))
        #expect(Thumbnail(.paint(Self.red)).cornerRadii == CornerRadii(all: 12))
    }

    @Test func theBarIsDrawnOverTheThumbnailWithItsOwnCorners() throws {
        let card = ThumbnailCard(
            thumbnail: Thumbnail(.paint(.color(.black)), cornerRadii: CornerRadii(all: 6)),
            detailBar: DetailBar(
                height: 20, cornerRadii: CornerRadii(topLeading: 3), background: Self.red,
                leading: TextContent(string: "a")))
        let drawn = ElementDrawing(context: context()).items(
            for: place(card.element, 60, 100, path: "card[3]"))
        guard drawn.count == 3, case .fill(let thumbnail) = drawn[0], case .fill(let bar) = drawn[1],
            case .text(let text) = drawn[2]
        else {
            Issue.record("not two areas and a text: \(drawn)")
            return
        }
        let box = Rect(x: 0, y: 0, width: 60, height: 100)
        #expect(thumbnail.path == Path(roundedRect: box, radii: CornerRadii(all: 6)))
        #expect(thumbnail.element == "card[3]/thumbnail")
        let barBox = Rect(x: 0, y: 80, width: 60, height: 20)
        #expect(bar.path == Path(roundedRect: barBox, radii: CornerRadii(topLeading: 3)))
        #expect(bar.element == "card[3]/detailBar")
        #expect(text.element == "card[3]/detailBar/leading")
        #expect(text.text.style.lineLimit == 1)
    }

    @Test func aSceneWithoutACardGetsColoursAndNumbers() {
        #expect(ThumbnailCard.numbered(0).detailBar?.leading?.string == "1")
        #expect(ThumbnailCard.numbered(0).thumbnail != ThumbnailCard.numbered(1).thumbnail)
        #expect(ThumbnailCard.numbered(-1).detailBar?.leading?.string == "0")
    }

    @Test func inRightToLeftTheTextsChangeSides() {
        let placed = place(
            card(leading: "abcde", trailing: "xyz").element, 180, 320, in: context(direction: .rightToLeft),
            path: "card[3]")
        #expect(placed.frame(at: "card[3]/detailBar/leading")?.maxX == 172)
        #expect(placed.frame(at: "card[3]/detailBar/trailing")?.minX == 8)
    }
}

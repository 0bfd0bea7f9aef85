import Foundation
import FramewheelUI
import Testing

/// Half the font size for every character, lines of the font size's height.
private final class BlockText: TextMeasuring {
    func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics {
        let width = Double(text.string.count) * text.style.size / 2
        return TextMetrics(
            size: Size(width: min(width, room.width ?? width), height: text.style.size),
            firstBaseline: text.style.size * 0.8, lastBaseline: text.style.size * 0.8, lineCount: 1,
            isTruncated: false)
    }
}

extension PlacedElement {
    fileprivate func frame(at path: String) -> Rect? { allFrames.first { $0.path == path }?.frame }
}

@Suite struct SwiftCardTests {
    private var context: LayoutContext {
        LayoutContext(platform: .iOS, scale: 2, text: BlockText())
    }

    private func placed(_ view: some View, width: Double, height: Double) -> PlacedElement {
        LayoutEngine(context).place(
            view.layoutElement, proposal: ProposedSize(width: width, height: height), path: "card[0]")
    }

    private func frames(_ view: some View, width: Double, height: Double) -> [String: Rect] {
        let frames = placed(view, width: width, height: height).allFrames
        return Dictionary(frames.map { ($0.path, $0.frame) }) { first, _ in first }
    }

    @Test func theSeedsCardIsLaidOutAsInTheArticle() {
        let card = ZStack(alignment: .bottom) {
            ThumbnailView()
            DetailView()
        }
        let frames = frames(card, width: 180, height: 320)
        #expect(frames["card[0]/zstack[0]/rectangle[0]"] == Rect(x: 0, y: 0, width: 180, height: 320))
        #expect(frames["card[0]/zstack[0]/zstack[1]"] == Rect(x: 0, y: 280, width: 180, height: 40))
        // The texts lie 8 points from the bar's ends: 7 characters of 9 points, 7 of 6 points.
        let leading = frames["card[0]/zstack[0]/zstack[1]/hstack[1]/text[0]"]
        let trailing = frames["card[0]/zstack[0]/zstack[1]/hstack[1]/text[2]"]
        #expect(leading == Rect(x: 8, y: 291, width: 63, height: 18))
        #expect(trailing == Rect(x: 130, y: 294, width: 42, height: 12))
    }

    @Test func everyBranchAndLoopOfABuilderGivesItsViews() {
        struct Content: View {
            let isOn: Bool
            let number: Int?

            var body: some View {
                if isOn { Circle() } else { Rectangle() }
                if let number { Text("\(number)") }
                for _ in 0..<2 { Capsule() }
                switch number {
                case 1: Divider()
                default: Spacer()
                }
            }
        }
        func words(_ view: some View) -> [String] {
            let frames = LayoutEngine(context).place(
                HStack { view }.layoutElement, proposal: .unspecified
            ).allFrames
            return frames.dropFirst().map { String($0.path.split(separator: "/")[1].prefix { $0 != "[" }) }
        }
        #expect(
            words(Content(isOn: true, number: 1)) == ["circle", "text", "capsule", "capsule", "divider"])
        #expect(words(Content(isOn: false, number: nil)) == ["rectangle", "capsule", "capsule", "spacer"])
        #expect(words(EmptyView()).isEmpty)
        #expect(
            words(
                Group {
                    Circle(); Text("a")
                }.padding(3)) == ["circle", "text"])
    }

    @Test func aBlockTakesManyViews() {
        let stack = VStack(spacing: 0) {
            Color.red; Color.orange; Color.yellow; Color.green; Color.mint; Color.teal
            Color.cyan; Color.blue; Color.indigo; Color.purple; Color.pink; Color.brown
        }
        #expect(frames(stack, width: 10, height: 120)["card[0]/vstack[0]/rectangle[11]"]?.minY == 110)
    }

    @Test func loopsTakeRangesIdentifiablesAndKeyPaths() {
        struct Item: Identifiable { let id: String }
        let items = [Item(id: "a"), Item(id: "b")]
        let stack = HStack(spacing: 0) {
            ForEach(0..<2) { index in Color.red.frame(width: Double(index + 1)) }
            ForEach(items) { item in Text(item.id) }
            ForEach(["x", "y"], id: \.self) { Text($0) }
        }
        let row = frames(stack, width: 100, height: 10)
        #expect(row.count == 7)
        #expect(row["card[0]/hstack[0]/rectangle[1]"]?.width == 2)
    }

    @Test func textsInheritAndTheNearestModifierWins() throws {
        let view = VStack {
            Text("a").font(.title)
            Text("b").bold()
        }
        .font(.system(size: 10, weight: .light)).foregroundStyle(.red).lineLimit(2, reservesSpace: true)
        .multilineTextAlignment(.trailing).truncationMode(.middle)
        guard case .vstack(let stack) = view.layoutElement.kind else {
            Issue.record("not a vstack")
            return
        }
        let texts = stack.children.compactMap { element -> TextContent? in
            if case .text(let text) = element.kind { text } else { nil }
        }
        let (first, second) = (try #require(texts.first), try #require(texts.last))
        #expect(first.style.size == 28)
        #expect(first.style.weight == .regular)
        #expect(second.style.size == 10)
        #expect(second.style.weight == .bold)
        #expect(second.paint == .color(Color(red8: 0xFF, green8: 0x3B, blue8: 0x30)))
        #expect(second.style.lineLimit == 2)
        #expect(second.style.reservesLines)
        #expect(second.style.alignment == .trailing)
        #expect(second.style.truncation == .middle)
    }

    @Test func aGeometryReaderTellsItsSize() {
        let view = GeometryReader { proxy in
            Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
        let frames = frames(view, width: 100, height: 80)
        #expect(
            frames["card[0]/geometryReader[0]/rectangle[0]"] == Rect(x: 0, y: 0, width: 50, height: 20))
    }

    /// The static part of the article's `ContentView`: the scale follows from where the reader stands.
    @Test func aReaderInACustomViewMayUseTheViewsValues() {
        struct Row: View {
            let count: Int
            let minimum: Double

            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<count) { index in
                        GeometryReader { geometry in
                            let distance = abs(geometry.size.width - 100)
                            let scale = max(minimum, 1 - distance / 500)
                            ZStack(alignment: .bottom) {
                                ThumbnailView()
                                if index > 0 { DetailView() }
                            }
                            .scaleEffect(scale)
                        }
                    }
                }
            }
        }
        let placed = placed(Row(count: 2, minimum: 0.68), width: 360, height: 320)
        let path = "card[0]/hstack[0]/geometryReader[1]/zstack[0]"
        #expect(placed.frame(at: path) == Rect(x: 180, y: 0, width: 180, height: 320))
        #expect(placed.frame(at: path + "/zstack[1]") == Rect(x: 180, y: 280, width: 180, height: 40))
    }

    @Test func aModifierOfOnesOwnIsAppliedWhereItIsWritten() {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.padding(4).border(.black, width: 2) }
        }
        let element = Text("a").modifier(Framed()).layoutElement
        #expect(element.modifiers.count == 2)
    }

    @Test func backgroundsTakeStylesShapesAndViews() {
        let view = Text("a")
            .background(.red).background(Color.red.opacity(0.5)).background(.blue, in: .capsule)
            .background { Text("b") }.background(Text("c"), alignment: .leading)
            .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 4, height: 4) }
            .overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        #expect(view.layoutElement.modifiers.count == 7)
    }

    @Test func everyModifierOfTheListIsOneModifierOfTheElement() {
        let view = Image("a.png").resizable()
            .scaledToFill().scaledToFit().aspectRatio(2, contentMode: .fit)
            .frame(width: 10).frame(maxWidth: .infinity, alignment: .leading)
            .padding().padding(4).padding(.top).padding([.top, .leading], 3).padding(EdgeInsets())
            .clipped().clipShape(Circle()).clipShape(.rect(cornerRadius: 4)).cornerRadius(3)
            .border(Color.gray).shadow(radius: 4, x: 0, y: 2).shadow(color: .black, radius: 1)
            .opacity(0.5).offset(x: 3).offset(y: 4).scaleEffect(0.5).scaleEffect(x: 2, y: 1, anchor: .top)
            .fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
        #expect(view.layoutElement.modifiers.count == 25)
    }

    @Test func coloursKeepTheirChannelsBesideTheirNames() {
        #expect(Color.red.red == 1)
        #expect(Color.black == Color(red: 0, green: 0, blue: 0))
        #expect(Color.white.opacity(0.5).alpha == 0.5)
        let style: any ShapeStyle = Color.clear
        #expect(style.paint == .color(.clear))
    }

    @Test func aBorderInsideAShapeStaysInsideItsBox() throws {
        let placed = placed(
            RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2), width: 40, height: 20)
        #expect(placed.outerFrame == Rect(x: 0, y: 0, width: 40, height: 20))
        let items = ElementDrawing(context: context).items(for: placed)
        guard case .stroke(let line) = try #require(items.first) else {
            Issue.record("not a line: \(items)")
            return
        }
        #expect(line.path == Path(roundedRect: Rect(x: 1, y: 1, width: 38, height: 18), radii: .init(all: 7)))
    }
}

import CardLayout
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct DrawingTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private func items(
        _ element: LayoutElement, _ width: Double = 40, _ height: Double = 20, snapScale: Double? = nil,
        in context: LayoutContext = context()
    ) -> [DisplayItem] {
        ElementDrawing(context: context, snapScale: snapScale).items(
            for: place(element, width, height, in: context, path: "card[0]"))
    }

    private func fills(_ items: [DisplayItem]) -> [FilledPath] {
        items.flatMap { item -> [FilledPath] in
            switch item {
            case .fill(let fill): [fill]
            case .group(let group): fills(group.items)
            case .stroke, .text, .image: []
            }
        }
    }

    @Test func backgroundsLieBelowAndOverlaysAbove() {
        let element = rectangle(
            Self.red, .overlay(IndirectElement(rectangle(.white)), alignment: .center),
            .background(IndirectElement(rectangle(Self.blue)), alignment: .center))
        let paints = fills(items(element)).map(\.paint)
        #expect(paints == [.color(Self.blue), .color(Self.red), .color(.white)])
    }

    /// P5 at 2 pixels a point: 0.25 → 0.5, 40.75 → 41.
    @Test func edgesSnapToPixelsWhereAskedAndLayoutDoesNot() {
        let element = rectangle(.black, frame(40.5, 20), frame(41, 20))
        let placed = place(element, 41, 20)
        #expect(placed.frame == Rect(x: 0.25, y: 0, width: 40.5, height: 20))
        let drawing = ElementDrawing(context: context(), snapScale: 2)
        #expect(
            fills(drawing.items(for: placed)).map(\.bounds) == [Rect(x: 0.5, y: 0, width: 40.5, height: 20)])
        #expect(fills(items(element, 41)).map(\.bounds) == [placed.frame])
    }

    @Test func neighboursStayNeighboursAfterSnapping() {
        let row = hstack([rectangle(), rectangle(), rectangle()], spacing: 0)
        let boxes = fills(items(row, 100, 10, snapScale: 2)).map(\.bounds)
        #expect(boxes.map(\.minX) == [0, 33.5, 66.5])
        #expect(boxes.map(\.maxX) == [33.5, 66.5, 100])
    }

    @Test func aClipCutsWhatStandsBeforeIt() throws {
        let radii = CornerRadii(bottomLeading: 5, bottomTrailing: 5)
        let element = rectangle(
            Self.red, .clip(radii), .background(IndirectElement(rectangle(Self.blue)), alignment: .center))
        let drawn = items(element)
        #expect(drawn.count == 2)
        guard case .group(let group) = try #require(drawn.last) else {
            Issue.record("not a group")
            return
        }
        #expect(group.clip == Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 20), radii: radii))
        #expect(fills(group.items).map(\.paint) == [.color(Self.red)])
    }

    @Test func aBorderIsARingInsideTheEdges() throws {
        let ring = try #require(fills(items(box(40, 20, .border(.color(Self.red), width: 3)))).first)
        #expect(ring.path.controlBox == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(ring.path.elements.count == 10)
        #expect(ring.path.elements[5] == .move(Point(x: 3, y: 3)))
        #expect(ring.path.elements[6] == .line(Point(x: 3, y: 17)))
        // A line as thick as the box leaves no hole.
        let full = fills(items(box(40, 20, .border(.color(Self.red), width: 10))))
        #expect(full.first?.path.elements.count == 5)
    }

    @Test func effectsBecomeGroupsInTheirOrder() throws {
        let shadow = Shadow(color: .black, radius: 4, offset: Point(x: 0, y: 2))
        let element = rectangle(
            Self.red, .scale(x: 0.5, y: 2, anchor: .topLeading), .opacity(0.25), .shadow(shadow))
        guard case .group(let outer) = try #require(items(element).first),
            case .group(let middle) = try #require(outer.items.first),
            case .group(let inner) = try #require(middle.items.first)
        else {
            Issue.record("not three groups")
            return
        }
        #expect(outer.shadow == shadow)
        #expect(middle.opacity == 0.25)
        #expect(inner.transform == AffineTransform(scaleX: 0.5, y: 2))
        #expect(inner.element == "card[0]/rectangle[0]")
    }

    @Test(arguments: [LayoutModifier.opacity(0), .scale(x: 0, y: 1, anchor: .center), frame(0, 5)])
    func whatCannotBeSeenIsNotDrawn(modifier: LayoutModifier) {
        #expect(items(rectangle(Self.red, modifier)).isEmpty)
    }

    @Test func anOffsetMovesWhatIsInsideOnly() {
        let element = rectangle(
            Self.red, .offset(Point(x: 5, y: 1)),
            .background(IndirectElement(rectangle(Self.blue)), alignment: .center))
        #expect(fills(items(element)).map(\.bounds.minX) == [0, 5])
    }

    @Test func textsKeepTheirRoomAndBox() throws {
        let drawn = items(text("abcdefghij", frame(40, nil)), 100, 40)
        guard case .text(let text) = try #require(drawn.first) else {
            Issue.record("not a text")
            return
        }
        #expect(text.room == TextRoom(width: 40, height: 40))
        #expect(text.frame == Rect(x: 31.75, y: 3.5, width: 36.5, height: 33))
    }

    @Test func shapesFillAndStrokeTheirOutlines() throws {
        let shape = ShapeContent(
            outline: .capsule, fill: .color(Self.red), stroke: Stroke(paint: .color(.black), width: 2))
        let drawn = items(LayoutElement(.shape(shape)))
        #expect(drawn.count == 2)
        guard case .stroke(let line) = try #require(drawn.last) else {
            Issue.record("not a line")
            return
        }
        #expect(line.width == 2)
        #expect(
            line.path
                == Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 20), radii: CornerRadii(all: 10)))
        let circle = ShapeContent(outline: .circle, fill: .color(Self.red))
        let fill = try #require(
            fills(items(LayoutElement(.shape(circle), modifiers: [frame(40, 20)]))).first)
        #expect(fill.path.controlBox == Rect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test func hostedNodesAreDrawnByTheirOwner() {
        var context = context()
        context.hostedSize = { _, _ in Size(width: 30, height: 10) }
        let placed = place(LayoutElement(.hosted(.carousel)), 40, 20, in: context)
        let drawing = ElementDrawing(context: context) { content, path, frame in
            #expect(content == .carousel)
            #expect(path == "carousel[0]")
            #expect(frame == Rect(x: 5, y: 5, width: 30, height: 10))
            return [.group(DisplayGroup(element: path, items: []))]
        }
        #expect(drawing.items(for: placed).count == 1)
    }
}

import CardLayout
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct EngineTests {
    @Test func aRootIsCentredInItsHost() {
        let host = Rect(x: 10, y: 20, width: 100, height: 60)
        let placed = LayoutEngine(context()).place(
            box(40, 70), proposal: ProposedSize(host.size), in: host, path: "card[3]")
        #expect(placed.outerFrame == Rect(x: 40, y: 15, width: 40, height: 70))
        #expect(placed.path == "card[3]/box[0]")
    }

    @Test func pathsTellKindsAndPlaces() {
        let named = LayoutElement(.spacer(minLength: nil), name: .named("gap"))
        let hidden = LayoutElement(
            .zstack(DepthStack(children: [text("b")])), modifiers: [.opacity(0.5)], name: .transparent)
        let reader = LayoutElement(.geometryReader(.fixed(IndirectElement(text("c")))))
        let tree = zstack(
            [rectangle(), named, hidden, reader], frame(50, 50),
            .background(IndirectElement(box(1, 1)), alignment: .center),
            .overlay(IndirectElement(text("d")), alignment: .top))
        #expect(
            place(tree, 50, 50, path: "card[0]").allFrames.map(\.path) == [
                "card[0]/zstack[0]", "card[0]/zstack[0]/rectangle[0]", "card[0]/zstack[0]/gap",
                "card[0]/zstack[0]/text[0]", "card[0]/zstack[0]/geometryReader[3]",
                "card[0]/zstack[0]/geometryReader[3]/text[0]", "card[0]/zstack[0]/background[1]/box[0]",
                "card[0]/zstack[0]/overlay[2]/text[0]",
            ])
    }

    @Test func thirtyNestedStacksAreMeasuredInNoTime() {
        var asked = 0
        var context = context()
        context.hostedSize = { _, proposal in
            asked += 1
            return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        }
        var tree = LayoutElement(.hosted(.carousel))
        for level in 0..<30 {
            let children = [rectangle(), tree, rectangle()]
            tree = level.isMultiple(of: 2) ? hstack(children) : vstack(children)
        }
        _ = place(tree, 300, 300, in: context)
        // Three questions a level without the cache would be 3^30; with it a node meets a few proposals only.
        #expect(asked < 100, "\(asked) questions to the innermost node")
    }

    /// Baselines, ratios and flexible frames make new proposals on every level.
    @Test func aDeepMixOfRulesIsMeasuredAFewTimes() {
        let measuring = CountingText()
        var tree = text("abcdef")
        for level in 0..<10 {
            let bounds = FlexibleFrame(minWidth: Double(level), maxWidth: .infinity, minHeight: 3)
            tree.modifiers += [
                .flexibleFrame(bounds), .aspectRatio(nil, contentMode: .fit),
                .padding(Padding(all: .points(1))),
                .background(IndirectElement(rectangle()), alignment: .center),
            ]
            let row = hstack([tree, text("a"), rectangle()], alignment: .firstTextBaseline)
            tree = zstack([vstack([row, text("b")]), rectangle()])
        }
        _ = place(tree, nil, 400, in: context(text: measuring))
        _ = place(tree, 500, 400, in: context(text: measuring))
        // Without the cache, three questions on each of twenty nested stacks would be 3^20 for the inner text.
        #expect(measuring.rooms.count < 100_000)
    }

    @Test(arguments: [99, 100, 101, 400])
    func whatLiesTooDeepIsLeftOut(depth: Int) {
        var tree = box(10, 10)
        for _ in 1..<depth { tree = zstack([tree]) }
        let placed = place(tree, 20, 20)
        let size = depth <= LayoutEngine.depthLimit ? Size(width: 10, height: 10) : .zero
        #expect(placed.frame.size == size)
    }

    @Test func aGeometryReaderInItselfEnds() {
        @Sendable func reader() -> LayoutElement {
            LayoutElement(.geometryReader(.made { _ in reader() }))
        }
        #expect(place(reader(), 20, 20).allFrames.count == LayoutEngine.depthLimit + 1)
    }

    @Test func aChainOfModifiersHasAnEnd() {
        let element = LayoutElement(
            .box(BoxContent(width: 1, height: 1)),
            modifiers: Array(repeating: .padding(Padding(all: .points(1))), count: 100_000))
        #expect(place(element, 20, 20).frame.size == .zero)
    }

    @Test func hostedNodesAreAskedForTheirSize() {
        var context = context()
        context.hostedSize = { content, proposal in
            #expect(content == .carousel)
            return Size(width: proposal.width ?? 0, height: 120)
        }
        let stage = vstack([LayoutElement(.hosted(.carousel)), box(10, 20)], spacing: 4)
        let placed = place(stage, 300, 200, in: context)
        #expect(placed.frame(at: "vstack[0]/carousel[0]") == Rect(x: 0, y: 28, width: 300, height: 120))
    }

    @Test func dividersAreOnePixelOnIOSAndOnePointOnTheMac() {
        let divider = LayoutElement(.divider(DividerContent(paint: .color(.black))))
        #expect(
            place(divider, 50, 50, in: context(.iOS, scale: 3)).frame.size == Size(width: 50, height: 1.0 / 3)
        )
        #expect(place(divider, 50, 50, in: context(.macOS)).frame.size == Size(width: 50, height: 1))
    }

    @Test func theDirectionMirrorsTheWholeTree() {
        let tree = hstack(
            [
                box(10, 10), box(20, 10, .offset(Point(x: 3, y: 0))),
                LayoutElement(
                    .shape(
                        ShapeContent(
                            outline: .roundedRectangle(CornerRadii(topLeading: 4)), fill: .color(.black))),
                    modifiers: [.clip(CornerRadii(bottomTrailing: 2)), frame(30, 10)]),
            ], spacing: 5)
        let placed = place(tree, 100, 10, in: context(direction: .rightToLeft))
        let frames = ["box[0]", "box[1]", "roundedRectangle[2]"].map { placed.frame(at: "hstack[0]/\($0)") }
        #expect(
            frames == [
                Rect(x: 75, y: 0, width: 10, height: 10), Rect(x: 50, y: 0, width: 20, height: 10),
                Rect(x: 15, y: 0, width: 30, height: 10),
            ])
        guard case .children(let children) = placed.content else { return }
        // The moved box lies 3 points further left, where leading ends.
        #expect(children[1].frame.minX == 47)
        guard case .shape(let shape) = children[2].content else { return }
        #expect(shape.outline == .roundedRectangle(CornerRadii(topTrailing: 4)))
        #expect(
            children[2].modifiers.first?.effect
                == .clip(.roundedRectangle(CornerRadii(bottomLeading: 2))))
    }

    @Test func theMirrorStandsInTheMiddleOfTheHost() {
        let host = Rect(x: 10, y: 0, width: 100, height: 10)
        let placed = LayoutEngine(context(direction: .rightToLeft)).place(
            box(20, 10, frame(100, nil, .leading)), proposal: ProposedSize(host.size), in: host)
        #expect(placed.frame == Rect(x: 90, y: 0, width: 20, height: 10))
    }
}

import CardLayout
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct HostileNumberTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e300,
    ]

    /// Every modifier with a number in it, around a row of views.
    private static func trees(_ n: Double) -> [LayoutElement] {
        let leaf = rectangle()
        let modifiers: [LayoutModifier] = [
            frame(n, n), frame(n, nil), .padding(Padding(all: .points(n))), .offset(Point(x: n, y: n)),
            .flexibleFrame(FlexibleFrame(minWidth: n, maxWidth: 10, minHeight: n)),
            .flexibleFrame(FlexibleFrame(minWidth: 20, idealWidth: n, maxWidth: n)),
            .aspectRatio(n, contentMode: .fit), .aspectRatio(n, contentMode: .fill), .layoutPriority(n),
            .opacity(n), .scale(x: n, y: n, anchor: UnitPoint(x: n, y: n)), .border(.color(.black), width: n),
            .clip(CornerRadii(all: n)), .shadow(Shadow(color: .black, radius: n, offset: Point(x: n, y: n))),
        ]
        let modified = modifiers.map { LayoutElement(leaf.kind, modifiers: [$0]) }
        let leaves = [
            box(n, n), LayoutElement(.spacer(minLength: n)),
            LayoutElement(.divider(DividerContent(thickness: n, paint: .color(.black)))),
        ]
        return (modified + leaves).map { hstack([$0, leaf, text("abc")], spacing: n) }
    }

    @Test(arguments: numbers)
    func anyNumberIsLaidOutAndDrawnWithFiniteFrames(number: Double) {
        let context = context()
        for tree in Self.trees(number) {
            for proposal in [ProposedSize.unspecified, ProposedSize(width: number, height: 50)] {
                let placed = LayoutEngine(context).place(tree, proposal: proposal)
                for element in placed.allFrames {
                    let frame = element.frame
                    let isFinite = [frame.minX, frame.minY, frame.width, frame.height]
                        .allSatisfy(\.isFinite)
                    #expect(isFinite, "\(element)")
                }
                _ = ElementDrawing(context: context, snapScale: number).items(for: placed)
            }
        }
    }

    @Test func aNegativeFixedFrameIsEmptyAndAnInfiniteOneIsNone() {
        #expect(place(box(20, 10, frame(-5, nil)), 50, 50).outerFrame.size == Size(width: 0, height: 10))
        #expect(
            place(box(20, 10, frame(.infinity, nil)), 50, 50).outerFrame.size == Size(width: 20, height: 10))
    }

    /// XF: a maximum below the minimum is raised to it.
    @Test func contradictoryBoundsAreNormalised() {
        let bounds = LayoutModifier.flexibleFrame(FlexibleFrame(minWidth: 60, maxWidth: 40))
        #expect(place(box(20, 10, bounds), 50, 50).outerFrame.width == 60)
    }

    @Test(arguments: [0.0, -2, .nan, .infinity])
    func aRatioThatIsNoneLeavesTheProposal(ratio: Double) {
        #expect(
            place(rectangle(.black, .aspectRatio(ratio, contentMode: .fit)), 40, 30).frame.size
                == Size(width: 40, height: 30))
    }

    @Test(arguments: [0.0, -1, .nan, .infinity])
    func aScaleThatIsNoneRoundsNothing(scale: Double) {
        #expect(place(text("ab"), nil, nil, in: context(scale: scale)).frame.height == 16.4)
    }
}

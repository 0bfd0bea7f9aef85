import CarouselModel
import CarouselScenes
import FrameDrawing
import Testing

/// The work of a frame depends on the cards that are seen, not on how many there are.
@Suite struct ManyCardsTests {
    private func staging(count: Int, preset: String) throws -> Staging {
        try Staging(
            """
            { "framewheel": 1, "viewport": { "width": 400, "height": 320 }, "textMode": "blocks",
              "carousel": { "preset": "\(preset)", "autoplay": null }, "items": { "count": \(count) } }
            """, scale: 1)
    }

    @Test(arguments: ["paged-rows", "snap", "centered-peek", "shrinking", "flow-paging"])
    func manyCardsLookLikeFew(preset: String) throws {
        let few = try staging(count: 10, preset: preset)
        let many = try staging(count: 100_000, preset: preset)
        #expect(try few.report(index: 1).cards == many.report(index: 1).cards)
        let lists = try [few, many].map { try $0.session.displayList(of: $0.source.state(atIndex: 1)) }
        #expect(lists[0] == lists[1])
        #expect(lists[1].itemCount < 100)
    }

    @Test func theMiddleOfManyCardsIsAsCheapAsTheBeginning() throws {
        let many = try staging(count: 100_000, preset: "shrinking")
        let state = many.source.state(atIndex: 50_000)
        #expect(state.offset == -50_000 * 180)
        #expect(try many.report(index: 50_000).cards.map(\.index) == [49_999, 50_000, 50_001])
        #expect(try many.session.displayList(of: state).itemCount < 100)
    }
}

extension DisplayList {
    /// How many items are drawn, those in groups included.
    fileprivate var itemCount: Int { Self.count(items) }

    private static func count(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            if case .group(let group) = item { return sum + 1 + count(group.items) }
            return sum + 1
        }
    }
}

import CarouselModel
import CarouselScenes
import PlaneGeometry
import Testing

/// A viewport that the script resizes.
@Suite struct ResizeTests {
    private let text = """
        {"framewheel": 1, "viewport": {"width": 390, "height": 320}, "carousel": {"preset": "snap"},
         "items": {"count": 5},
         "script": [{"select": 2}, {"at": 1, "resize": {"width": 300, "height": 400}}, {"wait": 1}]}
        """

    @Test func cardsAreLaidOutInTheViewportOfTheirTime() throws {
        let staging = try Staging(text)
        let widths = try [0.9, 1, 0.95].map { try staging.report(at: $0).cards.map(\.frame.width) }
        #expect(widths.map { Set($0) } == [[290], [200], [290]])
        let heights = try [0.9, 1].map { try staging.report(at: $0).cards.map(\.frame.height) }
        #expect(heights.map { Set($0) } == [[320], [400]])
    }

    @Test func everyFrameIsAsLargeAsTheLargestViewport() throws {
        #expect(try Staging(text).source.size == Size(width: 390, height: 400))
    }
}

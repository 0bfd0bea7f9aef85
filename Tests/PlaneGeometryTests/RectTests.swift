import PlaneGeometry
import Testing

@Suite struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test func edgesFollowFromOriginAndSize() {
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
        #expect(Rect(center: rect.center, size: rect.size) == rect)
        #expect(Rect(minX: 10, minY: 20, maxX: 40, maxY: 60) == rect)
    }

    @Test func mirroringTwiceChangesNothing() {
        #expect(rect.mirrored(inWidth: 100) == Rect(x: 60, y: 20, width: 30, height: 40))
        #expect(rect.mirrored(inWidth: 100).mirrored(inWidth: 100) == rect)
    }

    @Test func rectanglesThatOnlyTouchShareNothing() {
        #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
        #expect(
            rect.intersection(Rect(x: 35, y: 0, width: 50, height: 30))
                == Rect(x: 35, y: 20, width: 5, height: 10))
        #expect(rect.union(Rect(x: 0, y: 0, width: 1, height: 1)) == Rect(x: 0, y: 0, width: 40, height: 60))
    }

    @Test func theLeftAndTopEdgesBelongToIt() {
        #expect(rect.contains(Point(x: 10, y: 20)))
        #expect(!rect.contains(Point(x: 40, y: 20)))
        #expect(!rect.contains(Point(x: 10, y: 60)))
    }
}

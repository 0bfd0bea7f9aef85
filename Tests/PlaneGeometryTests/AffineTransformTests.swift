import PlaneGeometry
import Testing

@Suite struct AffineTransformTests {
    @Test func scalingKeepsItsAnchor() {
        let map = AffineTransform(scaleX: 0.5, y: 2, around: Point(x: 10, y: 20))
        #expect(map.apply(to: Point(x: 10, y: 20)) == Point(x: 10, y: 20))
        #expect(map.apply(to: Point(x: 14, y: 21)) == Point(x: 12, y: 22))
    }

    @Test func mapsFollowOneAnother() {
        let map = AffineTransform(scaleX: 2, y: 2).followed(
            by: AffineTransform(translation: Point(x: 3, y: 0)))
        #expect(map.apply(to: Point(x: 1, y: 1)) == Point(x: 5, y: 2))
        #expect(map.apply(to: Rect(x: 0, y: 0, width: 1, height: 2)) == Rect(x: 3, y: 0, width: 2, height: 4))
    }

    @Test func aQuarterTurnIsClockwiseAsSeen() {
        let turned = AffineTransform(rotation: .pi / 2).apply(to: Point(x: 1, y: 0))
        #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
        #expect(!AffineTransform(rotation: 1).isUprightScale)
    }
}

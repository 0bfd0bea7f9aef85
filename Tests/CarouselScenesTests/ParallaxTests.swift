@testable import CarouselScenes
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct ParallaxTests {
    /// A picture of 100 × 40 points of which the middle 60 × 40 is shown, in a group.
    private let item = DisplayItem.group(
        DisplayGroup(
            element: "card[0]",
            items: [
                .image(
                    PlacedImage(
                        element: "card[0]/image[0]",
                        image: ImageReference(path: "a.jpg", pixelWidth: 200, pixelHeight: 80),
                        imageRect: Rect(x: -20, y: 0, width: 100, height: 40),
                        frame: Rect(x: 0, y: 0, width: 60, height: 40)))
            ]))

    private func place(_ vector: Point) throws -> Rect {
        guard case .group(let group) = item.movingPictures(by: vector),
            case .image(let image) = group.items[0]
        else { throw Unexpected() }
        #expect(image.frame == Rect(x: 0, y: 0, width: 60, height: 40))
        return image.imageRect
    }

    private struct Unexpected: Error {}

    @Test func aPictureMovesBehindWhatIsShown() throws {
        #expect(try place(Point(x: 7, y: 0)).minX == -13)
        #expect(try place(Point(x: -7, y: 0)).minX == -27)
    }

    @Test func itMovesNoFartherThanItsEdges() throws {
        #expect(try place(Point(x: 50, y: 9)) == Rect(x: 0, y: 0, width: 100, height: 40))
        #expect(try place(Point(x: -50, y: -9)) == Rect(x: -40, y: 0, width: 100, height: 40))
    }
}

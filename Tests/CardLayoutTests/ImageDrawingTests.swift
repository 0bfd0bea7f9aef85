import CardLayout
import FrameDrawing
import PlaneGeometry
import Testing

@Suite struct ImageDrawingTests {
    private var pictures: LayoutContext {
        var result = context()
        result.imageSize = { $0 == "wide.png" ? Size(width: 200, height: 100) : nil }
        return result
    }

    private func picture(
        _ fit: ImageFit, _ alignment: Alignment = .center, path: String = "wide.png"
    ) -> LayoutElement {
        LayoutElement(
            .image(
                ImageContent(source: .file(path: path), isResizable: true, fit: fit, alignment: alignment)))
    }

    private func drawn(_ element: LayoutElement, in context: LayoutContext? = nil) -> [DisplayItem] {
        let context = context ?? pictures
        return ElementDrawing(context: context).items(for: place(element, 60, 60, in: context))
    }

    /// A picture of 2:1 in a square of 60: covering it is 120 × 60, inside it 60 × 30.
    @Test(arguments: [
        (ImageFit.fill, Alignment.center, Rect(x: -30, y: 0, width: 120, height: 60)),
        (.fill, .leading, Rect(x: 0, y: 0, width: 120, height: 60)),
        (.fill, .bottomTrailing, Rect(x: -60, y: 0, width: 120, height: 60)),
        (.fit, .center, Rect(x: 0, y: 15, width: 60, height: 30)),
        (.fit, .top, Rect(x: 0, y: 0, width: 60, height: 30)),
        (.stretch, .top, Rect(x: 0, y: 0, width: 60, height: 60)),
    ])
    func picturesFillFitOrStretch(fit: ImageFit, alignment: Alignment, whole: Rect) throws {
        guard case .image(let image) = try #require(drawn(picture(fit, alignment)).first) else {
            Issue.record("not a picture")
            return
        }
        let box = Rect(x: 0, y: 0, width: 60, height: 60)
        #expect(image.imageRect == whole)
        #expect(image.frame == (fit == .fit ? whole : box))
        #expect(image.image == ImageReference(path: "wide.png", pixelWidth: 200, pixelHeight: 100))
    }

    @Test func aPictureOfItsOwnSizeIsDrawnAtIt() throws {
        let element = LayoutElement(.image(ImageContent(source: .file(path: "wide.png"))))
        guard case .image(let image) = try #require(drawn(element).first) else {
            Issue.record("not a picture")
            return
        }
        #expect(image.imageRect == Rect(x: -70, y: -20, width: 200, height: 100))
    }

    @Test func whatIsNotThereHasAStandIn() {
        #expect(drawn(picture(.fill, path: "missing.png")).count == 3)
        #expect(
            drawn(LayoutElement(.image(ImageContent(source: .placeholder, isResizable: true)))).count == 3)
    }

    @Test(arguments: [
        Size(width: .nan, height: 5), Size(width: 1e300, height: 5), Size(width: 0.2, height: 5),
    ])
    func aSenselessSizeHasAStandInToo(size: Size) {
        var context = context()
        context.imageSize = { _ in size }
        #expect(drawn(picture(.fill), in: context).count == 3)
    }

    @Test func inRightToLeftTheOtherSideStaysVisible() throws {
        var context = pictures
        context.direction = .rightToLeft
        guard case .image(let image) = try #require(drawn(picture(.fill, .leading), in: context).first) else {
            Issue.record("not a picture")
            return
        }
        #expect(image.imageRect.maxX == 60)
    }
}

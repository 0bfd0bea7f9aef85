import CarouselScenes
import Foundation
import FrameDrawing
import FrameImaging
import Testing

/// Where a browser must be there, it is.
@Test(.enabled(if: ProcessInfo.processInfo.environment["FRAMEWHEEL_NEEDS_BROWSER"] != nil))
func chromiumIsInstalledWhereItMustBe() { #expect(Browser.isInstalled) }

/// A browser plays our animated SVG as our own rasterizer draws the frames.
@Suite(
    .enabled(if: Browser.isInstalled, "Chromium is not installed; no browser looks at the animated SVG"))
struct AnimatedSVGTests {
    /// The smallest ratio of signal to noise over the whole and over the cards alone, in decibels.
    private static let leastRatio = 35.0
    /// How many times of each scene are looked at.
    private static let count = 12
    private static let columns = 4

    @Test(arguments: [
        "centered-peek", "flow-paging", "paged-rows", "scroll-view", "shrinking", "snap",
    ]) func examplesPlayAsTheyAreDrawn(example: String) throws {
        // Their own scale, for which the file stores pictures. Coarser than that, a browser leaves out pixels
        // where our rasterizer filters them, and stars and grass differ by design.
        try Self.check(Show(example: example, scale: 3))
    }

    @Test(arguments: MovingScenes.all) func everythingThatMovesPlaysAsItIsDrawn(scene: MovingScenes) throws {
        try Self.check(Show(json: scene.json, scale: 2))
    }

    /// Compares twelve times in `<img>` elements and the last of them as a document.
    private static func check(_ show: Show) throws {
        let browser = try #require(Browser())
        let (file, report) = try show.animation()
        #expect(report.positionError <= 0.25)
        #expect(report.scaleError <= 0.002)
        #expect(report.opacityError <= 0.002)
        let times = (0..<count).map { (Double($0) + 0.37) / Double(count) * show.source.duration }
        var html = "<!doctype html><style>*{margin:0;font-size:0;border:0;background:#fff}</style>"
        let size = "width=\(show.width) height=\(show.height)"
        for (index, time) in times.enumerated() {
            _ = try show.write(Show.paused(file, at: time), to: "\(index).svg")
            html += "<img src=\(index).svg \(size)>" + (index % columns == columns - 1 ? "<br>" : "")
        }
        html += "<iframe src=\(count - 1).svg \(size)></iframe>"
        let page = try show.write(html, to: "page.html")
        let scale = Int(show.source.scale)
        let shot = try browser.screenshot(
            of: page, width: show.width * columns, height: show.height * (count / columns + 1), scale: scale)
        for (index, time) in (times + times.suffix(1)).enumerated() {
            let (ours, mask) = try show.pictures(at: time)
            let place = (x: index % columns * ours.width, y: index / columns * ours.height)
            let result = try #require(PictureComparison(ours, shot, at: place, mask: mask))
            #expect(result.whole >= leastRatio, "the whole at \(time) s")
            #expect(result.cards >= leastRatio, "the cards at \(time) s")
        }
    }
}

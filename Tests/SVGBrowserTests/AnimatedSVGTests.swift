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
    /// How many times of each scene are looked at.
    private static let count = 12

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
        let (file, report) = try show.animation()
        #expect(report.positionError <= 0.25)
        #expect(report.scaleError <= 0.002)
        #expect(report.opacityError <= 0.002)
        let times = (0..<count).map { (Double($0) + 0.37) / Double(count) * show.source.duration }
        var wall = PictureWall(show)
        for time in times { try wall.add(Show.paused(file, at: time)) }
        try wall.add(Show.paused(file, at: times[count - 1]), as: .document)
        try wall.expect(show, at: times + times.suffix(1))
    }

    // MARK: - Again and again

    private static let turning = MovingScenes.depthAndTurn

    @Test func itPlaysForEver() throws {
        let show = try Show(json: Self.turning.json, scale: 2)
        let (file, _) = try show.animation()
        let (time, duration) = (0.3 * show.source.duration, show.source.duration)
        var wall = PictureWall(show)
        for turn in 0..<3 { try wall.add(Show.paused(file, at: time + 1000 * Double(turn) * duration)) }
        try wall.expect(show, at: [time, time, time])
    }

    @Test func itStopsAtItsLastFrameAfterSoManyTimes() throws {
        let show = try Show(json: Self.turning.json, scale: 2)
        let (file, _) = try show.animation { $0.repeatCount = 2 }
        let (time, duration) = (0.3 * show.source.duration, show.source.duration)
        var wall = PictureWall(show)
        for moment in [time, time + duration, time + 2 * duration] {
            try wall.add(Show.paused(file, at: moment))
        }
        try wall.expect(show, at: [time, time, duration])
    }

    @Test func itGoesThereAndBack() throws {
        let show = try Show(json: Self.turning.json, scale: 2)
        let (file, _) = try show.animation { $0.isBoomerang = true }
        let (time, duration) = (0.3 * show.source.duration, show.source.duration)
        var wall = PictureWall(show)
        for moment in [time, 2 * duration - time, 2 * duration + time] {
            try wall.add(Show.paused(file, at: moment))
        }
        try wall.expect(show, at: [time, time, time])
    }

    @Test func itWaitsAtItsEndAndRunsFaster() throws {
        let show = try Show(json: Self.turning.json, scale: 2)
        let (file, _) = try show.animation {
            $0.speed = 2
            $0.hold = 1
        }
        let (time, duration) = (0.3 * show.source.duration, show.source.duration)
        var wall = PictureWall(show)
        for moment in [time, duration + 0.9, duration + 1 + time] {
            try wall.add(Show.paused(file, at: moment / 2))
        }
        try wall.expect(show, at: [time, duration, time])
    }
}

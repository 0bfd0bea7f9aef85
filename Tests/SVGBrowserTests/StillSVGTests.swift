import CardLayout
import CarouselModel
import CarouselScenes
import Foundation
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// Others draw the stills of every example as our own rasterizer does, and put every box where the layout says.
@Suite struct StillSVGTests {
    /// The smallest ratio of signal to noise, in decibels.
    private static let leastRatio = 35.0
    /// Pixels a point: what all examples ask for, and what pictures in an SVG are stored for.
    private static let scale = 3.0
    /// How far a box may lie from where the layout has it, in points.
    private static let tolerance = 0.5

    /// All examples, so that a new one is looked at too.
    private static let examples: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Show.examples.path)
        return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    /// At rest, and in the middle of the script.
    private static func times(of show: Show) -> [Double] { [0, 0.4 * show.source.duration] }

    @Test func thereAreExamples() { #expect(Self.examples.count >= 6) }

    @Test(.enabled(if: Program.isInstalled("rsvg-convert"))) func anotherEngineDrawsTheExamples() throws {
        let rsvg = try #require(Program("rsvg-convert"))
        for example in Self.examples {
            let show = try Show(example: example, scale: Self.scale)
            for time in Self.times(of: show) {
                let file = try show.write(try show.still(at: time), to: "still.svg")
                let png = try rsvg.run(["--zoom", "\(Int(Self.scale))", file.path])
                let theirs = try ImageFile(bytes: [UInt8](png)).bitmap()
                try Self.expect(theirs, at: (0, 0), show, time: time, name: example)
            }
        }
    }

    @Test(.enabled(if: Browser.isInstalled, "Chromium is not installed; no browser looks at the stills"))
    func aBrowserDrawsAndPlacesTheExamples() throws {
        let browser = try #require(Browser.shared)
        let shows = try Self.examples.map { try Show(example: $0, scale: Self.scale) }
        let page = try StillPage(shows.map { ($0, Self.times(of: $0)) })
        let (shot, text) = try browser.look(
            at: page.file, width: page.width, height: page.height, scale: Int(Self.scale),
            evaluating: "document.querySelector('pre').textContent")
        let boxes = StillPage.boxes(in: text)
        var place = 0
        for (show, example) in zip(shows, Self.examples) {
            for time in Self.times(of: show) {
                let corner = page.corners[place]
                try Self.expect(
                    shot, at: (corner.x * Int(Self.scale), corner.y * Int(Self.scale)), show, time: time,
                    name: "\(example) in Chromium")
                try Self.expect(boxes[place] ?? [:], show, time: time, name: example)
                place += 1
            }
        }
    }

    private static func expect(
        _ theirs: Bitmap, at place: (x: Int, y: Int), _ show: Show, time: Double, name: String
    ) throws {
        let (ours, mask) = try show.pictures(at: time)
        let result = try #require(PictureComparison(ours, theirs, at: place, mask: mask))
        #expect(result.whole >= leastRatio, "the whole of \(name) at \(time) s")
        #expect(result.cards >= leastRatio, "the cards of \(name) at \(time) s")
    }

    /// Compares boxes that a browser measured with those of the layout, which effects scale about the card's
    /// centre.
    private static func expect(
        _ boxes: [String: [Rect]], _ show: Show, time: Double, name: String
    ) throws {
        var count = 0
        for card in try show.session.report(of: show.source.motion.state(at: time)).cards {
            let (center, scale) = (card.card.center, card.scale)
            func place(_ x: Double, _ y: Double) -> Point {
                Point(x: center.x + scale * (x - center.x), y: center.y + scale * (y - center.y))
            }
            for element in card.elements {
                let (from, to) = (
                    place(element.frame.minX, element.frame.minY),
                    place(element.frame.maxX, element.frame.maxY)
                )
                for box in boxes[element.path] ?? [] {
                    count += 1
                    // Of a text only the corner is known, which lies where modifiers leave it inside the frame.
                    let offsets =
                        box.size.isEmpty
                        ? [
                            max(from.x - box.minX, 0), max(from.y - box.minY, 0), max(box.minX - to.x, 0),
                            max(box.minY - to.y, 0),
                        ] : [box.minX - from.x, box.minY - from.y, box.maxX - to.x, box.maxY - to.y]
                    #expect(
                        offsets.allSatisfy { $0.magnitude <= tolerance },
                        "\(element.path) of \(name) at \(time) s lies \(offsets) off")
                }
            }
        }
        #expect(count >= 3, "\(name) at \(time) s has boxes to compare")
    }
}

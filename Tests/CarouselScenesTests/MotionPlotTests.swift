import CairoRaster
import CarouselScenes
import FrameDrawing
import FrameGoldens
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct MotionPlotTests {
    private static let twoDrags = """
        [{ "at": 0.1, "drag": { "forward": 120, "over": 0.1 } }, { "mark": "released" },
         { "after": "settled", "select": 4 }]
        """

    @Test func aPlotIsMadeOfNumbers() throws {
        let plot = MotionPlot(of: try MotionScene.prepared(Self.twoDrags))
        #expect(plot.offset.ticks == [-1200, -1000, -800, -600, -400, -200, 0])
        #expect(plot.velocity.ticks == [-5000, -4000, -3000, -2000, -1000, 0])
        #expect(plot.index.ticks == [0, 2, 4])
        #expect(plot.time.ticks.prefix(3) == [0, 0.5, 1])
        #expect(plot.snapPoints.map(\.offset) == [0, -300, -600, -900, -1200])
        #expect(plot.snapPoints.map(\.index) == [0, 1, 2, 3, 4])
        #expect(plot.title == "motion")
        #expect(plot.note == "settles at 2.252 s on card 4, peak speed 4161 pt/s")
    }

    @Test func bandsSayWhoMoves() throws {
        let scene = try MotionScene.prepared(
            MotionScene.drag,
            carousel: """
                { "slot": { "width": 300 }, "settle": "linear", "autoplay": { "every": 1 } }
                """, keys: ", \"duration\": 2.2")
        #expect(
            MotionBand.all(of: scene.motion) == [
                MotionBand(cause: .drag, start: 0.1 + 1.0 / 60, end: 0.2),
                MotionBand(cause: .autoplay, start: 1, end: 1.35),
                MotionBand(cause: .autoplay, start: 2, end: 2.2),
            ])
    }

    @Test(arguments: [
        ("{ \"at\": 0.1, \"select\": 1 }", "{ \"at\": 0.1, \"select\": 1 }", "moves alike"),
        (
            "{ \"at\": 0.1, \"select\": 3 }", "{ \"at\": 0.15, \"select\": 4 }",
            "settles 4 frames later (0.074 s), ends at card 4 (was 3)"
        ),
        (
            "{ \"at\": 0.5, \"select\": 2 }", "{ \"at\": 0.25, \"select\": 2 }",
            "settles 15 frames earlier (0.25 s), is up to 498 pt away at 0.51 s"
        ),
    ]) func aDifferenceIsOneLine(old: String, new: String, sentence: String) throws {
        let difference = MotionDifference(
            from: try MotionScene.prepared("[\(old)]").motion, to: try MotionScene.prepared("[\(new)]").motion
        )
        #expect(difference.sentence() == sentence)
    }

    @Test func aBouncierSpringOvershoots() throws {
        func motion(_ fraction: String) throws -> CarouselScene {
            let spring = "{ \"spring\": { \"response\": 0.5, \"dampingFraction\": \(fraction) } }"
            return try MotionScene.prepared(
                "[{ \"at\": 0, \"select\": 1 }]",
                carousel: "{ \"slot\": { \"width\": 300 }, \"settle\": \(spring) }")
        }
        let difference = MotionDifference(from: try motion("1").motion, to: try motion("0.5").motion)
        // An under-damped spring's first overshoot is exp(−πζ/√(1 − ζ²)) of the way: 48.9 of 300 points.
        #expect(difference.sentence().contains("overshoots by 48.9 pt (was 0 pt)"))
        #expect((difference.new.overshoot - 48.91).magnitude < 0.05)
    }

    @Test func twoScenesOfOneNameAreToldApart() throws {
        let scene = try MotionScene.prepared(MotionScene.drag)
        let plot = MotionPlot(of: scene, comparedWith: scene)
        #expect(plot.title == "motion (1) and motion (2)")
        #expect(plot.note == "motion (2) moves alike")
    }

    @Test func bothBackendsDrawAPlot() throws {
        let plot = MotionPlot(
            of: try MotionScene.prepared(Self.twoDrags, name: "old"),
            comparedWith: try MotionScene.prepared(MotionScene.drag, name: "new"))
        let list = plot.displayList(text: BlockText())
        #expect(list == plot.displayList(text: BlockText()))
        let bitmap = try Rasterizer(text: BlockText()).bitmap(of: list, scale: 1)
        #expect(bitmap.width == 720)
        let svg = String(decoding: try SVGWriter(text: BlockText()).bytes(of: list), as: UTF8.self)
        for part in [
            "plot/title", "plot/offset/curve[1]", "plot/velocity/axis", "plot/offset/snap", "plot/mark",
            "plot/events[1]", "plot/offset/band", "aria-label=\"offset, pt\"", "aria-label=\"released\"",
        ] { #expect(svg.contains(part)) }
    }

    @Test func everythingLiesOnThePaper() throws {
        let marks = (0..<20).map { "{ \"after\": 0.01, \"mark\": \"a mark of some length \($0)\" }" }
        let scene = try MotionScene.prepared("[\(marks.joined(separator: ", "))]")
        let list = MotionPlot(of: scene).displayList(text: BlockText())
        let paper = Rect(origin: .zero, size: list.size)
        #expect(list.items.count > 50)
        for item in list.items {
            guard case .text(let text) = item else { continue }
            #expect(text.frame.union(paper) == paper)
        }
    }
}

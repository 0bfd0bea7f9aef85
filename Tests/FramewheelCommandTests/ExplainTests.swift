import Testing

@Suite struct ExplainTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 300, "height": 200 }, "items": { "count": 5 },
          "textMode": "blocks", "carousel": { "slot": { "width": 300 }, "settle": "linear" },
          "script": [{ "at": 0.1, "select": 2 }, { "after": 0.1, "mark": "half" }] }
        """

    @Test func aFrameIsExplained() throws {
        let run = try Workbench(["scene.json": Self.scene]).run("explain", "scene.json", "--frame", "12")
        #expect(run.status == 0)
        #expect(
            run.text == """
                frame 12 at 60 fps: 0.2 s of 0.45 s

                now      scrolling: offset -171.43 pt at -1714.3 pt/s, card 2 is selected
                motion   a timing curve (0, 0, 1, 1) over 0.35 s
                         from 0 pt at -1714.3 pt/s to -600 pt, since 0.1 s, at rest from 0.45 s on
                because  the program selected card 2 at 0.1 s
                touch    none: no finger is down
                next     in 0.25 s (15 frames), at 0.45 s: it comes to rest
                cards    0 (43 % in view), 1 (57 % in view)

                """)
    }

    @Test func aRateAndAMarkChooseTheTime() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let byFrame = try bench.run("explain", "scene.json", "--frame", "6", "--fps", "30").text
        #expect(byFrame.hasPrefix("frame 6 at 30 fps: 0.2 s of 0.45 s\n"))
        let byMark = try bench.run("explain", "scene.json", "--at", "half").text
        #expect(byMark.hasPrefix("0.2 s of 0.45 s\n"))
    }

    @Test(arguments: [
        ([], "which moment? give --frame N or --at TIME"),
        (["--frame", "1", "--at", "0"], "--at and --frame exclude each other"),
        (["--frame", "-1"], "--frame -1: expected a whole number from 0 to 1000000000"),
    ]) func wrongMomentsAreNamed(arguments: [String], message: String) throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try Transcript(["explain", "scene.json"] + arguments, in: bench.folder)
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: \(message)\n")
    }
}

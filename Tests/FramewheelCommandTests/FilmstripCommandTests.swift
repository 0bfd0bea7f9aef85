import Foundation
import Testing

@Suite struct FilmstripCommandTests {
    /// A scene of 300 × 200 points that lasts as long as its script says: one second.
    private static let scene = """
        { "framewheel": 1, "name": "strip", "viewport": { "width": 300, "height": 200 }, "duration": 1,
          "items": { "count": 5 }, "textMode": "blocks", "carousel": { "slot": { "width": 300 } },
          "script": [{ "at": 0.1, "drag": { "forward": 120, "over": 0.1 } }, { "mark": "released" }] }
        """

    private func bench() throws -> Workbench { try Workbench(["scene.json": Self.scene]) }

    /// The times that an SVG strip names, which stand in the title of no other element.
    private func labels(_ arguments: String...) throws -> Int {
        let bench = try bench()
        let run = try Transcript(
            ["filmstrip", "scene.json", "-o", "strip.svg"] + arguments, in: bench.folder)
        #expect(run.status == 0, "\(run.errors)")
        let text = String(decoding: try bench.data(of: "strip.svg"), as: UTF8.self)
        return text.components(separatedBy: "/label\"").count - 1
    }

    @Test func framesAreChosenInFourWays() throws {
        // A time and a note a frame.
        #expect(try labels() == 8 * 2)
        #expect(try labels("--count", "3") == 3 * 2)
        #expect(try labels("--at", "first", "--at", "released", "--at", "0.5", "--at", "rest") == 4 * 2)
        #expect(try labels("--frames", "10..20") == 11 * 2)
        #expect(try labels("--frames", "10..20", "--every", "4") == 3 * 2)
        #expect(try labels("--every", "30") == 2 * 2)
        #expect(try labels("--every", "5", "--fps", "10") == 2 * 2)
        #expect(try labels("--count", "3", "--no-labels") == 0)
    }

    @Test func theWidthIsInPixels() throws {
        let bench = try bench()
        let run = try bench.run(
            "filmstrip", "scene.json", "-o", "strip.png", "--width", "500", "--columns", "2")
        #expect(run.status == 0, "\(run.errors)")
        // The width follows the signature, the length and the name of the first chunk.
        #expect(try bench.data(of: "strip.png")[16..<20].elementsEqual([0, 0, 1, 244]))
        #expect(bench.names == ["scene.json", "strip.png"])
    }

    @Test(arguments: [
        (["filmstrip", "scene.json"], "no output: give -o FILE.png or -o FILE.svg"),
        (["filmstrip", "scene.json", "-o", "a.gif"], "a.gif: expected .svg or .png, found '.gif'"),
        (
            ["filmstrip", "scene.json", "-o", "a.png", "--count", "3", "--at", "0"],
            "--at, --count and --frames exclude one another: choose the frames one way"
        ),
        (
            ["filmstrip", "scene.json", "-o", "a.png", "--overlay", "--columns", "2"],
            "--columns and --overlay exclude each other"
        ),
        (
            ["filmstrip", "scene.json", "-o", "a.png", "--scale", "2", "--width", "2"],
            "--scale and --width exclude each other"
        ),
        (
            ["filmstrip", "scene.json", "-o", "a.png", "--count", "0"],
            "--count 0: expected a whole number from 1 to 1000"
        ),
        (
            ["filmstrip", "scene.json", "-o", "a.png", "--frames", "0..99"],
            "--frames 0..99: the scene has frames 0 to 59 at this rate"
        ),
    ]) func wrongArgumentsAreNamed(arguments: [String], message: String) throws {
        let bench = try bench()
        let run = try Transcript(arguments, in: bench.folder)
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(bench.names == ["scene.json"])
    }

    @Test func tooManyFramesAreRefused() throws {
        let bench = try bench()
        let run = try bench.run("filmstrip", "scene.json", "-o", "a.png", "--at", "rest", "--scale", "90")
        #expect(run.status == 2)
        // 300 × 200 points, the label's 1.6 × 13.5 and two gaps of 8 points, 90 times.
        #expect(
            run.errors == """
                framewheel: error: the picture would be 28440×21384 pixels, over the limit of 64000000 pixels
                  hint: a smaller --scale makes it smaller

                """)
        let long = try Workbench([
            "scene.json": Self.scene.replacingOccurrences(of: "\"duration\": 1", with: "\"duration\": 2")
        ])
        let refused = try long.run("filmstrip", "scene.json", "-o", "a.png", "--every", "1", "--fps", "1000")
        #expect(refused.status == 2)
        #expect(
            refused.errors == """
                framewheel: error: a strip of 2000 frames: expected at most 1000
                  hint: --every N leaves out all but each Nth

                """)
    }
}

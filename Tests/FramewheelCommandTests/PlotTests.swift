import Foundation
import Testing

@Suite struct PlotTests {
    private static func scene(card: Int, name: String) -> String {
        """
        { "framewheel": 1, "name": "\(name)", "viewport": { "width": 300, "height": 200 },
          "items": { "count": 5 }, "textMode": "blocks", "carousel": { "slot": { "width": 300 } },
          "script": [{ "at": 0.1, "select": \(card) }] }
        """
    }

    private func bench() throws -> Workbench {
        try Workbench([
            "old.json": Self.scene(card: 1, name: "old"), "new.json": Self.scene(card: 2, name: "new"),
        ])
    }

    @Test func aPlotIsAnSVG() throws {
        let bench = try bench()
        let run = try bench.run("plot", "old.json", "-o", "motion.svg")
        #expect(run.status == 0)
        #expect(run.text.isEmpty && run.errors.isEmpty)
        let text = String(decoding: try bench.data(of: "motion.svg"), as: UTF8.self)
        #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\""))
        #expect(text.contains("<title>Motion of old</title>"))
    }

    @Test func aPlotIsAPNGOfAnyScale() throws {
        let bench = try bench()
        #expect(try bench.run("plot", "old.json", "-o", "motion.png", "--scale", "1").status == 0)
        // The width follows the signature, the length and the name of the first chunk.
        #expect(try bench.data(of: "motion.png")[16..<20].elementsEqual([0, 0, 2, 208]))
    }

    @Test func twoScenesDifferByALine() throws {
        let bench = try bench()
        let run = try bench.run("plot", "old.json", "new.json", "-o", "both.svg")
        #expect(run.status == 0)
        #expect(run.text == "new settles 4 frames later (0.065 s), ends at card 2 (was 1)\n")
        #expect(bench.names == ["both.svg", "new.json", "old.json"])
    }

    @Test(arguments: [
        (["plot"], "SCENE is missing"),
        (["plot", "old.json"], "no output: give -o FILE.svg or -o FILE.png"),
        (["plot", "old.json", "-o", "a.gif"], "a.gif: expected .svg or .png, found '.gif'"),
        (["plot", "old.json", "-o", "a"], "a: expected .svg or .png, found no extension"),
        (
            ["plot", "old.json", "new.json", "third.json", "-o", "a.svg"],
            "unexpected argument 'third.json' after two scenes"
        ),
    ]) func wrongArgumentsAreNamed(arguments: [String], message: String) throws {
        let bench = try bench()
        let run = try Transcript(arguments, in: bench.folder)
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: \(message)\n")
    }

    @Test func anUnwritablePlotIsNamed() throws {
        let run = try bench().run("plot", "old.json", "-o", "nowhere/motion.svg")
        #expect(run.status == 3)
        #expect(run.errors.contains("nowhere/motion.svg"))
    }
}

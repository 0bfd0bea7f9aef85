import Foundation
import Testing

@Suite struct RenderSVGTests {
    private static let scene = """
        { "framewheel": 1, "title": "A <shelf>", "alt": "Five cards", "items": { "count": 5 },
          "viewport": { "width": 300, "height": 200 }, "textMode": "blocks",
          "script": [{ "at": 0.1, "select": 1 }] }
        """

    @Test func aStillHasTheScenesWords() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "a.svg", "--at", "rest")
        #expect(run.status == 0)
        let text = String(decoding: try bench.data(of: "a.svg"), as: UTF8.self)
        #expect(text.contains("width=\"300\" height=\"200\" viewBox=\"0 0 300 200\" role=\"img\""))
        #expect(text.contains("<title>A &lt;shelf&gt;</title>\n  <desc>Five cards</desc>"))
        #expect(text.contains("data-element=\"card[1]\""))
    }

    @Test func aSequenceIsNumbered() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "f%02d.svg", "--frames", "3..5", "--quiet")
        #expect(run.status == 0)
        #expect(bench.names == ["f03.svg", "f04.svg", "f05.svg", "scene.json"])
    }

    @Test func anAnimationIsNotWrittenYet() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "a.svg")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                framewheel: error: a.svg: this version does not write animated .svg yet; it writes stills and \
                sequences
                  hint: --at TIME, --frame N or --index I makes a still, frames/%04d.svg a sequence

                """)
        #expect(bench.names == ["scene.json"])
    }
}

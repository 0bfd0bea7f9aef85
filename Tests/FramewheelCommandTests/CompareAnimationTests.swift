import Foundation
import FrameImaging
import Testing

/// `compare` of files that move.
@Suite struct CompareAnimationTests {
    private static func scene(_ colour: String, fps: Int = 10, card: Int = 2) -> String {
        """
        { "framewheel": 1, "viewport": { "width": 60, "height": 40 }, "scale": 1, "items": { "count": 4 },
          "textMode": "blocks", "carousel": { "slot": { "width": 60 }, "settle": "linear" },
          "card": { "rectangle": {}, "fill": "\(colour)", "modifiers": [{ "padding": 6 }] },
          "script": [{ "at": 0.1, "select": \(card) }], "duration": 1 }
        """
    }

    private func bench(_ kind: String) throws -> Workbench {
        let bench = try Workbench([
            "a.json": Self.scene("#FF0000"), "b.json": Self.scene("#FF0000", card: 1),
        ])
        for name in ["a", "b"] {
            let run = try bench.run(
                "render", "\(name).json", "-o", "\(name).\(kind)", "--fps", "10", "--quiet")
            #expect(run.status == 0, "\(run.errors)")
        }
        return bench
    }

    @Test(arguments: ["gif", "apng", "webp"]) func equalFilesAreTheSame(kind: String) throws {
        let bench = try bench(kind)
        let run = try bench.run("compare", "a.\(kind)", "a.\(kind)", "-o", "d.png")
        #expect((run.status, run.text, run.errors) == (0, "the animations are the same\n", ""))
        #expect(try ImageFile(bytes: Array(try bench.data(of: "d.png"))).size.width == 3 * 60 + 4 * 8)
    }

    @Test(arguments: ["gif", "apng", "webp"]) func theFirstFrameThatDiffersIsTold(kind: String) throws {
        let bench = try bench(kind)
        let run = try bench.run("compare", "a.\(kind)", "b.\(kind)", "-o", "d.png")
        #expect(run.status == 1)
        // The selection is at 0.1 s; at 0.2 s one has gone twice as far as the other. What is seen at 0 s and at
        // 0.1 s is the same, and stored once.
        #expect(run.text.contains("the first is frame 1 (0.2 s)"))
        #expect(run.text.contains("ΔE"))
        #expect(run.text.contains("passes with --tolerance "))
        #expect(bench.names.contains("d.png"))
        let json = try bench.run("compare", "a.\(kind)", "b.\(kind)", "--json")
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        #expect(object["same"] as? Bool == false)
        #expect(((object["first"] as? [String: Any])?["frame"] as? Int) == 1)
        #expect(((object["worst"] as? [String: Any])?["pixels"] as? [String: Any])?["overTolerance"] is Int)
    }

    @Test func aPNGAndAWebPOfOneSceneShowTheSame() throws {
        let bench = try bench("apng")
        #expect(
            try bench.run(
                "render", "a.json", "-o", "a.webp", "--fps", "10", "--encoder-quality", "lossless", "--quiet"
            ).status == 0)
        let run = try bench.run("compare", "a.apng", "a.webp")
        #expect((run.status, run.text) == (0, "the animations are the same\n"), "\(run.text)\(run.errors)")
    }

    @Test func aGIFOfFewColoursShowsWhatAnAnimatedPNGShows() throws {
        // Cards and ground are alike in the upper six bits of all channels; the palette knows all of the ten frames.
        let fills = ["F0F0F4", "F1F0F7", "F3F2F5", "F2F3F6"].map { "{ \"fill\": \"#\($0)\" }" }
        let scene = Self.scene("{fill}", card: 3)
            .replacing("{ \"count\": 4 }", with: "[\(fills.joined(separator: ", "))]")
            .replacing("\"duration\"", with: "\"background\": \"#F2F2F5\", \"duration\"")
        let bench = try Workbench(["a.json": scene])
        for (file, workers) in [("a.gif", "1"), ("b.gif", "3"), ("a.apng", "2")] {
            let run = try bench.run(
                "render", "a.json", "-o", file, "--jobs", workers, "--fps", "10", "--quiet")
            #expect(run.status == 0, "\(run.errors)")
        }
        let run = try bench.run("compare", "a.gif", "a.apng")
        #expect((run.status, run.text) == (0, "the animations are the same\n"), "\(run.text)\(run.errors)")
        #expect(try bench.data(of: "a.gif") == bench.data(of: "b.gif"))
    }

    @Test func whatIsBrokenIsNamedWithItsFile() throws {
        let bench = try bench("gif")
        try bench.write(try bench.data(of: "a.gif").dropLast(30), to: "cut.gif")
        for arguments in [["a.gif", "cut.gif"], ["cut.gif", "a.gif"]] {
            let run = try Transcript(["compare"] + arguments + ["-o", "d.png"], in: bench.folder)
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix(
                    "framewheel: error: cut.gif: the GIF is truncated: its data ends too early"))
            #expect(!bench.names.contains("d.png"))
        }
    }

    @Test func anotherSizeIsADifference() throws {
        let bench = try bench("gif")
        #expect(
            try bench.run("render", "a.json", "-o", "c.gif", "--fps", "10", "--width", "30", "--quiet").status
                == 0)
        let run = try bench.run("compare", "a.gif", "c.gif", "-o", "d.png")
        #expect((run.status, run.text) == (1, "c.gif: the picture is 30×20 pixels, expected 60×40\n"))
        #expect(bench.names.contains("d.png"))
    }
}

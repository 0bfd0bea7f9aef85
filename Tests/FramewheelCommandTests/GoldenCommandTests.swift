import Foundation
import Testing

/// `record`, `verify`, `approve` and `prune` as transcripts.
@Suite struct GoldenCommandTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 100, "height": 80 }, "textMode": "blocks",
          "carousel": { "slot": { "width": 60, "height": 60 } }, "items": { "count": 3 },
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } },
          "script": [{ "at": 0.1, "select": 1 }] }
        """

    /// The same in one piece.
    private static let plain = scene.replacingOccurrences(
        of: #""variants": .*"#, with: "", options: .regularExpression)

    private func bench() throws -> Workbench { try Workbench(["shelf.json": Self.scene]) }

    private func change(_ bench: Workbench, _ old: String, _ new: String) throws {
        let text = String(decoding: try bench.data(of: "shelf.json"), as: UTF8.self)
        #expect(text.contains(old))
        try bench.write(Data(text.replacingOccurrences(of: old, with: new).utf8), to: "shelf.json")
    }

    @Test func recordThenVerify() throws {
        let bench = try bench()
        let recorded = try bench.run("record", "shelf.json", "--goldens", "g")
        #expect(
            recorded.text == """
                shelf.json [theme=light]: recorded 3 frames in g/shelf/theme=light
                shelf.json [theme=dark]: recorded 3 frames in g/shelf/theme=dark

                """)
        #expect(recorded.status == 0)
        #expect(
            bench.allNames.filter { $0.hasPrefix("g/shelf/theme=dark/") } == [
                "g/shelf/theme=dark/display.txt", "g/shelf/theme=dark/frame-fastest.png",
                "g/shelf/theme=dark/frame-first.png", "g/shelf/theme=dark/frame-rest.png",
                "g/shelf/theme=dark/golden.json", "g/shelf/theme=dark/layout.json",
                "g/shelf/theme=dark/motion.csv",
            ])
        let verified = try bench.run("verify", "--goldens", "g", "--quiet")
        #expect(verified.text == "2 goldens: 2 the same\n")
        #expect(verified.status == 0)
    }

    @Test func aDifferenceIsToldAndApproved() throws {
        let bench = try bench()
        _ = try bench.run("record", "shelf.json")
        try change(bench, "\"select\": 1", "\"select\": 2")
        let verified = try bench.run("verify", "shelf.json", "--variant", "theme=dark", "--record", "never")
        #expect(verified.status == 1)
        let lines = verified.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "shelf.json [theme=dark]: motion differs")
        #expect(lines.contains { $0.contains("ends at card 2 (was 1)") })
        #expect(lines.contains("  at shelf.json:2:15"))
        #expect(lines.contains("  next: framewheel approve shelf.json --variant theme=dark"))
        #expect(lines.last == "1 golden: 1 differs")
        let approved = try bench.run("approve", "shelf.json", "--variant", "theme=dark")
        #expect(approved.text == "goldens/shelf/theme=dark: approved\n")
        #expect(try bench.run("verify", "shelf.json", "--variant", "theme=dark").status == 0)
        #expect(try bench.run("verify", "shelf.json", "--record", "never").status == 1)
        #expect(bench.allNames.filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".new") } == [])
    }

    @Test(arguments: [["approve"], ["verify"], ["record", "shelf.json"]])
    func nothingIsLeftOfAFailureThatIsOver(arguments: [String]) throws {
        let bench = try bench()
        _ = try bench.run("record", "shelf.json")
        try change(bench, "\"select\": 1", "\"select\": 2")
        _ = try bench.run("verify", "--record", "never")
        #expect(bench.allNames.contains("goldens/.failed/shelf/theme=dark/golden.json"))
        if arguments == ["verify"] { try change(bench, "\"select\": 2", "\"select\": 1") }
        #expect(try Transcript(arguments, in: bench.folder).status == 0)
        #expect(!bench.allNames.contains { $0.contains(".failed") })
    }

    @Test func nothingToApproveIsAnError() throws {
        let bench = try bench()
        _ = try bench.run("record", "shelf.json")
        let approved = try bench.run("approve")
        #expect(
            approved.errors
                == "framewheel: error: goldens: no verification has failed, there is nothing to approve\n")
        #expect(approved.status == 2)
    }

    @Test(arguments: [("never", 0), ("missing", 2), ("failed", 2), ("all", 2)])
    func aModeSaysWhetherAMissingGoldenIsWritten(mode: String, written: Int) throws {
        let bench = try bench()
        let verified = try bench.run("verify", "shelf.json", "--record", mode)
        #expect(verified.status == 1)
        #expect(verified.text.hasSuffix("2 goldens: 2 had no goldens\n"))
        #expect(bench.allNames.count { $0.hasSuffix("golden.json") } == written)
    }

    @Test(arguments: [("missing", false), ("failed", true), ("all", true)])
    func aModeSaysWhetherADifferentGoldenIsWritten(mode: String, written: Bool) throws {
        let bench = try bench()
        _ = try bench.run("record", "shelf.json")
        try change(bench, "\"select\": 1", "\"select\": 2")
        #expect(try bench.run("verify", "shelf.json", "--record", mode).status == 1)
        #expect(try bench.run("verify", "shelf.json", "--record", "never").status == (written ? 0 : 1))
    }

    @Test func orphansAreListedThenRemoved() throws {
        let bench = try bench()
        _ = try bench.run("record", "shelf.json")
        try change(bench, ", \"dark\": { \"theme\": \"dark\" }", "")
        let listed = try bench.run("prune")
        #expect(
            listed.text == """
                goldens/shelf/theme=dark: shelf.json has no such variant any more
                next: framewheel prune --yes

                """)
        #expect(listed.status == 1)
        #expect(try bench.run("prune", "--yes").status == 0)
        #expect(try bench.run("prune").text == "goldens: every golden has its scene\n")
        try FileManager.default.removeItem(at: bench.folder.appending(path: "shelf.json"))
        let gone = try bench.run("prune", "--yes")
        #expect(gone.text == "goldens/shelf/theme=light: removed, its scene shelf.json is gone\n")
        #expect(bench.allNames == ["goldens"])
    }

    @Test func aBrokenGoldenIsAnErrorWithTheNextCommand() throws {
        let bench = try bench()
        _ = try bench.run("record", "shelf.json")
        try bench.write(Data("{".utf8), to: "goldens/shelf/theme=dark/golden.json")
        let verified = try bench.run("verify", "shelf.json")
        #expect(verified.status == 3)
        #expect(verified.errors.hasPrefix("framewheel: error: goldens/shelf/theme=dark/golden.json: line 1"))
        #expect(verified.errors.hasSuffix("  next: framewheel record shelf.json --variant theme=dark\n"))
        #expect(verified.text.hasSuffix("2 goldens: 1 the same, 1 could not be verified\n"))
    }

    @Test(arguments: [
        (["record"], "framewheel: error: SCENE is missing\n"),
        (
            ["verify", "--record", "some"],
            "framewheel: error: --record some: expected one of all, failed, missing, never\n"
        ),
        (
            ["record", "-"],
            "framewheel: error: a scene from stdin has no place among the goldens; give its file\n"
        ),
        (
            ["record", "shelf.json", "--frames", "first,middle"],
            "framewheel: error: no such moment 'middle'; expected seconds or one of first, fastest, rest\n"
        ),
    ]) func wrongArgumentsAreNamed(arguments: [String], message: String) throws {
        let bench = try bench()
        let transcript = try Transcript(arguments, in: bench.folder)
        #expect(transcript.errors.hasPrefix(message))
        #expect(transcript.status == 2)
    }

    @Test func framesAndScaleAreKept() throws {
        let bench = try bench()
        _ = try bench.run(
            "record", "shelf.json", "--variant", "theme=light", "--frames", "0.25,rest", "--scale", "2")
        let names = bench.allNames.filter { $0.hasSuffix(".png") }
        #expect(
            names == [
                "goldens/shelf/theme=light/frame-0.25s.png", "goldens/shelf/theme=light/frame-rest.png",
            ])
        #expect(try bench.run("verify", "shelf.json", "--variant", "theme=light").status == 0)
    }

    @Test(arguments: ["photo.jpg", "golden.txt", "frame-0001.png"])
    func filesOfOthersAreNotReplaced(name: String) throws {
        let bench = try Workbench(["x.json": Self.plain])
        try bench.write(Data("mine".utf8), to: "x/" + name)
        for arguments in [["record", "x.json"], ["verify", "x.json", "--record", "missing"]] {
            let run = try Transcript(arguments + ["--goldens", "."], in: bench.folder)
            #expect(run.status != 0 && !run.errors.isEmpty)
            #expect(try bench.data(of: "x/" + name) == Data("mine".utf8))
            #expect(bench.allNames.filter { $0.hasPrefix("x/") } == ["x/" + name])
        }
        let run = try bench.run("record", "x.json", "--goldens", ".")
        #expect(
            run.errors
                == "framewheel: error: x: holds \(name), which is no golden's; "
                + "expected a folder of the golden's own\n")
    }

    @Test func whatIsLeftOfAGoldenIsRecordedOver() throws {
        let bench = try Workbench(["x.json": Self.plain])
        _ = try bench.run("record", "x.json")
        try FileManager.default.removeItem(at: bench.folder.appending(path: "goldens/x/golden.json"))
        #expect(try bench.run("verify", "x.json").status == 3)
        #expect(try bench.run("record", "x.json").status == 0)
        #expect(try bench.run("verify", "x.json").status == 0)
    }
}

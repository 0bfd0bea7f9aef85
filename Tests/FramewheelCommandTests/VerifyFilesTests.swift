import Foundation
import FrameImaging
import Testing

@Suite struct VerifyFilesTests {
    private static func scene(card: Int, colour: String = "#FF3B30") -> String {
        """
        { "framewheel": 1, "viewport": { "width": 200, "height": 120 }, "scale": 1, "items": { "count": 5 },
          "textMode": "blocks", "carousel": { "slot": { "width": 200 } },
          "card": { "rectangle": {}, "fill": "\(colour)" },
          "script": [{ "at": 0.1, "select": \(card) }], "golden": { "frames": ["first", "rest"] } }
        """
    }

    private func bench() throws -> Workbench {
        let bench = try Workbench(["a.json": Self.scene(card: 1), "b.json": Self.scene(card: 1)])
        let run = try bench.run("record", "a.json", "b.json")
        #expect(run.status == 0, "\(run.errors)")
        return bench
    }

    @Test func nothingIsLeftWhereAllIsTheSame() throws {
        let bench = try bench()
        #expect(try bench.run("verify").status == 0)
        #expect(!bench.allNames.contains { $0.contains(".report") })
    }

    @Test func aFailureLeavesAPageAndPictures() throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 2).utf8), to: "a.json")
        try bench.write(Data(Self.scene(card: 1, colour: "#FF3B40").utf8), to: "b.json")
        let run = try bench.run("verify")
        #expect(run.status == 1)
        #expect(run.errors.contains("framewheel: goldens/.report/report.html shows what failed\n"))
        let names = bench.allNames
        for name in ["report.html", "report.json", "junit.xml", "summary.md", ".gitignore"] {
            #expect(names.contains("goldens/.report/" + name))
        }
        for name in ["expected", "actual", "difference", "strip"] {
            #expect(names.contains("goldens/.report/failure-1/rest-\(name).png"))
        }
        let page = String(decoding: try bench.data(of: "goldens/.report/report.html"), as: UTF8.self)
        // The motion of one differs, and its curves are shown; of the other the pictures are.
        #expect(page.contains("data-layer=\"motion\""))
        #expect(page.components(separatedBy: "<svg").count == 3)
        #expect(page.contains("data:image/png;base64,"))
        #expect(page.contains("framewheel approve a.json"))
        // A second run sees the same goldens: reports are none.
        #expect(try bench.run("verify").status == 1)
    }

    /// What was expected is shown though its golden has been recorded anew.
    @Test(arguments: ["failed", "all"]) func aGoldenRecordedAnewIsReportedAsItWas(mode: String) throws {
        let bench = try bench()
        let before = try bench.data(of: "goldens/b/frame-rest.png")
        try bench.write(Data(Self.scene(card: 2).utf8), to: "a.json")
        try bench.write(Data(Self.scene(card: 1, colour: "#FF3B40").utf8), to: "b.json")
        let run = try bench.run("verify", "--record", mode)
        #expect(run.status == 1)
        #expect(!run.text.contains("expected goldens") && run.text.contains("it was recorded anew"))
        func picture(_ data: Data) throws -> Bitmap { try ImageFile(bytes: Array(data)).bitmap() }
        let shown = "goldens/.report/failure-2/rest-"
        #expect(try picture(bench.data(of: shown + "expected.png")) == picture(before))
        #expect(
            try picture(bench.data(of: shown + "actual.png"))
                == picture(bench.data(of: "goldens/b/frame-rest.png")))
        #expect(try picture(before) != picture(bench.data(of: "goldens/b/frame-rest.png")))
        let page = String(decoding: try bench.data(of: "goldens/.report/report.html"), as: UTF8.self)
        #expect(page.components(separatedBy: "<svg").count == 3)
        #expect(try bench.run("verify", "--record", "never").status == 0)
    }

    @Test func theFolderMayBeNamed() throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 2).utf8), to: "a.json")
        #expect(try bench.run("verify", "--report", "out/report").status == 1)
        #expect(bench.allNames.contains("out/report/junit.xml"))
        #expect(!bench.allNames.contains("out/report/.gitignore"))
        let blocked = try bench.run("verify", "--report", "a.json/x")
        #expect(blocked.status == 3)
    }

    @Test func aSceneIsNotWrittenOver() throws {
        let bench = try Workbench(["report.json": Self.scene(card: 1)])
        #expect(try bench.run("record", "report.json").status == 0)
        let changed = Self.scene(card: 2)
        try bench.write(Data(changed.utf8), to: "report.json")
        let run = try bench.run("verify", "report.json", "--report", ".")
        #expect(
            run.errors
                == "framewheel: error: --report .: report.json would be written over; name another folder\n")
        #expect(run.status == 2)
        #expect(try String(decoding: bench.data(of: "report.json"), as: UTF8.self) == changed)
    }

    @Test func whatIsNoReportIsNotWrittenOver() throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 2).utf8), to: "a.json")
        try bench.write(Data(Self.scene(card: 3).utf8), to: "d/report.json")
        let run = try bench.run("verify", "a.json", "--report", "d")
        #expect(
            run.errors
                == "framewheel: error: --report d: report.json there is no report; name another folder\n")
        #expect(run.status == 2)
        // A report of ours is.
        #expect(try bench.run("verify", "a.json", "--report", "e").status == 1)
        #expect(try bench.run("verify", "a.json", "--report", "e").status == 1)
    }

    // MARK: - GitHub

    /// Runs `verify` as in a workflow, with a summary that another step has begun.
    private func workflow(_ bench: Workbench, _ line: String) throws -> Transcript {
        try bench.write(Data("before\n".utf8), to: "summary.md")
        let folder = Transcript.program.deletingLastPathComponent().path
        return try Transcript(
            ["-c", "export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md; " + line], in: bench.folder,
            path: "\(folder):/usr/bin:/bin", program: URL(filePath: "/bin/sh"))
    }

    private func summary(_ bench: Workbench) throws -> String {
        String(decoding: try bench.data(of: "summary.md"), as: UTF8.self)
    }

    @Test func aWorkflowIsTold() throws {
        let bench = try bench()
        #expect(try workflow(bench, "framewheel verify").errors == "")
        #expect(try summary(bench) == "before\n")
        try bench.write(Data(Self.scene(card: 1, colour: "#FF3B40").utf8), to: "a.json")
        let run = try workflow(bench, "framewheel verify --record never")
        #expect(run.status == 1)
        let lines = run.errors.split(separator: "\n")
        #expect(
            String(try #require(lines.first))
                == "::error file=a.json,line=3,col=11,title=a.json%3A display::card[0]/rectangle[0] has colour "
                + "#FF3B40 (was #FF3B30), at 'first'%0Anext: framewheel approve a.json")
        #expect(try summary(bench).hasPrefix("before\n## Goldens\n\n❌ 2 goldens: 1 the same, 1 differs\n"))
    }

    @Test func whatCouldNotBeComparedHasItsPlaceToo() throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 1).utf8), to: "new.json")
        try bench.write(Data("{ \"framewheel\": 1,\n  \"colour\": 2 }".utf8), to: "a.json")
        let run = try workflow(bench, "framewheel verify a.json new.json gone.json --record never")
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(
            lines.contains(
                "::error file=a.json,line=2,col=3,title=a.json%3A failed::a.json:2:3: error: unknown key "
                    + "\"colour\" in the scene"))
        #expect(
            lines.contains(
                "::error file=new.json,title=new.json%3A missing::there is no golden yet%0Anext: "
                    + "framewheel record new.json"))
        #expect(lines.contains { $0.hasPrefix("::error file=gone.json,title=gone.json%3A failed::") })
    }

    /// Where the folder of the goldens cannot be written to, the workflow is told all the same.
    @Test func aWorkflowIsToldWithoutAReport() throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 2).utf8), to: "a.json")
        let user = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        _ = try workflow(bench, "chmod -R a+rX,a-w goldens; chmod a+rwx .")
        defer { _ = try? workflow(bench, "chmod -R u+w goldens") }
        let run = try workflow(
            bench, "chmod a+rw summary.md; \(user)framewheel verify --record never")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("::error file=a.json,line="))
        #expect(try summary(bench).contains("❌ 2 goldens: 1 the same, 1 differs"))
        #expect(!bench.allNames.contains { $0.contains(".report") })
    }

    @Test func whatWasRecordedIsNotToBeApproved() throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 2).utf8), to: "a.json")
        try bench.write(Data(Self.scene(card: 2).utf8), to: "c.json")
        let run = try bench.run("verify", "a.json", "c.json", "--record", "failed")
        #expect(run.status == 1)
        let report = String(decoding: try bench.data(of: "goldens/.report/report.json"), as: UTF8.self)
        #expect(!report.contains("approve") && !report.contains("framewheel record"))
        #expect(report.contains("framewheel verify c.json"))
    }

    // MARK: - What is left out

    static let ignored: [([String], Int32)] = [
        (["card[*]/rectangle"], 0), (["0,0,200,120"], 0), (["-10,-1e3,1000,2000.5"], 0), (["*"], 0),
        (["0,0,100,60"], 1), (["card[*]/text"], 1), (["0,0,100,60", "card[0]", "card[1]"], 0),
    ]

    @Test(arguments: ignored) func partsAreLeftOut(words: [String], status: Int32) throws {
        let bench = try bench()
        try bench.write(Data(Self.scene(card: 1, colour: "#FF3B40").utf8), to: "a.json")
        let run = try Transcript(
            ["verify", "--record", "never"] + words.flatMap { ["--ignore", $0] }, in: bench.folder)
        #expect((run.status, run.errors.contains("error")) == (status, false))
    }

    @Test(arguments: ["1,2,3", "1,2,3,4,5", "0,0,0,5", "0,0,5,-1", "0,0,1,x", "0,nan,1,1", "0,0,1e6,1"])
    func whatIsNoPartIsNamed(word: String) throws {
        let run = try bench().run("verify", "--ignore", word)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "framewheel: error: --ignore \(word): expected an element's path, or X,Y,W,H in points, "
                + "such as 0,0,390,47\n")
    }
}

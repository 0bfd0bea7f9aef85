import Foundation
import Testing

/// Few files that may be open: the right picture or one error, never another picture.
@Suite struct OpenFilesTests {
    /// A picture, a font file and system fonts of several scripts.
    private func bench() throws -> Workbench {
        let bench = try Workbench([
            "scene.json": """
            { "framewheel": 1, "viewport": { "width": 300, "height": 100 }, "fonts": ["a.ttf"],
              "items": [{ "t": "朝の海 Noon" }, { "t": "夜の街" }],
              "card": { "vstack": { "children": [
                { "image": "a.jpg" }, { "text": "{t}" }, { "text": "bold עברית ไทย", "weight": "bold" } ] } } }
            """
        ])
        for (name, source) in [
            ("a.ttf", "Fixtures/fonts/FramewheelTest.ttf"), ("a.jpg", "examples/covers/dunes.jpg"),
        ] {
            try bench.write(
                try Data(contentsOf: Transcript.repository.appending(path: source)), to: name)
        }
        return bench
    }

    private func render(_ bench: Workbench, limit: String) throws -> Transcript {
        try Transcript(
            ["-c", "\(limit); exec \"$0\" render scene.json -o a.png", Transcript.program.path],
            in: bench.folder, program: URL(filePath: "/bin/bash"))
    }

    @Test(arguments: [4, 5, 6, 7, 8, 9, 10, 12, 16])
    func tooFewAreTold(count: Int) throws {
        let bench = try bench()
        let run = try render(bench, limit: "ulimit -n \(count)")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("framewheel: error: only "))
        #expect(
            run.errors.hasSuffix(
                " expected at least \(16 + 2 * ProcessInfo.processInfo.activeProcessorCount)\n"
                    + "  hint: 'ulimit -n' tells and sets how many\n"))
        #expect(bench.names == ["a.jpg", "a.ttf", "scene.json"])
    }

    @Test func aLimitThatMayBeRaisedIsRaised() throws {
        let bench = try bench()
        #expect(try render(bench, limit: "true").status == 0)
        let picture = try bench.data(of: "a.png")
        let run = try render(bench, limit: "ulimit -S -n 8")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try bench.data(of: "a.png") == picture)
    }
}

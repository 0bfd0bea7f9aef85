import Foundation
import Testing

/// The commands that messages propose, put into a shell as they stand.
@Suite struct NextCommandTests {
    private static let scene = """
        { "framewheel": 1, "name": "shelf", "viewport": { "width": 100, "height": 50 }, "scale": 1,
          "duration": 0.5, "items": { "count": 5 }, "textMode": "blocks", "carousel": { "slot": { "width": 60 } },
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } },
          "script": [{ "at": 0, "drag": { "forward": 80, "over": 0.3 } }] }
        """

    /// Runs the first command after `next:`.
    private func runNext(of text: String, _ bench: Workbench) throws -> String {
        let lines = try #require(text.components(separatedBy: "  next: ").dropFirst().first)
        let next = lines.prefix { $0 != "\n" }
        let shell = try Transcript(
            ["-e", "-c", String(next)], in: bench.folder,
            path: Transcript.program.deletingLastPathComponent().path + ":/usr/bin:/bin",
            program: URL(filePath: "/bin/sh"))
        #expect(shell.status == 0, "\(next): \(shell.errors)")
        return String(next)
    }

    /// Everything that the next command line has to quote, or to say again.
    private static let awkward: [(scene: String, words: [String])] = [
        ("scene.json", ["--out", "art"]),
        ("my scene's.json", ["--out", "a $HOME `x`", "--width", "50", "--speed=2", "--touches"]),
        ("scene.json", ["--out", "art", "--items", "more/items.json#/a b"]),
        ("scene.json", ["--out", "art", "--script", "more/script (1).json", "--variant", "theme=dark"]),
        ("deep/scene.json", ["--out", "-art", "--items", "more/items.json#/a b", "--allow-outside"]),
        ("-scene.json", ["--out", "*", "--encoder-quality", "lossless", "--max-bytes", "1MB", "--quiet"]),
    ]

    @Test(arguments: awkward)
    func theNextCommandMakesAllTrue(scene: String, words: [String]) throws {
        let bench = try Workbench([
            scene: Self.scene,
            "more/items.json": "{ \"a b\": [{}, {}, {}] }",
            "more/script (1).json": "[{ \"at\": 0.1, \"select\": 2 }]",
        ])
        let format = ["--format", "webp", "--format", "svg", "--no-progress"]
        let operand = scene.hasPrefix("-") ? ["--", scene] : [scene]
        let made = try Transcript(["assets"] + words + format + operand, in: bench.folder)
        #expect(made.status == 0, "\(made.errors)")
        try bench.write(
            Data(Self.scene.replacingOccurrences(of: "\"scale\": 1", with: "\"scale\": 2").utf8), to: scene)
        let check = ["assets", "--check"] + words + format + operand
        let found = try Transcript(check, in: bench.folder)
        #expect(found.status == 1, "\(found.errors)")
        let next = try runNext(of: found.errors, bench)
        let again = try Transcript(check, in: bench.folder)
        #expect(again.status == 0, "\(next): \(again.errors)")
    }

    @Test func goldensAreRecordedOfTheSameScene() throws {
        let name = "my scene's.json"
        let bench = try Workbench([
            name: Self.scene, "items (1).json": "[{}, {}, {}]", "script.json": "[{ \"select\": 2 }]",
        ])
        let check = [
            "verify", name, "--goldens", "g h", "--record", "never", "--variant", "theme=dark",
            "--items", "items (1).json", "--script", "script.json",
        ]
        let missing = try Transcript(check, in: bench.folder)
        #expect(missing.status == 1)
        let next = try runNext(of: missing.text + missing.errors, bench)
        let again = try Transcript(check, in: bench.folder)
        #expect(again.status == 0, "\(next): \(again.text)\(again.errors)")
        // Another script moves otherwise; what was seen then is approved as it is.
        try bench.write(Data("[{ \"select\": 1 }]".utf8), to: "script.json")
        let changed = try Transcript(check, in: bench.folder)
        #expect(changed.status == 1)
        let approval = try runNext(of: changed.text + changed.errors, bench)
        let last = try Transcript(check, in: bench.folder)
        #expect(last.status == 0, "\(approval): \(last.text)\(last.errors)")
    }

    @Test func aNewSceneIsDrawnAsProposed() throws {
        let bench = try Workbench()
        let run = try bench.run("init", "a shelf & more.json")
        let next = try #require(run.errors.components(separatedBy: "draw it by: ").dropFirst().first)
        _ = try runNext(of: "  next: " + next, bench)
        #expect(bench.names == ["a shelf & more.json", "poster.png"])
    }
}

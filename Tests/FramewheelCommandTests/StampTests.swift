import Foundation
import FrameImaging
import Testing

/// What PNG files say of how they were made.
@Suite struct StampTests {
    private static let scene = MovingScene.text(seconds: 1)

    /// The entries of a file's stamp, by name.
    private func stamp(_ options: [String], scene: String = scene) throws -> [String: String] {
        let bench = try Workbench(["scene.json": scene])
        let run = try Transcript(["render", "scene.json", "-o", "a.png"] + options, in: bench.folder)
        #expect(run.status == 0)
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/pngcheck")
        check.arguments = ["-q", "a.png"]
        check.currentDirectoryURL = bench.folder
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
        let texts = try #require(PNGTexts.reading(Array(bench.data(of: "a.png"))))
        #expect(texts.first?.keyword == "Software")
        #expect(texts.first?.text.wholeMatch(of: /Framewheel \d+\.\d+\.\d+/) != nil)
        #expect(texts.last?.keyword == "Framewheel")
        let words = try #require(
            texts.last?.text.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) })
        #expect(words.allSatisfy { $0.count == 2 })
        return Dictionary(uniqueKeysWithValues: words.map { (String($0[0]), String($0[1])) })
    }

    @Test(arguments: ["fast", "small"]) func aStillSaysHowItWasMade(speed: String) throws {
        let found = try stamp(["--png", speed, "--at", "0.25", "--scale", "1.5"])
        #expect(
            Set(found.keys) == [
                "scene", "scale", "at", "quality", "png", "max-pixels", "cairo", "pixman", "pango",
                "harfbuzz",
                "freetype", "drawing",
            ])
        #expect(found["png"] == speed)
        #expect(found["at"] == "0.25")
        #expect(found["scale"] == "1.5")
        for name in ["scene", "drawing"] {
            #expect(try #require(found[name]).wholeMatch(of: /[0-9a-f]{32}/) != nil)
        }
        for name in ["cairo", "pixman", "pango", "harfbuzz", "freetype"] {
            #expect(try #require(found[name]).wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        }
    }

    @Test func theLibrariesAreThoseOfTheSystem() throws {
        let found = try stamp([])
        for (name, module) in [("cairo", "cairo"), ("pixman", "pixman-1"), ("pango", "pango")] {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["pkg-config", "--modversion", module]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            #expect(found[name] == text.trimmingCharacters(in: .newlines))
        }
    }

    @Test func thePageThatWasAskedForIsSaid() throws {
        #expect(try stamp(["--index", "1"])["index"] == "1")
        #expect(try stamp(["--index", "1", "--drag", "-4"])["index"] == "1,drag=-4")
    }

    @Test func theSceneAndWhatIsDrawnHaveHashesOfTheirOwn() throws {
        let first = try stamp(["--at", "0"])
        let later = try stamp(["--at", "0.5"])
        let renamed = try stamp(
            ["--at", "0"],
            scene: Self.scene.replacing("\"framewheel\": 1,", with: "\"framewheel\": 1, \"title\": \"T\","))
        let described = try stamp(
            ["--at", "0"],
            scene: Self.scene.replacing("\"framewheel\": 1,", with: "\"framewheel\": 1, \"alt\": \"T\","))
        #expect(later["scene"] == first["scene"])
        #expect(later["drawing"] != first["drawing"])
        #expect(renamed["scene"] != first["scene"])
        #expect(renamed["drawing"] == first["drawing"])
        #expect(described == first)
    }

    @Test func equalFramesShareTheirBytesAndTheNumberOfWorkersDoesNotMatter() throws {
        let still = """
            { "framewheel": 1, "viewport": { "width": 60, "height": 40 }, "scale": 1, "textMode": "blocks",
              "items": { "count": 3 }, "duration": 3, "script": [{ "at": 1, "select": 1 }] }
            """
        let bench = try Workbench(["scene.json": still])
        for jobs in ["1", "2", "16"] {
            let run = try bench.run(
                "render", "scene.json", "-o", "f\(jobs)/%d.png", "--fps", "20", "--jobs", jobs, "--quiet")
            #expect(run.status == 0)
        }
        for number in 0..<60 {
            let alone = try bench.data(of: "f1/\(number).png")
            #expect(try bench.data(of: "f2/\(number).png") == alone)
            #expect(try bench.data(of: "f16/\(number).png") == alone)
        }
        #expect(try bench.data(of: "f1/0.png") == bench.data(of: "f1/19.png"))
        #expect(try bench.data(of: "f1/58.png") == bench.data(of: "f1/59.png"))
        #expect(try bench.data(of: "f1/0.png") != bench.data(of: "f1/59.png"))
    }
}

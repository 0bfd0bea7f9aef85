import Foundation
import Testing

/// A scene's pictures for a README, and whether they are still true.
@Suite struct AssetsTests {
    private static let scene = """
        { "framewheel": 1, "name": "shelf", "alt": "Five \\"cards\\" & more",
          "viewport": { "width": 100, "height": 50 }, "scale": 1, "duration": 0.5,
          "items": { "count": 5 }, "textMode": "blocks", "background": "systemBackground",
          "carousel": { "slot": { "width": 60 } },
          "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } },
          "script": [{ "at": 0, "drag": { "forward": 80, "over": 0.3 } }] }
        """

    private func bench() throws -> Workbench { try Workbench(["scene.json": Self.scene]) }

    private func assets(_ bench: Workbench, _ words: String...) throws -> Transcript {
        try Transcript(
            ["assets", "scene.json", "--out", "art", "--no-progress"] + words, in: bench.folder)
    }

    @Test func allFilesAndTheirMarkupAreMade() throws {
        let bench = try bench()
        let run = try assets(bench)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            bench.allNames.filter { $0.hasPrefix("art/") } == [
                "art/shelf-dark.gif", "art/shelf-dark.webp", "art/shelf-light.gif",
                "art/shelf-light.webp", "art/shelf-poster-dark.png", "art/shelf-poster-light.png",
                "art/shelf.assets", "art/shelf.md", "art/shelf.svg",
            ])
        let markup = """
            <picture>
              <source media="(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)" \
            srcset="shelf-poster-dark.png">
              <source media="(prefers-reduced-motion: reduce)" srcset="shelf-poster-light.png">
              <source type="image/svg+xml" srcset="shelf.svg">
              <source media="(prefers-color-scheme: dark)" srcset="shelf-dark.gif">
              <img src="shelf-light.gif" width="100" height="50" alt="Five &quot;cards&quot; &amp; more">
            </picture>

            """
        #expect(run.text == markup)
        #expect(try bench.data(of: "art/shelf.md") == Data(markup.utf8))
        // What is light is not dark.
        #expect(
            try bench.data(of: "art/shelf-poster-light.png") != bench.data(of: "art/shelf-poster-dark.png"))
    }

    @Test func whatIsTrueIsFoundTrue() throws {
        let bench = try bench()
        #expect(try assets(bench, "--quiet").status == 0)
        let before = bench.allNames
        let run = try assets(bench, "--check")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text == "7 files are as the scene is\n")
        #expect(bench.allNames == before)
        // A comment changes nothing; another alt text changes the markup and the SVG, but no pixel.
        try bench.write(Data(("// a shelf\n" + Self.scene).utf8), to: "scene.json")
        #expect(try assets(bench, "--check").status == 0)
        try bench.write(
            Data(Self.scene.replacingOccurrences(of: "& more", with: "").utf8), to: "scene.json")
        let other = try assets(bench, "--check")
        #expect(
            other.errors.hasPrefix("framewheel: shelf.md: is not the markup that would be made now\n  next: ")
        )
        // The markup may have been moved to where it is shown.
        try FileManager.default.removeItem(at: bench.folder.appending(path: "art/shelf.md"))
        let moved = try assets(bench, "--check")
        #expect(moved.errors.hasPrefix("framewheel: shelf.svg: would be made otherwise now\n  next: "))
    }

    @Test func aChangedSceneIsFound() throws {
        let bench = try bench()
        #expect(try assets(bench, "--quiet", "--format", "gif", "--format", "poster").status == 0)
        try bench.write(
            Data(Self.scene.replacingOccurrences(of: "\"forward\": 80", with: "\"forward\": 81").utf8),
            to: "scene.json")
        let run = try assets(bench, "--check", "--format", "gif", "--format", "poster")
        #expect(run.status == 1)
        #expect(
            run.errors == """
                framewheel: shelf: the scene has changed since its files were made
                  next: framewheel assets scene.json --out art --format gif --format poster --no-progress

                """)
    }

    @Test func aChangedOrMissingFileIsFound() throws {
        let bench = try bench()
        #expect(try assets(bench, "--quiet", "--format", "gif", "--format", "poster").status == 0)
        try bench.write(Data("GIF89a".utf8), to: "art/shelf-dark.gif")
        try FileManager.default.removeItem(at: bench.folder.appending(path: "art/shelf-poster-light.png"))
        let run = try assets(bench, "--check", "--format", "gif", "--format", "poster")
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                """
                framewheel: shelf-dark.gif: was changed since it was made
                framewheel: shelf-poster-light.png: is missing

                """))
    }

    @Test func otherOptionsAreFound() throws {
        let bench = try bench()
        #expect(try assets(bench, "--quiet", "--format", "gif").status == 0)
        let run = try assets(bench, "--check", "--format", "gif", "--fps", "10")
        #expect(run.status == 1)
        #expect(run.errors.contains("was made with other options: '--format=gif'"))
        #expect(run.errors.contains("'--format=gif --fps=10'"))
    }

    @Test func anOtherPictureBehindTheSameNameIsFound() throws {
        let bench = try Workbench([
            "scene.json": """
            { "framewheel": 1, "name": "shelf", "viewport": { "width": 100, "height": 50 }, "duration": 0.5,
              "items": [{ "cover": "a.png" }], "textMode": "blocks",
              "card": { "image": "{cover}" }, "carousel": { "slot": { "width": 60 } } }
            """
        ])
        let covers = try Workbench(["scene.json": Self.scene])
        _ = try covers.run("render", "scene.json", "-o", "a.png", "-o", "b.png", "--at", "0")
        try bench.write(try covers.data(of: "a.png"), to: "a.png")
        #expect(try assets(bench, "--quiet", "--format", "poster").status == 0)
        #expect(try assets(bench, "--check", "--format", "poster").status == 0)
        _ = try covers.run("render", "scene.json", "-o", "b.png", "--variant", "theme=dark", "--at", "0")
        try bench.write(try covers.data(of: "b.png"), to: "a.png")
        let run = try assets(bench, "--check", "--format", "poster")
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                "framewheel: shelf: a picture of the scene has changed since its files were made"))
    }

    // MARK: - Other machines

    private static let words = """
        { "framewheel": 1, "name": "words", "viewport": { "width": 100, "height": 50 }, "scale": 1,
          "duration": 0.5, "items": { "count": 5 }, "carousel": { "slot": { "width": 60 } },
          "card": { "text": "Card {number}" }, "script": [{ "drag": { "forward": 80, "over": 0.3 } }] }
        """

    /// Runs the command where only the font of the tests is installed.
    private func assetsWithOtherFonts(_ bench: Workbench, _ words: String...) throws -> Transcript {
        let fonts = Transcript.repository.appending(path: "Fixtures/fonts").path
        let cache = bench.folder.appending(path: "cache").path
        try bench.write(
            Data(
                """
                <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                <fontconfig><dir>\(fonts)</dir><cachedir>\(cache)</cachedir></fontconfig>
                """.utf8), to: "fonts.conf")
        return try Transcript(
            [
                "FONTCONFIG_FILE=\(bench.folder.appending(path: "fonts.conf").path)", Transcript.program.path,
                "assets", "scene.json", "--out", "art", "--no-progress",
            ] + words, in: bench.folder, program: URL(filePath: "/usr/bin/env"))
    }

    @Test func whereOtherFontsDrawPixelsAreNotCompared() throws {
        let bench = try Workbench(["scene.json": Self.words])
        #expect(try assets(bench, "--quiet", "--format", "gif", "--format", "poster").status == 0)
        let run = try assetsWithOtherFonts(bench, "--check", "--format", "gif", "--format", "poster")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.hasPrefix("framewheel: note: other libraries or fonts drew the files (cairo="))
        #expect(run.text == "2 files are as the scene is\n")
        // What does not depend on fonts is compared all the same.
        try bench.write(Data("GIF89a".utf8), to: "art/words.gif")
        let damaged = try assetsWithOtherFonts(bench, "--check", "--format", "gif", "--format", "poster")
        #expect(damaged.status == 1)
        #expect(damaged.errors.hasPrefix("framewheel: words.gif: was changed since it was made\n"))
        try bench.write(Data(Self.words.replacing("Card", with: "Kart").utf8), to: "scene.json")
        let changed = try assetsWithOtherFonts(bench, "--check", "--format", "gif", "--format", "poster")
        #expect(changed.status == 1)
        #expect(
            changed.errors.hasPrefix("framewheel: words: the scene has changed since its files were made\n"))
    }

    @Test func anotherVersionWithOtherFontsCannotSay() throws {
        let bench = try Workbench(["scene.json": Self.words])
        #expect(try assets(bench, "--quiet", "--format", "poster").status == 0)
        let manifest = String(decoding: try bench.data(of: "art/words.assets"), as: UTF8.self)
        let old = manifest.split(separator: "\n").map { $0.hasPrefix("tool ") ? "tool 0.0.1" : $0 }
        try bench.write(Data((old.joined(separator: "\n") + "\n").utf8), to: "art/words.assets")
        // Where the same fonts and libraries draw, the pixels say that all is well.
        #expect(try assets(bench, "--check", "--format", "poster").status == 0)
        let run = try assetsWithOtherFonts(bench, "--check", "--format", "poster")
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                "framewheel: words: was made by version 0.0.1 with other libraries or fonts, this is "))
    }

    @Test func aFileOverTheBudgetIsTold() throws {
        let bench = try bench()
        let run = try assets(bench, "--format", "svg", "--max-bytes", "500")
        #expect(run.status == 1)
        #expect(run.errors.contains("framewheel: error: art/shelf.svg: has "))
        #expect(run.errors.contains(" bytes, expected at most 500\n"))
    }

    @Test(arguments: [
        (["assets", "scene.json"], "no folder: give --out DIR"),
        (
            ["assets", "scene.json", "--out", "art", "--format", "tiff"],
            "--format tiff: expected one of poster, gif, webp, apng, mp4, webm, svg"
        ),
        (["assets", "-", "--out", "art"], "assets need a scene's file, not standard input"),
    ]) func wrongArgumentsAreNamed(words: [String], message: String) throws {
        let bench = try bench()
        let run = try Transcript(words, in: bench.folder)
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(bench.names == ["scene.json"])
    }
}

import FileStorage
import Foundation
import FrameImaging
import Testing

/// The outputs that a scene asks for: what `render SCENE` alone makes.
@Suite struct SceneOutputTests {
    private func workbench(_ outputs: String) throws -> Workbench {
        try Workbench([
            "shelf/scene.json": """
            { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "textMode": "blocks",
              "carousel": { "preset": "shrinking", "autoplay": null, "settle": "linear" },
              "items": { "count": 5 }, "script": [{ "at": 0.5, "mark": "half" }, { "select": 2 }],
              "duration": 2, "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } },
              "outputs": [\(outputs)] }
            """
        ])
    }

    private func size(_ name: String, in bench: Workbench) throws -> PixelSize {
        try ImageFile(bytes: Array(bench.data(of: name))).size
    }

    @Test func anOutputLiesBesideItsSceneInEveryVariantOfItsName() throws {
        let bench = try workbench("{ \"file\": \"p-{theme}.png\", \"width\": 480 }")
        let run = try bench.run("render", "shelf/scene.json")
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(
            bench.allNames == ["shelf", "shelf/p-dark.png", "shelf/p-light.png", "shelf/scene.json"])
        #expect(try size("shelf/p-dark.png", in: bench) == PixelSize(width: 480, height: 240))
        #expect(try bench.data(of: "shelf/p-dark.png") != bench.data(of: "shelf/p-light.png"))
    }

    @Test func aChosenVariantMakesOneOfThem() throws {
        let bench = try workbench("{ \"file\": \"p-{theme}.png\" }")
        #expect(try bench.run("render", "shelf/scene.json", "--variant", "theme=dark").status == 0)
        #expect(bench.allNames == ["shelf", "shelf/p-dark.png", "shelf/scene.json"])
    }

    @Test func aSequenceHasItsOwnRate() throws {
        let bench = try workbench("{ \"file\": \"f/%02d.png\", \"fps\": 3, \"scale\": 1 }")
        #expect(try bench.run("render", "shelf/scene.json").status == 0)
        // Two seconds at three frames a second.
        #expect(bench.allNames.filter { $0.hasPrefix("shelf/f/") } == (0...5).map { "shelf/f/0\($0).png" })
        #expect(try size("shelf/f/05.png", in: bench) == PixelSize(width: 100, height: 50))
    }

    @Test func theCommandLineOverridesTheScene() throws {
        let bench = try workbench("{ \"file\": \"f/%02d.png\", \"fps\": 3, \"scale\": 1 }")
        #expect(
            try bench.run("render", "shelf/scene.json", "--fps", "1", "--scale", "2").status == 0)
        #expect(bench.allNames.filter { $0.hasPrefix("shelf/f/") } == ["shelf/f/00.png", "shelf/f/01.png"])
        #expect(try size("shelf/f/01.png", in: bench) == PixelSize(width: 200, height: 100))
    }

    @Test func aStillHasItsOwnMoment() throws {
        let bench = try workbench(
            "{ \"file\": \"a.png\", \"at\": \"rest\" }, { \"file\": \"b.png\" }, { \"file\": \"c.png\", \"at\": 0.6 }"
        )
        #expect(try bench.run("render", "shelf/scene.json").status == 0)
        for (name, time) in [("a", "rest"), ("b", "first"), ("c", "0.6")] {
            let run = try bench.run("render", "shelf/scene.json", "-o", "-", "--at", time)
            #expect(try bench.data(of: "shelf/\(name).png") == run.output, "\(name).png")
        }
        #expect(try bench.data(of: "shelf/a.png") != bench.data(of: "shelf/c.png"))
    }

    @Test func aJPEGHasItsOwnQuality() throws {
        let bench = try workbench(
            "{ \"file\": \"low.jpg\", \"quality\": 5 }, { \"file\": \"high.jpg\", \"quality\": 95 }")
        #expect(try bench.run("render", "shelf/scene.json").status == 0)
        #expect(
            try bench.data(of: "shelf/low.jpg").count < bench.data(of: "shelf/high.jpg").count)
    }

    @Test func oneOutputThatCannotBeMadeStopsAll() throws {
        let bench = try workbench("{ \"file\": \"a.png\" }, { \"file\": \"{size}.gif\" }")
        let run = try bench.run("render", "shelf/scene.json")
        #expect(
            run.errors == """
                framewheel: error: shelf/{size}.gif: the scene has no variant 'size'
                  hint: its variants are theme

                """)
        #expect(run.status == 2)
        #expect(bench.allNames == ["shelf", "shelf/scene.json"])
    }

    @Test func outputsStayInTheFolder() throws {
        let bench = try workbench("{ \"file\": \"../a.png\" }")
        let run = try bench.run("render", "shelf/scene.json")
        #expect(
            run.errors == """
                shelf/scene.json:5:25: error: the output lies outside the scene's folder shelf: ../a.png

                """)
        #expect(run.status == 2)
        #expect(bench.allNames == ["shelf", "shelf/scene.json"])
    }

    @Test func anOutputDoesNotLeaveTheFolderThroughALink() throws {
        let bench = try Workbench(["shelf/scene.json": Self.escaping])
        try FileManager.default.createSymbolicLink(
            atPath: bench.folder.appending(path: "shelf/up").path, withDestinationPath: "..")
        let before = bench.allNames
        let run = try bench.run("render", "shelf/scene.json")
        #expect(
            run.errors == """
                framewheel: error: shelf/up/out.png: lies outside the scene's folder, where its outputs go
                  hint: --allow-outside lets the scene name files outside its folder

                """)
        #expect(run.status == 2)
        #expect(bench.allNames == before)
        #expect(try bench.run("render", "shelf/scene.json", "--allow-outside").status == 0)
        #expect(bench.allNames.contains("out.png"))
    }

    private static let escaping = """
        { "framewheel": 1, "viewport": { "width": 30, "height": 20 }, "textMode": "blocks",
          "items": { "count": 2 }, "outputs": [{ "file": "up/out.png" }] }
        """

    @Test func aSceneIsNotDrawnOverItself() throws {
        let text = Self.escaping.replacing("up/out.png", with: "scene.png")
        let bench = try Workbench(["scene.png": text])
        let run = try bench.run("render", "scene.png")
        #expect(
            run.errors
                == "framewheel: error: scene.png: is a file that the scene was read from, expected another name\n"
        )
        #expect(run.status == 2)
        #expect(try bench.data(of: "scene.png") == Data(text.utf8))
    }

    private static let pictured = """
        { "framewheel": 1, "viewport": { "width": 30, "height": 20 }, "textMode": "blocks", "card": { "image": "0.png" },
          "items": { "count": 2 }, "script": [{ "select": 1 }] }
        """

    @Test(arguments: [
        ("render", "0.png"), ("render", "%d.png"), ("render", "./0.png"), ("filmstrip", "0.png"),
    ])
    func aPictureOfTheSceneIsNotDrawnOver(command: String, output: String) throws {
        let bench = try Workbench(["scene.json": Self.pictured, "plain.json": Self.escaping])
        try #require(try bench.run("render", "plain.json", "-o", "0.png").status == 0)
        let (picture, names) = (try bench.data(of: "0.png"), bench.allNames)
        let run = try bench.run(command, "scene.json", "-o", output)
        #expect(run.errors.contains("0.png: is a picture of the scene, expected another name\n"))
        #expect(run.status == 2)
        #expect(try bench.data(of: "0.png") == picture)
        #expect(bench.allNames == names)
    }

    @Test(arguments: ["plot", "filmstrip"]) func noOtherCommandDrawsOverAScene(command: String) throws {
        let bench = try Workbench(["scene.svg": Self.escaping])
        let run = try bench.run(command, "scene.svg", "-o", "scene.svg")
        #expect(run.errors.contains("scene.svg: is a file that the scene was read from, expected another"))
        #expect(run.status == 2)
        #expect(try bench.data(of: "scene.svg") == Data(Self.escaping.utf8))
    }
}

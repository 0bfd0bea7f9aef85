import Foundation
import Testing

/// Scenes, items and scripts from files and from standard input.
@Suite struct InputTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "textMode": "blocks",
          "card": { "text": "{title}" }, "items": [{ "title": "x" }] }
        """
    private static let feed = "{ \"data\": { \"items\": [{ \"title\": \"A\" }, { \"title\": \"BB\" }] } }"

    private func workbench() throws -> Workbench {
        try Workbench(["shelf/scene.json": Self.scene, "shelf/feed.json": Self.feed])
    }

    @Test func itemsComeFromAFileWithAPointer() throws {
        let run = try workbench().run(
            "layout", "shelf/scene.json", "--items", "shelf/feed.json#/data/items")
        #expect(run.errors == "")
        #expect(try PrintedLayout(run).cards.map(\.index) == [0, 1])
    }

    @Test func itemsComeFromStandardInput() throws {
        let bench = try workbench()
        let list = try bench.run("layout", "shelf/scene.json", "--items", "-", input: "[{\"title\": \"A\"}]")
        #expect(try PrintedLayout(list).cards.count == 1)
        let feed = try bench.run(
            "layout", "shelf/scene.json", "--items", "-#/data/items", input: Self.feed)
        #expect(try PrintedLayout(feed).cards.count == 2)
    }

    @Test func aSceneFromStandardInputHasABase() throws {
        let bench = try workbench()
        let scene = Self.scene.replacing(
            "[{ \"title\": \"x\" }]", with: "{ \"file\": \"feed.json\", \"pointer\": \"/data/items\" }")
        let run = try bench.run("layout", "-", "--base", "shelf", input: scene)
        #expect(run.errors == "")
        #expect(try PrintedLayout(run).cards.count == 2)
        let astray = try bench.run("layout", "-", input: scene)
        #expect(
            astray.errors.hasPrefix("<stdin>:2:53: error: the items file does not exist: feed.json\n"))
        #expect(astray.status == 2)
    }

    @Test(arguments: [
        (
            ["--items", "shelf/feed.json#/data/nope"],
            "shelf/feed.json: error: the pointer \"/data/nope\" leads to nothing: there is no \"nope\""
        ),
        (
            ["--items", "shelf/feed.json"],
            "shelf/feed.json:1:1: error: the value of the items is an object, expected a list"
        ),
        (["--items", "none.json"], "none.json: error: no such file"),
        (["--script", "none.json"], "none.json: error: no such file"),
        (
            ["--script", "shelf/feed.json"],
            "shelf/feed.json:1:1: error: \"script\" is an object, expected a list"
        ),
    ])
    func aFileThatDoesNotServeIsNamed(arguments: [String], message: String) throws {
        let bench = try workbench()
        let run = try Transcript(["layout", "shelf/scene.json"] + arguments, in: bench.folder)
        #expect(run.errors == message + "\n")
        #expect(run.status == 2)
        #expect(run.text == "")
    }

    @Test func standardInputHasOneUse() throws {
        let run = try workbench().run("layout", "-", "--items", "-", input: Self.scene)
        #expect(run.errors == "framewheel: error: only one of the scene and --items can come from stdin\n")
        #expect(run.status == 2)
    }

    @Test func theBaseMustBeAFolder() throws {
        let run = try workbench().run("layout", "-", "--base", "none", input: Self.scene)
        #expect(run.errors == "framewheel: error: --base none: no such folder\n")
        #expect(run.status == 3)
    }

    @Test func quietSilencesWarnings() throws {
        let bench = try Workbench(["scene.json": "{ \"framewheel\": 1, \"items\": [] }"])
        let loud = try bench.run("render", "scene.json", "-o", "o.png", "--scale", "0.1")
        #expect(
            loud.errors
                == "scene.json:1:20: warning: the scene has no items, so that nothing is on its carousel\n")
        let quiet = try bench.run("render", "scene.json", "-o", "o.png", "--scale", "0.1", "--quiet")
        #expect(quiet.errors == "")
        #expect(quiet.status == 0)
    }
}

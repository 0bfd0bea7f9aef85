internal import FileStorage
internal import Foundation
import Testing

@testable import SceneFormat

/// What a user reads when a file of a scene is missing, broken or out of bounds.
@Suite struct BadFileTests {
    @Test func missingSceneAndFolderAreTold() throws {
        try TemporaryFolder.with { folder in
            let missing = SceneDocument(path: folder + "/none.json")
            #expect(missing.fileError?.reason == .missing)
            #expect(
                missing.scene().diagnostics.map(\.description) == ["\(folder)/none.json: error: no such file"]
            )
            let directory = SceneDocument(path: folder)
            #expect(
                directory.scene().diagnostics.map(\.description) == [
                    "\(folder): error: is a folder, expected a file"
                ])
        }
    }

    @Test func emptySceneIsTold() throws {
        try TemporaryFolder.with(["scene.json": ""]) { folder in
            let document = SceneDocument(path: folder + "/scene.json")
            #expect(document.fileError == nil)
            #expect(
                document.scene().diagnostics.map(\.description) == [
                    "\(folder)/scene.json: error: the file is empty, expected a JSON value"
                ])
        }
    }

    @Test(arguments: [
        ("\"fonts\": [\"fonts/none.otf\"]", "1:30: error: the font file does not exist: DIR/fonts/none.otf"),
        ("\"fonts\": [\"covers\"]", "1:30: error: the font file is a folder, expected a file: DIR/covers"),
        (
            "\"card\": { \"image\": \"covers/9.png\" }",
            "1:39: error: the image does not exist: DIR/covers/9.png"
        ),
        (
            "\"card\": { \"image\": \"../secret.png\" }",
            "1:39: error: the image lies outside the scene's folder DIR: DIR/../secret.png"
        ),
        (
            "\"card\": { \"image\": \"/etc/hostname\" }",
            "1:39: error: the image lies outside the scene's folder DIR: /etc/hostname"
        ),
        (
            "\"card\": { \"image\": \"link.png\" }",
            "1:39: error: the image lies outside the scene's folder DIR: DIR/link.png"
        ),
        (
            "\"card\": { \"image\": \"https://cdn.example/1.png\" }",
            "1:39: error: nothing in \"images.map\" holds the URL https://cdn.example/1.png; nothing is fetched"
        ),
        ("\"script\": \"none.json\"", "1:30: error: the script file does not exist: DIR/none.json"),
        (
            "\"script\": [{ \"drag\": { \"samples\": \"none.csv\" } }]",
            "1:54: error: the samples file does not exist: DIR/none.csv"
        ),
    ])
    func wrongFileIsNamed(keys: String, message: String) throws {
        try TemporaryFolder.with(["scenes/covers/1.png": "", "secret.png": ""]) { root in
            let folder = root + "/scenes"
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link.png", withDestinationPath: root + "/secret.png")
            let messages = TestScene.messages(
                "{ \"framewheel\": 1, \(keys), \"items\": [1] }", folder: folder)
            #expect(messages == ["scene.json:" + message.replacing("DIR", with: folder)])
        }
    }

    @Test(arguments: [
        (
            "{ \"file\": \"none.json\" }",
            "scene.json:1:39: error: the items file does not exist: DIR/none.json"
        ),
        (
            "{ \"file\": \"bad.json\" }",
            "DIR/bad.json:1:4: error: expected ',' or ']' after a value, found '2'"
        ),
        (
            "{ \"file\": \"feed.json\" }",
            "DIR/feed.json:1:1: error: the value of the items is an object, expected a list"
        ),
        (
            "{ \"file\": \"feed.json\", \"pointer\": \"/data/itms\" }",
            "scene.json:1:63: error: the pointer \"/data/itms\" leads to nothing: there is no \"itms\""
        ),
        (
            "{ \"file\": \"feed.json\", \"pointer\": \"data\" }",
            "scene.json:1:63: error: \"data\" is not a pointer, expected \"\" or one that begins with \"/\""
        ),
        ("{ \"file\": 3 }", "scene.json:1:39: error: \"file\" is the number 3, expected a JSON file's path"),
        ("{ \"pointer\": \"\" }", "scene.json:1:29: error: items has no \"file\""),
    ])
    func wrongItemFileIsNamed(items: String, message: String) throws {
        let files = ["feed.json": "{ \"data\": { \"items\": [{}] } }", "bad.json": "[1 2]"]
        try TemporaryFolder.with(files) { folder in
            let messages = TestScene.messages("{ \"framewheel\": 1, \"items\": \(items) }", folder: folder)
            #expect(messages.contains(message.replacing("DIR", with: folder)), "\(messages)")
        }
    }

    @Test func wrongLineOfSamplesIsNamed() throws {
        try TemporaryFolder.with(["swipe.csv": "t,x,y\n0,0\n# a comment\n0.1,-20,3\n0.2,far\n0.15,-40\n"]) {
            folder in
            let messages = TestScene.messages(
                """
                { "framewheel": 1, "items": [1], "script": [{ "drag": { "samples": "swipe.csv" } },
                  { "mark": "a" }] }
                """, folder: folder)
            #expect(
                messages == [
                    "\(folder)/swipe.csv:5:1: error: \"0.2,far\" is not a sample, expected a time, x and perhaps y"
                ])
        }
    }

    @Test func filesOutsideAreReadWhereAllowed() throws {
        try TemporaryFolder.with(["a/scene.json": "", "b/1.png": ""]) { root in
            let text = "{ \"framewheel\": 1, \"items\": [1], \"card\": { \"image\": \"../b/1.png\" } }"
            let options = SceneOptions(allowsOutside: true)
            #expect(TestScene.messages(text, folder: root + "/a", options: options) == [])
        }
    }
}

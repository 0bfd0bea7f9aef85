import Foundation
import Testing

/// Scenes that cannot be used: all commands say the same, by place, what was found and expected.
@Suite struct BadSceneTests {
    static let text = [
        BadScene("a missing file", nil, "shelf/scene.json: error: no such file", status: 3),
        BadScene("an empty file", "", "shelf/scene.json: error: the file is empty, expected a JSON value"),
        BadScene(
            "a missing comma", "{ \"framewheel\": 1\n  \"items\": [] }",
            "shelf/scene.json:2:3: error: expected ',' or '}' after a value, found '\"'"),
        BadScene(
            "a number that is none", "{ \"framewheel\": 1, \"scale\": 1e999 }",
            "shelf/scene.json:1:29: error: the number 1e999 is out of range"),
    ]

    static let values = [
        BadScene(
            "a wrong type",
            "{ \"framewheel\": 1, \"viewport\": { \"width\": \"wide\" },\n\"items\": { \"count\": 2 } }",
            "shelf/scene.json:1:43: error: \"width\" is the string \"wide\", expected a number from 1 to 20000"
        ),
        BadScene(
            "an unknown key", keys: "\"items\": [1], \"sclae\": 3",
            "shelf/scene.json:2:39: error: unknown key \"sclae\" in the scene; did you mean \"scale\"?"),
        BadScene(
            "a negative number", keys: "\"items\": { \"count\": -2 }",
            "shelf/scene.json:2:45: error: \"count\" is -2, expected a whole number from 0 to 10000000"),
        BadScene(
            "a huge number", keys: "\"scale\": 1e12, \"items\": [1]",
            "shelf/scene.json:2:34: error: \"scale\" is 1000000000000, expected a number greater than 0, at most 16"
        ),
        BadScene(
            "an unknown colour", keys: "\"background\": \"systemBackgrond\", \"items\": [1]",
            "shelf/scene.json:2:39: error: unknown colour \"systemBackgrond\", expected #RRGGBB, a name of the "
                + "theme or an iOS colour such as label; did you mean \"systemBackground\"?"),
        BadScene(
            "a start index out of range", keys: "\"startIndex\": 7, \"items\": { \"count\": 2 }",
            "shelf/scene.json:2:39: error: \"startIndex\" is 7, but there are 2 pages, expected 0…1"),
        BadScene(
            "a missing placeholder",
            keys: "\"card\": { \"text\": \"{title}\" }, \"items\": [\n{ \"name\": \"x\" }]",
            "shelf/scene.json:2:43: error: item 0 has no \"title\"",
            "shelf/scene.json:3:1: note: item 0 is here"),
    ]

    static let files = [
        BadScene(
            "a missing image", image: "{ \"cover\": \"no.png\" }",
            "shelf/scene.json:2:44: error: the image does not exist: shelf/no.png (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "an image by an absolute path", image: "{ \"cover\": \"/etc/hostname\" }",
            "shelf/scene.json:2:44: error: the image lies outside the scene's folder shelf: /etc/hostname (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "an image in the folder above", image: "{ \"cover\": \"../outside.txt\" }",
            "shelf/scene.json:2:44: error: the image lies outside the scene's folder shelf: "
                + "shelf/../outside.txt (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "a link that leads outside", image: "{ \"cover\": \"link.png\" }",
            "shelf/scene.json:2:44: error: the image lies outside the scene's folder shelf: "
                + "shelf/link.png (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "a URL that is not mapped", image: "{ \"cover\": \"https://cdn.example/a.png\" }",
            "shelf/scene.json:2:44: error: nothing in \"images.map\" holds the URL https://cdn.example/a.png; "
                + "nothing is fetched (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "a folder for an image", image: "{ \"cover\": \"folder\" }",
            "shelf/scene.json:2:44: error: the image is a folder, expected a file: shelf/folder (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "a missing font", keys: "\"fonts\": [\"no.otf\"], \"items\": [1]",
            "shelf/scene.json:2:35: error: the font file does not exist: shelf/no.otf"),
    ]

    static let contents = [
        BadScene(
            "a truncated JPEG", image: "{ \"cover\": \"cut.jpg\" }",
            "shelf/scene.json:2:44: error: the image cannot be used: shelf/cut.jpg: the JPEG is truncated: "
                + "its data ends too early (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "a truncated PNG", image: "{ \"cover\": \"cut.png\" }",
            "shelf/scene.json:2:44: error: the image cannot be used: shelf/cut.png: the PNG is truncated: "
                + "its data ends too early (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "an image over the limit", image: "{ \"cover\": \"huge.png\" }",
            "shelf/scene.json:2:44: error: the image cannot be used: shelf/huge.png: the picture is "
                + "20000×20000 pixels, over the limit of 100000000 pixels (item 0)",
            "shelf/scene.json:3:13: note: item 0 is here"),
        BadScene(
            "a text for an image", keys: "\"card\": { \"image\": \"text.txt\" }, \"items\": [1]",
            "shelf/scene.json:2:44: error: the image cannot be used: shelf/text.txt: not a PNG or JPEG: "
                + "begins with 6f 6e 63 65 (\"once\")"),
        BadScene(
            "a text for a font",
            "{ \"framewheel\": 1, \"viewport\": { \"width\": 9 },\n\"fonts\": [\"text.txt\"], \"items\": [1] }",
            "shelf/scene.json:2:11: error: the font file cannot be used: shelf/text.txt: is not a font file "
                + "(OpenType, TrueType or Type 1)"),
    ]

    static let commands = [
        "validate", "render -o out.png", "render -o out.svg", "render -o out.gif", "render -o out/%d.svg",
        "filmstrip -o out.png", "filmstrip -o out.svg", "filmstrip --overlay -o out.png",
        "assets --out out --no-progress", "record --goldens out",
    ]

    @Test(arguments: text + values + files + contents, commands)
    func theMessageNamesThePlace(_ bad: BadScene, command: String) throws {
        let bench = try bad.workbench()
        let before = bench.allNames
        let words = command.split(separator: " ").map(String.init)
        let run = try Transcript(words + ["shelf/scene.json"], in: bench.folder)
        #expect(run.errors == bad.lines.joined(separator: "\n") + "\n")
        #expect(run.status == bad.status)
        #expect(run.text == "")
        #expect(bench.allNames == before, "nothing was written")
    }

    @Test(arguments: ["validate", "render"])
    func aFolderIsNoScene(command: String) throws {
        let bench = try Workbench(["shelf/x": ""])
        let output = command == "render" ? ["-o", "out.png"] : []
        let run = try Transcript([command, "shelf"] + output, in: bench.folder)
        #expect(run.errors == "shelf: error: is a folder, expected a file\n")
        #expect(run.status == 3)
    }

    @Test func everyProblemIsSaidAtOnce() throws {
        let scene = "{ \"framewheel\": 1,\n\"scale\": -1,\n\"items\": [1],\n\"colour\": 1 }"
        let run = try Workbench(["scene.json": scene]).run("validate", "scene.json")
        #expect(
            run.errors == """
                scene.json:2:10: error: "scale" is -1, expected a number greater than 0, at most 16
                scene.json:4:1: error: unknown key "colour" in the scene

                """)
        #expect(run.status == 2)
    }
}

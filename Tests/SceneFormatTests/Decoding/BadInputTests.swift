internal import FileStorage
internal import Foundation
import Testing

@testable import SceneFormat

/// What a user reads when a scene is wrong, word for word.
@Suite struct BadInputTests {
    @Test(arguments: [
        ("\"colour\": 1", "scene.json:1:20: error: unknown key \"colour\" in the scene"),
        (
            "\"carousel\": { \"spacng\": 4 }",
            "scene.json:1:34: error: unknown key \"spacng\" in the carousel; did you mean \"spacing\"?"
        ),
        (
            "\"scale\": \"2\"",
            "scene.json:1:29: error: \"scale\" is the string \"2\", expected a number greater than 0, at most 16"
        ),
        (
            "\"scale\": -1",
            "scene.json:1:29: error: \"scale\" is -1, expected a number greater than 0, at most 16"
        ),
        (
            "\"viewport\": { \"width\": 1e30 }",
            "scene.json:1:43: error: \"width\" is 1e+30, expected a number from 1 to 20000"
        ),
        (
            "\"viewport\": { \"width\": 0.5, \"height\": \"fit\" }",
            "scene.json:1:43: error: \"width\" is 0.5, expected a number from 1 to 20000"
        ),
        (
            "\"viewport\": { \"height\": \"fill\" }",
            "scene.json:1:44: error: \"height\" is the string \"fill\", expected a number from 1 to 20000 or \"fit\""
        ),
        (
            "\"viewport\": { \"device\": \"iphone-15-por\" }",
            "scene.json:1:44: error: unknown device \"iphone-15-por\"; did you mean \"iphone-15-pro\"?"
        ),
        (
            "\"carousel\": { \"preset\": \"shrinkin\" }",
            "scene.json:1:44: error: \"preset\" is \"shrinkin\", expected \"paged-rows\", \"snap\", \"centered-peek\", "
                + "\"shrinking\", \"flow-paging\" or \"scroll-view\"; did you mean \"shrinking\"?"
        ),
        (
            "\"carousel\": { \"loop\": 1 }",
            "scene.json:1:42: error: \"loop\" is the number 1, expected true or false"
        ),
        (
            "\"carousel\": { \"slot\": { \"width\": \"fit\" } }",
            "scene.json:1:53: error: \"width\" is the string \"fit\", expected a number from 0 to 100000, "
                + "a percentage such as \"80%\" or an object with \"inset\" or \"count\""
        ),
        (
            "\"carousel\": { \"snap\": { \"page\": {}, \"nearest\": {} } }",
            "scene.json:1:56: error: snap has both \"page\" and \"nearest\", expected one of them"
        ),
        (
            "\"carousel\": { \"edges\": {} }",
            "scene.json:1:43: error: edges needs one of \"divide\" and \"rubberBand\""
        ),
        (
            "\"background\": \"labl\"",
            "scene.json:1:34: error: unknown colour \"labl\", expected #RRGGBB, a name of the theme or an iOS colour such as label; did you mean \"label\"?"
        ),
        (
            "\"background\": \"#12345\"",
            "scene.json:1:34: error: \"#12345\" is not a colour, expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
        ),
        (
            "\"theme\": \"night\"",
            "scene.json:1:29: error: unknown theme \"night\", expected \"light\", \"dark\" or one of \"themes\"; did you mean \"light\"?"
        ),
        (
            "\"startIndex\": 5",
            "scene.json:1:34: error: \"startIndex\" is 5, but there are 3 pages, expected 0…2"
        ),
        (
            "\"script\": [{ \"select\": 3 }]",
            "scene.json:1:43: error: \"select\" is 3, but there are 3 pages, expected 0…2"
        ),
        (
            "\"script\": [{ \"at\": -1, \"wait\": 1 }]",
            "scene.json:1:39: error: \"at\" is -1, expected a number from 0 to 86400"
        ),
        (
            "\"script\": [{ \"mark\": \"a\" },\n { \"mark\": \"a\" }]",
            "scene.json:2:4: error: the mark \"a\" is already on line 1"
        ),
        (
            "\"poster\": \"relased\", \"script\": [{ \"mark\": \"released\" }]",
            "scene.json:1:30: error: no mark of the script is called \"relased\"; did you mean \"released\"?"
        ),
        (
            "\"golden\": { \"ignore\": [true] }",
            "scene.json:1:43: error: \"ignore[0]\" is true, expected an element's path or a list of 4 numbers"
        ),
        (
            "\"golden\": { \"ignore\": [[0, 0, 10]] }",
            "scene.json:1:43: error: \"ignore[0]\" has 3 entries, expected 4"
        ),
        (
            "\"golden\": { \"ignore\": [[0, 0, 10, 0]] }",
            "scene.json:1:54: error: \"ignore[0][3]\" is 0, expected a number greater than 0, at most 100000"
        ),
        (
            "\"golden\": { \"ignore\": [[0, 0, 10, \"a\"]] }",
            "scene.json:1:54: error: \"ignore[0][3]\" is the string \"a\", expected a number greater than 0, at most 100000"
        ),
        (
            "\"outputs\": [{ \"file\": \"a.tif\" }]",
            "scene.json:1:42: error: \"a.tif\" ends in no format that can be written, expected \".png\", \".jpg\", \".jpeg\", \".webp\", \".svg\", \".gif\", \".apng\", \".mp4\" or \".webm\"; did you mean \"gif\"?"
        ),
        ("\"stage\": { \"vstack\": {} }", "scene.json:1:29: error: the stage has no carousel, expected one"),
        (
            "\"stage\": { \"text\": \"{title}\" }",
            "scene.json:1:39: error: \"{title}\" stands where there is no item, expected it in a card"
        ),
        (
            "\"card\": { \"vstck\": {} }",
            "scene.json:1:30: error: unknown key \"vstck\" in the node; did you mean \"vstack\"?"
        ),
        (
            "\"card\": { \"text\": \"a {b\" }",
            "scene.json:1:38: error: \"a {b\" has a '{' without a '}'; a brace is written '{{'"
        ),
        (
            "\"card\": { \"text\": \"a } b\" }",
            "scene.json:1:38: error: \"a } b\" has a '}' without a '{'; a brace is written '}}'"
        ),
        (
            "\"card\": { \"text\": \"{}\" }",
            "scene.json:1:38: error: \"{}\" has nothing between '{' and '}', expected a key"
        ),
        ("\"cards\": {}", "scene.json:1:20: error: the scene with \"cards\" has no \"cardBy\""),
        (
            "\"carousel\": { \"settle\": { \"spring\": { \"mass\": 1, \"bounce\": 0 } } }",
            "scene.json:1:69: error: the spring has \"mass\" and \"bounce\", which describe it in different ways; expected \"mass\", \"stiffness\" and \"damping\", or \"response\" and \"dampingFraction\", or \"duration\" and \"bounce\""
        ),
    ])
    func wrongValueIsNamed(keys: String, message: String) {
        let text = "{ \"framewheel\": 1, \(keys), \"items\": { \"count\": 3 } }"
        #expect(TestScene.messages(text) == [message])
    }

    @Test(arguments: [
        ("[]", "scene.json:1:1: error: the scene is a list, expected an object"),
        ("", "scene.json: error: the file is empty, expected a JSON value"),
        ("{ \"items\": [1] }", "scene.json:1:1: error: the scene has no \"framewheel\""),
        (
            "{ \"framewheel\": 2, \"items\": [1] }",
            "scene.json:1:17: error: \"framewheel\" is the number 2, expected the version 1"
        ),
        (
            "{ \"framewheel\": 1, \"scale\": 1e999 }",
            "scene.json:1:29: error: the number 1e999 is out of range"
        ),
        (
            "{\n  \"framewheel\": 1,\n  \"title\": \"a\" x\n}",
            "scene.json:3:16: error: expected ',' or '}' after a value, found 'x'"
        ),
        (
            "{ \"framewheel\": 1 }",
            "scene.json:1:1: warning: the scene has no items, so that nothing is on its carousel"
        ),
        (
            "{ \"framewheel\": 1, \"items\": [] }",
            "scene.json:1:20: warning: the scene has no items, so that nothing is on its carousel"
        ),
        (
            "{ \"framewheel\": 1, \"items\": { \"count\": -1 } }",
            "scene.json:1:40: error: \"count\" is -1, expected a whole number from 0 to 10000000"
        ),
    ])
    func wrongDocumentIsNamed(text: String, message: String) {
        #expect(TestScene.messages(text).first == message)
    }

    @Test func allProblemsAreFoundInOneRun() {
        let text = """
            {
              "framewheel": 1, "scale": 0, "wrong": true,
              "carousel": { "spacing": "wide", "effects": [{ "scale": { "falloff": -1 } }, { "blur": 3 }] },
              "items": [{ "a": 1 }],
              "card": { "hstack": { "children": [{ "text": "{b}", "color": "blau" }, { "image": "none.png" }] } },
              "script": [{ "drag": {} }, { "select": 9 }]
            }
            """
        #expect(
            TestScene.messages(text) == [
                "scene.json:2:29: error: \"scale\" is 0, expected a number greater than 0, at most 16",
                "scene.json:2:32: error: unknown key \"wrong\" in the scene",
                "scene.json:3:28: error: \"spacing\" is the string \"wide\", expected a number from -100000 to 100000",
                "scene.json:3:72: error: \"falloff\" is -1, expected a number greater than 0, at most 100000",
                "scene.json:3:80: error: the effect needs one of \"scale\", \"opacity\", \"offset\", \"rotation\", \"depth\", "
                    + "\"parallax\", \"dim\" and \"scrollTransition\"",
                "scene.json:3:82: error: unknown key \"blur\" in the effect",
                "scene.json:5:48: error: item 0 has no \"b\"\nscene.json:4:13: note: item 0 is here",
                "scene.json:5:64: error: unknown colour \"blau\", expected #RRGGBB, a name of the theme or an iOS colour "
                    + "such as label",
                "scene.json:5:85: error: the image does not exist: none.png",
                "scene.json:6:24: error: drag needs one of \"by\", \"forward\" and \"samples\"",
                "scene.json:6:42: error: \"select\" is 9, but there is 1 page, expected 0…0",
            ])
    }

    @Test func unknownVariantsAreNamed() {
        let text = """
            { "framewheel": 1, "items": [1], "variants": { "theme": { "light": {}, "dark": {} } } }
            """
        let messages = TestScene.reading(text, variant: ["theme": "drak", "them": "dark"]).diagnostics
        #expect(
            messages.map(\.description) == [
                "error: there is no variant axis \"them\", expected \"theme\"; did you mean \"theme\"?",
                "error: the variant axis \"theme\" has no value \"drak\", expected \"light\" or \"dark\"; did you mean \"dark\"?",
            ])
    }

    @Test func problemsOfEveryVariantAreFound() {
        let text = """
            { "framewheel": 1, "items": [1], "colr": 1,
              "variants": { "theme": { "light": {}, "dark": { "theme": "drk" } }, "size": { "s": { "scale": 0 }, "l": {} } } }
            """
        let document = SceneDocument(bytes: Array(text.utf8), folder: FilePath("."), name: "scene.json")
        #expect(
            document.allDiagnostics.map(\.place?.description) == [
                "scene.json:1:34", "scene.json:2:97", "scene.json:2:60",
            ])
    }

    @Test(arguments: [
        (
            "\"outputs\": [{ \"file\": \"../a.png\" }]",
            "scene.json:1:42: error: the output lies outside the scene's folder .: ../a.png"
        ),
        (
            "\"outputs\": [{ \"file\": \"/tmp/a.png\" }]",
            "scene.json:1:42: error: the output lies outside the scene's folder .: /tmp/a.png"
        ),
        (
            "\"name\": \"a/b\"",
            "scene.json:1:28: error: \"name\" is the string \"a/b\", expected a name without \"/\""
        ),
        (
            "\"outputs\": [{ \"file\": \"a.gif\", \"fps\": \"30/0\" }]",
            "scene.json:1:58: error: \"fps\" is \"30/0\", expected a number or a fraction such as \"30000/1001\""
        ),
        (
            "\"outputs\": [{ \"file\": \"a.gif\", \"maxBytes\": \"1XB\" }]",
            "scene.json:1:63: error: \"maxBytes\" is \"1XB\", expected a number of bytes or a size such as \"1MB\""
        ),
    ])
    func wrongOutputIsNamed(keys: String, message: String) {
        #expect(TestScene.messages("{ \"framewheel\": 1, \(keys), \"items\": [1] }") == [message])
    }

    @Test func diagnosticsAreWrittenAsJSON() throws {
        let reading = TestScene.reading("{ \"framewheel\": 1, \"items\": [1], \"scal\": \"\\n\" }")
        #expect(
            Diagnostic.json(reading.diagnostics) == """
                [
                  {
                    "file": "scene.json",
                    "line": 1,
                    "column": 34,
                    "severity": "error",
                    "message": "unknown key \\"scal\\" in the scene",
                    "hint": "did you mean \\"scale\\"?"
                  }
                ]

                """)
        #expect(Diagnostic.json([]) == "[]\n")
    }
}

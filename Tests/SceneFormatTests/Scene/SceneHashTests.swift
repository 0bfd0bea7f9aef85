import FileStorage
import Foundation
import Testing

@testable import SceneFormat

/// A scene's hash follows its meaning, not its looks.
@Suite struct SceneHashTests {
    private func hash(
        _ text: String, folder: String = ".", variant: [String: String] = [:],
        options: SceneOptions = SceneOptions()
    ) throws -> ContentHash {
        let reading = TestScene.reading(text, folder: folder, variant: variant, options: options)
        let scene = try #require(reading.scene, "\(reading.diagnostics)")
        return try #require(try scene.contentHash())
    }

    private let plain = """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "scale": 2,
          "items": [{ "a": 1, "b": "x" }, { "a": 2, "b": null }], "startIndex": 1 }
        """

    @Test(arguments: [
        // Order of keys, at the top and below.
        """
        { "startIndex": 1, "items": [{ "b": "x", "a": 1 }, { "b": null, "a": 2 }], "scale": 2,
          "viewport": { "height": 50, "width": 100 }, "framewheel": 1 }
        """,
        // Spaces, comments, trailing commas, escapes, and ways to write a number.
        """
        {"framewheel":1,"viewport":{"width":1e2,"height":50.0,},// so
        "scale":2.000,"items":[{"a":1,"b":"\\u0078"},/* and so */{"a":2,"b":null}],"startIndex":1}
        """,
        // Keys that change nothing that is drawn.
        """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "scale": 2, "$schema": "s.json",
          "items": [{ "a": 1, "b": "x" }, { "a": 2, "b": null }], "startIndex": 1, "alt": "A shelf",
          "outputs": [{ "file": "a.png" }], "golden": { "frames": ["rest"] } }
        """,
    ])
    func looksDoNotCount(text: String) throws {
        #expect(try hash(text) == hash(plain))
    }

    @Test(arguments: [
        ("\"width\": 100", "\"width\": 101"), ("\"scale\": 2", "\"scale\": 3"), ("\"x\"", "\"y\""),
        ("\"a\": 2", "\"a\": -2"), ("\"b\": null", "\"b\": false"), ("\"b\": null", "\"b\": \"\""),
        ("\"startIndex\": 1", "\"startIndex\": 0"), ("\"startIndex\": 1", "\"poster\": 1"),
        ("\"startIndex\": 1", "\"startIndex\": 1, \"title\": \"T\""),
        (
            "{ \"a\": 1, \"b\": \"x\" }, { \"a\": 2, \"b\": null }",
            "{ \"a\": 2, \"b\": null }, { \"a\": 1, \"b\": \"x\" }"
        ),
        (
            "{ \"a\": 1, \"b\": \"x\" }, { \"a\": 2, \"b\": null }",
            "{ \"a\": 1, \"b\": \"x\" }, { \"a\": 2, \"b\": null }, {}"
        ),
    ])
    func meaningCounts(old: String, new: String) throws {
        let changed = plain.replacing(old, with: new)
        #expect(changed != plain)
        #expect(try hash(changed) != hash(plain))
    }

    @Test func aVariantIsWhatItMakesOfTheScene() throws {
        let varied = """
            { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "items": [1],
              "variants": { "size": { "small": {}, "large": { "viewport": { "width": 200 } } } } }
            """
        func direct(_ width: Int) -> String {
            """
            { "framewheel": 1, "viewport": { "width": \(width), "height": 50 }, "items": [1] }
            """
        }
        #expect(try hash(varied) == hash(direct(100)))
        #expect(try hash(varied, variant: ["size": "large"]) == hash(direct(200)))
    }

    @Test func filesCountByTheirBytes() throws {
        let text = """
            { "framewheel": 1, "viewport": { "width": 100, "height": 50 },
              "items": { "file": "items.json" }, "script": "script.json" }
            """
        let files = [
            "items.json": "[1, 2]", "script.json": "[{ \"drag\": { \"samples\": \"s.csv\" } }]",
            "s.csv": "0,0\n0.1,-20\n",
        ]
        func hash(changing name: String? = nil) throws -> ContentHash {
            var files = files
            if let name { files[name, default: ""] += "\n" }
            return try TemporaryFolder.with(files) { try self.hash(text, folder: $0) }
        }
        let first = try hash()
        #expect(try hash() == first)
        for name in files.keys { #expect(try hash(changing: name) != first, "\(name)") }
    }

    @Test func fontsCountByTheirBytes() throws {
        let text = """
            { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "items": [1], "fonts": ["f.otf"] }
            """
        func hash(_ font: String) throws -> ContentHash {
            try TemporaryFolder.with(["f.otf": font]) { try self.hash(text, folder: $0) }
        }
        #expect(try hash("one") == hash("one"))
        #expect(try hash("one") != hash("two"))
    }

    @Test func whatTheCallerReplacesDoesNotCount() throws {
        func options(_ items: String, pointer: String = "") -> SceneOptions {
            SceneOptions(items: .bytes(Array(items.utf8), name: "<stdin>", pointer: pointer))
        }
        let other = plain.replacing("\"x\"", with: "\"y\"")
        #expect(try hash(other, options: options("[5, 6]")) == hash(plain, options: options("[5, 6]")))
        #expect(try hash(plain, options: options("[5, 6]")) != hash(plain, options: options("[5, 7]")))
        #expect(try hash(plain, options: options("[5, 6]")) != hash(plain))
        let two = "{ \"a\": [1, 2], \"b\": [3, 4] }"
        #expect(
            try hash(plain, options: options(two, pointer: "/a"))
                != hash(plain, options: options(two, pointer: "/b")))
    }

    @Test func cardsOfSwiftCodeHaveNoHash() throws {
        let scene = try #require(TestScene.reading(plain).scene)
        let card = try scene.card(at: 0)
        let made = scene.withCards { _ in card }
        #expect(try made.contentHash() == nil)
    }
}

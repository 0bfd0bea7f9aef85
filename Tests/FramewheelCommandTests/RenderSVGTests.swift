import Foundation
import Testing

@Suite struct RenderSVGTests {
    private static let scene = """
        { "framewheel": 1, "title": "A <shelf>", "alt": "Five cards", "items": { "count": 5 },
          "viewport": { "width": 300, "height": 200 }, "textMode": "blocks",
          "script": [{ "at": 0.1, "select": 1 }] }
        """

    @Test func aStillHasTheScenesWords() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "a.svg", "--at", "rest")
        #expect(run.status == 0)
        let text = String(decoding: try bench.data(of: "a.svg"), as: UTF8.self)
        #expect(text.contains("width=\"300\" height=\"200\" viewBox=\"0 0 300 200\" role=\"img\""))
        #expect(text.contains("<title>A &lt;shelf&gt;</title>\n  <desc>Five cards</desc>"))
        #expect(text.contains("<g id=\"card[1]\""))
    }

    @Test(arguments: outputs)
    func textsAreGlyphsThatAreShared(output: [String]) throws {
        let bench = try Workbench(["scene.json": Self.letters])
        #expect(try Transcript(["render", "scene.json"] + output, in: bench.folder).status == 0)
        let text = String(decoding: try bench.data(of: "a1.svg"), as: UTF8.self)
        #expect(text.components(separatedBy: "<use href=\"#g1\"").count > 3)
        #expect(!text.contains("<text"))
    }

    @Test(arguments: outputs)
    func liveTextsAreCharacters(output: [String]) throws {
        let bench = try Workbench(["scene.json": Self.letters])
        let words = ["render", "scene.json", "--svg-text", "live"] + output
        #expect(try Transcript(words, in: bench.folder).status == 0)
        let text = String(decoding: try bench.data(of: "a1.svg"), as: UTF8.self)
        #expect(text.contains(">Shelf &amp; Co 1</text>"))
        #expect(!text.contains("<use data-element"))
    }

    /// A still, one of a sequence and an animation.
    private static let outputs = [
        ["-o", "a1.svg", "--at", "0"], ["-o", "a%d.svg", "--frames", "1..1"], ["-o", "a1.svg"],
    ]
    /// The scene with letters instead of boxes.
    private static let letters = scene.replacing(
        "\"textMode\": \"blocks\"", with: "\"card\": { \"text\": \"Shelf & Co {number}\" }")

    @Test func aSequenceIsNumbered() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try bench.run("render", "scene.json", "-o", "f%02d.svg", "--frames", "3..5", "--quiet")
        #expect(run.status == 0)
        #expect(bench.names == ["f03.svg", "f04.svg", "f05.svg", "scene.json"])
    }

    @Test func aNameWithoutAMomentIsAnAnimation() throws {
        let moving = Self.scene.replacing(
            "\"title\"", with: "\"carousel\": { \"preset\": \"centered-peek\" }, \"title\"")
        let bench = try Workbench(["scene.json": moving])
        let run = try bench.run("render", "scene.json", "-o", "a.svg", "--repeat", "1")
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("a.svg: "))
        #expect(run.errors.hasSuffix(" of opacity off\n"))
        let text = String(decoding: try bench.data(of: "a.svg"), as: UTF8.self)
        #expect(text.contains("<title>A &lt;shelf&gt;</title>"))
        #expect(text.contains("s linear 1 forwards}"))
        #expect(text.contains("@keyframes m1{0%{transform:translate("))
        #expect(!text.contains("<script"))
    }

    @Test func twoThemesLieInOneFileUnlessOneIsChosen() throws {
        let scene = Self.scene.replacing("\"textMode\"", with: "\"themes\": { \"dark\": {} }, \"textMode\"")
        let bench = try Workbench(["scene.json": scene])
        #expect(try bench.run("render", "scene.json", "-o", "a.svg").status == 0)
        let text = String(decoding: try bench.data(of: "a.svg"), as: UTF8.self)
        #expect(text.contains("@media (prefers-color-scheme:dark){\n.c1{fill:#000}"))
        let one = try Workbench(["scene.json": Self.scene])
        #expect(try one.run("render", "scene.json", "-o", "a.svg").status == 0)
        #expect(!String(decoding: try one.data(of: "a.svg"), as: UTF8.self).contains("prefers-color-scheme"))
    }

    @Test func themesOfOtherShapesFallBackToOne() throws {
        let scene = """
            { "framewheel": 1, "viewport": { "width": 300, "height": 200 }, "textMode": "blocks",
              "variants": { "theme": { "light": {}, "dark": { "theme": "dark", "stage": {
                "vstack": { "children": [{ "carousel": {} }, { "text": "night" }] } } } } },
              "themes": { "dark": {} },
              "items": { "count": 5 }, "script": [{ "at": 0.1, "select": 1 }] }
            """
        let bench = try Workbench(["scene.json": scene])
        let run = try bench.run("render", "scene.json", "-o", "a.svg")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.hasPrefix(
                "framewheel: note: a.svg shows the theme 'light' only: "
                    + "the light and the dark theme do not show the same items\na.svg: "))
        #expect(
            !String(decoding: try bench.data(of: "a.svg"), as: UTF8.self).contains("prefers-color-scheme"))
    }

    @Test(arguments: [
        (["-o", "a.png", "--repeat", "2"], "--repeat is for what moves; 'a.png' is a still"),
        (["-o", "a.svg", "--at", "0", "--repeat", "2"], "--repeat is for what moves; 'a.svg' is a still"),
        (["-o", "a.png", "--link-images"], "--link-images is for an .svg; 'a.png' is none"),
        (["-o", "a.svg", "--svg-text", "alive"], "--svg-text alive: expected outlines or live"),
    ]) func optionsForOtherOutputsAreRefused(words: [String], message: String) throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try Transcript(["render", "scene.json"] + words, in: bench.folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("framewheel: error: \(message)\n"))
        #expect(bench.names == ["scene.json"])
    }
}

import Foundation
import Testing

/// Scenes whose every text wants to break out of the SVG file.
@Suite struct HostileSVGTests {
    /// Texts as JSON has them.
    private static let texts = [
        "</svg><script>alert(1)</script>", "&amp;&lt;script>&", "\\\"'\\\" onload=\\\"alert(1)", "]]>",
        "<![CDATA[x",
        "--><script>", "javascript:alert(1)", "\\uFFFE\\uFFFF", "\\u007F\\u0085\\u202E",
        (0..<0x20).map { code in
            let digits = String(code, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined(),
    ]

    /// All of them in one text.
    private static let all = texts.joined(separator: " ")

    /// A scene with these texts wherever a drawing could show one.
    private static func scene(
        _ text: String = all, word: String = all, themes: String = "", image: String = "a.png"
    ) -> String {
        """
        { "framewheel": 1, "title": "\(text)", "alt": "\(text)", "viewport": { "width": 200, "height": 120 },
          "carousel": { "preset": "centered-peek" }, "themes": { \(themes) }, "textMode": "blocks",
          "card": { "zstack": { "children": [{ "image": "{cover}" }, { "text": "{word}" },
            { "text": "\(text)" }] } },
          "items": [{ "cover": "\(image)", "word": "\(word)" }, { "cover": "\(image)", "word": "\(text)" }],
          "script": [{ "at": 0.1, "select": 1 }, { "mark": "\(text)" }] }
        """
    }

    private static func bench(_ scene: String, image: String = "a.png") throws -> Workbench {
        let bench = try Workbench(["scene.json": scene])
        try bench.write(try #require(Data(base64Encoded: picture)), to: image)
        return bench
    }

    /// A PNG of one pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="

    private static let outputs = [
        ["-o", "a.svg", "--at", "0"], ["-o", "a.svg"], ["-o", "a.svg", "--at", "0", "--svg-text", "live"],
        ["-o", "a.svg", "--at", "0", "--link-images"],
    ]

    @Test(arguments: outputs, ["blocks", "outlines"]) func aTextCannotBreakOut(output: [String], mode: String)
        throws
    {
        let scene = Self.scene().replacing("\"blocks\"", with: "\"\(mode)\"")
        let bench = try Self.bench(scene)
        let run = try Transcript(["render", "scene.json"] + output, in: bench.folder)
        try #require(run.status == 0, "\(run.errors)")
        try Self.check(bench)
    }

    @Test(arguments: texts) func aThemesNameCannotBreakOut(text: String) throws {
        let bench = try Self.bench(Self.scene("x", themes: "\"\(text)\": {}, \"dark\": {}"))
        let run = try bench.run("render", "scene.json", "-o", "a.svg", "--at", "0")
        guard run.status == 0 else { return #expect(bench.names == ["a.png", "scene.json"]) }
        try Self.check(bench)
    }

    @Test(arguments: ["title", "alt", "word"]) func halfACharacterIsRefused(place: String) throws {
        let scene = Self.scene("x", word: "x").replacing(
            "\"\(place)\": \"x\"", with: "\"\(place)\": \"\\ud800\"")
        let bench = try Self.bench(scene)
        let run = try bench.run("render", "scene.json", "-o", "a.svg")
        #expect(run.status != 0)
        #expect(run.errors.contains("surrogate"))
        #expect(bench.names == ["a.png", "scene.json"])
    }

    @Test(arguments: [
        "a\"><script>alert(1)<.png", "javascript:alert(1).png", "a&b'c.png", "]]>.png", "a\nb.png",
        "http:x.png",
    ]) func aFileNameCannotBreakOut(name: String) throws {
        let written = name.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        let bench = try Self.bench(Self.scene("x", word: "x", image: written), image: name)
        for output in [["--at", "0"], []] {
            let run = try Transcript(
                ["render", "scene.json", "-o", "a.svg", "--link-images"] + output, in: bench.folder)
            guard run.status == 0 else { continue }
            try Self.check(bench)
        }
    }

    /// The file is well-formed, has no script and refers to nothing but itself and files beside it.
    private static func check(_ bench: Workbench) throws {
        let text = String(decoding: try bench.data(of: "a.svg"), as: UTF8.self)
        #expect(!text.lowercased().contains("<script"))
        #expect(text.components(separatedBy: "</svg>").count == 2)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
        #expect(!text.unicodeScalars.contains { (0xFFFE...0xFFFF).contains($0.value) })
        let file = bench.folder.appending(path: "a.svg").path
        #expect(try XMLLint.run(["--noout"], file).status == 0)
        // An XML reader that is not ours finds no element and no attribute that acts.
        let active = ["script", "foreignObject", "iframe", "a", "set", "animate"]
            .map { "local-name()='\($0)'" }.joined(separator: " or ")
        let count = "count(//*[\(active)]) + count(//@*[starts-with(local-name(),'on')])"
        #expect(try XMLLint.run(["--xpath", count], file).output.split(separator: "\n") == ["0"])
        let references = try XMLLint.run(["--xpath", "//@href | //@src"], file).output.split(separator: "\n")
        #expect(!references.isEmpty)
        for reference in references {
            let value = reference.drop { $0 != "\"" }.dropFirst()
            let isOwn = value.hasPrefix("#") || value.hasPrefix("data:image/png;base64,")
            // A relative address: no scheme and no root.
            let isBeside = !value.prefix { $0 != "/" }.contains(":") && !value.hasPrefix("/")
            #expect(isOwn || isBeside, "\(reference)")
        }
    }
}

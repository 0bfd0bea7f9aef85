import Foundation
import Testing

/// Scenes at the edge of what can be drawn: an SVG of them is whole and well-formed, or there is none and a message.
@Suite struct ExtremeSVGTests {
    private static func scene(_ keys: String) -> String {
        let usual = [
            "viewport": "{ \"width\": 300, \"height\": 200 }", "items": "{ \"count\": 5 }",
            "script": "[{ \"at\": 0.1, \"select\": 1 }]",
        ]
        let rest = usual.filter { !keys.contains("\"\($0.key)\"") }.map { "\"\($0.key)\": \($0.value), " }
        return
            "{ \"framewheel\": 1, \"carousel\": { \"preset\": \"centered-peek\" }, \(rest.joined()) \(keys) }"
    }

    /// What is drawn, and whether it can be.
    private static let scenes: [(keys: String, isDrawn: Bool)] = [
        ("\"items\": [], \"script\": []", true),
        ("\"items\": { \"count\": 300 }, \"textMode\": \"blocks\"", true),
        ("\"viewport\": { \"width\": 1, \"height\": 1 }", true),
        ("\"viewport\": { \"width\": 20000, \"height\": 1 }", true),
        ("\"card\": { \"text\": \"\(String(repeating: "漢字かな混じり ", count: 700))\" }", true),
        ("\"card\": { \"text\": \"Aあ\", \"size\": 2000 }", true),
        ("\"card\": { \"text\": \"Aあ\", \"size\": 0.01 }", true),
        ("\"card\": { \"text\": \"\" }, \"title\": \"\", \"alt\": \"\"", true),
        ("\"card\": { \"image\": \"none.png\" }", false),
        ("\"card\": { \"image\": \"scene.json\" }", false),
    ]

    private static let outputs = [
        ["-o", "a.svg", "--at", "0.2"], ["-o", "a.svg", "--at", "0.2", "--svg-text", "live"],
        ["-o", "a.svg"], ["-o", "a%d.svg", "--frames", "0..0"], ["-o", "a.svg", "--link-images"],
    ]

    @Test(.enabled(if: XMLLint.isInstalled), arguments: scenes)
    func thereIsAWholeFileOrNone(keys: String, isDrawn: Bool) throws {
        for output in Self.outputs {
            let bench = try Workbench(["scene.json": Self.scene(keys)])
            let run = try Transcript(["render", "scene.json", "--quiet"] + output, in: bench.folder)
            #expect((run.status == 0) == isDrawn, "\(output): \(run.errors)")
            let files = bench.names.filter { $0 != "scene.json" }
            guard isDrawn else {
                #expect(files.isEmpty)
                #expect(run.errors.hasPrefix("scene.json:"), "\(run.errors)")
                continue
            }
            #expect(files == (output[1] == "a.svg" ? ["a.svg"] : ["a0.svg"]))
            for file in files {
                #expect(try XMLLint.run(["--noout"], bench.folder.appending(path: file).path).status == 0)
            }
        }
    }

    /// Half a picture, which would be seen as such only by whoever looks at the file.
    @Test(arguments: ["jpg", "png"], [["-o", "a.svg", "--at", "0"], ["-o", "a.svg"], ["-o", "a%d.svg"]])
    func aPictureThatEndsTooEarlyIsNamed(kind: String, output: [String]) throws {
        let bench = try Workbench([
            "scene.json": Self.scene("\"card\": { \"image\": \"half.\(kind)\" }")
        ])
        let cover = Transcript.repository.appending(path: "examples/covers/dunes.jpg")
        let whole =
            try kind == "jpg" ? Data(contentsOf: cover) : #require(Data(base64Encoded: Self.picture))
        try bench.write(whole.prefix(kind == "jpg" ? whole.count / 2 : whole.count - 12), to: "half.\(kind)")
        let run = try Transcript(["render", "scene.json"] + output, in: bench.folder)
        #expect(run.errors.contains("half.\(kind): the \(kind == "jpg" ? "JPEG" : "PNG") is truncated"))
        #expect(run.status == 2)
        #expect(bench.names == ["half.\(kind)", "scene.json"])
        try bench.write(whole, to: "half.\(kind)")
        #expect(try bench.run("render", "scene.json", "-o", "a.svg").status == 0)
    }

    /// Many cards that pass quickly, over a long time: its motion is no less exact for that.
    @Test func aLongScriptPlaysAsExactlyAsAShortOne() throws {
        let steps = (0..<60).map { "{ \"at\": \(Double($0) * 0.7 + 0.1), \"select\": \($0 * 7 % 50) }" }
        let keys =
            "\"items\": { \"count\": 50 }, \"textMode\": \"blocks\", \"script\": [\(steps.joined(separator: ", "))]"
        let bench = try Workbench(["scene.json": Self.scene(keys)])
        let run = try bench.run("render", "scene.json", "-o", "a.svg")
        #expect(run.status == 0)
        let words = run.errors.split(separator: " ")
        let place = try #require(words.firstIndex(of: "points,"))
        let error = try #require(Double(words[place - 1]))
        #expect(error <= 0.25)
    }

    @Test(arguments: [
        ("missing/o.svg", "missing/o.svg: the folder does not exist"),
        ("file/o.svg", "file/o.svg: the folder does not exist"),
        ("full.svg", "full.svg: no space left on the device"),
        ("file/%d.svg", "file: is a file, expected a folder"),
    ]) func anOutputThatCannotBeWrittenIsAnInputOutputError(output: String, message: String) throws {
        let bench = try Workbench(["scene.json": Self.scene("\"textMode\": \"blocks\""), "file": "x"])
        try FileManager.default.createSymbolicLink(
            atPath: bench.folder.appending(path: "full.svg").path, withDestinationPath: "/dev/full")
        let before = bench.allNames
        for more in output.contains("%") ? [[]] : [[], ["--at", "0"]] {
            let run = try Transcript(["render", "scene.json", "-o", output] + more, in: bench.folder)
            #expect(run.errors == "framewheel: error: \(message)\n")
            #expect(run.status == 3)
            #expect(bench.allNames == before)
        }
    }

    /// Names that mean something in an address, in XML or in a shell.
    private static let names = [
        "a b.png", "50%.png", "%41.png", "a'b.png", "a\"b.png", "日本.png", "a#b?.png", "a;b&c.png", "a\\b.png",
        "c:x.png", "-.png", "~.png", "é.png", "a+b=c,d.png", "<x>.png", "$HOME.png", "`x`.png", "a\tb.png",
    ]

    @Test(.enabled(if: XMLLint.isInstalled), arguments: ["a.svg", "out #put/?/a.svg", "../a.svg"])
    func linkedPicturesAreFoundFromTheFile(output: String) throws {
        let items = Self.names.map { name in
            let text = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
                "\t", with: "\\t")
            return "{ \"cover\": \"\(text)\" }"
        }
        let keys =
            "\"items\": [\(items.joined(separator: ", "))], \"card\": { \"image\": \"{cover}\" }, "
            + "\"viewport\": { \"width\": 9000, \"height\": 200 }"
        let scene = Self.scene(keys).replacing("centered-peek", with: "scroll-view")
        let bench = try Workbench(["in side/scene.json": scene, "out #put/?/x": ""])
        let picture = try #require(Data(base64Encoded: Self.picture))
        for name in Self.names { try bench.write(picture, to: "in side/\(name)") }
        let folder = bench.folder.appending(path: "in side")
        let name = output.hasPrefix("out") ? "../\(output)" : output
        let run = try Transcript(
            ["render", "scene.json", "-o", name, "--at", "0", "--link-images"], in: folder)
        try #require(run.status == 0, "\(run.errors)")
        let file = folder.appending(path: name).standardizedFileURL
        let references = try XMLLint.run(["--xpath", "//*[local-name()='image']/@href"], file.path).output
        let paths = references.split(separator: "\n").compactMap { line in
            // Resolved as an address, by another reader of addresses.
            URL(string: String(line.drop { $0 != "\"" }.dropFirst().dropLast()), relativeTo: file)?
                .standardizedFileURL.path
        }
        #expect(Set(paths) == Set(Self.names.map { folder.appending(path: $0).standardizedFileURL.path }))
    }

    /// A PNG of one pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
}

/// A reader of XML that is not ours.
enum XMLLint {
    static var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/xmllint") }
    }

    static func run(_ arguments: [String], _ file: String) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xmllint"] + arguments + [file]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}

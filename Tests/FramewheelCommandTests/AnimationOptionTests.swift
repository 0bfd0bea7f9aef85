import Foundation
import FrameImaging
import Testing

/// What the options of an animation do to its pixels, as options and as keys of an output.
@Suite struct AnimationOptionTests {
    /// A translucent card that passes over nothing.
    private static func scene(_ outputs: String = "") -> String {
        """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "scale": 1, "duration": 0.5,
          "items": { "count": 5 }, "textMode": "blocks", "background": "clear",
          "carousel": { "slot": { "width": 60 }, "edges": "free" },
          "card": { "rectangle": { "fill": "#00000080" }, "modifiers": [{ "frame": { "width": 40, "height": 30 } }] },
          "script": [{ "drag": { "forward": 80, "over": 0.5 } }]\(outputs.isEmpty ? "" : ", \"outputs\": [\(outputs)]") }
        """
    }

    private func bench(_ outputs: String = "") throws -> Workbench {
        try Workbench(["scene.json": Self.scene(outputs)])
    }

    /// The pixel in a corner, where no card is, and one in the middle of the card, of the first frame: red, green,
    /// blue, alpha.
    private func pixels(_ name: String, in bench: Workbench) throws -> (corner: [UInt8], card: [UInt8]) {
        var picture = name
        if name.hasSuffix("webp") {
            // ffmpeg 5 reads no animated WebP.
            _ = try tool("webpmux", "-get", "frame", "1", name, "-o", "frame.webp", in: bench)
            _ = try tool("dwebp", "-quiet", "frame.webp", "-o", "frame.png", in: bench)
            picture = "frame.png"
        }
        let kind = name.hasSuffix("apng") ? ["-f", "apng"] : []
        let data = Array(
            try Transcript(
                ["ffmpeg", "-v", "error"] + kind
                    + ["-i", picture, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
                in: bench.folder, program: URL(filePath: "/usr/bin/env")
            ).output)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let place = (y * 100 + x) * 4
            return data.count >= place + 4 ? Array(data[place..<place + 4]) : []
        }
        return (pixel(1, 1), pixel(30, 25))
    }

    private func tool(_ words: String..., in bench: Workbench) throws -> Transcript {
        try Transcript(words, in: bench.folder, program: URL(filePath: "/usr/bin/env"))
    }

    private static let formats = ["gif", "apng", "webp", "mp4", "webm"]

    private func expect(_ found: [UInt8], near wanted: [UInt8], _ tolerance: Int, _ name: String) {
        #expect(found.count == wanted.count, "\(name)")
        for (one, other) in zip(found, wanted) {
            #expect(abs(Int(one) - Int(other)) <= tolerance, "\(name): \(found), expected \(wanted)")
        }
    }

    /// Black of alpha 128 leaves 127 of 255 parts of what lies behind it.
    @Test func theBackgroundLiesBehindEverything() throws {
        for isKey in [false, true] {
            let keys = Self.formats.map { "{ \"file\": \"a.\($0)\", \"background\": \"#FF8040\" }" }
            let bench = try bench(isKey ? keys.joined(separator: ", ") : "")
            let words = Self.formats.flatMap { ["-o", "a.\($0)"] } + ["--background", "#FF8040"]
            let run = try Transcript(
                ["render", "scene.json", "--quiet"] + (isKey ? [] : words), in: bench.folder)
            #expect(run.status == 0, "\(run.errors)")
            for format in Self.formats {
                let (corner, card) = try pixels("a.\(format)", in: bench)
                let tolerance = format == "apng" ? 0 : format == "gif" ? 3 : 8
                expect(corner, near: [255, 128, 64, 255], tolerance, format)
                expect(card, near: [127, 64, 32, 255], max(tolerance, 1), format)
            }
        }
    }

    @Test func withoutABackgroundAlphaIsKeptWhereThereIsAny() throws {
        let bench = try bench()
        #expect(
            try Transcript(
                ["render", "scene.json", "--quiet", "--encoder-quality", "lossless"]
                    + Self.formats.flatMap { ["-o", "a.\($0)"] }, in: bench.folder
            ).status == 0)
        for format in ["apng", "webp"] {
            let (corner, card) = try pixels("a.\(format)", in: bench)
            #expect(corner == [0, 0, 0, 0], "\(format)")
            #expect(card == [0, 0, 0, 128], "\(format)")
        }
        // A GIF's pixels are there or not; a video lies on white.
        let gif = try pixels("a.gif", in: bench)
        #expect(gif.corner[3] == 0)
        expect(gif.card, near: [127, 127, 127, 255], 2, "gif")
        for format in ["mp4", "webm"] {
            let (corner, card) = try pixels("a.\(format)", in: bench)
            expect(corner, near: [255, 255, 255, 255], 1, format)
            expect(card, near: [127, 127, 127, 255], 2, format)
        }
    }

    /// A GIF of whole colours beneath a clear word of the scene.
    @Test func aClearBackgroundIsAKeyAndAWord() throws {
        let bench = try Workbench([
            "scene.json": Self.scene("{ \"file\": \"key.apng\", \"background\": null }").replacing(
                "\"background\": \"clear\"", with: "\"background\": \"white\"")
        ])
        #expect(try bench.run("render", "scene.json", "--quiet").status == 0)
        #expect(
            try bench.run("render", "scene.json", "-o", "word.apng", "--background", "clear", "--quiet")
                .status
                == 0)
        #expect(try bench.run("render", "scene.json", "-o", "white.apng", "--quiet").status == 0)
        #expect(try pixels("key.apng", in: bench).corner == [0, 0, 0, 0])
        #expect(try bench.data(of: "key.apng") == bench.data(of: "word.apng"))
        #expect(try pixels("white.apng", in: bench).corner == [255, 255, 255, 255])
    }

    @Test func losslessIsAnOptionAndAKey() throws {
        let bench = try bench("{ \"file\": \"key.webp\", \"quality\": \"lossless\" }")
        #expect(try bench.run("render", "scene.json", "--quiet").status == 0)
        #expect(
            try bench.run(
                "render", "scene.json", "-o", "option.webp", "--encoder-quality", "lossless", "--quiet"
            )
            .status == 0)
        #expect(try bench.run("render", "scene.json", "-o", "lossy.webp", "--quiet").status == 0)
        #expect(try bench.data(of: "key.webp") == bench.data(of: "option.webp"))
        #expect(try tool("webpinfo", "key.webp", in: bench).text.contains("VP8L"))
        #expect(!(try tool("webpinfo", "lossy.webp", in: bench).text.contains("VP8L")))
    }

    @Test func qualityMakesSmallerFiles() throws {
        let bench = try Workbench([
            "scene.json": Self.scene().replacing(
                "\"rectangle\": { \"fill\": \"#00000080\" }",
                with: """
                    "rectangle": { "fill": { "linearGradient": { "colors": ["#FF0000", "#00FF88", "#0000FF"] } } }
                    """)
        ])
        for format in ["gif", "webp", "mp4", "webm"] {
            for quality in ["5", "95"] {
                let run = try bench.run(
                    "render", "scene.json", "-o", "\(quality).\(format)", "--encoder-quality", quality,
                    "--quiet",
                    "--scale", "3")
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(
                try bench.data(of: "5.\(format)").count < bench.data(of: "95.\(format)").count, "\(format)")
        }
    }

    @Test func aPNGOfTheSceneMayMove() throws {
        let bench = try bench(
            "{ \"file\": \"a.png\", \"animated\": true, \"fps\": 20 }, { \"file\": \"b.png\" }")
        #expect(try bench.run("render", "scene.json", "--quiet").status == 0)
        #expect(
            try bench.run("render", "scene.json", "-o", "c.apng", "--fps", "20", "--quiet").status == 0)
        #expect(try bench.data(of: "a.png") == bench.data(of: "c.apng"))
        #expect(!(try bench.data(of: "b.png").contains(Data("acTL".utf8))))
    }

    /// Every option of motion as a key gives the bytes that the option gives.
    @Test(arguments: [
        (["--fps", "10"], "\"fps\": 10"), (["--width", "60"], "\"width\": 60"),
        (["--scale", "1.5"], "\"scale\": 1.5"), (["--repeat", "2"], "\"repeat\": 2"),
        (["--hold", "0.4"], "\"hold\": 0.4"), (["--boomerang"], "\"boomerang\": true"),
        (["--speed", "0.5"], "\"speed\": 0.5"), (["--encoder-quality", "40"], "\"quality\": 40"),
        (["--background", "#123456"], "\"background\": \"#123456\""),
        (["--max-bytes", "1kB", "--min-fps", "5"], "\"maxBytes\": \"1kB\", \"minFps\": 5"),
        (["--touches"], "\"touches\": true"),
    ]) func keysAreWhatOptionsAre(words: [String], keys: String) throws {
        let plain = try bench()
        #expect(try plain.run("render", "scene.json", "-o", "a.webp", "--quiet").status == 0)
        let bench = try bench("{ \"file\": \"key.webp\", \(keys) }")
        let key = try bench.run("render", "scene.json", "--quiet")
        let option = try Transcript(
            ["render", "scene.json", "-o", "option.webp", "--quiet"] + words, in: bench.folder)
        #expect(key.status == 0 && option.status == 0, "\(key.errors)\(option.errors)")
        #expect(try bench.data(of: "key.webp") == bench.data(of: "option.webp"))
        #expect(try bench.data(of: "key.webp") != plain.data(of: "a.webp"))
    }

    @Test(arguments: [
        (
            ["-o", "a.mp4", "--repeat", "3"],
            "--repeat is for .gif, .apng, .webp and .svg; what plays 'a.mp4' says how often"
        ),
        (
            ["-o", "a.apng", "--encoder-quality", "50"],
            "--encoder-quality is for .webp, .jpg, .gif, .mp4 and .webm"
        ),
        (
            ["-o", "a.png", "--encoder-quality", "50"],
            "--encoder-quality is for .webp, .jpg, .gif, .mp4 and .webm"
        ),
    ]) func optionsThatDoNothingAreRefused(words: [String], message: String) throws {
        let bench = try bench()
        let run = try Transcript(["render", "scene.json"] + words, in: bench.folder)
        #expect(run.status == 2)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(bench.names == ["scene.json"])
    }

    // MARK: - Sizes

    @Test func eachOutputKeepsItsOwnSize() throws {
        let bench = try bench(
            """
            { "file": "a.gif", "maxBytes": "1kB" }, { "file": "b.webp", "maxBytes": "1kB" },
            { "file": "c.gif", "maxBytes": "1GB" }, { "file": "d.apng", "maxBytes": 5 }
            """)
        let run = try bench.run("render", "scene.json", "--no-progress")
        // What cannot be made is told; the others are made all the same.
        #expect(run.status == 1)
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(
            lines.last?.hasPrefix("framewheel: error: d.apng: the smallest that could be made has ") == true)
        for name in ["a.gif", "b.webp"] { #expect(try bench.data(of: name).count <= 1000) }
        #expect(bench.names == ["a.gif", "b.webp", "c.gif", "scene.json"])
    }

    private static let kinds = [
        "o.gif", "o.apng", "o.webp", "o.mp4", "o.png", "f/%d.png", "f/%d.png -o o.gif",
    ]

    /// A GIF's colours are found in smaller frames, which must not be what is spoken of.
    @Test(arguments: kinds) func aPictureThatIsTooLargeIsNamedWithItsSize(outputs: String) throws {
        let bench = try bench()
        let words = ["render", "scene.json", "-o"] + outputs.split(separator: " ").map(String.init)
        let wide = try Transcript(words + ["--width", "40000"], in: bench.folder)
        #expect(
            wide.errors == """
                framewheel: error: the picture would be 40000×20000 pixels, over the limit of 32767 pixels in \
                one direction

                """)
        #expect(wide.status == 2)
        let large = try Transcript(words + ["--width", "20000"], in: bench.folder)
        #expect(
            large.errors == """
                scene.json: error: the picture would be 20000×10000 pixels, over the limit of 64000000 pixels
                  hint: a smaller --scale makes it smaller, --max-pixels allows more

                """)
        #expect(large.status == 2)
        #expect(bench.names == ["scene.json"])
    }
}

import Foundation
import FrameImaging
import Testing

/// Animations at their edges, as other programs read them.
@Suite struct AnimationEdgeTests {
    /// A scene with more keys.
    private static func scene(_ size: (Int, Int), duration: String = "0.5", _ more: String) -> String {
        """
        { "framewheel": 1, "viewport": { "width": \(size.0), "height": \(size.1) }, "scale": 1,
          "textMode": "blocks", "carousel": { "slot": { "width": 60 }, "edges": "free" },
          "items": { "count": 5 }, "duration": \(duration), \(more) }
        """
    }

    private static let drag = "\"script\": [{ \"drag\": { \"forward\": 80, \"over\": 0.5 } }]"
    private static let clearCards = """
        "background": "clear", "card": { "circle": { "fill": "#3366CC80" } }, \(drag)
        """

    /// What is made, its size, and how many frames it has at 20 a second.
    struct Edge: CustomTestStringConvertible, Sendable {
        let name: String
        let scene: String
        let width, height, count: Int
        var testDescription: String { name }
    }

    static let edges = [
        Edge(
            name: "one frame", scene: scene((41, 30), duration: "0.01", drag), width: 41, height: 30, count: 1
        ),
        Edge(
            name: "two equal frames", scene: scene((40, 30), duration: "0.1", "\"script\": []"), width: 40,
            height: 30, count: 2),
        Edge(name: "odd sizes", scene: scene((51, 33), drag), width: 51, height: 33, count: 10),
        Edge(name: "one pixel", scene: scene((1, 1), drag), width: 1, height: 1, count: 10),
        Edge(
            name: "nothing to see",
            scene: scene(
                (40, 30),
                "\"background\": \"clear\", \"card\": { \"circle\": { \"fill\": \"clear\" } }, \(drag)"),
            width: 40, height: 30, count: 10),
        Edge(name: "alpha in motion", scene: scene((100, 50), clearCards), width: 100, height: 50, count: 10),
    ]

    private func tool(_ words: String..., in bench: Workbench) throws -> Transcript {
        try Transcript(words, in: bench.folder, program: URL(filePath: "/usr/bin/env"))
    }

    /// The pixels of a file's frames: blue, green, red, alpha.
    private func frames(of name: String, _ edge: Edge, in bench: Workbench) throws -> [[UInt8]] {
        let kind = name.hasSuffix("apng") ? ["-f", "apng"] : []
        let data = try Transcript(
            ["ffmpeg", "-v", "error"] + kind + ["-i", name, "-vsync", "passthrough"]
                + ["-f", "rawvideo", "-pix_fmt", "bgra", "-"],
            in: bench.folder, program: URL(filePath: "/usr/bin/env")
        ).output
        let length = edge.width * edge.height * 4
        return stride(from: 0, to: data.count, by: length).map { Array(data[$0..<$0 + length]) }
    }

    @Test(arguments: edges) func everyFormatIsSound(edge: Edge) throws {
        let bench = try Workbench(["scene.json": edge.scene])
        let formats = ["gif", "apng", "webp", "mp4", "webm"]
        let run = try Transcript(
            ["render", "scene.json", "--fps", "20", "--quiet"] + formats.flatMap { ["-o", "a.\($0)"] }
                + ["-o", "f/%02d.png"], in: bench.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "")
        #expect(try tool("pngcheck", "a.apng", in: bench).text.hasPrefix("OK: "))
        let webp = try tool("webpinfo", "a.webp", in: bench).text
        #expect(webp.contains("Canvas size \(edge.width) x \(edge.height)"))
        #expect(webp.contains("No error detected.") && !webp.contains("Warning"))
        let gif = try tool("gifsicle", "--info", "a.gif", in: bench)
        let info = gif.text + gif.errors
        #expect(info.contains("logical screen \(edge.width)x\(edge.height)"))
        #expect(!info.contains("warning") && !info.contains("error"))
        for format in ["mp4", "webm"] {
            let probe = try tool(
                "ffprobe", "-v", "error", "-count_frames", "-show_entries",
                "stream=width,height,nb_read_frames", "-of", "csv=p=0", "a.\(format)", in: bench)
            let (width, height) = (edge.width + edge.width % 2, edge.height + edge.height % 2)
            #expect(probe.text.hasPrefix("\(width),\(height),\(edge.count)"))
        }
        try checkPixels(edge, in: bench)
    }

    /// The APNG has the pixels of the frames, the GIF those that are at least half opaque.
    private func checkPixels(_ edge: Edge, in bench: Workbench) throws {
        var pictures: [[UInt8]] = []
        for number in 0..<edge.count {
            let name = "f/0\(number).png"
            let picture = try frames(of: name, edge, in: bench)[0]
            // Frames that show the same as the one before are not stored.
            if picture != pictures.last { pictures.append(picture) }
        }
        let apng = try frames(of: "a.apng", edge, in: bench)
        #expect(apng == pictures)
        let gif = try frames(of: "a.gif", edge, in: bench)
        #expect(gif.count <= pictures.count)
        for (picture, frame) in zip(pictures, gif) where gif.count == pictures.count {
            for place in stride(from: 3, to: picture.count, by: 4) {
                #expect(frame[place] == (picture[place] < 128 ? 0 : 255))
            }
        }
    }

    // MARK: - Times

    @Test(arguments: [7, 24, 30, 50, 60]) func theDelaysOfAGIFDoNotDrift(rate: Int) throws {
        let bench = try Workbench([
            "scene.json": Self.scene(
                (100, 50), duration: "3",
                """
                "script": [{ "drag": { "forward": 200, "over": 3 } }]
                """)
        ])
        #expect(
            try bench.run("render", "scene.json", "-o", "a.gif", "--fps", "\(rate)", "--quiet").status == 0)
        let run = try tool("gifsicle", "--info", "a.gif", in: bench)
        let delays = (run.text + run.errors).split(separator: "\n").compactMap { line in
            line.split(separator: "delay ").dropFirst().first.flatMap { Double($0.dropLast()) }
        }
        // More than 50 frames a second are not played.
        let played = Double(min(rate, 50))
        var end = 0.0
        for delay in delays {
            #expect(delay >= 0.02)
            end += delay
            // Where a frame ends is the end of some frame of the rate, to the nearest hundredth.
            let frame = (end * played).rounded()
            #expect(abs(end - frame / played) < 0.00501, "\(end)")
        }
        #expect(abs(end - 3) < 0.00001)
    }

    @Test(arguments: [("0", 2), ("1", 0), ("3", 0), ("forever", 0), ("65536", 2), ("-1", 2)])
    func playsAreOneOrMoreOrForever(word: String, status: Int32) throws {
        let bench = try Workbench(["scene.json": Self.scene((20, 20), Self.drag)])
        let run = try bench.run(
            "render", "scene.json", "-o", "a.gif", "-o", "a.apng", "-o", "a.webp", "--repeat", word,
            "--hold", "0.5", "--boomerang", "--speed", "2", "--fps", "20", "--quiet")
        #expect(run.status == status)
        guard status == 0 else {
            #expect(
                run.errors
                    == "framewheel: error: --repeat \(word): expected forever, or a whole number from 1 to 65535\n"
            )
            return #expect(bench.names == ["scene.json"])
        }
        // Five frames there, three back, and the hold at the turn.
        let length = 8.0 / 20 + 0.5
        let gif = try tool("gifsicle", "--info", "a.gif", in: bench)
        let loops = ["1": [], "3": ["loop count 2"], "forever": ["loop forever"]][word] ?? ["?"]
        let found = (gif.text + gif.errors).split(separator: "\n").filter { $0.contains("loop") }
        #expect(found.map { $0.drop { $0 == " " } } == loops.map { $0[...] })
        let apng = try #require(try Array(bench.data(of: "a.apng")).chunk("acTL"))
        #expect(apng[7] == (Int(word).map { UInt8($0) } ?? 0))
        let webp = try tool("webpinfo", "a.webp", in: bench).text
        #expect(webp.contains("Loop count      : \(Int(word) ?? 0)"), "\(webp)")
        let durations = webp.split(separator: "\n").filter { $0.contains("Duration") }
            .compactMap { Int($0.split(separator: " ").last ?? "") }
        #expect(durations.reduce(0, +) == Int(length * 1000))
    }

    // MARK: - Standard output

    @Test(arguments: ["gif", "apng", "webp", "mp4", "webm"])
    func standardOutputGetsWhatAFileGets(format: String) throws {
        let bench = try Workbench(["scene.json": Self.scene((40, 30), Self.drag)])
        let run = try bench.run("render", "scene.json", "-o", "-", "--stream", format, "--quiet")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(try bench.run("render", "scene.json", "-o", "a.\(format)", "--quiet").status == 0)
        #expect(try bench.data(of: "a.\(format)") == run.output)
        #expect(bench.names == ["a.\(format)", "scene.json"])
    }
}

extension [UInt8] {
    /// What the first chunk of a name in a PNG holds.
    fileprivate func chunk(_ name: String) -> [UInt8]? {
        var place = 8
        while place + 8 <= count {
            let length = self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = place + 8..<place + 8 + length
            guard content.upperBound + 4 <= count else { return nil }
            if Array(self[place + 4..<place + 8]) == Array(name.utf8) { return Array(self[content]) }
            place = content.upperBound + 4
        }
        return nil
    }
}

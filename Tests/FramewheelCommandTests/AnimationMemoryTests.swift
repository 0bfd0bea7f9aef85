import Foundation
import Testing

/// However many frames there are, few of them are in memory.
@Suite(.serialized) struct AnimationMemoryTests {
    private static let (width, height) = (150, 100)
    /// A hundred frames' pixels, in KiB.
    private static let limit = 100 * width * height * 4 / 1024

    private static func scene(seconds: Int) -> String {
        """
        { "framewheel": 1, "viewport": { "width": \(width), "height": \(height) }, "scale": 1,
          "textMode": "blocks", "background": "white", "carousel": { "slot": { "width": 90 }, "edges": "free" },
          "items": { "count": 5 }, "duration": \(seconds),
          "script": [{ "drag": { "forward": 300, "over": \(seconds) } }] }
        """
    }

    @Test(arguments: ["gif", "apng", "webp", "mp4"]) func memoryDoesNotGrowWithTheFrames(format: String)
        throws
    {
        let bench = try Workbench([
            "short.json": Self.scene(seconds: 4), "long.json": Self.scene(seconds: 40),
        ])
        // It keeps nothing, so that only our own memory counts.
        try bench.write(
            Data("#!/bin/bash\nfor last; do :; done\ncat >/dev/null; echo done >\"$last\"\n".utf8),
            to: "bin/ffmpeg")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bench.folder.appending(path: "bin/ffmpeg").path)
        let short = try Self.peak("short", format, in: bench)
        let long = try Self.peak("long", format, in: bench)
        // Ten times as many frames, a thousand more; a hundred of them would be seen.
        #expect(long < short + Self.limit, "\(short) KiB, then \(long)")
    }

    /// A carousel that goes round by itself has ever new cards, each seen for a while.
    private static func round(seconds: Int) -> String {
        """
        { "framewheel": 1, "viewport": { "width": 393, "height": 420 }, "textMode": "blocks",
          "carousel": { "preset": "shrinking", "loop": true, "autoplay": { "every": 3 } },
          "items": { "count": 10 }, "duration": \(seconds) }
        """
    }

    @Test func memoryGrowsWithWhatMovesInAnSVGNotWithAllThatEverDid() throws {
        let bench = try Workbench([
            "short.json": Self.round(seconds: 30), "long.json": Self.round(seconds: 120),
        ])
        let short = try Self.peak("short", "svg", in: bench)
        let long = try Self.peak("long", "svg", in: bench)
        // All samples of all 40 cards would be 100 MB more.
        #expect(long < short + 40 * 1024, "\(short) KiB, then \(long)")
    }

    /// The most memory that the program had, in KiB on Linux.
    private static func peak(_ name: String, _ format: String, in bench: Workbench) throws -> Int {
        let script = """
            import os, resource, subprocess, sys
            os.environ["PATH"] = os.getcwd() + "/bin:" + os.environ["PATH"]
            status = subprocess.run(sys.argv[1:]).returncode
            print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            """
        let run = try Transcript(
            [
                "-c", script, Transcript.program.path, "render", "\(name).json", "-o", "\(name).\(format)",
                "--jobs", "2", "--quiet",
            ] + (format == "svg" ? [] : ["--fps", "30"]), in: bench.folder,
            program: URL(filePath: "/usr/bin/python3"))
        let numbers = run.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        try #require(numbers.count == 2 && numbers[0] == 0, "\(run.errors)")
        #expect(bench.names.contains("\(name).\(format)"))
        return numbers[1]
    }
}

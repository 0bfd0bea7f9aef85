import Foundation
import Testing

/// Animations as the command makes them, looked at by other programs.
@Suite struct AnimationTests {
    /// A scene of 100 × 50 points that lasts one second, in which cards pass.
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 }, "scale": 1, "duration": 1,
          "items": { "count": 5 }, "textMode": "blocks", "background": "#FFFFFF",
          "carousel": { "slot": { "width": 60 } },
          "script": [{ "at": 0.1, "drag": { "forward": 80, "over": 0.4 } }] }
        """

    private func bench() throws -> Workbench { try Workbench(["scene.json": Self.scene]) }

    /// What ffprobe says of a file: width, height, frames, seconds.
    private func probe(_ name: String, in bench: Workbench) throws -> [String] {
        let run = try Transcript(
            [
                "ffprobe", "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                "stream=width,height,nb_read_frames:format=duration", "-of", "csv=p=0", name,
            ], in: bench.folder, program: URL(filePath: "/usr/bin/env"))
        return run.text.split(whereSeparator: { ",\n".contains($0) }).map(String.init)
    }

    /// The pixels of all frames as red, green, blue and alpha.
    private func pixels(_ words: [String], in bench: Workbench) throws -> Data {
        try Transcript(
            ["ffmpeg", "-v", "error"] + words + ["-f", "rawvideo", "-pix_fmt", "rgba", "-"],
            in: bench.folder, program: URL(filePath: "/usr/bin/env")
        ).output
    }

    @Test func oneRunMakesManyFormats() throws {
        let bench = try bench()
        let run = try bench.run(
            "render", "scene.json", "-o", "a.gif", "-o", "a.apng", "-o", "a.webp", "-o", "a.mp4", "-o",
            "f%02d.png", "--fps", "20", "--quiet")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(bench.names.filter { $0.hasPrefix("f") }.count == 20)
        // Frames that show the same as the one before are not stored, but last as long.
        #expect(try probe("a.gif", in: bench).filter { $0.count > 2 } == ["100", "1.000000"])
        #expect(try probe("a.mp4", in: bench) == ["100", "50", "20", "1.000000"])
        #expect(try probe("a.apng", in: bench).prefix(2) == ["100", "50"])
        let webp = try Transcript(
            ["webpinfo", "a.webp"], in: bench.folder, program: URL(filePath: "/usr/bin/env")
        ).text
        #expect(webp.contains("Canvas size 100 x 50"))
        #expect(!webp.contains("Warning") && !webp.contains("Error"))
        let durations = webp.split(separator: "\n").filter { $0.contains("Duration") }
            .compactMap { Int($0.split(separator: " ").last ?? "") }
        #expect(durations.reduce(0, +) == 1000)
    }

    @Test func anAPNGHasThePixelsOfTheFrames() throws {
        let bench = try bench()
        _ = try bench.run("render", "scene.json", "-o", "a.png", "--animated", "--fps", "10")
        _ = try bench.run("render", "scene.json", "-o", "f%02d.png", "--fps", "10")
        let frames = try pixels(["-i", "f%02d.png"], in: bench)
        #expect(frames.count == 10 * 100 * 50 * 4)
        #expect(try pixels(["-f", "apng", "-i", "a.png"], in: bench) == frames)
    }

    @Test func formatsHaveTheirUsualRates() throws {
        let moving = try Workbench([
            "scene.json": Self.scene.replacingOccurrences(
                of: "\"at\": 0.1, \"drag\": { \"forward\": 80, \"over\": 0.4 }",
                with: "\"at\": 0, \"drag\": { \"forward\": 180, \"over\": 2 }")
        ])
        let run = try moving.run("render", "scene.json", "-o", "a.gif", "-o", "a.apng", "-o", "a.mp4")
        #expect(run.status == 0)
        // Before a drag is recognised nothing moves: 10 of 90 points a second.
        #expect(try probe("a.gif", in: moving)[2] == "23")
        #expect(try probe("a.apng", in: moving)[2] == "27")
        #expect(try probe("a.mp4", in: moving)[2] == "60")
    }

    @Test func aGIFIsNoFasterThanItIsPlayed() throws {
        let bench = try bench()
        let run = try bench.run("render", "scene.json", "-o", "a.gif", "--fps", "60", "--no-progress")
        #expect(
            run.errors == """
                framewheel: note: a.gif: GIF is made at 50 frames a second, not 60: its delays are whole \
                hundredths of a second, and browsers play a delay of 10 ms or less as one of 100 ms

                """)
        #expect(try probe("a.gif", in: bench).last == "1.000000")
    }

    @Test func motionIsHeldTurnedAndHurried() throws {
        let bench = try bench()
        _ = try bench.run(
            "render", "scene.json", "-o", "hold.gif", "-o", "hold.mp4", "--fps", "10", "--hold", "1.5")
        #expect(try probe("hold.gif", in: bench)[3] == "2.500000")
        #expect(try probe("hold.mp4", in: bench) == ["100", "50", "25", "2.500000"])
        _ = try bench.run("render", "scene.json", "-o", "turn.mp4", "--fps", "10", "--boomerang")
        #expect(try probe("turn.mp4", in: bench)[2] == "18")
        _ = try bench.run("render", "scene.json", "-o", "fast.mp4", "--fps", "10", "--speed", "2")
        #expect(try probe("fast.mp4", in: bench)[2] == "5")
        _ = try bench.run("render", "scene.json", "-o", "part.mp4", "--fps", "10", "--frames", "2..6")
        #expect(try probe("part.mp4", in: bench)[2] == "5")
    }

    @Test func playsAreCounted() throws {
        let bench = try bench()
        _ = try bench.run("render", "scene.json", "-o", "a.gif", "--repeat", "3")
        let once = try Transcript(
            ["gifsicle", "--info", "a.gif"], in: bench.folder, program: URL(filePath: "/usr/bin/env"))
        // A GIF counts how often it is played again.
        #expect((once.text + once.errors).contains("loop count 2"))
        _ = try bench.run("render", "scene.json", "-o", "b.gif")
        let forever = try Transcript(
            ["gifsicle", "--info", "b.gif"], in: bench.folder, program: URL(filePath: "/usr/bin/env"))
        #expect((forever.text + forever.errors).contains("loop forever"))
    }

    @Test func fingersAreDrawnWhereAskedFor() throws {
        let bench = try bench()
        let words = ["--at", "0.3", "-o"]
        #expect(try Transcript(["render", "scene.json"] + words + ["a.png"], in: bench.folder).status == 0)
        #expect(
            try Transcript(["render", "scene.json", "--touches"] + words + ["b.png"], in: bench.folder)
                .status == 0)
        #expect(try pixels(["-i", "a.png"], in: bench) != pixels(["-i", "b.png"], in: bench))
    }

    @Test func anOddSizeIsMadeEvenForVideo() throws {
        let bench = try bench()
        _ = try bench.run("render", "scene.json", "-o", "a.mp4", "--width", "51", "--fps", "5")
        // 51 × 25.5 points of half a pixel are 51 × 26.
        #expect(try probe("a.mp4", in: bench).prefix(2) == ["52", "26"])
    }

    @Test func anAnimationGoesToStandardOutput() throws {
        let bench = try bench()
        let run = try bench.run("render", "scene.json", "-o", "-", "--stream", "gif", "--quiet")
        #expect(run.status == 0)
        #expect(run.output.prefix(6) == Data("GIF89a".utf8))
        _ = try bench.run("render", "scene.json", "-o", "a.gif")
        #expect(try bench.data(of: "a.gif") == run.output)
        #expect(bench.names == ["a.gif", "scene.json"])
    }

    @Test func theBytesDoNotDependOnTheWorkers() throws {
        let bench = try bench()
        for jobs in ["1", "3"] {
            _ = try bench.run(
                "render", "scene.json", "-o", "\(jobs).gif", "-o", "\(jobs).apng", "-o", "\(jobs).webp",
                "--jobs", jobs)
        }
        for format in ["gif", "apng", "webp"] {
            #expect(try bench.data(of: "1.\(format)") == bench.data(of: "3.\(format)"), "\(format)")
        }
    }

    @Test func outputsThatShareFramesAreTheSameAsAlone() throws {
        let bench = try bench()
        _ = try bench.run("render", "scene.json", "-o", "a.gif", "-o", "a.webp", "--fps", "15")
        _ = try bench.run("render", "scene.json", "-o", "b.gif", "--fps", "15")
        _ = try bench.run("render", "scene.json", "-o", "b.webp", "--fps", "15")
        #expect(try bench.data(of: "a.gif") == bench.data(of: "b.gif"))
        #expect(try bench.data(of: "a.webp") == bench.data(of: "b.webp"))
    }

    @Test func aSceneSaysHowItsOutputsMove() throws {
        let outputs = """
            "outputs": [{ "file": "a.gif", "fps": 10, "hold": 1, "boomerang": true, "repeat": 1 }], "script"
            """
        let bench = try Workbench([
            "scene.json": Self.scene.replacingOccurrences(of: "\"script\"", with: outputs)
        ])
        #expect(try bench.run("render", "scene.json").status == 0)
        // Ten frames there, eight back, and a second's hold.
        #expect(try probe("a.gif", in: bench)[3] == "2.800000")
    }
}

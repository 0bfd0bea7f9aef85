import Foundation
import FrameImaging
import Testing

/// Frames on standard output, as other programs read them.
@Suite struct StreamTests {
    private static let ffmpeg = "/usr/bin/ffmpeg"
    private static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: ffmpeg)
    private static let range = ["--fps", "10", "--frames", "0..5"]

    private func workbench(background: String = "\"white\"") throws -> Workbench {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1, background: background)])
        let files = try Transcript(
            ["render", "scene.json", "-o", "f/%d.png", "--no-progress"] + Self.range, in: bench.folder)
        #expect(files.status == 0)
        return bench
    }

    private func stream(_ format: String, _ bench: Workbench, _ options: String...) throws -> Transcript {
        let run = try Transcript(
            ["render", "scene.json", "-o", "-", "--stream", format, "--no-progress"] + Self.range + options,
            in: bench.folder)
        #expect(run.status == 0)
        return run
    }

    /// What ffmpeg makes of a file or of standard input, as raw pixels.
    private func decoded(_ words: String, input: Data, in bench: Workbench) throws -> Data {
        try bench.write(input, to: "input")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let command =
            "\(Self.ffmpeg) -v error \(words.dropFirst("ffmpeg ".count)) -f rawvideo -pix_fmt rgba -"
        process.arguments = ["-c", command + " < input"]
        process.currentDirectoryURL = bench.folder
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }

    @Test(.enabled(if: hasFFmpeg, "needs ffmpeg"), arguments: ["\"white\"", "\"clear\""])
    func ffmpegReadsTheRawStreamByTheLineThatIsSaid(background: String) throws {
        let bench = try workbench(background: background)
        let run = try stream("rgba", bench)
        #expect(run.errors == "ffmpeg -f rawvideo -pix_fmt rgba -s 60x40 -r 10 -i -\n")
        #expect(run.output.count == 6 * 60 * 40 * 4)
        let line = run.errors.trimmingCharacters(in: .newlines)
        #expect(try decoded(line, input: run.output, in: bench) == run.output)
        // The files' pixels by another decoder are the stream's.
        let files = "ffmpeg -start_number 0 -i f/%d.png"
        #expect(try decoded(files, input: Data(), in: bench) == run.output)
        #expect(Set(run.output).count > 4)
    }

    @Test(.enabled(if: hasFFmpeg, "needs ffmpeg")) func ffmpegReadsTheStreamOfPNGs() throws {
        let bench = try workbench()
        let run = try stream("png", bench)
        #expect(run.errors == "ffmpeg -f image2pipe -c:v png -framerate 10 -i -\n")
        let line = run.errors.trimmingCharacters(in: .newlines)
        #expect(try decoded(line, input: run.output, in: bench) == stream("rgba", bench).output)
    }

    @Test func theStreamOfPNGsIsTheFilesOneAfterAnother() throws {
        let bench = try workbench()
        let files = try (0..<6).map { try bench.data(of: "f/\($0).png") }
        #expect(try stream("png", bench, "--quiet").output == files.reduce(Data(), +))
    }

    @Test func shardsOfAStreamJoinToTheWhole() throws {
        let bench = try workbench()
        let parts = try (1...4).map { try stream("rgba", bench, "--shard", "\($0)/4").output }
        #expect(try parts.reduce(Data(), +) == stream("rgba", bench).output)
    }

    @Test func theRateIsThatOfTheFramesThatAreMade() throws {
        let run = try stream("rgba", try workbench(), "--every", "4")
        #expect(run.errors == "ffmpeg -f rawvideo -pix_fmt rgba -s 60x40 -r 10/4 -i -\n")
        #expect(run.output.count == 2 * 60 * 40 * 4)
    }

    @Test func quietSaysNothing() throws {
        #expect(try stream("rgba", try workbench(), "--quiet").errors == "")
    }

    @Test(arguments: ["rgba", "png"]) func aReaderThatHasEnoughIsNoNews(format: String) throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c",
            "\"$0\" render scene.json -o - --quiet --stream \(format) | head -c 9 | wc -c; echo ${PIPESTATUS[0]}",
            Transcript.program.path,
        ]
        process.currentDirectoryURL = bench.folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.split(separator: "\n").map { $0.filter { !$0.isWhitespace } } == ["9", "3"])
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
        process.waitUntilExit()
    }

    @Test func aDeviceTakesStillsAndStreams() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1)])
        for options in [[], ["--stream", "rgba", "--quiet"], ["--stream", "png", "--quiet"]] {
            let run = try Transcript(["render", "scene.json", "-o", "/dev/null"] + options, in: bench.folder)
            #expect(run.errors == "")
            #expect(run.status == 0)
        }
        let full = try bench.run("render", "scene.json", "-o", "/dev/full", "--stream", "rgba", "--quiet")
        #expect(full.errors == "framewheel: error: /dev/full: no space left on the device\n")
        #expect(full.status == 3)
        #expect(bench.allNames == ["scene.json"])
    }
}

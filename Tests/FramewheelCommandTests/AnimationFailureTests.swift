import Foundation
import Testing

/// Animations that cannot be made: one message, no file.
@Suite struct AnimationFailureTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 200, "height": 100 }, "scale": 1, "duration": 1,
          "items": { "count": 5 }, "textMode": "blocks", "background": "#FFFFFF",
          "carousel": { "slot": { "width": 120 } },
          "script": [{ "at": 0.1, "drag": { "forward": 150, "over": 0.4 } }] }
        """

    private func bench() throws -> Workbench { try Workbench(["scene.json": Self.scene]) }

    @Test func ffmpegThatIsMissingIsNamed() throws {
        let bench = try bench()
        let run = try Transcript(["render", "scene.json", "-o", "a.mp4"], in: bench.folder, path: "/nowhere")
        #expect(run.status == 3)
        #expect(
            run.errors == """
                framewheel: error: a.mp4: ffmpeg is not on the PATH; videos are made by it
                  hint: install ffmpeg, or choose .webp, .gif or .apng

                """)
        #expect(bench.names == ["scene.json"])
    }

    @Test func ffmpegThatDiesIsQuotedAndLeavesNoFile() throws {
        let bench = try bench()
        try bench.write(
            Data("#!/bin/sh\nhead -c 70000 >/dev/null\necho 'out of ideas' >&2\nexit 7\n".utf8),
            to: "bin/ffmpeg")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bench.folder.appending(path: "bin/ffmpeg").path)
        let run = try Transcript(
            ["render", "scene.json", "-o", "a.mp4", "--quiet"], in: bench.folder,
            path: bench.folder.appending(path: "bin").path + ":/usr/bin:/bin")
        #expect(run.status == 3)
        #expect(
            run.errors == "framewheel: error: a.mp4: ffmpeg ended with status 7: out of ideas\n")
        #expect(bench.names == ["bin", "scene.json"])
    }

    @Test(arguments: ["a.gif", "a.apng", "a.webp", "a.mp4"]) func foldersMustBeThere(name: String) throws {
        let bench = try bench()
        let run = try bench.run("render", "scene.json", "-o", "none/\(name)")
        #expect(run.status == 3)
        #expect(run.errors == "framewheel: error: none/\(name): the folder does not exist\n")
        #expect(bench.names == ["scene.json"])
    }

    @Test func anOldFileStaysWhereTheNewOneFails() throws {
        let bench = try bench()
        try bench.write(Data("old".utf8), to: "a.gif")
        let wrong = try bench.run(
            "render", "scene.json", "-o", "a.gif", "-o", "none/b.gif", "--no-progress")
        #expect(wrong.status == 3)
        #expect(try bench.data(of: "a.gif") == Data("old".utf8))
        #expect(bench.names == ["a.gif", "scene.json"])
    }

    // MARK: - Sizes

    @Test func aFileIsMadeToFit() throws {
        let bench = try bench()
        _ = try bench.run("render", "scene.json", "-o", "whole.gif")
        let whole = try bench.data(of: "whole.gif").count
        let limit = whole * 6 / 10
        let run = try bench.run(
            "render", "scene.json", "-o", "a.gif", "--max-bytes", "\(limit)", "--no-progress")
        #expect(run.status == 0)
        let size = try bench.data(of: "a.gif").count
        #expect(size <= limit)
        #expect(run.errors.hasPrefix("framewheel: a.gif: \(size) bytes of at most \(limit), with "))
        let plain = try bench.run(
            "render", "scene.json", "-o", "b.gif", "--max-bytes", "1GB", "--no-progress")
        #expect(plain.errors == "framewheel: b.gif: \(whole) bytes of at most 1000000000, as asked\n")
        #expect(try bench.data(of: "b.gif") == bench.data(of: "whole.gif"))
    }

    @Test func whatCannotFitIsNotWritten() throws {
        let bench = try bench()
        let run = try bench.run(
            "render", "scene.json", "-o", "a.webp", "--max-bytes", "60B", "--no-progress")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("framewheel: error: a.webp: the smallest that could be made has "))
        #expect(run.errors.hasSuffix(" bytes, expected at most 60\n"))
        #expect(bench.names == ["scene.json"])
    }

    @Test func framesAreNotGivenUpBelowTheLeastRate() throws {
        let bench = try bench()
        let run = try bench.run(
            "render", "scene.json", "-o", "a.gif", "--max-bytes", "3kB", "--min-fps", "25", "--no-progress")
        #expect(!run.errors.contains("frames a second"))
    }
}

import Foundation
import Testing

/// Animations whose making is disturbed: one error, the right status, and no file.
@Suite struct AnimationDisturbanceTests {
    private static let formats = ["gif", "apng", "webp", "mp4", "webm"]

    private func bench(seconds: Int = 2) throws -> Workbench {
        try Workbench(["scene.json": MovingScene.text(seconds: seconds)])
    }

    /// Runs the program by a shell, whose name for it is `$0`.
    private func shell(_ script: String, in bench: Workbench) throws -> Transcript {
        try Transcript(
            ["-c", script, Transcript.program.path], in: bench.folder, program: URL(filePath: "/bin/bash"))
    }

    // MARK: - A full disk

    /// A limit on the size of files is met as a full disk is: in the middle of a file, by whoever writes it.
    @Test(arguments: formats) func aDiskThatIsFullMidwayIsOneError(format: String) throws {
        let bench = try bench()
        let render = "render scene.json -o a.\(format) --scale 4 --fps 30 --quiet"
        let run = try shell("trap '' XFSZ; ulimit -f 4; exec \"$0\" \(render)", in: bench)
        #expect(run.status == 3)
        if format == "mp4" || format == "webm" {
            #expect(run.errors.hasPrefix("framewheel: error: a.\(format): ffmpeg ended with status "))
            #expect(run.errors.contains("File too large"))
        } else {
            #expect(run.errors == "framewheel: error: a.\(format): File too large\n")
        }
        #expect(run.errors.count { $0 == "\n" } == 1)
        #expect(bench.names == ["scene.json"])
        // Without the limit the file is larger than that.
        #expect(try shell("exec \"$0\" \(render)", in: bench).status == 0)
        #expect(try bench.data(of: "a.\(format)").count > 4 * 1024)
    }

    @Test(arguments: formats) func aFullDeviceBehindStandardOutputIsOneError(format: String) throws {
        let bench = try bench()
        let run = try shell(
            "exec \"$0\" render scene.json -o - --stream \(format) --quiet >/dev/full", in: bench)
        #expect(run.status == 3)
        #expect(run.errors == "framewheel: error: standard output: no space left on the device\n")
        #expect(bench.names == ["scene.json"])
    }

    @Test func oneFullDiskStopsAllOutputs() throws {
        let bench = try bench()
        let run = try shell(
            "ulimit -f 4; exec \"$0\" render scene.json -o a.gif -o a.apng -o a.webp --scale 4 --fps 30 --quiet",
            in: bench)
        #expect(run.status == 3)
        #expect(run.errors.hasSuffix(": File too large\n"))
        #expect(run.errors.count { $0 == "\n" } == 1)
        #expect(bench.names == ["scene.json"])
    }

    // MARK: - A program that dies

    @Test(arguments: [
        ("exit 5", "ffmpeg ended with status 5"),
        ("head -c 30000 >/dev/null; kill -9 $$", "ffmpeg was ended by signal 9"),
        (
            "for last; do :; done; head -c 50000 >\"$last\"; echo half >&2; exit 1",
            "ffmpeg ended with status 1: half"
        ),
        ("cat >/dev/null; echo 'at the end' >&2; exit 9", "ffmpeg ended with status 9: at the end"),
    ]) func ffmpegThatDiesIsOneError(script: String, message: String) throws {
        for format in ["mp4", "webm"] {
            let bench = try bench()
            try bench.write(Data("#!/bin/bash\n\(script)\n".utf8), to: "bin/ffmpeg")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: bench.folder.appending(path: "bin/ffmpeg").path)
            let run = try Transcript(
                ["render", "scene.json", "-o", "a.\(format)", "-o", "b.gif", "--fps", "30", "--quiet"],
                in: bench.folder, path: bench.folder.appending(path: "bin").path + ":/usr/bin:/bin")
            #expect(run.status == 3)
            #expect(run.errors == "framewheel: error: a.\(format): \(message)\n")
            #expect(bench.names == ["bin", "scene.json"])
        }
    }

    // MARK: - Signals

    /// Starts the program and waits until it has begun the file.
    private func begun(_ name: String, in bench: Workbench, path: String? = nil) throws -> RunningProgram {
        let program = try RunningProgram(
            ["render", "scene.json", "-o", name, "--no-progress", "--scale", "4"], in: bench.folder,
            path: path)
        while !bench.names.contains(where: { $0.hasPrefix(".\(name).") }) { usleep(2000) }
        usleep(100_000)
        return program
    }

    @Test(arguments: formats, [SIGINT, SIGTERM]) func aSignalLeavesNoFile(format: String, signal: Int32)
        throws
    {
        let bench = try bench(seconds: 1000)
        let program = try begun("a.\(format)", in: bench)
        program.send(signal)
        let end = program.end()
        #expect(end.status == 128 + signal && !end.wasKilled)
        #expect(end.errors.hasPrefix("framewheel: stopped by SIG"))
        #expect(end.errors.hasSuffix(" frames of a.\(format) are done\n"))
        #expect(bench.names == ["scene.json"])
    }

    /// A program that would make its file anew, wherever it is removed before the program has ended.
    @Test func whatMakesAVideoIsEndedBeforeItsFileIsRemoved() throws {
        let bench = try bench(seconds: 1000)
        let stub = "#!/bin/bash\nexec 3<&0\ncat <&3 >/dev/null &\nwhile :; do : >\"${@: -1}\"; done\n"
        try bench.write(Data(stub.utf8), to: "bin/ffmpeg")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bench.folder.appending(path: "bin/ffmpeg").path)
        let program = try begun("a.mp4", in: bench, path: bench.folder.appending(path: "bin").path)
        program.send(SIGTERM)
        #expect(program.end().status == 128 + SIGTERM)
        #expect(!bench.allNames.contains { $0.contains("a.mp4") })
    }

    @Test(arguments: formats) func whatAKilledRunLeftIsRemovedByTheNext(format: String) throws {
        let bench = try bench(seconds: 1000)
        let program = try begun("a.\(format)", in: bench)
        program.send(SIGKILL)
        #expect(program.end().wasKilled)
        #expect(!bench.names.contains("a.\(format)"))
        try bench.write(Data(MovingScene.text(seconds: 1).utf8), to: "scene.json")
        #expect(try bench.run("render", "scene.json", "-o", "b.gif").status == 0)
        #expect(bench.names == ["b.gif", "scene.json"])
    }

    // MARK: - Places

    @Test(arguments: formats) func aFolderIsNoFile(format: String) throws {
        let bench = try bench()
        try FileManager.default.createDirectory(
            at: bench.folder.appending(path: "a.\(format)"), withIntermediateDirectories: false)
        let run = try bench.run("render", "scene.json", "-o", "a.\(format)")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                framewheel: error: a.\(format): is a folder, expected a file's name
                  hint: a.\(format)/ makes numbered frames in it

                """)
        #expect(bench.allNames == ["a.\(format)", "scene.json"])
    }

    @Test(arguments: formats) func aFolderThatMayNotBeWrittenIsNamed(format: String) throws {
        // Nobody may write there, not even root.
        let run = try bench().run("render", "scene.json", "-o", "/proc/a.\(format)", "--quiet")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("framewheel: error: /proc/a.\(format): "))
        #expect(run.errors.count { $0 == "\n" } == 1)
    }
}

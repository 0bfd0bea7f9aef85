import Foundation
import FrameImaging
import Testing

/// Long work that is stopped: whole files only, no temporary, and a word on how to go on.
@Suite struct InterruptionTests {
    private static let pattern = "frames/%d.png"

    /// As a thread of a library starts it that has all signals blocked.
    @Test func signalsThatWereBlockedArrive() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let program = try RunningProgram(
            ["render", "scene.json", "-o", Self.pattern, "--no-progress"], in: bench.folder,
            blocking: "HUP,INT,TERM,ALRM")
        program.wait(for: bench.folder.appending(path: "frames/5.png"))
        program.send(SIGTERM)
        let end = program.end()
        #expect((end.wasKilled, end.status) == (false, 143))
    }

    /// A pipe that nobody reads holds the writer; one signal is enough all the same.
    @Test func whatWaitsForAReaderEndsSoonAfterASignal() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1)])
        let folder = bench.folder.appending(path: "frames")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try #require(unsafe mkfifo(folder.appending(path: "3.png").path, 0o600) == 0)
        let program = try RunningProgram(
            ["render", "scene.json", "-o", Self.pattern, "--no-progress"], in: bench.folder)
        program.wait(for: folder.appending(path: "2.png"))
        usleep(200_000)
        program.send(SIGTERM)
        let end = program.end()
        #expect((end.wasKilled, end.status, end.errors) == (true, SIGTERM, ""))
    }

    @Test(arguments: [(SIGINT, "SIGINT", 130), (SIGTERM, "SIGTERM", 143), (SIGHUP, "SIGHUP", 129)])
    func aSignalEndsTheSequenceWithWholeFiles(signal: Int32, name: String, status: Int32) throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let arguments = ["render", "scene.json", "-o", Self.pattern, "--no-progress"]
        let program = try RunningProgram(arguments, in: bench.folder)
        program.wait(for: bench.folder.appending(path: "frames/5.png"))
        program.send(signal)
        let end = program.end()
        let files = bench.allNames.filter { $0.hasPrefix("frames/") }
        let count = files.count
        #expect(count >= 6 && count < 60_000)
        #expect(Set(files) == Set((0..<count).map { "frames/\($0).png" }))
        #expect(
            end.errors == """
                framewheel: stopped by \(name): \(count) of 60000 frames of frames/%d.png are done; \
                --resume goes on

                """)
        #expect(end.status == status)
        #expect(!end.wasKilled)
        for file in files { #expect(PNGTexts.reading(Array(try bench.data(of: file))) != nil) }

        // What goes on from there is what would have been made at once.
        let range = "0..\(count + 2)"
        let rest = try Transcript(arguments + ["--resume", "--frames", range], in: bench.folder)
        #expect(rest.errors == "framewheel: frames/%d.png: kept \(count) of \(count + 3) frames\n")
        #expect(rest.status == 0)
        #expect(try bench.run("render", "scene.json", "-o", "once/%d.png", "--frames", range).status == 0)
        for number in 0..<count + 3 {
            #expect(try bench.data(of: "frames/\(number).png") == bench.data(of: "once/\(number).png"))
        }
    }

    @Test func theSameSignalASecondTimeEndsTheProgramAtOnce() throws {
        // A frame of a million pixels takes long enough for two signals.
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let program = try RunningProgram(
            ["render", "scene.json", "-o", Self.pattern, "--no-progress", "--scale", "20"], in: bench.folder)
        program.wait(for: bench.folder.appending(path: "frames/0.png"))
        program.send(SIGINT)
        usleep(1000)
        program.send(SIGINT)
        let end = program.end()
        // The first may have been enough where a frame ended in between.
        #expect(end.wasKilled ? end.status == SIGINT : end.status == 130)
    }

    @Test func aSequenceWithoutStampsSaysWhichFramesAreLeft() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let program = try RunningProgram(
            ["render", "scene.json", "-o", "f/%d.svg", "--no-progress"], in: bench.folder)
        program.wait(for: bench.folder.appending(path: "f/3.svg"))
        program.send(SIGTERM)
        let end = program.end()
        let count = bench.allNames.count { $0.hasPrefix("f/") }
        #expect(
            end.errors == """
                framewheel: stopped by SIGTERM: \(count) of 60000 frames of f/%d.svg are done; \
                --frames \(count)..59999 makes the rest

                """)
        #expect(end.status == 143)
    }

    @Test func aFolderThatVanishesEndsTheSequence() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1000)])
        let program = try RunningProgram(
            ["render", "scene.json", "-o", Self.pattern, "--no-progress"], in: bench.folder)
        program.wait(for: bench.folder.appending(path: "frames/5.png"))
        // Moved at once; removing file by file would race with those that come.
        let frames = bench.folder.appending(path: "frames")
        try FileManager.default.moveItem(at: frames, to: bench.folder.appending(path: "elsewhere"))
        let end = program.end()
        let made = bench.allNames.filter { $0.hasPrefix("elsewhere/") }
        let message = /framewheel: error: frames\/(\d+)\.png: the folder does not exist\n/
        let lost = try #require(end.errors.wholeMatch(of: message))
        #expect(end.status == 3)
        #expect(!bench.names.contains("frames"))
        // Frames that repeat others are written by several threads, so that later ones may be there.
        #expect(made.contains("elsewhere/5.png"))
        #expect(!made.contains("elsewhere/\(lost.output.1).png"))
        for file in made { #expect(PNGTexts.reading(Array(try bench.data(of: file))) != nil) }
    }

    @Test func aFileLargerThanTheSystemAllowsIsAnError() throws {
        let bench = try Workbench(["scene.json": MovingScene.text(seconds: 1)])
        let limited = Process()
        limited.executableURL = URL(filePath: "/bin/bash")
        limited.arguments = [
            "-c", "ulimit -f 1; exec \"$0\" render scene.json -o frames/%d.png --scale 20",
            Transcript.program.path,
        ]
        limited.currentDirectoryURL = bench.folder
        let errors = Pipe()
        limited.standardError = errors
        try limited.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        limited.waitUntilExit()
        #expect(text == "framewheel: error: frames/0.png: File too large\n")
        #expect(limited.terminationReason == .exit)
        #expect(limited.terminationStatus == 3)
        #expect(bench.allNames == ["frames", "scene.json"])
    }
}

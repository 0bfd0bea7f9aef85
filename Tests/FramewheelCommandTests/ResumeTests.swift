import Foundation
import FrameImaging
import Testing

/// `--resume` keeps what is there only where it is what would be made.
@Suite struct ResumeTests {
    private static let scene = MovingScene.text(seconds: 1)

    /// A folder with the first eight frames of a scene.
    private func workbench() throws -> Workbench {
        let bench = try Workbench(["scene.json": Self.scene])
        #expect(try bench.run("render", "scene.json", "-o", "f/%d.png", "--frames", "0..7").status == 0)
        return bench
    }

    private func frames(_ bench: Workbench) throws -> [Data] {
        try (0..<8).map { try bench.data(of: "f/\($0).png") }
    }

    /// How many of the eight frames a second run keeps.
    private func kept(_ bench: Workbench, _ options: String...) throws -> Int? {
        let run = try Transcript(
            ["render", "scene.json", "-o", "f/%d.png", "--frames", "0..7", "--resume", "--no-progress"]
                + options, in: bench.folder)
        #expect(run.status == 0)
        let line = try #require(run.errors.wholeMatch(of: /framewheel: f\/%d\.png: kept (\d) of 8 frames\n/))
        return Int(line.1)
    }

    @Test func whatIsThereIsKept() throws {
        let bench = try workbench()
        let before = try frames(bench)
        let old = Date(timeIntervalSince1970: 1_000_000)
        let file = bench.folder.appending(path: "f/3.png").path
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        #expect(try kept(bench) == 8)
        #expect(try frames(bench) == before)
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        #expect(date == old)
    }

    @Test func whatIsNotWholeOrAnotherFrameIsDrawnAgain() throws {
        let bench = try workbench()
        let before = try frames(bench)
        try bench.write(before[0].dropLast(1), to: "f/0.png")
        try bench.write(before[1].prefix(40), to: "f/1.png")
        try bench.write(Data(), to: "f/2.png")
        var broken = before[3]
        broken[broken.count / 2] ^= 1
        try bench.write(broken, to: "f/3.png")
        try bench.write(Data("not a picture".utf8), to: "f/4.png")
        // A neighbour's file under this name, and a picture of another program.
        try bench.write(before[6], to: "f/5.png")
        let other = try #require(Bitmap(width: 60, height: 40))
        try bench.write(Data(PNGEncoder().bytes(of: other)), to: "f/6.png")
        try FileManager.default.removeItem(at: bench.folder.appending(path: "f/7.png"))
        #expect(try kept(bench) == 0)
        #expect(try frames(bench) == before)
    }

    @Test(arguments: [
        ["--png", "small"], ["--scale", "2"], ["--fps", "30"], ["--max-pixels", "9999"],
    ])
    func whatWasMadeWithOtherOptionsIsDrawnAgain(options: [String]) throws {
        let bench = try workbench()
        let run = try Transcript(
            ["render", "scene.json", "-o", "f/%d.png", "--frames", "0..7", "--resume", "--quiet"] + options,
            in: bench.folder)
        #expect(run.errors == "")
        #expect(
            try Transcript(
                ["render", "scene.json", "-o", "g/%d.png", "--frames", "0..7", "--quiet"] + options,
                in: bench.folder
            ).status == 0)
        for number in 0..<8 {
            #expect(try bench.data(of: "f/\(number).png") == bench.data(of: "g/\(number).png"))
        }
    }

    @Test func theNumberOfWorkersIsNoOptionOfAFrame() throws {
        #expect(try kept(workbench(), "--jobs", "1") == 8)
    }

    @Test func aChangedSceneIsDrawnAgainAndAnotherLookOfItIsNot() throws {
        let bench = try workbench()
        try bench.write(Data(("// the same\n" + Self.scene).utf8), to: "scene.json")
        #expect(try kept(bench) == 8)
        try bench.write(Data(Self.scene.replacing("#3366CC80", with: "#3366CC81").utf8), to: "scene.json")
        #expect(try kept(bench) == 0)
        #expect(try kept(bench) == 8)
    }

    @Test func onlyFramesThatShowAChangedPictureAreDrawnAgain() throws {
        let scene = """
            { "framewheel": 1, "viewport": { "width": 50, "height": 40 }, "scale": 1,
              "carousel": { "slot": { "width": 50 } }, "card": { "image": "{p}" },
              "items": [{ "p": "a.png" }, { "p": "b.png" }], "duration": 8,
              "script": [{ "at": 3.5, "select": 1 }] }
            """
        func picture(_ grey: UInt8) throws -> Data {
            let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [grey, grey, grey, 255]))
            return Data(PNGEncoder().bytes(of: bitmap))
        }
        let bench = try Workbench(["scene.json": scene])
        try bench.write(picture(10), to: "a.png")
        try bench.write(picture(20), to: "b.png")
        // The first four frames rest on the first card, the last three on the second.
        #expect(try kept(bench, "--fps", "1") == 0)
        #expect(try kept(bench, "--fps", "1") == 8)
        try bench.write(picture(30), to: "b.png")
        let count = try #require(try kept(bench, "--fps", "1"))
        #expect((3...5).contains(count))
    }

    @Test func staleTemporariesAreSwept() throws {
        let bench = try workbench()
        let ended = Process()
        ended.executableURL = URL(filePath: "/bin/sh")
        ended.arguments = ["-c", "exit 0"]
        try ended.run()
        ended.waitUntilExit()
        try bench.write(Data("x".utf8), to: "f/.3.png.framewheel-\(ended.processIdentifier)-0.tmp")
        try bench.write(Data("x".utf8), to: "f/.mine.tmp")
        #expect(try kept(bench) == 8)
        #expect(bench.allNames.filter { $0.hasSuffix(".tmp") } == ["f/.mine.tmp"])
    }

    @Test(arguments: [
        (["-o", "a.png"], "--resume is for a sequence; 'a.png' is a still, choose it by --at or --frame"),
        (["-o", "f/%d.svg"], "--resume knows a frame by the stamp in its .png; 'f/%d.svg' has none"),
        (["-o", "-", "--stream", "rgba"], "--resume is for files; '-' is a stream"),
    ])
    func otherOutputsCannotBeResumed(arguments: [String], message: String) throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let run = try Transcript(["render", "scene.json", "--resume"] + arguments, in: bench.folder)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(run.status == 2)
        #expect(bench.allNames == ["scene.json"])
    }
}

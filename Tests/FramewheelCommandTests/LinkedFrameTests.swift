import Foundation
import FrameImaging
import Testing

/// Frames that show the same are names of one file, or share its blocks.
@Suite struct LinkedFrameTests {
    /// Half a second of rest, then a finger that moves for half a second; each frame has some 90 kB.
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 200, "height": 150 }, "scale": 1, "duration": 1,
          "carousel": { "edges": "free" }, "card": { "image": "noise.png" }, "items": { "count": 3 },
          "script": [{ "at": 0.5, "drag": { "samples": [[0, 0], [0.5, -100]] } }] }
        """

    private func workbench() throws -> Workbench {
        let bench = try Workbench(["scene.json": Self.scene])
        var state: UInt64 = 7
        let bytes = (0..<200 * 150 * 4).map { (place: Int) -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return place % 4 == 3 ? 255 : UInt8(state >> 56)
        }
        let noise = try #require(Bitmap(width: 200, height: 150, bytes: bytes))
        try bench.write(Data(PNGEncoder().bytes(of: noise)), to: "noise.png")
        return bench
    }

    /// How many frames show something else than the one before, by their bytes.
    private func differences(_ folder: String, in bench: Workbench, ending: String = "png") throws -> Int {
        let frames = try (0..<60).map { try bench.data(of: "\(folder)/\($0).\(ending)") }
        return zip(frames, frames.dropFirst()).count { $0 != $1 }
    }

    private func number(ofFile name: String, in bench: Workbench) throws -> Int {
        let path = bench.folder.appending(path: name).path
        let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
        return try #require(number as? Int)
    }

    private func render(_ bench: Workbench, _ pattern: String, _ options: String...) throws {
        let run = try Transcript(
            ["render", "scene.json", "-o", pattern, "--quiet"] + options, in: bench.folder)
        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    /// Whether files of the folder can share blocks, so that none has to be a link.
    private func hasClones(_ bench: Workbench) throws -> Bool {
        let copy = Process()
        copy.executableURL = URL(filePath: "/bin/cp")
        copy.arguments = ["--reflink=always", "scene.json", "copy.json"]
        copy.currentDirectoryURL = bench.folder
        copy.standardError = FileHandle.nullDevice
        try copy.run()
        copy.waitUntilExit()
        return copy.terminationStatus == 0
    }

    @Test(arguments: ["png", "svg"]) func framesThatShowTheSameAreOneFile(ending: String) throws {
        let bench = try workbench()
        // Twice, since the second time there are links to be replaced.
        for _ in 0..<2 { try render(bench, "linked/%d.\(ending)") }
        try render(bench, "copied/%d.\(ending)", "--copy-repeats")
        var (copied, linked): (Set<Int>, Set<Int>) = ([], [])
        for frame in 0..<60 {
            let name = "\(frame).\(ending)"
            #expect(try bench.data(of: "linked/\(name)") == bench.data(of: "copied/\(name)"))
            copied.insert(try number(ofFile: "copied/\(name)", in: bench))
            linked.insert(try number(ofFile: "linked/\(name)", in: bench))
        }
        #expect(copied.count == 60)
        let differences = try differences("copied", in: bench, ending: ending)
        #expect((20...30).contains(differences))
        #expect(linked.count == (try hasClones(bench) ? 60 : 1 + differences))
        let names = try FileManager.default.contentsOfDirectory(
            atPath: bench.folder.appending(path: "linked").path)
        #expect(names.count == 60)
    }

    @Test func linksAreSaid() throws {
        let bench = try workbench()
        let words = ["render", "scene.json", "-o", "f/%d.png", "--no-progress"]
        let run = try Transcript(words, in: bench.folder)
        #expect(run.status == 0)
        let links = 59 - (try differences("f", in: bench))
        let line = """
            framewheel: f/%d.png: \(links) frames that show the same as the one before are links to its file; \
            --copy-repeats makes copies

            """
        #expect(run.errors == (try hasClones(bench) ? "" : line))
        let copied = try Transcript(words + ["--copy-repeats"], in: bench.folder)
        #expect((copied.status, copied.errors) == (0, ""))
    }

    /// They would save nothing, and surprise who edits one of them.
    @Test func smallFilesAreNoLinks() throws {
        let bench = try workbench()
        let words = ["render", "scene.json", "-o", "f/%d.png", "--no-progress", "--scale", "0.5"]
        let run = try Transcript(words, in: bench.folder)
        #expect((run.status, run.errors) == (0, ""))
        #expect(try differences("f", in: bench) < 59)
        #expect(Set(try (0..<60).map { try number(ofFile: "f/\($0).png", in: bench) }).count == 60)
    }

    /// Files that are links are replaced like any others by copies.
    @Test func copiesReplaceLinks() throws {
        let bench = try workbench()
        try render(bench, "f/%d.png")
        let before = try bench.data(of: "f/3.png")
        try render(bench, "f/%d.png", "--copy-repeats")
        let files = try (0..<60).map { try number(ofFile: "f/\($0).png", in: bench) }
        #expect(Set(files).count == 60)
        #expect(try bench.data(of: "f/3.png") == before)
    }

    @Test func aFrameThatIsDrawnAgainLeavesTheOthersAlone() throws {
        let bench = try workbench()
        try render(bench, "f/%d.png")
        let before = try bench.data(of: "f/3.png")
        try render(bench, "f/%d.png", "--frames", "2..2", "--scale", "2")
        #expect(try bench.data(of: "f/2.png") != before)
        #expect(try bench.data(of: "f/3.png") == before)
    }

    /// A file that another program has cut short is every name of it; all of them are made again.
    @Test func resumingMendsAllNamesOfAFile() throws {
        let bench = try workbench()
        try render(bench, "f/%d.png")
        let whole = try bench.data(of: "f/3.png")
        let handle = try FileHandle(forWritingTo: bench.folder.appending(path: "f/3.png"))
        try handle.truncate(atOffset: 100)
        try handle.close()
        try render(bench, "f/%d.png", "--resume")
        for frame in 0..<30 { #expect(try bench.data(of: "f/\(frame).png") == whole) }
    }

    /// What is written to a device is gone; the next frame is no link to it.
    @Test func aDeviceAmongTheFilesIsNotLinkedTo() throws {
        let bench = try workbench()
        try FileManager.default.createDirectory(
            at: bench.folder.appending(path: "f"), withIntermediateDirectories: false)
        let device = bench.folder.appending(path: "f/3.png").path
        try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/null")
        try render(bench, "f/%d.png")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: device) == "/dev/null")
        #expect(try bench.data(of: "f/4.png") == bench.data(of: "f/2.png"))
        if try !hasClones(bench) {
            #expect(try number(ofFile: "f/4.png", in: bench) == number(ofFile: "f/5.png", in: bench))
        }
    }
}

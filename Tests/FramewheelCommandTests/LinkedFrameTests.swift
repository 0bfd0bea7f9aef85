import Foundation
import Testing

/// `--link-repeats`: frames that show the same are names of one file.
@Suite struct LinkedFrameTests {
    /// Half a second of rest, then a finger that moves for half a second.
    private static let scene = MovingScene.text(seconds: 1)
        .replacing(
            "\"script\": [{ \"drag\": { \"forward\": 100, \"over\": 1 } }]",
            with:
                "\"script\": [{ \"at\": 0.5, \"drag\": { \"forward\": 100, \"over\": 0.5 } }]")

    private func workbench() throws -> Workbench { try Workbench(["scene.json": Self.scene]) }

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

    @Test(arguments: ["png", "svg"]) func framesThatShowTheSameAreOneFile(ending: String) throws {
        let bench = try workbench()
        try render(bench, "copied/%d.\(ending)")
        // Twice, since the second time there are links to be replaced.
        for _ in 0..<2 { try render(bench, "linked/%d.\(ending)", "--link-repeats") }
        var (copied, linked): (Set<Int>, Set<Int>) = ([], [])
        for frame in 0..<60 {
            let name = "\(frame).\(ending)"
            #expect(try bench.data(of: "linked/\(name)") == bench.data(of: "copied/\(name)"))
            copied.insert(try number(ofFile: "copied/\(name)", in: bench))
            linked.insert(try number(ofFile: "linked/\(name)", in: bench))
        }
        #expect(copied.count == 60)
        #expect(
            try number(ofFile: "linked/0.\(ending)", in: bench)
                == number(ofFile: "linked/20.\(ending)", in: bench))
        #expect(linked.count < 40)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: bench.folder.appending(path: "linked").path)
        #expect(names.count == 60)
    }

    @Test func aFrameThatIsDrawnAgainLeavesTheOthersAlone() throws {
        let bench = try workbench()
        try render(bench, "f/%d.png", "--link-repeats")
        let before = try bench.data(of: "f/3.png")
        try render(bench, "f/%d.png", "--frames", "2..2", "--scale", "2")
        #expect(try bench.data(of: "f/2.png") != before)
        #expect(try bench.data(of: "f/3.png") == before)
    }

    /// What is written to a device is gone; the next frame is no link to it.
    @Test func aDeviceAmongTheFilesIsNotLinkedTo() throws {
        let bench = try workbench()
        try FileManager.default.createDirectory(
            at: bench.folder.appending(path: "f"), withIntermediateDirectories: false)
        let device = bench.folder.appending(path: "f/3.png").path
        try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/null")
        try render(bench, "f/%d.png", "--link-repeats")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: device) == "/dev/null")
        #expect(try bench.data(of: "f/4.png") == bench.data(of: "f/2.png"))
        #expect(try number(ofFile: "f/4.png", in: bench) == number(ofFile: "f/5.png", in: bench))
    }
}

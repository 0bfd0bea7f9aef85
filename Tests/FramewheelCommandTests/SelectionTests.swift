import Foundation
import Testing

/// `--frames`, `--every` and `--shard`: which frames are made, and that their numbers stay their own.
@Suite struct SelectionTests {
    /// Ten frames at 10 a second.
    private static let scene = MovingScene.text(seconds: 1)

    private func numbers(_ options: [String], in bench: Workbench) throws -> [Int] {
        let folder = "f\(UUID().uuidString)"
        let run = try Transcript(
            ["render", "scene.json", "-o", folder + "/%d.png", "--fps", "10", "--no-progress"] + options,
            in: bench.folder)
        #expect(run.errors == "")
        #expect(run.status == 0)
        return bench.allNames.compactMap { name in
            name.wholeMatch(of: #/(.*)/(\d+)\.png/#).flatMap { $0.1 == folder ? Int($0.2) : nil }
        }.sorted()
    }

    @Test(arguments: [
        ([], Array(0..<10)),
        (["--every", "1"], Array(0..<10)),
        (["--every", "3"], [0, 3, 6, 9]),
        (["--every", "4", "--frames", "1..8"], [1, 5]),
        (["--every", "99", "--frames", "2..8"], [2]),
        (["--shard", "1/3"], [0, 1, 2, 3]),
        (["--shard", "2/3"], [4, 5, 6]),
        (["--shard", "3/3"], [7, 8, 9]),
        (["--shard", "2/2", "--every", "3"], [6, 9]),
        (["--shard", "2/2", "--every", "2", "--frames", "1..9"], [7, 9]),
        (["--shard", "11/12"], []),
        (["--shard", "1/1000000000"], [0]),
    ])
    func theseFramesAreMade(options: [String], expected: [Int]) throws {
        #expect(try numbers(options, in: Workbench(["scene.json": Self.scene])) == expected)
    }

    @Test(arguments: [2, 3, 7, 12]) func allShardsTogetherAreTheWhole(count: Int) throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let parts = try (1...count).map { try numbers(["--shard", "\($0)/\(count)"], in: bench) }
        #expect(parts.flatMap(\.self) == Array(0..<10))
        let lengths = parts.map(\.count)
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
    }

    @Test func aFrameIsTheSameWhateverElseIsMade() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        #expect(try bench.run("render", "scene.json", "-o", "a/%d.png", "--fps", "10").status == 0)
        let options = ["--fps", "10", "--every", "3", "--shard", "2/2", "--jobs", "1"]
        #expect(
            try Transcript(["render", "scene.json", "-o", "b/%d.png"] + options, in: bench.folder).status == 0
        )
        for number in [6, 9] {
            #expect(try bench.data(of: "a/\(number).png") == bench.data(of: "b/\(number).png"))
        }
    }

    @Test func shardsCanBeResumed() throws {
        let bench = try Workbench(["scene.json": Self.scene])
        let arguments = ["render", "scene.json", "-o", "f/%d.png", "--fps", "10", "--no-progress"]
        #expect(try Transcript(arguments + ["--shard", "1/2"], in: bench.folder).status == 0)
        let rest = try Transcript(arguments + ["--resume", "--every", "2"], in: bench.folder)
        #expect(rest.errors == "framewheel: f/%d.png: kept 3 of 5 frames\n")
        #expect(bench.allNames.count { $0.hasSuffix(".png") } == 7)
    }
}

import FileStorage
import Foundation
import FrameGoldens
import FrameImaging
import Testing

/// Goldens that are not what was recorded.
@Suite struct BrokenGoldenTests {
    private func recorded() throws -> GoldenBench {
        let bench = try GoldenBench(FaultyScene.drag)
        try bench.record()
        return bench
    }

    /// What verification says that it cannot do.
    private func fault(_ bench: GoldenBench) throws -> String {
        let error = #expect(throws: GoldenError.self) { try bench.verify() }
        return "\(try #require(error))"
    }

    private func path(_ bench: GoldenBench, _ name: String) -> String {
        bench.golden.appending(path: name).path
    }

    @Test(arguments: ["motion.csv", "layout.json", "display.txt", "golden.json", "frame-first.png"])
    func aMissingFileIsNamed(_ name: String) throws {
        let bench = try recorded()
        try FileManager.default.removeItem(at: bench.golden.appending(path: name))
        #expect(try fault(bench) == "\(path(bench, name)): is missing from the golden")
    }

    @Test(arguments: ["motion.csv", "layout.json", "display.txt", "golden.json"])
    func mergeMarkersAreNamedWithTheirLine(_ name: String) throws {
        let bench = try recorded()
        try bench.edit(name) { "<<<<<<< HEAD\n" + $0 }
        #expect(try fault(bench).hasPrefix("\(path(bench, name)): line 1"))
    }

    @Test func aTruncatedPictureIsNamed() throws {
        let bench = try recorded()
        let file = bench.golden.appending(path: "frame-first.png")
        try Data(contentsOf: file).prefix(200).write(to: file)
        #expect(try fault(bench) == "\(file.path): the PNG is truncated: its data ends too early")
    }

    @Test func anotherSizeIsADifference() throws {
        let bench = try recorded()
        let picture = try #require(Bitmap(width: 30, height: 22))
        let file = bench.golden.appending(path: "frame-first.png")
        try Data(PNGEncoder().bytes(of: picture)).write(to: file)
        let difference = try #require(try bench.difference())
        #expect(difference.layer == .pixels)
        #expect(difference.sentences == ["the picture is 300×220 pixels, expected 30×22, at 'first'"])
    }

    @Test func anEditedMotionIsADifferenceThatSaysSo() throws {
        let bench = try recorded()
        // Frame 30 lies where the content settles, short of its rest.
        try bench.edit("motion.csv") { text in
            text.split(separator: "\n").map { line in
                line.hasPrefix("30,") ? "30,0.5,-1,0,1,settling" : String(line)
            }.joined(separator: "\n") + "\n"
        }
        let difference = try #require(try bench.difference())
        #expect(difference.layer == .motion)
        #expect(difference.sentences.contains { $0.hasPrefix("first differs in frame 30 (0.5 s)") })
        #expect(difference.sentences.last == "motion.csv is not what was recorded: it was edited since")
    }

    @Test func endsOfLinesAsOnWindowsAreTheSame() throws {
        let bench = try recorded()
        for name in ["motion.csv", "layout.json", "display.txt", "golden.json"] {
            try bench.edit(name) { $0.replacingOccurrences(of: "\n", with: "\r\n") }
        }
        #expect(try bench.difference() == nil)
    }

    @Test func aPictureCompressedAnewIsTheSame() throws {
        let bench = try recorded()
        let file = bench.golden.appending(path: "frame-first.png")
        let picture = try ImageFile(bytes: Array(Data(contentsOf: file))).bitmap()
        try Data(PNGEncoder(speed: .fast).bytes(of: picture)).write(to: file)
        #expect(try bench.difference() == nil)
    }

    @Test func aNewerFormatIsRefused() throws {
        let bench = try recorded()
        try bench.edit("golden.json") { $0.replacingOccurrences(of: "\"golden\": 1", with: "\"golden\": 2") }
        #expect(
            try fault(bench)
                == "\(path(bench, "golden.json")): has format 2, written by a newer framewheel; this one reads up to 1"
        )
    }

    @Test func aFileWhereTheFolderShouldBeIsNamed() throws {
        let bench = try GoldenBench(FaultyScene.drag)
        try bench.write(Data(), to: "goldens")
        let error = #expect(throws: GoldenError.self) { try bench.record() }
        #expect("\(try #require(error))".hasSuffix("goldens: is a file, expected a folder"))
    }

    @Test func twoVerificationsAtOnceKeepOneWholeFailure() async throws {
        let bench = try recorded()
        try bench.write(try FaultyScene.drag.planting("#AB0000", for: "#AA0000"))
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<6 { group.addTask { try bench.verify().isPass } }
            for try await isPass in group { #expect(!isPass) }
        }
        let kept = try #require(try bench.store.failedFolders().first)
        #expect(try bench.store.failedFolders().count == 1)
        _ = try bench.store.approve(kept)
        #expect(try bench.difference() == nil)
        #expect(try bench.temporaries() == [])
    }

    @Test func aFolderLeftByAKilledRunIsPutBack() throws {
        let bench = try recorded()
        let hidden = bench.folder.appending(path: "goldens/.scene.framewheel-old")
        try FileManager.default.moveItem(at: bench.golden, to: hidden)
        #expect(try bench.difference() == nil)
    }
}

extension GoldenBench {
    /// Changes a file of the golden.
    func edit(_ name: String, _ change: (String) -> String) throws {
        let file = golden.appending(path: name)
        try Data(change(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
    }

    /// The golden's files by name.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: golden.path) {
            files[name] = try Data(contentsOf: golden.appending(path: name))
        }
        return files
    }

    /// What is left of unfinished writing.
    func temporaries() throws -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter {
            $0.hasSuffix(".new") || $0.hasSuffix(".tmp") || $0.hasSuffix("-old")
        }
    }
}

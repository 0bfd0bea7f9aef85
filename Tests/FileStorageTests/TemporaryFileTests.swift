import Foundation
import Testing

@testable import FileStorage

/// What killed runs leave is removed; nothing else is.
@Suite final class TemporaryFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "framewheel-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func put(_ name: String, age: TimeInterval = 0) throws {
        let path = folder + "/" + name
        try Data([1]).write(to: URL(filePath: path))
        let time = Date(timeIntervalSinceNow: -age)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    }

    /// The number of a process that has ended.
    private func goneProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    @Test func whatAGoneProcessLeftIsRemoved() throws {
        let gone = try goneProcess()
        try put(".0001.png.framewheel-\(gone)-0.tmp")
        try put(".a.framewheel-1-1.png.framewheel-\(gone)-17.tmp")
        #expect(FilePath(folder).removeStaleTemporaries() == 2)
        #expect(names == [])
    }

    @Test func filesOfOtherNamesStay() throws {
        let gone = try goneProcess()
        let others = [
            "0001.png", ".0001.png.tmp", ".0001.png.\(gone)-0.tmp", "0001.png.framewheel-\(gone)-0.tmp",
            ".0001.png.framewheel-\(gone)-0.tmp.txt", ".0001.png.framewheel-\(gone).tmp",
            ".0001.png.framewheel-\(gone)-x.tmp", ".0001.png.framewheel--1-0.tmp", ".framewheel-.tmp",
        ].sorted()
        for name in others { try put(name, age: 1000) }
        #expect(FilePath(folder).removeStaleTemporaries() == 0)
        #expect(names == others)
    }

    @Test func aFileThatIsBeingWrittenStays() throws {
        let file = try TemporaryFile(beside: FilePath(folder + "/0001.png"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: file.path.text)
        #expect(FilePath(folder).removeStaleTemporaries() == 0)
        #expect(names == [file.path.name])
        file.remove()
    }

    @Test func aFileOfALivingProcessGoesOnlyWhenItIsOld() throws {
        let name = ".0001.png.framewheel-\(ProcessInfo.processInfo.processIdentifier)-5.tmp"
        try put(name)
        #expect(FilePath(folder).removeStaleTemporaries() == 0)
        try put(name, age: 120)
        #expect(FilePath(folder).removeStaleTemporaries() == 1)
    }

    @Test func aFileIsRemovedFromAFolderThatWasMoved() throws {
        let target = FilePath(folder + "/deep/a.png")
        try target.folder.makeFolder()
        let file = try TemporaryFile(beside: target)
        try FileManager.default.moveItem(atPath: folder + "/deep", toPath: folder + "/moved")
        #expect(file.rename(to: target) == ENOENT)
        file.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/moved") == [])
    }

    @Test(arguments: [0o600, 0o640, 0o755]) func theModeOfAReplacedFileStays(mode: Int) throws {
        let path = folder + "/a.png"
        try FilePath(path).write([1])
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try FilePath(path).write([2])
        let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(found == mode)
        #expect(try FilePath(path).bytes() == [2])
        #expect(names == ["a.png"])
    }
}

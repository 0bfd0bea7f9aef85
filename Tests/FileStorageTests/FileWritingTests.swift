import FileStorage
import Foundation
import Testing

@Suite final class FileWritingTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "framewheel-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

    @Test(arguments: [0, 1, 70_000, 300_000]) func whatIsWrittenIsRead(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let file = FilePath(folder).appending("a.bin")
        try file.write([1, 2, 3])
        try file.write(bytes)
        #expect(try file.bytes() == bytes)
        #expect(names == ["a.bin"])
    }

    @Test func piecesAreWrittenOneAfterAnother() throws {
        let file = FilePath(folder).appending("a.bin")
        try file.write(pieces: [[1, 2], [], [3], [UInt8](repeating: 4, count: 70_000)])
        #expect(try file.bytes() == [1, 2, 3] + [UInt8](repeating: 4, count: 70_000))
        try file.write(pieces: [])
        #expect(try file.bytes().isEmpty)
        #expect(names == ["a.bin"])
    }

    /// More than go into one call, and more than a pipe holds.
    @Test(arguments: [false, true]) func manyPiecesArriveWhole(isPipe: Bool) throws {
        let pieces = (0..<700).map { [UInt8](repeating: UInt8($0 % 251), count: $0 % 7 == 0 ? 0 : $0 * 3) }
        let file = FilePath(folder).appending("a.bin")
        let copy = isPipe ? FilePath(folder).appending("copy.bin") : file
        let reader = Process()
        if isPipe {
            try #require(unsafe mkfifo(file.text, 0o600) == 0)
            reader.executableURL = URL(filePath: "/bin/sh")
            reader.arguments = ["-c", "cat \"$1\" >\"$2\"", "sh", file.text, copy.text]
            try reader.run()
        }
        try file.write(pieces: pieces)
        if isPipe { reader.waitUntilExit() }
        #expect(try copy.bytes() == Array(pieces.joined()))
    }

    @Test func aFileOverTheLimitIsNotRead() throws {
        let file = FilePath(folder).appending("a.bin")
        try file.write([UInt8](repeating: 0, count: 11))
        #expect(throws: FileError(path: file.text, reason: .tooLarge(limit: 10))) {
            try file.bytes(limit: 10)
        }
    }

    @Test func whatIsNoFileIsNamed() {
        let missing = FilePath(folder).appending("none")
        #expect(throws: FileError(path: missing.text, reason: .missing)) { try missing.bytes() }
        #expect(throws: FileError(path: folder, reason: .isDirectory)) { try FilePath(folder).bytes() }
        #expect(throws: FileError(path: folder, reason: .isDirectory)) { try FilePath(folder).write([]) }
        let deep = missing.appending("a")
        #expect(throws: FileError(path: deep.text, reason: .missingFolder)) { try deep.write([]) }
    }

    @Test func leftoversOfOthersAreNotTouched() throws {
        let leftover = ".a.bin.framewheel-\(ProcessInfo.processInfo.processIdentifier)-0.tmp"
        try FilePath(folder).appending(leftover).write([9])
        try FilePath(folder).appending("a.bin").write([1])
        #expect(try FilePath(folder).appending(leftover).bytes() == [9])
        #expect(names.sorted() == [leftover, "a.bin"])
    }

    @Test func foldersAreMadeWithThoseAbove() throws {
        let deep = FilePath(folder).appending("a/b/c")
        try deep.makeFolder()
        try deep.makeFolder()
        #expect(deep.isFolder)
    }
}

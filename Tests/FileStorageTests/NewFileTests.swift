import FileStorage
import Foundation
import Testing

@Suite("Files written piece by piece")
struct NewFileTests {
    private let folder: FilePath

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "new-file-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = FilePath(url.path)
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.text).sorted()) ?? []
    }

    @Test("Have their name only once they are whole")
    func wholeOrNothing() throws {
        let path = folder.appending("a.gif")
        let file = try NewFile(path)
        try file.append([1, 2, 3])
        try file.append([4])
        #expect(!path.exists)
        try file.overwrite(at: 1, with: [9, 8])
        try file.finish()
        #expect(try path.bytes() == [1, 9, 8, 4])
        #expect(names == ["a.gif"])
        try FileManager.default.removeItem(atPath: folder.text)
    }

    @Test("Leave nothing where they are given up, and the old file as it was")
    func givenUp() throws {
        let path = folder.appending("a.gif")
        try path.write([7])
        do {
            let file = try NewFile(path)
            try file.append([1, 2, 3])
            #expect(names.count == 2)
        }
        #expect(names == ["a.gif"])
        #expect(try path.bytes() == [7])
        try FileManager.default.removeItem(atPath: folder.text)
    }

    @Test("Need a folder and a file's name")
    func wrongPlaces() throws {
        #expect(throws: FileError(path: "/no/such/a", reason: .missingFolder)) {
            _ = try NewFile(FilePath("/no/such/a"))
        }
        #expect(throws: FileError(path: folder.text, reason: .isDirectory)) { _ = try NewFile(folder) }
        try FileManager.default.removeItem(atPath: folder.text)
    }

    @Test("Go to a device at the end")
    func devices() throws {
        let file = try NewFile(FilePath("/dev/null"))
        try file.append([1, 2, 3])
        try file.overwrite(at: 0, with: [9])
        try file.finish()
        try FileManager.default.removeItem(atPath: folder.text)
    }
}

@Suite("Other programs")
struct ChildProcessTests {
    @Test("Take what is written, and tell their status and last words")
    func statusAndWords() throws {
        let child = try ChildProcess("sh", ["-c", "read line; echo one >&2; echo \"$line\" >&2; exit 3"])
        #expect(child.write(Array("two\n".utf8)))
        #expect(child.wait() == .exited(3))
        #expect(child.lastWords(count: 1) == ["two"])
        #expect(child.lastWords(count: 5) == ["one", "two"])
    }

    @Test("That have ended take nothing, without a signal here")
    func deadReaders() throws {
        let child = try ChildProcess("true", [])
        let piece = [UInt8](repeating: 0, count: 1 << 20)
        #expect((0..<50).contains { _ in !child.write(piece) })
        #expect(child.wait() == .exited(0))
    }

    @Test("That are missing are named")
    func missing() {
        #expect(throws: ChildProcess.Failure.missing) { _ = try ChildProcess("no-such-program", []) }
    }

    @Test("That are killed tell the signal")
    func killed() throws {
        let child = try ChildProcess("sh", ["-c", "kill -9 $$"])
        #expect(child.wait() == .killed(9))
    }
}

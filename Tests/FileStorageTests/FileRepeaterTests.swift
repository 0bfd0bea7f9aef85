import FileStorage
import Foundation
import Testing

@Suite final class FileRepeaterTests {
    private let folder = FilePath(
        FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)").path)

    init() throws { try folder.makeFolder() }

    deinit { try? FileManager.default.removeItem(atPath: folder.text) }

    private func file(_ name: String) -> FilePath { folder.appending(name) }

    private func filled(_ names: [String], by repeater: inout FileRepeater) -> [Bool] {
        names.map { repeater.fill(file($0)) }
    }

    private func number(of name: String) throws -> Int {
        let number = try FileManager.default.attributesOfItem(atPath: file(name).text)[.systemFileNumber]
        return try #require(number as? Int)
    }

    private var names: Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: folder.text)) ?? [])
    }

    /// What file systems without clones refuse leaves the file as it was; all others make a file of its own.
    @Test func aCloneIsAFileOfItsOwnOrNone() throws {
        try file("a").write([1, 2, 3])
        try file("b").write([4])
        do {
            try file("b").replace(byCloneOf: file("a"))
            #expect(try file("b").bytes() == [1, 2, 3])
            #expect(try number(of: "a") != number(of: "b"))
        } catch {
            #expect(try file("b").bytes() == [4])
        }
        #expect(names == ["a", "b"])
    }

    @Test func linksShareOneFile() throws {
        var repeater = FileRepeater([.link])
        #expect(filled(["b"], by: &repeater) == [false])
        #expect(repeater.needsOriginal)
        try file("a").write([1, 2, 3])
        try file("c").write([4])
        repeater.keep(file("a"))
        #expect(!repeater.needsOriginal)
        // One is new, one replaces a file, and one is a name of the same file already.
        let results = filled(["b", "c", "c"], by: &repeater)
        #expect(results == [true, true, true])
        #expect(repeater.linkCount == 3)
        #expect(try [number(of: "b"), number(of: "c")] == [number(of: "a"), number(of: "a")])
        #expect(names == ["a", "b", "c"])
        repeater.forget()
        #expect(filled(["d"], by: &repeater) == [false])
        #expect(repeater.needsOriginal)
    }

    /// As one that has as many names as it may have: the next file becomes the original.
    @Test func anOriginalThatIsUsedUpIsReplaced() throws {
        var repeater = FileRepeater([.link])
        try file("a").write([1])
        repeater.keep(file("a"))
        #expect(filled(["b"], by: &repeater) == [true])
        try FileManager.default.removeItem(atPath: file("a").text)
        #expect(filled(["c"], by: &repeater) == [false])
        #expect(repeater.needsOriginal)
        try file("c").write([1])
        repeater.keep(file("c"))
        #expect(filled(["d"], by: &repeater) == [true])
        #expect(try number(of: "c") == number(of: "d"))
    }

    /// A file system that has neither clones nor links, as a file that is not there stands for it.
    @Test(arguments: [[], [.clone], [.link], [.clone, .link]] as [[FileRepeater.Way]])
    func whatNeverWorksIsGivenUp(ways: [FileRepeater.Way]) throws {
        var repeater = FileRepeater(ways)
        repeater.keep(file("missing"))
        #expect(filled(["b"], by: &repeater) == [false])
        repeater.forget()
        #expect(!repeater.needsOriginal)
        #expect(names.isEmpty)
    }

    @Test func devicesAreNeitherOriginalsNorReplaced() throws {
        let device = file("device")
        try FileManager.default.createSymbolicLink(atPath: device.text, withDestinationPath: "/dev/null")
        for way in [FileRepeater.Way.clone, .link] {
            var repeater = FileRepeater([way])
            repeater.keep(device)
            #expect(repeater.needsOriginal)
            try file("a").write([1])
            repeater.keep(file("a"))
            #expect(filled(["device"], by: &repeater) == [false])
            #expect(!repeater.needsOriginal)
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: device.text) == "/dev/null")
        var repeater = FileRepeater([.link])
        repeater.keep(file("a"))
        #expect(filled(["device"], by: &repeater) == [false])
        #expect(filled(["b"], by: &repeater) == [true])
    }

    /// They are kept when a file is replaced, so that it cannot be a name of one with others.
    @Test func filesOfOtherPermissionsAreNoLinks() throws {
        try file("a").write([1])
        try file("b").write([2])
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file("b").text)
        for way in [FileRepeater.Way.clone, .link] {
            var repeater = FileRepeater([way])
            repeater.keep(file("a"))
            #expect(filled(["b"], by: &repeater) == [false])
            #expect(!repeater.needsOriginal)
        }
        #expect(try file("b").bytes() == [2])
        #expect(names == ["a", "b"])
    }

    @Test func aFolderIsNotReplaced() throws {
        try file("a").write([1])
        try file("b").makeFolder()
        #expect(throws: FileError(path: file("b").text, reason: .isDirectory)) {
            try file("b").replace(byLinkTo: file("a"))
        }
        #expect(throws: (any Error).self) { try file("b").replace(byCloneOf: file("a")) }
        #expect(names == ["a", "b"])
    }
}

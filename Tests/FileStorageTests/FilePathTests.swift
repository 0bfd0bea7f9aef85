import FileStorage
import Foundation
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("a/b/c.PNG", "a/b", "c.PNG", "png", "c"), ("c", ".", "c", "", "c"),
        ("/c.tar.gz", "/", "c.tar.gz", "gz", "c.tar"),
        (".hidden", ".", ".hidden", "", ".hidden"),
    ])
    func pathsComeApart(text: String, folder: String, name: String, ending: String, stem: String) {
        let path = FilePath(text)
        #expect(path.folder.text == folder)
        #expect(path.name == name)
        #expect(path.fileExtension == ending)
        #expect(path.stem == stem)
    }

    @Test func anAbsolutePathStaysAsItIs() {
        #expect(FilePath("a").appending("b/c").text == "a/b/c")
        #expect(FilePath("a/").appending("b").text == "a/b")
        #expect(FilePath(".").appending("b").text == "b")
        #expect(FilePath("a").appending("/b").text == "/b")
    }

    @Test func aFolderDoesNotHoldItsNamesake() {
        #expect(FilePath("/a/b").isInside(FilePath("/a")))
        #expect(FilePath("/a").isInside(FilePath("/a")))
        #expect(!FilePath("/ab").isInside(FilePath("/a")))
        #expect(FilePath("/ab").isInside(FilePath("/")))
    }

    @Test(arguments: [
        ("there", "there"), ("link", "there"), ("link/new", "there/new"), ("new", "new"),
        ("new/../link/./a//b", "link/a/b"), ("there/../new/c", "new/c"), ("dangling", "dangling"),
        ("new/..", ""),
    ])
    func whatIsMissingHasAPlaceToo(text: String, place: String) throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        let there = folder.appending(path: "there").path
        try manager.createDirectory(atPath: there, withIntermediateDirectories: true)
        for (link, target) in [("link", there), ("dangling", there + "/none")] {
            try manager.createSymbolicLink(
                atPath: folder.appending(path: link).path, withDestinationPath: target)
        }
        let root = try #require(FilePath(folder.path).resolved)
        let expected = place.isEmpty ? root : root.appending(place)
        #expect(FilePath(folder.path + "/" + text).anchored == expected)
    }

    @Test func aBareNameLiesInTheWorkingFolder() throws {
        let here = try #require(FilePath(".").resolved)
        #expect(FilePath("no such name").anchored == here.appending("no such name"))
        #expect(FilePath("").anchored == here)
        #expect(FilePath("/").anchored.text == "/")
        #expect(FilePath("/../no such name").anchored.text == "/no such name")
    }
}

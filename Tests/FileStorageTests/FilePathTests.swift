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
}

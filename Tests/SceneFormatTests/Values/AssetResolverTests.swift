import FileStorage
import Foundation
import SceneFormat
import Testing

struct AssetResolverTests {
    @Test func pathIsFoundInTheFolder() throws {
        try withFolder { folder in
            let resolver = AssetResolver(folder: folder)
            let expected = folder.appending("covers/1.jpg").resolved
            for text in ["covers/1.jpg", "./covers/../covers/1.jpg", folder.appending("covers/1.jpg").text] {
                let path = try resolver.path(for: text)
                #expect(path == expected)
            }
        }
    }

    @Test func pathIsTakenLiterally() throws {
        try withFolder { folder in
            let resolver = AssetResolver(folder: folder)
            let path = try resolver.path(for: "covers/a%20b?c.jpg")
            #expect(path.name == "a%20b?c.jpg")
        }
    }

    @Test(arguments: [
        "../secret.txt", "/etc/passwd", "link.txt", "linked/secret.txt", "covers/../../nothing",
    ])
    func fileOutsideIsRefused(reference: String) throws {
        try withFolder { folder in
            #expect { try AssetResolver(folder: folder).path(for: reference) } throws: { error in
                guard case AssetError.outside(_, folder.text) = error else { return false }
                return true
            }
        }
    }

    @Test(arguments: ["../secret.txt", "link.txt", "linked/secret.txt"])
    func fileOutsideIsReadWhenAllowed(reference: String) throws {
        try withFolder { folder in
            let resolver = AssetResolver(folder: folder, allowsOutside: true)
            let path = try resolver.path(for: reference)
            #expect(path.name == "secret.txt")
        }
    }

    @Test func folderWithTheSameBeginningIsOutside() throws {
        try withFolder { folder in
            #expect { try AssetResolver(folder: folder).path(for: "../scene-other/1.jpg") } throws: { error in
                guard case AssetError.outside = error else { return false }
                return true
            }
        }
    }

    @Test func missingFilesAndFoldersAreToldApart() throws {
        try withFolder { folder in
            let resolver = AssetResolver(folder: folder)
            let path = folder.appending("covers/9.jpg").text
            #expect(throws: AssetError.missing(path: path)) { try resolver.path(for: "covers/9.jpg") }
            #expect(throws: AssetError.isDirectory(path: folder.appending("covers").text)) {
                try resolver.path(for: "covers")
            }
            #expect(throws: AssetError.empty) { try resolver.path(for: "") }
            let cut = folder.appending("covers/1.jpg\0x").text
            #expect(throws: AssetError.missing(path: cut)) { try resolver.path(for: "covers/1.jpg\0x") }
        }
    }

    @Test(arguments: [
        ("https://cdn.example/1.jpg", "1.jpg"), ("HTTPS://CDN.Example/1.jpg?w=200#top", "1.jpg"),
        ("https://cdn.example/a%20b.jpg", "a b.jpg"), ("https://cdn.example/%E6%BC%AB.jpg", "漫.jpg"),
        ("https://cdn.example/special/2.jpg", "2.jpg"), ("//img.example/1.jpg", "1.jpg"),
    ])
    func urlIsMapped(url: String, name: String) throws {
        try withFolder { folder in
            let map = [
                "https://cdn.example/": "cache/", "https://cdn.example/special": "covers",
                "//img.example": "covers",
            ]
            let path = try AssetResolver(folder: folder, map: map).path(for: url)
            #expect(path.name == name)
        }
    }

    @Test func longestPrefixWins() throws {
        try withFolder { folder in
            let map = ["https://cdn.example/": "covers", "https://cdn.example/covers/": "cache"]
            let resolver = AssetResolver(folder: folder, map: map)
            let path = try resolver.path(for: "https://cdn.example/covers/1.jpg")
            #expect(path == folder.appending("cache/1.jpg").resolved)
        }
    }

    @Test(arguments: [
        "https://cdn.example.evil/1.jpg", "http://cdn.example/1.jpg", "data:image/png;base64,AA",
    ])
    func otherURLsAreUnmapped(url: String) throws {
        try withFolder { folder in
            let map = ["https://cdn.example": "cache"]
            #expect(throws: AssetError.unmappedURL(url, knownPrefixes: ["https://cdn.example"])) {
                try AssetResolver(folder: folder, map: map).path(for: url)
            }
        }
    }

    @Test(arguments: ["../../secret.txt", "%2e%2e/%2e%2e/secret.txt", "..%2F..%2Fsecret.txt"])
    func urlCannotLeaveTheFolder(tail: String) throws {
        try withFolder { folder in
            let resolver = AssetResolver(folder: folder, map: ["https://cdn.example/": "cache/"])
            #expect { try resolver.path(for: "https://cdn.example/" + tail) } throws: { error in
                guard case AssetError.outside = error else { return false }
                return true
            }
        }
    }

    @Test(arguments: [
        ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%FF.jpg", "%FF.jpg"),
    ])
    func brokenEscapesStayAsTheyAre(tail: String, name: String) throws {
        try withFolder { folder in
            let resolver = AssetResolver(folder: folder, map: ["https://cdn.example/": "cache/"])
            let path = folder.appending("cache/" + name).text
            #expect(throws: AssetError.missing(path: path)) {
                try resolver.path(for: "https://cdn.example/" + tail)
            }
        }
    }

    @Test func messagesNameThePathAndTheWayOut() {
        #expect(
            AssetError.outside(path: "s/../x", folder: "s").description
                == "s/../x: lies outside the scene's folder s; --allow-outside accepts it")
        #expect(
            AssetError.unmappedURL("https://a/b", knownPrefixes: []).description
                == "https://a/b: nothing is fetched; give images.map a folder with its files")
        #expect(
            AssetError.unmappedURL("https://a/b", knownPrefixes: ["https://c/"]).description
                == "https://a/b: no prefix of images.map begins it (https://c/)")
        #expect(AssetError.missing(path: "x").description == "x: no such file")
    }

    /// A folder `scene` with pictures, a cache and links that lead out of it.
    private func withFolder(_ body: (FilePath) throws -> Void) throws {
        let manager = FileManager.default
        let outer = FilePath(manager.temporaryDirectory.path).appending("assets-\(UUID().uuidString)")
        defer { try? manager.removeItem(atPath: outer.text) }
        let folder = outer.appending("scene")
        let files = [
            "covers/1.jpg", "covers/2.jpg", "covers/a%20b?c.jpg", "cache/1.jpg", "cache/a b.jpg",
            "cache/漫.jpg",
            "../secret.txt", "../scene-other/1.jpg",
        ]
        for name in ["covers", "cache", "../scene-other"] { try folder.appending(name).makeFolder() }
        for file in files { try folder.appending(file).write([1]) }
        try manager.createSymbolicLink(
            atPath: folder.appending("link.txt").text, withDestinationPath: "../secret.txt")
        try manager.createSymbolicLink(atPath: folder.appending("linked").text, withDestinationPath: "..")
        try body(folder)
    }
}

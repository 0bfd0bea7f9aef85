import Foundation
import Testing

/// Outputs of one command that would write the same file, however their names spell it.
@Suite struct OutputPlaceTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 20, "height": 10 }, "textMode": "blocks", "scale": 1,
          "items": { "count": 3 }, "duration": 0.1,
          "variants": { "theme": { "light": {}, "dark": {} } } }
        """

    private func bench() throws -> Workbench {
        let bench = try Workbench(["scene.json": Self.scene, "out/keep": "", "b/keep": ""])
        try FileManager.default.createSymbolicLink(
            at: bench.folder.appending(path: "link"), withDestinationURL: bench.folder.appending(path: "out"))
        return bench
    }

    @Test(arguments: [
        ["a.gif", "./a.gif"], ["b/../a.webp", "a.webp"], ["new/../a.png", "a.png"],
        ["out/a.png", "link/a.png"], ["link/new/%d.png", "out/new/3.png"],
        ["out/%04d.png", "out/0003.png"], ["out/0003.png", "out/%04d.png"], ["%d.png", "120.png"],
        ["out/%04d.png", "out/12345.png"], ["out/%02d.png", "out/./12.apng", "out/12.png"],
        ["out/", "out/0001.png"], ["out/0001.png", "out/"], ["new/", "new/0000.png"],
        ["out/", "out"], ["out/", "link/"], ["out/", "./out/%04d.png"], ["new/", "new/./%04d.png"],
        ["f/%d.png", "f/%04d.png"], ["f/a%d.png", "f/a1%d.png"], ["f/%d.png", "f/%d0.png"],
        ["f/%d.svg", "f/7.svg"], ["%d/a.png", "3/a.png"], ["%d/a.png", "./%03d/a.png"],
        ["a.png", "a.png/%d.png"], ["b/x.png/%d.png", "b/x.png"], ["a.png", "a.png/b.svg"],
        ["out/%04d.png", "a.png", "out/{theme}.png", "link/dark.png"],
    ])
    func twoOutputsOfOnePlaceAreRefused(names: [String]) throws {
        let bench = try bench()
        let before = bench.allNames
        let run = try Transcript(
            ["render", "scene.json"] + names.flatMap { ["-o", $0] }, in: bench.folder)
        let last = names[names.count - 1]
        let first = names.count == 4 ? "out/dark.png" : names[0]
        #expect(run.status == 2)
        #expect(
            run.errors
                == "framewheel: error: \(last): would share a file with \(first), expected another name\n")
        #expect(bench.allNames == before)
    }

    @Test func twoOutputsOfTheSceneAreCheckedToo() throws {
        let bench = try bench()
        let scene =
            Self.scene.dropLast() + """
                , "outputs": [{ "file": "out/%d.png" }, { "file": "out/3.png" }] }
                """
        try bench.write(Data(scene.utf8), to: "scene.json")
        let before = bench.allNames
        let run = try bench.run("render", "scene.json")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                framewheel: error: out/3.png: would share a file with out/%d.png, expected another name

                """)
        #expect(bench.allNames == before)
    }

    @Test(arguments: [
        ["out/%04d.png", "out/003.png"], ["out/%04d.png", "out/00003.png"], ["out/%d.png", "out/03.png"],
        ["out/%d.png", "out/3.svg"], ["out/%d.png", "b/3.png"], ["out/%d.png", "b/%d.png"],
        ["out/", "out/poster.png"], ["out/a%d.png", "out/b%d.png"], ["out/%d.png", "out/%d-b.png"],
        ["out/a.png", "out/a.png.svg"], ["out/%d.png", "out/+3.png"], ["out/%d.png", "out/.png.png"],
    ])
    func outputsOfTheirOwnPlacesAreMade(names: [String]) throws {
        let bench = try bench()
        let run = try Transcript(
            ["render", "scene.json", "--quiet"] + names.flatMap { ["-o", $0] }, in: bench.folder)
        #expect(run.status == 0)
        #expect(run.errors == "")
    }
}

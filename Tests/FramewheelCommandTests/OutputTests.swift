import FileStorage
import Foundation
import FrameImaging
import GoldenTesting
import Testing

/// Where pictures go: what cannot be written is said with status 3, and nothing is left half made.
@Suite struct OutputTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 30, "height": 20 }, "scale": 1, "textMode": "blocks",
          "items": { "count": 5 } }
        """

    /// A folder with a scene, a file where a folder is needed, and links to a device that is always full.
    private func workbench() throws -> Workbench {
        let bench = try Workbench(["scene.json": Self.scene, "file": "x"])
        try FileManager.default.createDirectory(
            at: bench.folder.appending(path: "folder.png"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: bench.folder.appending(path: "full.png").path, withDestinationPath: "/dev/full")
        return bench
    }

    @Test(arguments: [
        ("missing/o.png", "missing/o.png: the folder does not exist"),
        ("file/o.png", "file/o.png: the folder does not exist"),
        ("full.png", "full.png: no space left on the device"),
        ("file/%d.png", "file: is a file, expected a folder"),
        ("file/deep/%d.png", "file: is a file, expected a folder"),
    ])
    func anOutputThatCannotBeWrittenIsAnInputOutputError(output: String, message: String) throws {
        let bench = try workbench()
        let before = bench.allNames
        let run = try bench.run("render", "scene.json", "-o", output)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(run.status == 3)
        #expect(bench.allNames == before)
    }

    @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
    func aFolderThatMayNotBeWrittenIsNamed() throws {
        let bench = try workbench()
        let locked = bench.folder.appending(path: "locked")
        try FileManager.default.createDirectory(
            at: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
        let run = try bench.run("render", "scene.json", "-o", "locked/o.png")
        #expect(run.errors == "framewheel: error: locked/o.png: permission denied\n")
        #expect(run.status == 3)
    }

    @Test func aPictureOverTheLimitIsNotDrawn() throws {
        let bench = try workbench()
        let before = bench.allNames
        for arguments in [["-o", "o.png"], ["-o", "frames/%d.png"]] {
            let run = try Transcript(
                ["render", "scene.json", "--max-pixels", "599"] + arguments, in: bench.folder)
            #expect(
                run.errors == """
                    scene.json: error: the picture would be 30×20 pixels, over the limit of 599 pixels
                      hint: a smaller --scale makes it smaller, --max-pixels allows more

                    """)
            #expect(run.status == 2)
            #expect(bench.allNames == before)
        }
        #expect(try bench.run("render", "scene.json", "-o", "o.png", "--max-pixels", "600").status == 0)
    }

    @Test func theLimitIs64MegapixelsUnlessSaid() throws {
        let bench = try Workbench([
            "scene.json":
                "{ \"framewheel\": 1, \"viewport\": { \"width\": 8001, \"height\": 8000 }, \"scale\": 1, \"items\": [1] }"
        ])
        let message =
            "scene.json: error: the picture would be 8001×8000 pixels, over the limit of 64000000 pixels\n"
        let run = try bench.run("render", "scene.json", "-o", "o.png")
        #expect(run.errors.hasPrefix(message))
        #expect(run.status == 2)
        let check = try bench.run("validate", "scene.json")
        #expect(check.errors == message)
        #expect(check.status == 2)
    }

    @Test func aPictureTooLongForTheRasterizerIsNotDrawn() throws {
        let bench = try workbench()
        let run = try bench.run(
            "render", "scene.json", "-o", "o.png", "--width", "40000", "--max-pixels", "2000000000")
        #expect(
            run.errors == """
                framewheel: error: the picture would be 40000×26667 pixels, over the limit of 32767 pixels in \
                one direction

                """)
        #expect(run.status == 2)
    }

    @Test func aPictureReplacesTheOldOneWhole() throws {
        let bench = try workbench()
        try bench.write(Data("old".utf8), to: "o.png")
        #expect(try bench.run("render", "scene.json", "-o", "o.png").status == 0)
        let picture = try ImageFile(bytes: Array(bench.data(of: "o.png")))
        #expect(picture.size == PixelSize(width: 30, height: 20))
        #expect(bench.names == ["file", "folder.png", "full.png", "o.png", "scene.json"])
    }

    @Test func standardOutputTakesAPicture() throws {
        let bench = try workbench()
        let run = try bench.run("render", "scene.json", "-o", "-")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(try bench.run("render", "scene.json", "-o", "o.png").status == 0)
        #expect(try bench.data(of: "o.png") == run.output)
    }

    @Test func aFolderTakesNumberedFrames() throws {
        let bench = try workbench()
        #expect(try bench.run("render", "scene.json", "-o", "frames/").status == 0)
        #expect(bench.allNames.contains("frames/0000.png"))
        #expect(try bench.run("render", "scene.json", "-o", "folder.png").status == 0)
        #expect(bench.allNames.contains("folder.png/0000.png"))
    }

    @Test(arguments: [("1", 30, 20), ("1.5", 45, 30), ("2", 60, 40), ("3", 90, 60), ("0.5", 15, 10)])
    func theScaleMakesTheSize(scale: String, width: Int, height: Int) throws {
        let bench = try workbench()
        let run = try bench.run("render", "scene.json", "-o", "o.png", "--scale", scale)
        #expect(run.errors == "")
        let picture = try ImageFile(bytes: Array(bench.data(of: "o.png")))
        #expect(picture.size == PixelSize(width: width, height: height))
    }

    @Test func zeroItemsDrawAnEmptyStageWithAWarning() throws {
        let bench = try Workbench([
            "scene.json": """
            { "framewheel": 1, "viewport": { "width": 30, "height": 20 }, "scale": 1,
              "background": "#336699", "items": [] }
            """
        ])
        let run = try bench.run("render", "scene.json", "-o", "o.png")
        #expect(
            run.errors
                == "scene.json:2:28: warning: the scene has no items, so that nothing is on its carousel\n")
        #expect(run.status == 0)
        let picture = try ImageFile(bytes: Array(bench.data(of: "o.png"))).bitmap()
        let plain = [UInt8]([0x99, 0x66, 0x33, 0xFF])
        #expect(picture.bytes == (0..<600).flatMap { _ in plain })
    }
}

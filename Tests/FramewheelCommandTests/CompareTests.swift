import Foundation
import FrameImaging
import Testing

@Suite struct CompareTests {
    /// A grey picture with some pixels of another colour.
    private static func file(
        width: Int = 20, height: Int = 10, painted: [(Int, Int)] = [], _ speed: PNGEncoder.Speed = .fast
    ) throws -> Data {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for (x, y) in painted { bytes[(y * width + x) * 4] = 0 }
        let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
        return Data(PNGEncoder(speed: speed).bytes(of: bitmap))
    }

    private func bench() throws -> Workbench {
        let bench = try Workbench()
        try bench.write(try Self.file(), to: "a.png")
        try bench.write(try Self.file(.small), to: "same.png")
        try bench.write(try Self.file(painted: [(3, 2), (4, 3), (12, 8)]), to: "b.png")
        try bench.write(try Self.file(width: 21), to: "wide.png")
        return bench
    }

    @Test func equalPicturesAreTheSameWhateverTheirFiles() throws {
        let run = try bench().run("compare", "a.png", "same.png")
        #expect(run.status == 0)
        #expect(run.text == "the pictures are the same\n")
        #expect(run.errors == "")
    }

    // White and yellow (1, 1, 0), whose OKLab is 0.96798, −0.07137, 0.19857, are 21.343 apart.
    @Test func differencesAreSaidInWords() throws {
        let bench = try bench()
        let run = try bench.run("compare", "a.png", "b.png", "-o", "d.png")
        #expect(run.status == 1)
        #expect(
            run.text == """
                3 pixels differ (1.5 %), by up to ΔE 21.35 (OKLab × 100) at (3, 2)
                2 clusters, the largest of 2 pixels, 2×2 at (3, 2)
                passes with --tolerance 21.35, --pixels 3 or --cluster 2

                """)
        let picture = try ImageFile(bytes: Array(try bench.data(of: "d.png"))).bitmap()
        #expect(picture[12, 8] == Bitmap.Pixel(red: 0xE6, green: 0, blue: 0x3C, alpha: 255))
        #expect(picture[0, 0] == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    }

    static let tolerances: [([String], Int32)] = [
        (["--tolerance", "21.35"], 0), (["--tolerance", "21.3"], 1), (["--pixels", "3"], 0),
        (["--pixels", "2"], 1), (["--cluster", "2"], 0), (["--cluster", "1"], 1),
        (["--ignore", "0,0,20,5", "--ignore", "12,8,1,1"], 0), (["--ignore", "0,0,20,8"], 1),
        (["--antialiasing"], 1),
    ]

    @Test(arguments: tolerances)
    func tolerancesDecide(options: [String], status: Int32) throws {
        let bench = try bench()
        let run = try Transcript(["compare", "a.png", "b.png"] + options, in: bench.folder)
        #expect(run.status == status)
        #expect(run.errors == "")
    }

    @Test func jsonHoldsTheFigures() throws {
        let run = try bench().run("compare", "a.png", "b.png", "--json")
        #expect(run.status == 1)
        let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(json["same"] as? Bool == false)
        #expect(json["differentPixels"] as? Int == 3)
        #expect(json["overTolerance"] as? Int == 3)
        #expect(json["clusterCount"] as? Int == 2)
        #expect(json["box"] as? [String: Int] == ["x": 3, "y": 2, "width": 10, "height": 7])
        #expect((json["clusters"] as? [[String: Any]])?.first?["pixels"] as? Int == 2)
        #expect((json["passes"] as? [String: Any])?["cluster"] as? Int == 2)
        let same = try bench().run("compare", "a.png", "same.png", "--json")
        #expect(same.status == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: same.output) as? [String: Any])
        #expect(object["same"] as? Bool == true)
        #expect(object["box"] is NSNull)
    }

    @Test func otherSizesAreAReportAndNoError() throws {
        let bench = try bench()
        let run = try bench.run("compare", "a.png", "wide.png", "-o", "d.png")
        #expect(run.status == 1)
        #expect(run.text == "wide.png: the picture is 21×10 pixels, expected 20×10\n")
        #expect(try ImageFile(bytes: Array(try bench.data(of: "d.png"))).size.width == 20 + 21 + 3 * 8)
        let json = try bench.run("compare", "a.png", "wide.png", "--json")
        #expect(
            json.text == """
                {"same": false, "expectedSize": {"width": 20, "height": 10}, "actualSize": {"width": 21, "height": 10}}

                """)
    }

    static let faults: [([String], Int32, String)] = [
        (["a.png", "none.png"], 3, "none.png: no such file"),
        (["none.png", "a.png"], 3, "none.png: no such file"),
        (["a.png", "."], 3, ".: is a folder, expected a file"),
        (
            ["a.png", "text.png"], 2,
            "text.png: not a PNG, JPEG, GIF or WebP: begins with 68 65 6c 6c 6f (\"hello\")"
        ),
        (["a.png", "empty.png"], 2, "empty.png: the file is empty, expected a PNG, JPEG, GIF or WebP"),
        (["a.png", "cut.png"], 2, "cut.png: the PNG is truncated: its data ends too early"),
        (["a.png"], 2, "two files are compared: framewheel compare EXPECTED ACTUAL"),
        (["a.png", "b.png", "c.png"], 2, "unexpected argument 'c.png' after two files"),
        (["a.png", "b.png", "--tolerance", "-1"], 2, "--tolerance -1: expected a number from 0 to 1000"),
        (["a.png", "b.png", "--tolerance", "nan"], 2, "--tolerance nan: expected a number from 0 to 1000"),
        (["a.png", "b.png", "-o", "d.gif"], 2, "d.gif: the picture of a difference is a .png"),
        (["a.png", "b.png", "-o", "no/d.png"], 3, "no/d.png: the folder does not exist"),
        (
            ["a.png", "b.png", "--ignore", "1,2,3"], 2,
            "--ignore 1,2,3: expected X,Y,W,H in pixels, such as 0,0,100,40"
        ),
        (
            ["a.png", "b.png", "--ignore", "1,2,0,4"], 2,
            "--ignore 1,2,0,4: expected X,Y,W,H in pixels, such as 0,0,100,40"
        ),
    ]

    @Test(arguments: faults)
    func whatIsWrongIsNamed(arguments: [String], status: Int32, message: String) throws {
        let bench = try bench()
        try bench.write(Data("hello".utf8), to: "text.png")
        try bench.write(Data(), to: "empty.png")
        try bench.write(try bench.data(of: "b.png").dropLast(20), to: "cut.png")
        let run = try Transcript(["compare"] + arguments, in: bench.folder)
        #expect(run.status == status)
        #expect(run.errors == "framewheel: error: \(message)\n")
        #expect(!bench.names.contains("d.png"))
    }

    // A file may have many names: as it was given, by a way around, by a link to it or to its folder.
    @Test(arguments: ["a.png", "b.png", "./b.png", "sub/../a.png", "link.png", "folder/b.png"])
    func noFileThatIsComparedIsWrittenOver(output: String) throws {
        let bench = try bench()
        let manager = FileManager.default
        try manager.createDirectory(
            at: bench.folder.appending(path: "sub"), withIntermediateDirectories: true)
        for (link, target) in [("link.png", "a.png"), ("folder", ".")] {
            try manager.createSymbolicLink(
                atPath: bench.folder.appending(path: link).path, withDestinationPath: target)
        }
        let before = try ["a.png", "b.png", "link.png"].map { try bench.data(of: $0) }
        let run = try bench.run("compare", "a.png", "b.png", "-o", output)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "framewheel: error: \(output): is one of the files that are compared, expected another name\n"
        )
        #expect(try ["a.png", "b.png", "link.png"].map { try bench.data(of: $0) } == before)
    }
}

import FileStorage
import Foundation
import FrameDrawing
import FrameGoldens
import FrameImaging
import Framewheel
import FramewheelUI
import GoldenTesting
import SceneFormat
import Synchronization
import Testing

/// `expectGolden` under Swift Testing, with a test file that lies in a folder of its own.
@Suite struct ExpectGoldenTests {
    private static let text = """
        { "framewheel": 1, "viewport": { "width": 100, "height": 80 }, "textMode": "blocks",
          "carousel": { "slot": { "width": 60, "height": 60 } }, "items": { "count": 3 },
          "script": [{ "at": 0.1, "select": 1 }] }
        """
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "expect-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.text.utf8).write(to: folder.appending(path: "shelf.json"))
    }

    private var file: String { folder.appending(path: "ShelfTests.swift").path }

    private var names: [String] {
        let goldens = folder.appending(path: "__Goldens__").path
        return (FileManager.default.subpaths(atPath: goldens) ?? []).filter { $0.hasSuffix("golden.json") }
            .sorted()
    }

    /// The texts of the issues that are recorded meanwhile.
    private func issues(_ body: () throws -> Void) throws -> [String] {
        let texts = Texts()
        try withKnownIssue {
            try body()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined(separator: "\n")
            texts.list.withLock { $0.append(text) }
            return true
        }
        return texts.list.withLock { $0 }
    }

    private final class Texts: Sendable {
        let list = Mutex<[String]>([])
    }

    @Test(.goldens(record: .missing)) func aMissingGoldenIsWrittenAndFailsOnce() throws {
        let scene = try Scene(contentsOf: "shelf.json", file: file)
        let texts = try issues { try expectGolden(of: scene, named: "shelf", file: file) }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("there was no golden; it was recorded now") == true)
        #expect(names == ["ShelfTests/shelf/golden.json"])
        try expectGolden(of: scene, named: "shelf", file: file)
    }

    /// What the traits around a test name is left out, of pictures as of scenes.
    @Suite(.goldens(record: .missing, ignoring: [.area(Rect(x: 0, y: 0, width: 2, height: 2))]))
    struct Ignoring {
        @Test(.goldens(ignoring: [.area(Rect(x: 5, y: 5, width: 1, height: 1))]))
        func areasOfAllTraitsAreLeftOut() throws {
            let bench = try ExpectGoldenTests()
            func expect(_ changed: [(Int, Int)]) throws {
                var picture = try #require(Bitmap(width: 8, height: 8))
                for (x, y) in changed { picture.bytes[(y * 8 + x) * 4 + 3] = 255 }
                try expectGolden(ofPNG: PNGEncoder().bytes(of: picture), named: "dots", file: bench.file)
            }
            _ = try bench.issues { try expect([]) }
            try expect([(0, 0), (1, 1), (5, 5)])
            let texts = try bench.issues { try expect([(1, 1), (2, 1)]) }
            #expect(texts.first?.contains("1 pixel differs") == true)
        }
    }

    @Test(.goldens(record: .never)) func nothingIsWrittenWhereNothingMayBe() throws {
        let scene = try Scene(contentsOf: "shelf.json", file: file)
        let texts = try issues { try expectGolden(of: scene, named: "shelf", file: file) }
        #expect(texts.first?.contains("next: FRAMEWHEEL_RECORD=missing swift test") == true)
        #expect(names == [])
    }

    @Test(.goldens(record: .missing)) func aDifferenceIsToldInWords() throws {
        let scene = try Scene(contentsOf: "shelf.json", file: file)
        _ = try issues { try expectGolden(of: scene, named: "shelf", file: file) }
        try Data(Self.text.replacingOccurrences(of: "\"select\": 1", with: "\"select\": 2").utf8)
            .write(to: folder.appending(path: "shelf.json"))
        let other = try Scene(contentsOf: "shelf.json", file: file)
        let text = try #require(try issues { try expectGolden(of: other, named: "shelf", file: file) }.first)
        #expect(text.hasPrefix("shelf: motion differs\n"))
        #expect(text.contains("ends at card 2 (was 1)"))
        #expect(text.contains("shelf.json:2:15"))
        #expect(
            text.contains(
                "next: framewheel approve --goldens '\(folder.path)/__Goldens__' 'ShelfTests/shelf'"))
        let report = folder.appending(path: "__Goldens__/.report/ShelfTests/shelf")
        for name in ["expected", "actual", "difference", "strip"] {
            let file = report.appending(path: "rest-\(name).png")
            #expect(FileManager.default.fileExists(atPath: file.path))
        }
        try expectGolden(of: scene, named: "shelf", file: file)
        #expect(!FileManager.default.fileExists(atPath: report.path))
    }

    @Test(.goldens(record: .failed)) func aGoldenThatDiffersIsWrittenAnew() throws {
        let scene = try Scene(contentsOf: "shelf.json", file: file)
        _ = try issues { try expectGolden(of: scene, named: "shelf", file: file) }
        let swift = scene.withCards {
            Card(content: Text("\($0)").frame(width: 20, height: 20).layoutElement)
        }
        let text = try #require(try issues { try expectGolden(of: swift, named: "shelf", file: file) }.first)
        #expect(text.contains("layout differs") && text.contains("it was recorded anew"))
        try expectGolden(of: swift, named: "shelf", file: file)
    }

    @Test(.goldens(record: .all)) func aMatrixHasAGoldenForEveryChoice() throws {
        let document = SceneDocument(besides: "shelf.json", file: file)
        _ = try issues {
            try expectGolden(
                of: document, named: "m",
                matrix: [
                    .devices("iphone-15-pro", "iphone-se"), .themes("light", "dark"),
                    .directions("ltr", "rtl"),
                ], file: file)
        }
        #expect(names.count == 8)
        #expect(names.first == "ShelfTests/m/device=iphone-15-pro,direction=ltr,theme=dark/golden.json")
        let path = folder.appending(
            path: "__Goldens__/ShelfTests/m/device=iphone-se,direction=ltr,theme=dark")
        let picture = try ImageFile(
            bytes: Array(Data(contentsOf: path.appending(path: "frame-first.png")))
        ).bitmap()
        // The size of an iPhone SE in points.
        #expect((picture.width, picture.height) == (375, 667))
        // Dark by the system's background.
        #expect(picture[0, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    }

    @Test(.goldens(record: .missing)) func aPictureIsComparedAsAPicture() throws {
        var picture = try #require(Bitmap(width: 8, height: 8))
        let bytes = PNGEncoder().bytes(of: picture)
        #expect(try issues { try expectGolden(ofPNG: bytes, named: "dot", file: file) }.count == 1)
        try expectGolden(ofPNG: PNGEncoder(speed: .small).bytes(of: picture), named: "dot", file: file)
        picture.bytes[3] = 255
        let changed = PNGEncoder().bytes(of: picture)
        let text = try #require(
            try issues { try expectGolden(ofPNG: changed, named: "dot", file: file) }.first)
        #expect(text.hasPrefix("dot: pixels differ\n1 pixel"))
    }

    @Test func theTraitAroundASuiteIsInForce() async throws {
        let tolerance = GoldenSpec.Tolerance(points: 500, milliseconds: 5000, velocity: 1e5)
        let trait = GoldenTrait.goldens(record: .missing, tolerance: tolerance)
        #expect(trait.isRecursive)
        #expect(trait.tolerance == tolerance)
    }
}

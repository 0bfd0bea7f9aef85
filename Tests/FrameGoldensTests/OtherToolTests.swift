import FileStorage
import Foundation
import FrameGoldens
import FrameImaging
import Testing

/// Two pictures of `Fixtures/pixels`, drawn by ImageMagick.
struct PixelPairFile {
    let name: String

    init(_ name: String) { self.name = name }

    /// The files of the expected and of the actual picture.
    var paths: [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/pixels")
        return ["a", "b"].map { folder.appending(path: "\(name)-\($0).png").path }
    }

    var bitmaps: (Bitmap, Bitmap) {
        get throws {
            let pictures = try paths.map { try ImageFile(bytes: FilePath($0).bytes()).bitmap() }
            return (pictures[0], pictures[1])
        }
    }
}

/// What other programs count on the same pairs.
///
/// pixelmatch (the Python port 0.4.0) at threshold 0 counts every pixel whose colour differs at all, which is
/// what an exact comparison does. At a threshold above 0 its distance is one in YIQ and ours one in OKLab; the
/// counts then cannot agree. Its soft edges are those of ours.
@Suite struct OtherToolTests {
    struct Count: Sendable {
        var pair: String
        var different: Int
        /// Pixels that pixelmatch leaves out as antialiased.
        var soft: Int
    }

    static let counts = [
        Count(pair: "text", different: 606, soft: 394), Count(pair: "circle", different: 138, soft: 138),
        Count(pair: "step", different: 324, soft: 0), Count(pair: "one", different: 3, soft: 0),
        Count(pair: "soft", different: 69, soft: 69),
    ]

    @Test(arguments: counts)
    func pixelmatchCountsTheSame(_ count: Count) throws {
        let (expected, actual) = try PixelPairFile(count.pair).bitmaps
        let comparison = try PixelComparison(expected: expected, actual: actual)
        #expect(comparison.differentCount == count.different)
        #expect(comparison.antialiasedCount() == count.soft)
    }

    /// ImageMagick's metric AE counts pixels of which any channel differs.
    ///
    /// It looks at colours that are not
    /// premultiplied: those that nothing is seen of count there and not here. No pair has such pixels.
    @Test(arguments: counts)
    func imageMagickCountsTheSame(_ count: Count) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["compare", "-metric", "AE"] + PixelPairFile(count.pair).paths + ["null:"]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let (expected, actual) = try PixelPairFile(count.pair).bitmaps
        let comparison = try PixelComparison(expected: expected, actual: actual)
        #expect(text == "\(comparison.differentCount)")
    }
}

import Foundation
import FrameGoldens
import FrameImaging
import SceneFormat
import Testing

/// Differences that only the pixels have: what another version of a library would make.
@Suite struct PixelLayerTests {
    /// A bench whose golden's first picture has other pixels in a rectangle.
    private func bench(
        columns: Range<Int>, rows: Range<Int>, change: (inout [UInt8], Int) -> Void, more: String = "",
        scale: Double = 1
    ) throws -> GoldenBench {
        let bench = try GoldenBench(
            try FaultyScene.drag.planting("\"scale\": 2, \(more)", for: "\"scale\": 2,"))
        try bench.record(scale: scale)
        let file = bench.golden.appending(path: "frame-first.png")
        var picture = try ImageFile(bytes: Array(Data(contentsOf: file))).bitmap()
        for y in rows { for x in columns { change(&picture.bytes, (y * picture.width + x) * 4) } }
        try Data(PNGEncoder().bytes(of: picture)).write(to: file)
        return bench
    }

    // Card 0 lies at 90…210 × 60…160 points, a pixel a point; its circle at 170…200 × 130…160.
    @Test func theElementAndTheLibraryAreNamed() throws {
        let bench = try self.bench(columns: 181..<188, rows: 141..<146, change: { $0[$1 + 2] ^= 0x40 })
        try bench.edit("golden.json") {
            $0.replacingOccurrences(
                of: #""cairo": "[0-9.]+""#, with: "\"cairo\": \"1.2.3\"", options: .regularExpression)
        }
        let difference = try #require(try bench.difference())
        #expect(difference.layer == .pixels)
        #expect(difference.moment == "first")
        #expect(difference.element == "card[0]/zstack[0]/circle[1]")
        #expect(
            difference.sentences[0].hasPrefix(
                "raster only: 35 pixels in `card[0]/zstack[0]/circle[1]`, Cairo 1.2.3 → "))
        #expect(difference.place?.line == (try FaultyScene.drag.line(of: "{ \"circle\":")))
    }

    @Test func onePixelByOneIsCaught() throws {
        let bench = try self.bench(columns: 185..<186, rows: 143..<144, change: { $0[$1] += 1 })
        let difference = try #require(try bench.difference())
        #expect(
            difference.sentences[0]
                == "raster only: 1 pixel in `card[0]/zstack[0]/circle[1]`, by the same libraries, at 'first'")
    }

    @Test func anIgnoredElementIsNotLookedAt() throws {
        let ignore = "\"golden\": { \"ignore\": [\"card[*]/zstack/circle\"] },"
        let inside = try bench(
            columns: 181..<188, rows: 141..<146, change: { $0[$1 + 2] ^= 0x40 }, more: ignore)
        #expect(try inside.difference() == nil)
        let outside = try bench(
            columns: 100..<101, rows: 80..<81, change: { $0[$1 + 2] ^= 0x40 }, more: ignore)
        #expect(try outside.difference()?.element == "card[0]/zstack[0]/roundedRectangle[0]")
    }

    // Changed pixels at 181…188 × 141…146, where a point is one pixel or two.
    @Test(arguments: [
        (1.0, "[181, 141, 7, 5]", 0), (1, "[180, 100, 100, 100]", 0), (1, "[181.9, 141.9, 5.2, 3.2]", 0),
        (1, "[182, 141, 7, 5]", 5), (1, "[181, 141, 7, 4]", 7), (1, "[0, 0, 10, 10]", 35),
        (2, "[90.5, 70.5, 3.5, 2.5]", 0), (2, "[91, 70.5, 3, 2.5]", 5), (2, "[181, 141, 7, 5]", 35),
        (1, "[-100000, -100000, 100000, 100000]", 35), (1, "[181, -100000, 7, 100000]", 35),
        (1, "[181, 141, 7, 2.5], [181, 144, 100000, 100000]", 0),
    ])
    func pixelsThatAnAreaTouchesAreNotLookedAt(scale: Double, areas: String, left: Int) throws {
        let bench = try bench(
            columns: 181..<188, rows: 141..<146, change: { $0[$1 + 2] ^= 0x40 },
            more: "\"golden\": { \"ignore\": [\(areas)] },", scale: scale)
        let difference = try bench.difference()
        #expect(difference?.layer == (left == 0 ? nil : .pixels))
        #expect(difference?.figures.first { $0.name == "pixels" }?.actual == (left == 0 ? nil : Double(left)))
    }

    @Test func theToleranceThatIsToldPasses() throws {
        let bench = try self.bench(columns: 181..<188, rows: 141..<146, change: { $0[$1 + 2] ^= 0x40 })
        let tolerance = try #require(try bench.difference()?.passingTolerance)
        let outcome = try bench.verify(tolerance: tolerance)
        #expect(outcome.isPass)
        var less = tolerance
        less.deltaE -= 0.02
        #expect(try !bench.verify(tolerance: less).isPass)
    }
}

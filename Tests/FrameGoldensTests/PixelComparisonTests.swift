import FrameGoldens
import FrameImaging
import Testing

@Suite struct PixelComparisonTests {
    @Test func equalPicturesAreAccepted() throws {
        let bitmap = try PixelSample.flat(width: 70, height: 3)
        let comparison = try PixelComparison(expected: bitmap, actual: bitmap)
        #expect(comparison.isAccepted)
        #expect(comparison.differentCount == 0)
        #expect(comparison.largestDistance == 0)
        #expect(comparison.box == nil)
        #expect(comparison.farthest == nil)
        #expect(comparison.clusters().isEmpty)
        #expect(comparison.sentences.isEmpty)
        #expect(comparison.passingTolerances.isEmpty)
        #expect(!comparison.isAntialiasingOnly())
    }

    @Test func aDifferenceIsCountedPlacedAndFramed() throws {
        let expected = try PixelSample.flat(width: 130, height: 9)
        let actual = PixelSample.painted(expected, [(3, 2), (4, 3), (129, 7)])
        let comparison = try PixelComparison(expected: expected, actual: actual)
        #expect(!comparison.isAccepted)
        #expect(comparison.overCount == 3)
        #expect(comparison.box == PixelBox(x: 3, y: 2, width: 127, height: 6))
        // Pixels touch at corners; the larger cluster comes first.
        #expect(
            comparison.clusters() == [
                PixelCluster(pixelCount: 2, box: PixelBox(x: 3, y: 2, width: 2, height: 2)),
                PixelCluster(pixelCount: 1, box: PixelBox(x: 129, y: 7, width: 1, height: 1)),
            ])
        #expect(comparison.isOver(x: 129, y: 7))
        #expect(!comparison.isOver(x: 128, y: 7))
        #expect(!comparison.isOver(x: 130, y: 9))
        #expect(
            comparison.sentences == [
                "3 pixels differ (0.26 %), by up to ΔE 14.99 (OKLab × 100) at (3, 2)",
                "2 clusters, the largest of 2 pixels, 2×2 at (3, 2)",
            ])
    }

    @Test func otherSizesAreNoComparison() throws {
        let (one, other) = (
            try PixelSample.flat(width: 4, height: 3), try PixelSample.flat(width: 3, height: 4)
        )
        let error = #expect(throws: PixelSizeMismatch.self) {
            _ = try PixelComparison(expected: one, actual: other)
        }
        #expect(error?.description == "the picture is 3×4 pixels, expected 4×3")
    }

    @Test func ignoredBoxesAreNotLookedAt() throws {
        let expected = try PixelSample.flat(width: 200, height: 5)
        let actual = PixelSample.painted(expected, (0..<200).flatMap { x in (0..<5).map { (x, $0) } })
        func over(_ boxes: [PixelBox]) throws -> Int {
            try PixelComparison(expected: expected, actual: actual, ignoring: boxes).overCount
        }
        #expect(try over([PixelBox(x: 60, y: 1, width: 70, height: 3)]) == 1000 - 210)
        #expect(try over([PixelBox(x: 0, y: 0, width: 64, height: 1)]) == 1000 - 64)
        #expect(try over([PixelBox(x: -50, y: -50, width: 60, height: 52)]) == 1000 - 20)
        #expect(try over([PixelBox(x: 190, y: 4, width: .max, height: .max)]) == 1000 - 10)
        let outside = PixelBox(x: 900, y: 0, width: 9, height: 9)
        #expect(try over([PixelBox(x: 5, y: 5, width: 3, height: 0), outside]) == 1000)
        let (upper, lower) = (
            PixelBox(x: 0, y: 0, width: 200, height: 3), PixelBox(x: 0, y: 2, width: 200, height: 3)
        )
        #expect(try over([upper, lower]) == 0)
    }

    @Test func theSmallestTolerancesPassAndNothingSmaller() throws {
        let expected = try PixelSample.flat(width: 40, height: 40)
        let actual = PixelSample.painted(expected, [(3, 2), (4, 3), (5, 4), (30, 30), (30, 31), (10, 20)])
        func isAccepted(_ tolerance: PixelTolerance) throws -> Bool {
            try PixelComparison(expected: expected, actual: actual, tolerance: tolerance).isAccepted
        }
        let passing = try PixelComparison(expected: expected, actual: actual).passingTolerances
        #expect(passing.map(\.count) == [nil, 6, nil])
        #expect(passing.map(\.clusterSize) == [nil, nil, 3])
        for tolerance in passing { #expect(try isAccepted(tolerance)) }
        #expect(try !isAccepted(PixelTolerance(distance: passing[0].distance - 0.01)))
        #expect(try !isAccepted(PixelTolerance(count: 5)))
        #expect(try !isAccepted(PixelTolerance(clusterSize: 2)))
        #expect(try !isAccepted(PixelTolerance(count: 6, clusterSize: 2)))
        #expect(try isAccepted(PixelTolerance(count: 6, clusterSize: 3)))
        #expect(try isAccepted(PixelTolerance(distance: passing[0].distance)))
    }

    @Test func aTranslucentDifferenceCounts() throws {
        let expected = try #require(Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 0, 0, 0, 0, 0]))
        let actual = try #require(Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 0, 0, 0, 0, 255]))
        let comparison = try PixelComparison(expected: expected, actual: actual)
        #expect(comparison.overCount == 1)
        #expect(abs(comparison.largestDistance - 100) < 0.001)
        #expect(comparison.farthest?.x == 1)
    }

    @Test func softEdgesAreAcceptedWhereAsked() throws {
        let (expected, actual) = try PixelPairFile("circle").bitmaps
        let exact = try PixelComparison(expected: expected, actual: actual)
        #expect(exact.isAntialiasingOnly())
        #expect(exact.sentences.first?.hasPrefix("antialiasing only: 138 pixels differ") == true)
        let tolerance = PixelTolerance(acceptsAntialiasing: true)
        let soft = try PixelComparison(expected: expected, actual: actual, tolerance: tolerance)
        #expect(soft.isAccepted)
        #expect(soft.differentCount == 138)
        #expect(soft.overCount == 0)
        // The same circle in another place is no soft edge.
        let (text, shifted) = try PixelPairFile("text").bitmaps
        let hard = try PixelComparison(expected: text, actual: shifted, tolerance: tolerance)
        #expect(!hard.isAccepted)
        #expect(hard.overCount == 212)
    }

    @Test func thePictureShowsWhatDiffersAndHow() throws {
        let expected = try PixelSample.flat(0, width: 20, height: 10)
        let slight = PixelSample.painted(expected, [(2, 2)], red: 1)
        let actual = PixelSample.painted(slight, [(12, 5)], red: 255)
        let comparison = try PixelComparison(
            expected: expected, actual: actual, tolerance: PixelTolerance(distance: 10))
        let picture = comparison.picture()
        #expect(picture[12, 5] == PixelComparison.Colour.over)
        #expect(picture[2, 2] == PixelComparison.Colour.accepted)
        // Black is left as a pale grey, white stays white.
        #expect(picture[0, 0] == Bitmap.Pixel(red: 192, green: 192, blue: 192, alpha: 255))
        let white = try PixelSample.flat(255, width: 2, height: 1)
        let blank = try PixelComparison(expected: white, actual: white).picture()
        #expect(blank == white)
    }

    /// Against every pixel on its own.
    @Test(arguments: [255, 256, 300]) func theFirstOfTheFarthestPixelsIsTold(height: Int) throws {
        var random = SeededGenerator(seed: UInt64(height))
        let (noise, changed) = try PixelSample.pair(width: 9, height: height, range: 90, light: 200, &random)
        // As far apart as black and white, in two places.
        for rows in [[], [37, 200], [200, 240]] {
            var (expected, actual) = (noise, changed)
            for y in rows {
                expected.bytes.replaceSubrange(y * 36..<y * 36 + 4, with: [0, 0, 0, 255])
                actual.bytes.replaceSubrange(y * 36..<y * 36 + 4, with: [255, 255, 255, 255])
            }
            let comparison = try PixelComparison(expected: expected, actual: actual)
            var (largest, place) = (0.0, (x: -1, y: -1))
            for y in 0..<height {
                for x in 0..<9 {
                    let distance = ColourDistance.between(expected[x, y], actual[x, y])
                    if distance > largest { (largest, place) = (distance, (x, y)) }
                }
            }
            #expect(comparison.largestDistance == largest)
            #expect(comparison.farthest?.x == place.x && comparison.farthest?.y == place.y)
            if let first = rows.first { #expect(place.y == first) }
        }
    }

    @Test func aStripHoldsPicturesOfAnySize() throws {
        let strip = try #require(
            Bitmap.strip(
                [
                    try PixelSample.flat(1, width: 3, height: 2),
                    try PixelSample.flat(2, width: 1, height: 4),
                ], gap: 2))
        #expect(strip.width == 2 + 3 + 2 + 1 + 2)
        #expect(strip.height == 2 + 4 + 2)
        #expect(strip[2, 2].red == 1)
        #expect(strip[4, 3].red == 1)
        #expect(strip[4, 4].red == 0x9A)
        #expect(strip[7, 5].red == 2)
        #expect(Bitmap.strip([]) == nil)
    }

    /// Large pictures are compared in bands, by several threads; 1,025 rows are no multiple of any number of them.
    @Test(arguments: [0.0, 10]) func aLargePictureIsComparedWhole(tolerance: Double) throws {
        let (width, height) = (2100, 1025)
        let black = try #require(
            Bitmap(width: width, height: height, bytes: (0..<width * height).flatMap { _ in [0, 0, 0, 255] }))
        var other = black
        func paint(_ x: Int, _ y: Int, _ value: UInt8) {
            for channel in 0..<3 { other.bytes[(y * width + x) * 4 + channel] = value }
        }
        // Two are as far apart as can be; in each row of a band's edge and beside it lies a little one.
        for (x, y) in [(7, 1000), (2099, 600), (3, 601)] { paint(x, y, 255) }
        let edges = [0, 255, 256, 257, 511, 512, 513, 767, 768, 769, 1024]
        for y in edges { paint(64 + y, y, 1) }
        let comparison = try PixelComparison(
            expected: black, actual: other, tolerance: PixelTolerance(distance: tolerance))
        #expect(comparison.differentCount == 3 + edges.count)
        #expect(comparison.overCount == (tolerance == 0 ? 3 + edges.count : 3))
        #expect(comparison.farthest.map { [$0.x, $0.y] } == [2099, 600])
        for y in edges { #expect(comparison.isOver(x: 64 + y, y: y) == (tolerance == 0)) }
        #expect(comparison.isOver(x: 7, y: 1000) && comparison.isOver(x: 3, y: 601))
        #expect(
            comparison.box
                == PixelBox(
                    x: 3, y: tolerance == 0 ? 0 : 600, width: 2097, height: tolerance == 0 ? 1025 : 401))
    }
}

import FrameGoldens
import FrameImaging
import Testing

@Suite struct BitmapDifferenceTests {
    @Test func equalPicturesDoNotDiffer() throws {
        let bitmap = try #require(Bitmap(width: 3, height: 2))
        #expect(BitmapDifference(expected: bitmap, actual: bitmap) == nil)
    }

    @Test func theDifferenceIsCountedAndFramed() throws {
        let expected = try #require(Bitmap(width: 10, height: 8))
        var actual = expected
        // Red of pixel (2, 1) and alpha of pixel (7, 5).
        actual.bytes[(1 * 10 + 2) * 4 + 2] = 9
        actual.bytes[(5 * 10 + 7) * 4 + 3] = 200
        let difference = try #require(BitmapDifference(expected: expected, actual: actual))
        #expect(difference.pixelCount == 2)
        #expect(difference.largest == 200)
        #expect(difference.columns == 2...7)
        #expect(difference.rows == 1...5)
        #expect(
            difference.description
                == "2 pixels differ by up to 200 of 255, in columns 2 to 7, rows 1 to 5")
    }
}

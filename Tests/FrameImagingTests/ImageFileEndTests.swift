import FrameImaging
import Testing

/// Files that go on to the end of their picture, and files that do not, without decoding.
@Suite struct ImageFileEndTests {
    private static func picture() throws -> Bitmap {
        let bytes = (0..<40 * 30 * 4).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 &* 31) }
        return try #require(Bitmap(width: 40, height: 30, bytes: bytes))
    }

    private static func jpeg() throws -> [UInt8] { try JPEGEncoder.bytes(of: picture()) }

    @Test func aWholeFileHasItsEnd() throws {
        try ImageFile(bytes: Self.jpeg()).checkEnd()
        try ImageFile(bytes: PNGEncoder().bytes(of: Self.picture())).checkEnd()
    }

    @Test func whatFollowsTheEndDoesNotMatter() throws {
        try ImageFile(bytes: Self.jpeg() + [0, 1, 0xFF, 0xD8, 9]).checkEnd()
        try ImageFile(bytes: PNGEncoder().bytes(of: Self.picture()) + [1, 2, 3]).checkEnd()
    }

    @Test(arguments: [2, 3, 100, 400]) func aJPEGThatEndsEarlierIsTruncated(missing: Int) throws {
        let file = try ImageFile(bytes: Array(Self.jpeg().dropLast(missing)))
        #expect(throws: ImageError.truncated(.jpeg)) { try file.checkEnd() }
    }

    @Test func theEndOfAThumbnailIsNotThePictures() throws {
        let whole = try Self.jpeg()
        // A segment of an application with a JPEG in it, right after the first marker.
        let thumbnail: [UInt8] = [0xFF, 0xE5, 0, 8, 0xFF, 0xD8, 0xFF, 0xDA, 0xFF, 0xD9]
        let bytes = whole.prefix(2) + thumbnail + whole.dropFirst(2)
        try ImageFile(bytes: Array(bytes)).checkEnd()
        let half = try ImageFile(bytes: Array(bytes.dropLast(200)))
        #expect(throws: ImageError.truncated(.jpeg)) { try half.checkEnd() }
    }

    @Test(arguments: [1, 12, 13, 300]) func aPNGThatEndsEarlierIsTruncated(missing: Int) throws {
        let file = try ImageFile(bytes: Array(PNGEncoder().bytes(of: Self.picture()).dropLast(missing)))
        #expect(throws: ImageError.truncated(.png)) { try file.checkEnd() }
    }

    @Test func aPNGThatWasChangedIsDamaged() throws {
        var bytes = PNGEncoder().bytes(of: try Self.picture())
        // In the data of the picture: behind it are its checksum and the last chunk.
        bytes[bytes.count - 12 - 4 - 5] ^= 1
        let file = try ImageFile(bytes: bytes)
        #expect(throws: ImageError.damaged(.png, reason: "the checksum of IDAT is wrong")) {
            try file.checkEnd()
        }
    }
}

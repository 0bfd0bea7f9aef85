import FrameImaging
import Testing

@Suite struct ImageErrorTests {
    private func failure(_ bytes: [UInt8], pixelLimit: Int = ImageFile.defaultPixelLimit) -> ImageError? {
        do throws(ImageError) {
            _ = try ImageFile(bytes: bytes, pixelLimit: pixelLimit).bitmap()
            return nil
        } catch {
            return error
        }
    }

    @Test func anEmptyFileIsNoImage() {
        #expect(failure([]) == .notAnImage(firstBytes: []))
        #expect(failure([])?.description == "the file is empty, expected a PNG or JPEG")
    }

    @Test func anotherFormatIsNamedByItsFirstBytes() {
        #expect(
            failure(Array("GIF89a\u{1}\u{0}\u{1}".utf8))?.description
                == "not a PNG or JPEG: begins with 47 49 46 38 39 61 01 00")
        #expect(
            failure(Array("<svg xmlns=".utf8))?.description
                == "not a PNG or JPEG: begins with 3c 73 76 67 20 78 6d 6c (\"<svg xml\")")
    }

    @Test(arguments: [9, 20, 32, 60, 200, -13, -12, -1]) func aTruncatedPNGIsAnError(length: Int) throws {
        let bytes = PNGEncoder().bytes(of: try BitmapSample.noise(width: 30, height: 30, hasAlpha: true))
        let part = length < 0 ? bytes.dropLast(-length) : bytes.prefix(length)
        #expect(failure(Array(part)) == .truncated(.png))
    }

    @Test(arguments: [false, true]) func everyTruncatedJPEGIsAnError(isProgressive: Bool) throws {
        let picture = try BitmapSample.noise(width: 48, height: 48, hasAlpha: false)
        let bytes = try JPEGSample.bytes(of: picture, isProgressive: isProgressive)
        try #require(failure(bytes) == nil)
        for length in Array(stride(from: 3, to: bytes.count - 2, by: 97)) + [
            bytes.count - 3, bytes.count - 2,
        ] {
            let found = failure(Array(bytes.prefix(length)))
            #expect(found != nil, "\(length) of \(bytes.count) bytes")
        }
        #expect(failure(Array(bytes.prefix(bytes.count / 2))) == .truncated(.jpeg))
        #expect(
            ImageError.truncated(.jpeg).description == "the JPEG is truncated: its data ends too early")
    }

    @Test func aFlippedBitOfPNGDataIsAnError() throws {
        var bytes = PNGEncoder().bytes(of: try BitmapSample.noise(width: 30, height: 30, hasAlpha: false))
        bytes[bytes.count / 2] ^= 0x10
        let found = try #require(failure(bytes))
        guard case .damaged(.png, let reason) = found else {
            Issue.record("\(found)")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test func pngRowsThatAreMissingAreAnError() {
        // Two rows announced, one stored.
        let bytes = PNGFixture.file([
            PNGFixture.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 2, 8, 0, 0, 0, 0]),
            PNGFixture.chunk("IDAT", PNGFixture.stored([0, 7])), PNGFixture.chunk("IEND", []),
        ])
        #expect(failure(bytes) != nil)
    }

    @Test func sizesAreCheckedBeforeMemoryIsTaken() {
        let bytes = PNGFixture.header(width: 60_000, height: 60_000)
        let size = PixelSize(width: 60_000, height: 60_000)
        #expect(failure(bytes) == .tooLarge(size: size, limit: 100_000_000))
        #expect(
            failure(bytes)?.description
                == "the picture is 60000×60000 pixels, over the limit of 100000000 pixels")
        #expect(failure(PNGFixture.header(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) != nil)
    }

    @Test func theLimitIsTheCallersAndIncluded() throws {
        let bytes = PNGEncoder().bytes(of: try BitmapSample.gradient(width: 10, height: 10))
        #expect(failure(bytes, pixelLimit: 100) == nil)
        #expect(
            failure(bytes, pixelLimit: 99) == .tooLarge(size: PixelSize(width: 10, height: 10), limit: 99))
        let jpeg = try JPEGSample.bytes(of: BitmapSample.gradient(width: 10, height: 10))
        #expect(failure(jpeg, pixelLimit: 99) != nil)
    }

    @Test func aPNGWithoutPixelsIsDamaged() {
        #expect(
            failure(PNGFixture.header(width: 0, height: 5))
                == .damaged(.png, reason: "its size is 0×5 pixels"))
    }

    @Test func aJPEGWithoutFrameIsDamaged() {
        #expect(
            failure([0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9])
                == .damaged(.jpeg, reason: "no frame header before the first scan"))
        #expect(failure([0xFF, 0xD8, 0xFF]) == .truncated(.jpeg))
    }

    @Test func aFewBytesTooManyBeforeAMarkerAreForgiven() throws {
        let bytes = try JPEGSample.bytes(of: BitmapSample.gradient(width: 16, height: 16))
        let padded = Array(bytes.dropLast(2)) + [0x12, 0x34] + [0xFF, 0xD9]
        #expect(failure(padded) == nil)
    }

    @Test func noByteSoupTraps() throws {
        // Every byte of the headers, damaged one by one, gives a picture or an error.
        let files = [
            PNGEncoder().bytes(of: try BitmapSample.noise(width: 5, height: 4, hasAlpha: true)),
            JPEGSample.bytes(
                try JPEGSample.bytes(of: BitmapSample.noise(width: 9, height: 7, hasAlpha: false)),
                orientation: 6,
                isLittleEndian: false),
        ]
        for file in files {
            for index in file.indices.prefix(300) {
                for value: UInt8 in [0, 0x7F, 0xFF] {
                    var bytes = file
                    bytes[index] = value
                    _ = failure(bytes, pixelLimit: 1_000_000)
                }
            }
        }
    }
}

import Testing

@testable import FrameImaging

/// A picture at other pixels than its own.
@Suite struct ResamplerTests {
    private static func taps(_ count: Int, of source: Int) -> FilterTaps {
        FilterTaps(
            count: count, origin: 0, extent: Double(count), source: source, edge: 0,
            length: Double(source))
    }

    private static func scaled(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap? {
        Resampler(columns: taps(width, of: bitmap.width), rows: taps(height, of: bitmap.height))
            .picture(of: bitmap)
    }

    @Test func aPictureInItsOwnPixelsStaysAsItIs() throws {
        let noise = try BitmapSample.noise(width: 37, height: 23, hasAlpha: true)
        #expect(Self.scaled(noise, width: 37, height: 23) == noise)
    }

    @Test func aPictureOfAnotherSizeIsRefused() throws {
        let resampler = Resampler(columns: Self.taps(5, of: 10), rows: Self.taps(5, of: 10))
        #expect(resampler.picture(of: try BitmapSample.noise(width: 11, height: 10, hasAlpha: false)) == nil)
        #expect(resampler.picture(of: try BitmapSample.noise(width: 10, height: 9, hasAlpha: false)) == nil)
    }

    @Test(arguments: [(1, 1), (7, 5), (61, 43), (90, 200)])
    func aFlatColourStaysFlat(width: Int, height: Int) throws {
        let pixel: [UInt8] = [10, 77, 128, 200]
        let flat = try #require(
            Bitmap(width: 61, height: 43, bytes: (0..<61 * 43).flatMap { _ in pixel }))
        let scaled = try #require(Self.scaled(flat, width: width, height: height))
        #expect((scaled.width, scaled.height) == (width, height))
        #expect(scaled.bytes == (0..<width * height).flatMap { _ in pixel })
    }

    /// The cubic reproduces straight lines: pixel x of n has the ramp's value at (x + ½) · 64 / n - ½.
    @Test(arguments: [16, 24, 32, 48, 128]) func aRampKeepsItsPlace(width: Int) throws {
        let ramp = try #require(
            Bitmap(
                width: 64, height: 4,
                bytes: (0..<4 * 64).flatMap { index -> [UInt8] in
                    let value = UInt8(index % 64 * 4)
                    return [value, value, value, 255]
                }))
        let scaled = try #require(Self.scaled(ramp, width: width, height: 4))
        let step = 64 / Double(width)
        // Within two source pixels, or two own ones, of an edge the edge's colour goes in.
        let margin = Int((2 / min(step, 1)).rounded(.up))
        for x in margin..<width - margin {
            let expected = ((Double(x) + 0.5) * step - 0.5) * 4
            #expect(abs(Double(scaled[x, 1].red) - expected) <= 1, "pixel \(x) of \(width)")
        }
    }

    @Test(arguments: [false, true]) func vectorsAndPlainCodeMakeTheSamePicture(hasAlpha: Bool) throws {
        for (width, height) in [(1, 1), (3, 50), (20, 11), (33, 33), (77, 40), (150, 4)] {
            let noise = try BitmapSample.noise(width: 67, height: 41, hasAlpha: hasAlpha)
            var resampler = Resampler(
                columns: Self.taps(width, of: 67), rows: Self.taps(height, of: 41))
            let picture = try #require(resampler.picture(of: noise))
            resampler.isPortable = true
            #expect(resampler.picture(of: noise) == picture, "\(width)×\(height)")
            for index in stride(from: 0, to: picture.bytes.count, by: 4) {
                #expect(picture.bytes[index..<index + 3].allSatisfy { $0 <= picture.bytes[index + 3] })
            }
        }
    }

    @Test func aFileIsDecodedInAnySize() throws {
        let photo = try BitmapSample.photo(width: 160, height: 90)
        let png = try ImageFile(bytes: PNGEncoder().bytes(of: photo))
        let jpeg = try ImageFile(bytes: try JPEGEncoder.bytes(of: photo, quality: 100, detail: .full))
        for size in [
            PixelSize(width: 1, height: 1), PixelSize(width: 80, height: 45),
            PixelSize(width: 33, height: 70),
        ] {
            let one = try png.bitmap(scaledTo: size)
            let other = try jpeg.bitmap(scaledTo: size)
            #expect(PixelSize(width: one.width, height: one.height) == size)
            #expect(PixelSize(width: other.width, height: other.height) == size)
        }
        for size in [PixelSize(width: 0, height: 3), PixelSize(width: -4, height: 3)] {
            #expect(try png.bitmap(scaledTo: size) == png.bitmap(scaledTo: PixelSize(width: 1, height: 3)))
        }
    }
}

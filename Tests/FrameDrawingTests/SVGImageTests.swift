import FileStorage
import Foundation
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct SVGImageTests {
    /// A folder of pictures, gone afterwards.
    private final class Folder {
        let place = FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: place) }

        func picture(_ name: String, _ bytes: [UInt8], width: Int, height: Int) throws -> ImageReference {
            let file = place.appending(path: name)
            try Data(bytes).write(to: file)
            return ImageReference(path: file.path, pixelWidth: width, pixelHeight: height)
        }
    }

    private static func png(width: Int, height: Int) throws -> [UInt8] {
        PNGEncoder().bytes(of: try #require(Bitmap(width: width, height: height)))
    }

    private static func placed(_ image: ImageReference, in rect: Rect, shown: Rect? = nil) -> DisplayItem {
        .image(PlacedImage(element: "image", image: image, imageRect: rect, frame: shown ?? rect))
    }

    @Test func aPictureLiesOnceInTheFileWithItsOwnBytes() throws {
        let folder = try Folder()
        let bytes = try Self.png(width: 4, height: 2)
        let image = try folder.picture("a.png", bytes, width: 4, height: 2)
        let lines = try SVGSample.lines([
            Self.placed(image, in: Rect(x: 1, y: 2, width: 8, height: 4)),
            Self.placed(image, in: Rect(x: 0, y: 0, width: 4, height: 4)),
        ])
        #expect(
            lines == [
                "<use data-element=\"image\" href=\"#image-1\" transform=\"translate(1 2) scale(2)\"/>",
                "<use data-element=\"image\" href=\"#image-1\" transform=\"scale(1 2)\"/>", "<defs>",
                "<image id=\"image-1\" width=\"4\" height=\"2\" preserveAspectRatio=\"none\" "
                    + "href=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"/>",
                "</defs>",
            ])
    }

    @Test func aPictureIsCutToItsFrame() throws {
        let folder = try Folder()
        let image = try folder.picture("a.png", try Self.png(width: 4, height: 4), width: 4, height: 4)
        let shown = Rect(x: 2, y: 0, width: 4, height: 8)
        let item = Self.placed(image, in: Rect(x: 0, y: 0, width: 8, height: 8), shown: shown)
        let lines = try SVGSample.lines([item])
        #expect(
            Array(lines.prefix(8)) == [
                "<defs>", "<clipPath id=\"clip-1\">", "<rect x=\"2\" width=\"4\" height=\"8\"/>",
                "</clipPath>", "</defs>", "<g data-element=\"image\" clip-path=\"url(#clip-1)\">",
                "<use href=\"#image-1\" transform=\"scale(2)\"/>", "</g>",
            ])
        // A group that cuts as much already needs no second clip.
        let group = DisplayGroup(
            element: "card", clip: Path(roundedRect: shown, radii: CornerRadii(all: 1)), items: [item])
        #expect(try SVGSample.lines([.group(group)]).filter { $0.contains("clip-path") }.count == 1)
    }

    /// Noise, of which no compression makes less.
    private static func noise(width: Int, height: Int) throws -> Bitmap {
        var state: UInt32 = 1
        let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
            state = state &* 1_664_525 &+ 1_013_904_223
            return [UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255), 255]
        }
        return try #require(Bitmap(width: width, height: height, bytes: bytes))
    }

    /// The bytes of the only picture of an SVG in which it is so many points wide.
    private static func stored(_ image: ImageReference, width: Double) throws -> [UInt8] {
        let height = width * Double(image.pixelHeight) / Double(image.pixelWidth)
        let rect = Rect(x: 0, y: 0, width: width, height: height)
        let line = try SVGSample.lines([placed(image, in: rect)]).first { $0.hasPrefix("<image") }
        let address = try #require(line).split(separator: "\"")[9]
        let text = try #require(address.split(separator: ",").last)
        return [UInt8](try #require(Data(base64Encoded: String(text))))
    }

    /// Three pixels a point; the next of 5, 6, 7 and 8 eighths of 1, ½, ¼ … of 1,600×800 are stored.
    @Test(arguments: [
        (ImageKind.jpeg, 400, 1600), (.jpeg, 267, 1600), (.jpeg, 266, 800), (.jpeg, 60, 200),
        (.jpeg, 10, 32), (.png, 400, 1600), (.png, 334, 1600), (.png, 333, 1000), (.png, 60, 200),
        (.png, 10, 32),
    ]) func aLargePictureIsStoredAsSmallAsItIsShown(kind: ImageKind, width: Double, expected: Int) throws {
        let folder = try Folder()
        let bitmap = try Self.noise(width: 1600, height: 800)
        let bytes = kind == .jpeg ? try JPEGEncoder.bytes(of: bitmap) : PNGEncoder().bytes(of: bitmap)
        let image = try folder.picture("a", bytes, width: 1600, height: 800)
        let stored = try Self.stored(image, width: width)
        let file = try ImageFile(bytes: stored)
        #expect(file.kind == kind)
        #expect(file.size == PixelSize(width: expected, height: (expected + 1) / 2))
        #expect((stored == bytes) == (expected == 1600))
    }

    /// More than 7.5 MB of PNG make an attribute of more than the 10 MB that libxml2 reads.
    @Test func aHugePNGBecomesAFileThatOthersRead() throws {
        let folder = try Folder()
        let (width, height) = (1700, 1500)
        let bytes = PNGEncoder().bytes(of: try Self.noise(width: width, height: height))
        #expect(bytes.count > 7_500_000)
        let image = try folder.picture("a.png", bytes, width: width, height: height)
        let large = try Self.stored(image, width: 560)
        #expect(large.count < 7_499_900)
        let file = try ImageFile(bytes: large)
        #expect(file.kind == .jpeg && file.size == PixelSize(width: width, height: height))
        // Three quarters of its sides are shown, and of a smaller file all pixels would be kept.
        let smaller = try ImageFile(bytes: try Self.stored(image, width: 420))
        #expect(smaller.kind == .png && smaller.size == PixelSize(width: 1275, height: 1125))
    }

    /// Lines of one pixel are a few bytes in whole pixels, and many greys when they are mixed.
    @Test func aPictureIsNotScaledToMakeAFileLarger() throws {
        let folder = try Folder()
        let pixels = (0..<401 * 300).flatMap {
            $0 % 401 % 7 < 3 ? [0, 0, 0, 255] : [255, 255, 255, 255] as [UInt8]
        }
        let bitmap = try #require(Bitmap(width: 401, height: 300, bytes: pixels))
        let bytes = PNGEncoder(speed: .small).bytes(of: bitmap)
        let image = try folder.picture("a.png", bytes, width: 401, height: 300)
        #expect(try Self.stored(image, width: 80) == bytes)
    }

    /// The left half is black and opaque, the right one half transparent white; so they stay.
    @Test func whatIsTransparentStaysSo() throws {
        let folder = try Folder()
        // Some noise in the blue of the left, which keeps the scaled file the smaller one.
        let noise = try Self.noise(width: 200, height: 100)
        let pixels = (0..<200 * 100).flatMap { index -> [UInt8] in
            index % 200 < 100 ? [noise.bytes[index * 4] / 8, 0, 0, 255] : [128, 128, 128, 128]
        }
        let bitmap = try #require(Bitmap(width: 200, height: 100, bytes: pixels))
        let image = try folder.picture(
            "a.png", PNGEncoder().bytes(of: bitmap), width: 200, height: 100)
        let small = try ImageFile(bytes: try Self.stored(image, width: 15)).bitmap()
        #expect((small.width, small.height) == (50, 25))
        for y in 0..<25 {
            #expect(small[20, y].alpha == 255 && small[20, y].red == 0, "row \(y)")
            #expect(small[30, y] == Bitmap.Pixel(red: 128, green: 128, blue: 128, alpha: 128), "row \(y)")
        }
    }

    /// EXIF's mirror makes the first column the last; 541 columns at an eighth are 67.625, and 68 pixels.
    @Test func aTurnedPictureIsStoredUprightAndWhole() throws {
        let folder = try Folder()
        let pixels = (0..<541 * 333).flatMap { index -> [UInt8] in
            let value: UInt8 = index % 541 < 135 ? 255 : 0
            return [value, value, value, 255]
        }
        let bytes = try JPEGEncoder.bytes(
            of: try #require(Bitmap(width: 541, height: 333, bytes: pixels)), quality: 100)
        let exif: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0,
        ]
        let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 8)] + Array("Exif\0\0".utf8) + exif
        let image = try folder.picture(
            "b.jpg", bytes[..<2] + segment + bytes[2...], width: 541, height: 333)
        let upright = try ImageFile(bytes: try Self.stored(image, width: 20))
        #expect(upright.orientation == .upright && upright.size == PixelSize(width: 68, height: 42))
        // White begins at 1 - 135/541 of the width: at 51.03 of 68 pixels.
        let picture = try upright.bitmap()
        let white = (0..<68).reduce(0) { $0 + Int(picture[$1, 20].green) }
        #expect(abs(Double(white) / 255 - 135.0 / 541 * 68) < 0.15)
        #expect(picture[40, 20].green < 10 && picture[60, 20].green > 245)
    }

    @Test(arguments: 0...8) func bytesOfAnyCountAreText(count: Int) throws {
        let folder = try Folder()
        // Readers ignore what follows the end of a PNG.
        let bytes = try Self.png(width: 1, height: 1) + (0..<count).map { UInt8(250 + $0 % 6) }
        let image = try folder.picture("a.png", bytes, width: 1, height: 1)
        let text = try SVGSample.text([Self.placed(image, in: Rect(x: 0, y: 0, width: 1, height: 1))])
        #expect(text.contains("base64,\(Data(bytes).base64EncodedString())\""))
    }

    @Test func aMissingPictureIsNamed() {
        let image = ImageReference(path: "/nowhere/a.png", pixelWidth: 1, pixelHeight: 1)
        let rect = Rect(x: 0, y: 0, width: 1, height: 1)
        #expect {
            try SVGSample.text([Self.placed(image, in: rect)])
        } throws: {
            "\($0)".contains("/nowhere/a.png")
        }
    }

    @Test func aFileThatIsNoPictureIsNamed() throws {
        let image = try Folder().picture("a.png", [1, 2, 3], width: 1, height: 1)
        #expect {
            try SVGSample.text([Self.placed(image, in: Rect(x: 0, y: 0, width: 1, height: 1))])
        } throws: {
            "\($0)".contains("a.png")
        }
    }
}

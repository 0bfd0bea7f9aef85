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

    @Test func aLargePhotoIsStoredAsSmallAsItIsShown() throws {
        let folder = try Folder()
        let bitmap = try #require(Bitmap(width: 1600, height: 800))
        let bytes = try JPEGEncoder.bytes(of: bitmap)
        let image = try folder.picture("a.jpg", bytes, width: 1600, height: 800)
        func address(width: Double) throws -> Substring {
            let rect = Rect(x: 0, y: 0, width: width, height: width / 2)
            let line = try SVGSample.lines([Self.placed(image, in: rect)]).first { $0.hasPrefix("<image") }
            return try #require(line).split(separator: "\"")[9]
        }
        #expect(try address(width: 400) == "data:image/jpeg;base64," + Data(bytes).base64EncodedString())
        let small = try #require(Data(base64Encoded: String(address(width: 60).dropFirst(23))))
        // Three pixels a point are 180; the next eighth of 1,600 is 200.
        #expect(try ImageFile(bytes: [UInt8](small)).size == PixelSize(width: 200, height: 100))
    }

    /// 541×333 at an eighth are 67.625×41.625, and 68×42 pixels: 544×336 of the whole picture's.
    @Test func whatReachesBeyondAPictureIsCutOff() throws {
        let folder = try Folder()
        let bytes = try JPEGEncoder.bytes(of: try #require(Bitmap(width: 541, height: 333)))
        let image = try folder.picture("a.jpg", bytes, width: 541, height: 333)
        let rect = Rect(x: 0, y: 0, width: 20, height: 333.0 / 541 * 20)
        let lines = try SVGSample.lines([Self.placed(image, in: rect)])
        let line = try #require(lines.first { $0.hasPrefix("<svg id") })
        #expect(
            line.hasPrefix(
                "<svg id=\"image-1\" width=\"541\" height=\"333\">"
                    + "<image width=\"544\" height=\"336\" preserveAspectRatio=\"none\" href=\"data:"))
        #expect(line.hasSuffix("\"/></svg>"))
        // Mirrored, the part of a pixel lies at the left: 3/8 of 8.
        let exif: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0,
        ]
        let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 8)] + Array("Exif\0\0".utf8) + exif
        let mirrored = try folder.picture(
            "b.jpg", bytes[..<2] + segment + bytes[2...], width: 541, height: 333)
        let turned = try SVGSample.text([Self.placed(mirrored, in: rect)])
        #expect(turned.contains("\"333\"><image x=\"-3\" width=\"544\" height=\"336\" "))
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

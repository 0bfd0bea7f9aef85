import FileStorage
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Image files of a test in a folder of their own, which goes with them.
final class ImageSample {
    let folder: FilePath

    init() throws {
        var template = Array("/tmp/framewheel-test-XXXXXX".utf8CString)
        folder = unsafe FilePath(String(cString: try #require(mkdtemp(&template))))
    }

    deinit {
        for name in names { unsafe unlink(folder.appending(name).text) }
        unsafe rmdir(folder.text)
    }

    private var names: [String] = []

    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        names.append(name)
        try folder.appending(name).write(bytes)
        return folder.appending(name).text
    }

    /// Writes a picture whose pixels a function gives, and names it as a display list does.
    func picture(
        _ name: String, width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Bitmap.Pixel
    ) throws -> ImageReference {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = pixel(x, y)
                bytes += [color.blue, color.green, color.red, color.alpha]
            }
        }
        let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
        let path = try file(name, PNGEncoder().bytes(of: bitmap))
        return ImageReference(path: path, pixelWidth: width, pixelHeight: height)
    }

    static func placed(_ image: ImageReference, in rect: Rect, shown frame: Rect? = nil) -> DisplayItem {
        .image(PlacedImage(element: "image", image: image, imageRect: rect, frame: frame ?? rect))
    }
}

internal import FileStorage
internal import FrameImaging

/// Decodes and scales image files, and remembers what it made.
///
/// What it gives depends on the file and the wanted pixels alone; forgetting costs time, never changes a pixel.
final class ImageLibrary {
    private struct DecodedKey: Hashable {
        var path: String
        var eighths: Int
    }

    private struct ScaledKey: Hashable {
        var path: String
        var grid: PixelGrid
    }

    private let pixelLimit: Int
    private var headers = BoundedCache<String, Header>(costLimit: 8192)
    private var decoded: BoundedCache<DecodedKey, Bitmap>
    private var scaled: BoundedCache<ScaledKey, ImageSurface>
    private var whole: BoundedCache<DecodedKey, ImageSurface>

    /// What is known of a file without decoding it.
    private struct Header {
        var kind: ImageKind
        var size: PixelSize
    }

    init(limits: RasterLimits) {
        pixelLimit = limits.imagePixels
        decoded = BoundedCache(costLimit: limits.imageCacheBytes / 2)
        scaled = BoundedCache(costLimit: limits.imageCacheBytes / 4)
        whole = BoundedCache(costLimit: limits.imageCacheBytes / 4)
    }

    /// A picture sampled at the pixels of a grid.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - grid: Which pixels are wanted, and where the whole picture lies among them.
    /// - Returns: The pixels of the grid.
    /// - Throws: `RasterError` where the file cannot be read or decoded.
    func surface(path: String, on grid: PixelGrid) throws(RasterError) -> ImageSurface {
        try scaled.value(for: ScaledKey(path: path, grid: grid), cost: { $0.byteCount }) {
            () throws(RasterError) in
            let bitmap = try picture(path: path, covering: grid.pictureSize)
            return try ImageSurface(Resampler(grid: grid, source: bitmap).picture())
        }
    }

    /// A picture as it was decoded, at least of a wanted size where the file has so many pixels.
    func surface(path: String, covering minimum: PixelSize) throws(RasterError) -> ImageSurface {
        let key = DecodedKey(path: path, eighths: try eighths(path: path, covering: minimum))
        return try whole.value(for: key, cost: { $0.byteCount }) { () throws(RasterError) in
            try ImageSurface(try picture(path: path, covering: minimum))
        }
    }

    private func picture(path: String, covering minimum: PixelSize) throws(RasterError) -> Bitmap {
        let key = DecodedKey(path: path, eighths: try eighths(path: path, covering: minimum))
        return try decoded.value(for: key, cost: { $0.bytes.count }) { () throws(RasterError) in
            let file = try open(path)
            do throws(ImageError) {
                return try file.bitmap(covering: minimum)
            } catch {
                throw .brokenImage(path: path, error)
            }
        }
    }

    private func eighths(path: String, covering minimum: PixelSize) throws(RasterError) -> Int {
        let header = try headers.value(for: path, cost: { _ in 1 }) { () throws(RasterError) in
            let file = try open(path)
            return Header(kind: file.kind, size: file.size)
        }
        return header.kind.eighths(of: header.size, covering: minimum)
    }

    private func open(_ path: String) throws(RasterError) -> ImageFile {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FilePath(path).bytes()
        } catch {
            throw .unreadableImage(error)
        }
        do throws(ImageError) {
            return try ImageFile(bytes: bytes, pixelLimit: pixelLimit)
        } catch {
            throw .brokenImage(path: path, error)
        }
    }
}

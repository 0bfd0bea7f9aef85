internal import FileStorage
internal import FrameImaging
internal import Synchronization

/// Decodes and scales image files, and remembers what it made.
///
/// What it gives depends on the file and the wanted pixels alone; forgetting costs time, never changes a pixel.
final class ImageLibrary: Sendable {
    private struct DecodedKey: Hashable {
        var path: String
        var eighths: Int
    }

    private struct ScaledKey: Hashable {
        var path: String
        var grid: PixelGrid
    }

    /// What is known of a file without decoding it.
    private struct Header {
        var kind: ImageKind
        var size: PixelSize
        var orientation: ImageOrientation
    }

    private let pixelLimit: Int
    private let hashes: FileHashes?
    /// The files that were read, links followed.
    private let files = Mutex<Set<String>>([])
    private let headers = SharedCache<String, Header>(costLimit: 8192)
    private let decoded: SharedCache<DecodedKey, Bitmap>
    private let scaled: SharedCache<ScaledKey, ImageSurface>
    private let whole: SharedCache<DecodedKey, ImageSurface>

    init(limits: RasterLimits, hashes: FileHashes?) {
        self.hashes = hashes
        pixelLimit = limits.imagePixels
        decoded = SharedCache(costLimit: limits.imageCacheBytes / 2)
        scaled = SharedCache(costLimit: limits.imageCacheBytes / 2)
        whole = SharedCache(costLimit: limits.imageCacheBytes / 4)
    }

    /// A picture sampled at the pixels of a grid.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - grid: Which pixels are wanted, and where the whole picture lies among them.
    ///   - isKept: Whether they are remembered; else what was made ahead of them is forgotten too.
    /// - Returns: The pixels of the grid.
    /// - Throws: `RasterError` where the file cannot be read or decoded.
    func surface(
        path: String, on grid: PixelGrid, isKept: Bool = true
    ) throws(RasterError) -> ImageSurface {
        let key = ScaledKey(path: path, grid: grid)
        let surface = try scaled.value(for: key, cost: ImageSurface.byteCount(grid.size)) {
            () throws(RasterError) in
            let bitmap = try picture(path: path, covering: grid.pictureSize)
            let place = try reduction(path: path, covering: grid.pictureSize)
            guard let sampled = grid.resampler(of: place).picture(of: bitmap) else {
                throw .drawingFailed("a picture of other pixels than its header says")
            }
            return ImageSurface(sampled)
        }
        if !isKept {
            scaled.forget(key)
            let eighths = try reduction(path: path, covering: grid.pictureSize).eighths
            decoded.forget(DecodedKey(path: path, eighths: eighths))
        }
        return surface
    }

    /// A picture as it was decoded, at least of a wanted size where the file has so many pixels, and where it lies
    /// among its pixels.
    func surface(
        path: String, covering minimum: PixelSize
    ) throws(RasterError) -> (surface: ImageSurface, place: ImageReduction) {
        let place = try reduction(path: path, covering: minimum)
        let key = DecodedKey(path: path, eighths: place.eighths)
        let surface = try whole.value(for: key, cost: ImageSurface.byteCount(place.size)) {
            () throws(RasterError) in
            ImageSurface(try picture(path: path, covering: minimum))
        }
        return (surface, place)
    }

    /// Decodes a picture ahead, at least in a wanted size where the file has so many pixels.
    func decode(path: String, covering minimum: PixelSize) throws(RasterError) {
        _ = try picture(path: path, covering: minimum)
    }

    private func picture(path: String, covering minimum: PixelSize) throws(RasterError) -> Bitmap {
        let reduction = try reduction(path: path, covering: minimum)
        let key = DecodedKey(path: path, eighths: reduction.eighths)
        return try decoded.value(for: key, cost: ImageSurface.byteCount(reduction.size)) {
            () throws(RasterError) in
            let file = try open(path)
            do throws(ImageError) {
                return try file.bitmap(covering: minimum)
            } catch {
                throw .brokenImage(path: path, error)
            }
        }
    }

    /// At which size a file is decoded.
    private func reduction(
        path: String, covering minimum: PixelSize
    ) throws(RasterError) -> ImageReduction {
        let header = try headers.value(for: path, cost: 1) { () throws(RasterError) in
            let file = try open(path)
            return Header(kind: file.kind, size: file.size, orientation: file.orientation)
        }
        return ImageReduction(
            of: header.kind, header.size, orientation: header.orientation, covering: minimum)
    }

    /// Whether a picture was read from a file.
    func hasRead(_ file: FilePath) -> Bool {
        guard let path = file.resolved?.text else { return false }
        return files.withLock { $0.contains(path) }
    }

    private func remember(_ path: String) {
        guard let file = FilePath(path).resolved?.text else { return }
        files.withLock { if $0.count < Self.fileLimit { $0.insert(file) } }
    }

    /// So many files are remembered.
    private static let fileLimit = 10_000

    private func open(_ path: String) throws(RasterError) -> ImageFile {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FilePath(path).bytes()
        } catch {
            throw .unreadableImage(error)
        }
        guard hashes?.agrees(bytes, withFile: path) ?? true else {
            throw .unreadableImage(FileError(path: path, reason: .changed))
        }
        remember(path)
        do throws(ImageError) {
            return try ImageFile(bytes: bytes, pixelLimit: pixelLimit)
        } catch {
            throw .brokenImage(path: path, error)
        }
    }
}

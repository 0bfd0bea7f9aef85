internal import FileStorage
internal import FrameImaging
internal import Synchronization

/// Reads image files and gives them as `data:` addresses; who asks for one that is being made waits for it.
///
/// A file's own bytes are kept where its picture is upright and not much larger than what is shown of it. Else
/// a JPEG is decoded, smaller if that is enough, and encoded anew.
final class PictureLibrary: Sendable {
    /// What is known of a file.
    private struct Picture {
        let kind: ImageKind
        let orientation: ImageOrientation
        let size: PixelSize
        /// Its addresses, by the eighths of its size; under 0 the one with its own bytes.
        var addresses: [Int: [UInt8]] = [:]

        init(_ file: ImageFile) {
            kind = file.kind
            orientation = file.orientation
            size = file.size
        }

        /// Under which number the address lies that shows at least so many pixels.
        func form(covering needed: PixelSize) -> Int {
            let eighths = ImageReduction(
                of: kind, size, orientation: orientation, covering: needed
            ).eighths
            // Half the pixels a side and fewer are worth a second compression.
            let isKept = kind == .png || orientation == .upright && eighths > 4
            return isKept ? 0 : eighths
        }
    }

    private final class Slot: Sendable {
        let picture = Mutex<Picture?>(nil)
    }

    private struct Shelf {
        var slots: [String: Slot] = [:]
        var byteCount = 0
    }

    private let shelf = Mutex(Shelf())

    /// The address of a picture that shows at least so many pixels, or all it has; in ASCII, without a character
    /// that has to be escaped.
    func address(of path: String, covering needed: PixelSize) throws(SVGError) -> [UInt8] {
        let slot = shelf.withLock { shelf in
            if let known = shelf.slots[path] { return known }
            let slot = Slot()
            shelf.slots[path] = slot
            return slot
        }
        return try slot.picture.withLock { known throws(SVGError) in
            if let known, let address = known.addresses[known.form(covering: needed)] { return address }
            let file = try Self.open(path)
            var picture = known ?? Picture(file)
            let form = picture.form(covering: needed)
            let bytes =
                form == 0
                ? try Self.wholeBytes(of: file, path: path)
                : try Self.encodedAnew(file, path: path, covering: needed)
            let address =
                Array("data:image/\(file.kind == .png ? "png" : "jpeg");base64,".utf8)
                + Base64.bytes(of: bytes)
            picture.addresses[form] = address
            known = picture
            note(address.count)
            return address
        }
    }

    private static func open(_ path: String) throws(SVGError) -> ImageFile {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FilePath(path).bytes()
        } catch {
            throw .unreadableImage(error)
        }
        do throws(ImageError) {
            return try ImageFile(bytes: bytes)
        } catch {
            throw .brokenImage(path: path, error)
        }
    }

    private static func wholeBytes(of file: ImageFile, path: String) throws(SVGError) -> [UInt8] {
        do throws(ImageError) {
            try file.checkEnd()
            return file.bytes
        } catch {
            throw .brokenImage(path: path, error)
        }
    }

    private static func encodedAnew(
        _ file: ImageFile, path: String, covering needed: PixelSize
    ) throws(SVGError) -> [UInt8] {
        let bitmap: Bitmap
        do throws(ImageError) {
            bitmap = try file.bitmap(covering: needed)
        } catch {
            throw .brokenImage(path: path, error)
        }
        do throws(JPEGEncoder.Failure) {
            return try JPEGEncoder.bytes(of: bitmap, quality: quality, detail: .full)
        } catch {
            throw .unwritableImage(path: path, error)
        }
    }

    /// Counts what is remembered, and forgets it where that is too much.
    private func note(_ count: Int) {
        shelf.withLock { shelf in
            shelf.byteCount += count
            guard shelf.byteCount > Self.keptBytes else { return }
            shelf = Shelf()
        }
    }

    /// The quality of a JPEG that is encoded anew, of 100: with colour for every pixel, since few pixels are
    /// left, it keeps a detailed picture about 40 dB near the decoded one, above what scaling costs.
    private static let quality = 92
    /// More bytes than this are not remembered.
    private static let keptBytes = 128 << 20
}

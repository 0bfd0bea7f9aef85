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
        /// Its forms, by the eighths of its size; under 0 the one with its own bytes.
        var forms: [Int: Form] = [:]

        init(_ file: ImageFile) {
            kind = file.kind
            orientation = file.orientation
            size = file.size
        }

        /// How the picture is decoded to be encoded anew, to show at least so many pixels; `nil` where its own bytes do.
        func reduction(covering needed: PixelSize) -> ImageReduction? {
            let reduction = ImageReduction(of: kind, size, orientation: orientation, covering: needed)
            // Half the pixels a side and fewer are worth a second compression.
            let isKept = kind == .png || orientation == .upright && reduction.eighths > 4
            return isKept ? nil : reduction
        }
    }

    /// A picture as an SVG has it.
    struct Form: Sendable {
        /// The address; in ASCII, without a character that has to be escaped.
        let address: [UInt8]
        /// Where the picture lies among the pixels at the address; `nil` where it has all of them.
        let place: ImageReduction?
    }

    private final class Slot: Sendable {
        let picture = Mutex<Picture?>(nil)
    }

    private struct Shelf {
        var slots: [String: Slot] = [:]
        var byteCount = 0
    }

    private let shelf = Mutex(Shelf())

    /// A picture that shows at least so many pixels, or all it has.
    func form(of path: String, covering needed: PixelSize) throws(SVGError) -> Form {
        let slot = shelf.withLock { shelf in
            if let known = shelf.slots[path] { return known }
            let slot = Slot()
            shelf.slots[path] = slot
            return slot
        }
        return try slot.picture.withLock { known throws(SVGError) in
            if let known, let form = known.forms[known.reduction(covering: needed)?.eighths ?? 0] {
                return form
            }
            let file = try Self.open(path)
            var picture = known ?? Picture(file)
            let reduction = picture.reduction(covering: needed)
            let bytes =
                reduction == nil
                ? try Self.wholeBytes(of: file, path: path)
                : try Self.encodedAnew(file, path: path, covering: needed)
            let address =
                Array("data:image/\(file.kind == .png ? "png" : "jpeg");base64,".utf8)
                + Base64.bytes(of: bytes)
            let form = Form(address: address, place: reduction.flatMap { $0.isWhole ? nil : $0 })
            picture.forms[reduction?.eighths ?? 0] = form
            known = picture
            note(address.count)
            return form
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

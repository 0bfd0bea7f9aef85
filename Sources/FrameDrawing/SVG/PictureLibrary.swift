internal import FileStorage
internal import FrameImaging
internal import Synchronization

/// Reads image files and gives them as `data:` addresses; who asks for one that is being made waits for it.
///
/// A file's own bytes are kept where its picture is upright and not much larger than what is shown of it. Else
/// it is scaled to that and encoded anew, in its own format.
final class PictureLibrary: Sendable {
    /// What is known of a file.
    private struct Picture {
        let kind: ImageKind
        let orientation: ImageOrientation
        let size: PixelSize
        let byteCount: Int
        /// Its addresses, by the share of its sides that they have.
        var addresses: [Double: [UInt8]] = [:]

        init(_ file: ImageFile) {
            kind = file.kind
            orientation = file.orientation
            size = file.size
            byteCount = file.bytes.count
        }

        /// The share of its sides in which the picture is stored, to show at least so many pixels.
        ///
        /// It is one of a few, so that a picture that grows from frame to frame is not scaled for each of them:
        /// five to eight eighths, the halves of these, and so on. Those near 1 are 1.
        func share(covering needed: PixelSize) -> Double {
            let least = max(
                Double(max(needed.width, 1)) / Double(size.width),
                Double(max(needed.height, 1)) / Double(size.height))
            // Four to eight of these make the least share.
            let unit = Double(sign: .plus, exponent: least.exponent - 2, significand: 1)
            let share = (least / unit).rounded(.up) * unit
            // Lossless or not, few pixels fewer are not worth a picture that is not the author's own.
            let isNearOne = share > (kind == .png ? 0.625 : 0.5)
            return isNearOne && orientation == .upright && byteCount <= PictureLibrary.mostBytes
                ? 1 : min(share, 1)
        }

        /// How many pixels a share of the picture has.
        func size(of share: Double) -> PixelSize {
            PixelSize(
                width: Int((Double(size.width) * share).rounded(.up)),
                height: Int((Double(size.height) * share).rounded(.up)))
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
            if let known, let address = known.addresses[known.share(covering: needed)] { return address }
            let file = try Self.open(path)
            var picture = known ?? Picture(file)
            let share = picture.share(covering: needed)
            let (kind, bytes) = try Self.stored(file, path: path, size: picture.size(of: share))
            let address =
                Array("data:image/\(kind == .png ? "png" : "jpeg");base64,".utf8)
                + Base64.bytes(of: bytes)
            picture.addresses[share] = address
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

    /// A file's own bytes, or its picture encoded anew where it has to be turned or is smaller so.
    private static func stored(
        _ file: ImageFile, path: String, size: PixelSize
    ) throws(SVGError) -> (kind: ImageKind, bytes: [UInt8]) {
        let mayBeKept = file.orientation == .upright && file.bytes.count <= mostBytes
        let bitmap: Bitmap
        do throws(ImageError) {
            try file.checkEnd()
            if mayBeKept, size == file.size { return (file.kind, file.bytes) }
            bitmap = try file.bitmap(scaledTo: size)
        } catch {
            throw .brokenImage(path: path, error)
        }
        let bytes = try encodedAnew(bitmap, as: file.kind, path: path)
        if mayBeKept, file.bytes.count <= bytes.count { return (file.kind, file.bytes) }
        // Without a loss it would not be read.
        if bytes.count > mostBytes, bitmap.isOpaque {
            return (.jpeg, try encodedAnew(bitmap, as: .jpeg, path: path))
        }
        return (file.kind, bytes)
    }

    private static func encodedAnew(
        _ bitmap: Bitmap, as kind: ImageKind, path: String
    ) throws(SVGError) -> [UInt8] {
        switch kind {
        case .png: return PNGEncoder(speed: .small).bytes(of: bitmap)
        case .jpeg:
            do throws(JPEGEncoder.Failure) {
                return try JPEGEncoder.bytes(of: bitmap, quality: quality, detail: .full)
            } catch {
                throw .unwritableImage(path: path, error)
            }
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
    /// Larger files make an attribute of over 10,000,000 characters, at which libxml2 gives up, and with it
    /// `xmllint` and librsvg: 4 characters for 3 bytes, and what the address begins with.
    private static let mostBytes = 7_499_900
    /// More bytes than this are not remembered.
    private static let keptBytes = 128 << 20
}

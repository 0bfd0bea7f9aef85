internal import FileStorage
internal import FrameImaging

/// Reads image files and gives them as `data:` addresses.
///
/// A file's own bytes are kept where its picture is upright and not much larger than what is shown of it. Else
/// a JPEG is decoded, smaller if that is enough, and encoded anew.
final class PictureLibrary {
    private struct Key: Hashable {
        var path: String
        var eighths: Int
    }

    private var addresses: [Key: String] = [:]
    private var byteCount = 0

    /// The address of a picture that shows at least so many pixels, or all it has.
    func address(of path: String, covering needed: PixelSize) throws(SVGError) -> String {
        let file = try open(path)
        let eighths = file.eighths(covering: needed)
        // Half the pixels a side and fewer are worth a second compression.
        let isKept = file.kind == .png || file.orientation == .upright && eighths > 4
        let key = Key(path: path, eighths: isKept ? 0 : eighths)
        if let known = addresses[key] { return known }
        let bytes = isKept ? file.bytes : try encodedAnew(file, path: path, covering: needed)
        let type = file.kind == .png ? "png" : "jpeg"
        let address = "data:image/\(type);base64," + Base64.text(of: bytes)
        keep(address, for: key)
        return address
    }

    private var files: [String: ImageFile] = [:]

    private func open(_ path: String) throws(SVGError) -> ImageFile {
        if let known = files[path] { return known }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FilePath(path).bytes()
        } catch {
            throw .unreadableImage(error)
        }
        do throws(ImageError) {
            let file = try ImageFile(bytes: bytes)
            forgetIfLarge(after: bytes.count)
            files[path] = file
            return file
        } catch {
            throw .brokenImage(path: path, error)
        }
    }

    private func encodedAnew(
        _ file: ImageFile, path: String, covering needed: PixelSize
    ) throws(SVGError) -> [UInt8] {
        let bitmap: Bitmap
        do throws(ImageError) {
            bitmap = try file.bitmap(covering: needed)
        } catch {
            throw .brokenImage(path: path, error)
        }
        do throws(JPEGEncoder.Failure) {
            return try JPEGEncoder.bytes(of: bitmap, quality: Self.quality, detail: .full)
        } catch {
            throw .unwritableImage(path: path, error)
        }
    }

    private func keep(_ address: String, for key: Key) {
        forgetIfLarge(after: address.utf8.count)
        addresses[key] = address
    }

    private func forgetIfLarge(after count: Int) {
        byteCount += count
        guard byteCount > Self.keptBytes else { return }
        files.removeAll()
        addresses.removeAll()
        byteCount = count
    }

    /// The quality of a JPEG that is encoded anew, of 100: with colour for every pixel, since few pixels are
    /// left, it keeps a detailed picture about 40 dB near the decoded one, above what scaling costs.
    private static let quality = 92
    /// More bytes than this are not remembered.
    private static let keptBytes = 128 << 20
}

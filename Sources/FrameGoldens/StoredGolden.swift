public import FileStorage
internal import FrameImaging
public import SceneFormat

/// A golden as its folder holds it: all but the pictures, which are read where they are needed.
public struct StoredGolden: Sendable {
    /// Where it lies.
    public let folder: FilePath
    /// What it says of itself.
    public let manifest: GoldenManifest
    let motion: MotionRecord?
    let layout: LayoutRecord?
    let display: DisplayRecord?
    /// Files that are not what was recorded, though they can be read.
    let editedFiles: [String]

    /// Reads a golden.
    ///
    /// - Parameter folder: Its folder.
    /// - Throws: `GoldenError` where a file is missing, broken or of a newer format.
    public init(folder: FilePath) throws(GoldenError) {
        self.folder = folder
        let path = folder.appending(Golden.manifestName)
        manifest = try GoldenManifest(json: try Self.bytes(of: path), path: path.text)
        var edited: [String] = []
        func stored(_ name: String) throws(GoldenError) -> [UInt8]? {
            let recorded = manifest.files.first { $0.name == name }
            guard let recorded else { return nil }
            let bytes = try Self.bytes(of: folder.appending(name))
            if "\(ContentHash(of: bytes))" != recorded.version { edited.append(name) }
            return bytes
        }
        func broken(_ name: String, _ fault: StoredFault) -> GoldenError {
            .broken(path: folder.appending(name).text, fault: fault.text)
        }
        var motion = manifest.motion
        let rows = try stored(Golden.motionName)
        do throws(StoredFault) {
            if let rows { motion?.rows = try MotionRecord.rows(ofCSV: rows) }
        } catch { throw broken(Golden.motionName, error) }
        self.motion = rows == nil ? nil : motion
        let boxes = try stored(Golden.layoutName)
        do throws(StoredFault) {
            layout = try boxes.map { bytes throws(StoredFault) in try LayoutRecord(json: bytes) }
        } catch { throw broken(Golden.layoutName, error) }
        let lines = try stored(Golden.displayName)
        do throws(StoredFault) {
            display = try lines.map { bytes throws(StoredFault) in try DisplayRecord(text: bytes) }
        } catch { throw broken(Golden.displayName, error) }
        editedFiles = edited
    }

    /// Whether a folder holds a golden.
    public static func exists(in folder: FilePath) -> Bool {
        folder.appending(Golden.manifestName).exists
    }

    /// The path of a picture.
    func path(of frame: GoldenManifest.Frame) -> FilePath { folder.appending(frame.file) }

    /// The bytes of a file that a golden needs.
    static func bytes(of path: FilePath) throws(GoldenError) -> [UInt8] {
        do throws(FileError) {
            return try path.bytes()
        } catch {
            throw error.reason == .missing ? .missingFile(path: path.text) : .file(error)
        }
    }

    /// A picture; `nil` where its file and its pixels are to the bit what the hash of another one says.
    ///
    /// - Throws: `GoldenError` where the file is missing, truncated or no picture.
    func bitmap(of frame: GoldenManifest.Frame, unlessHash hash: String) throws(GoldenError) -> Bitmap? {
        let path = path(of: frame)
        let bytes = try Self.bytes(of: path)
        if frame.pixels == hash, "\(ContentHash(of: bytes))" == frame.bytes { return nil }
        do throws(ImageError) {
            return try ImageFile(bytes: bytes).bitmap()
        } catch {
            throw .broken(path: path.text, fault: "\(error)")
        }
    }
}

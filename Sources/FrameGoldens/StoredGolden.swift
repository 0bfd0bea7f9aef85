public import FileStorage
internal import FrameImaging

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
        let manifest = try GoldenManifest(json: try Self.bytes(of: path), path: path.text)
        self.manifest = manifest
        var edited: [String] = []
        var motion = manifest.motion
        let rows = try Self.part(Golden.motionName, of: folder, manifest, &edited) {
            bytes throws(StoredFault) in try MotionRecord.rows(ofCSV: bytes)
        }
        if let rows { motion?.rows = rows }
        self.motion = rows == nil ? nil : motion
        layout = try Self.part(Golden.layoutName, of: folder, manifest, &edited) {
            bytes throws(StoredFault) in try LayoutRecord(json: bytes)
        }
        display = try Self.part(Golden.displayName, of: folder, manifest, &edited) {
            bytes throws(StoredFault) in try DisplayRecord(text: bytes)
        }
        editedFiles = edited
    }

    /// A file that the golden says it has, read and understood.
    private static func part<Part>(
        _ name: String, of folder: FilePath, _ manifest: GoldenManifest, _ edited: inout [String],
        _ read: ([UInt8]) throws(StoredFault) -> Part
    ) throws(GoldenError) -> Part? {
        guard let recorded = manifest.files.first(where: { $0.name == name }) else { return nil }
        let path = folder.appending(name)
        let bytes = try Self.bytes(of: path)
        if "\(ContentHash(of: bytes))" != recorded.version { edited.append(name) }
        do throws(StoredFault) {
            return try read(bytes)
        } catch {
            throw .broken(path: path.text, fault: error.text)
        }
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

internal import CairoRaster
public import FileStorage
public import FrameSequencing
internal import SceneFormat

extension CarouselScene {
    /// The stamp of the scene's frames: the scene's hash, the scale, what the caller adds, and the versions of the
    /// libraries that draw.
    ///
    /// Fonts of the system are not covered, only files that the scene names.
    ///
    /// - Parameters:
    ///   - software: The program that makes the frames, with its version.
    ///   - entries: The options that change a frame's picture or its bytes.
    ///   - files: Where the hashes of fonts and pictures are kept.
    /// - Returns: The stamp, or `nil` for a scene whose cards Swift code makes, which no hash covers.
    /// - Throws: `FileError` where a font file cannot be read.
    public func stamp(
        software: String, entries: [FrameStamp.Entry] = [], files: FileHashes = FileHashes()
    ) throws(FileError) -> FrameStamp? {
        guard let hash = try scene.contentHash(files: files) else { return nil }
        let stack = RasterStack.versions.map { FrameStamp.Entry($0.library, $0.version) }
        let own = [FrameStamp.Entry("scene", "\(hash)"), FrameStamp.Entry("scale", "\(scale)")]
        return FrameStamp(software: software, entries: own + entries + stack, files: files)
    }
}

public import FileStorage
public import FrameImaging
internal import FrameSequencing
public import SceneFormat

/// Verifies a picture that is no scene's against its golden, or records it.
public struct PictureCheck {
    private let picture: Bitmap
    private let store: GoldenStore
    private let folder: FilePath
    private let name: String

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - name: What messages call it.
    ///   - store: Where goldens lie.
    ///   - folder: The golden's folder.
    public init(_ picture: Bitmap, named name: String, in store: GoldenStore, folder: FilePath) {
        self.picture = picture
        self.name = name
        self.store = store
        self.folder = folder
    }

    /// Verifies the picture, and writes the golden where the mode says so.
    ///
    /// - Parameters:
    ///   - mode: What may be written.
    ///   - tolerance: How far pixels may lie apart.
    ///   - ignored: Areas that are not compared, a pixel to a point; a picture has no elements.
    /// - Returns: What came of it.
    /// - Throws: `GoldenError` where the golden is broken or cannot be written.
    public func verify(
        mode: RecordMode, tolerance: GoldenSpec.Tolerance = GoldenSpec.Tolerance(),
        ignoring ignored: [GoldenSpec.Ignored] = []
    ) throws(GoldenError) -> GoldenCheck.Outcome {
        let moment = GoldenMoment(name: "picture", time: 0)
        var golden = Golden(
            manifest: GoldenManifest(), motion: nil, layout: nil, display: nil,
            frames: [Golden.Frame(moment: moment, bitmap: picture)])
        golden.manifest.tool = ToolVersion.current
        golden.manifest.tolerance = tolerance
        guard let stored = try store.golden(in: folder) else {
            if mode != .never { try store.write(golden, to: folder) }
            return .missing(wasRecorded: mode != .never)
        }
        let comparison = GoldenComparison(
            expected: stored, actual: golden, spec: GoldenSpec(tolerance: tolerance, ignored: ignored))
        var found = try comparison.difference()
        found?.scene = name
        found?.folder = folder.text
        return try GoldenKeeping(store: store, folder: folder).outcome(
            of: found, expected: stored, actual: golden, mode: mode)
    }
}

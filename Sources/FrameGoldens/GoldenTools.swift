public import CairoRaster
public import FileStorage
public import FrameSequencing

/// What one worker uses for one golden after the other: fonts opened once, pictures decoded once, files hashed once.
///
/// It only saves time: what is drawn does not depend on what was drawn before.
public final class GoldenTools {
    let files: FileHashes
    private let store: RasterStore
    /// The last engines in use, the latest last.
    private var engines: [(setting: TextSetting, engine: TextSetting.Engine)] = []

    /// Makes the tools of a worker.
    ///
    /// - Parameters:
    ///   - files: The hashes of files, shared by all workers of a run.
    ///   - store: Decoded pictures, shared by all workers of a run.
    public init(files: FileHashes = FileHashes(), store: RasterStore = RasterStore()) {
        self.files = files
        self.store = store
    }

    /// What measures and draws texts in a setting.
    ///
    /// - Throws: `FontError` for a font file that is missing or is none.
    public func engine(for setting: TextSetting) throws(FontError) -> TextSetting.Engine {
        if let place = engines.firstIndex(where: { $0.setting == setting }) {
            let found = engines.remove(at: place)
            engines.append(found)
            return found.engine
        }
        let engine = try setting.makeEngine()
        engines.append((setting, engine))
        if engines.count > Self.mostEngines { engines.removeFirst() }
        return engine
    }

    /// A rasterizer that draws with these pictures.
    func rasterizer(_ text: TextSetting.Engine) -> Rasterizer { Rasterizer(text: text, store: store) }

    /// More fonts are not kept open.
    private static let mostEngines = 4
}

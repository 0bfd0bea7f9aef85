public import FileStorage
internal import FrameImaging
public import SceneFormat

/// Verifies one source against its golden, or records it.
public struct GoldenCheck {
    /// What came of it.
    public enum Outcome: Sendable {
        /// It is the same, in so many frames.
        case same(frames: Int)
        /// It differs; `wasRecorded` says whether the golden was written anew after that.
        case different(GoldenDifference, wasRecorded: Bool)
        /// There was no golden; `wasRecorded` says whether one was written.
        case missing(wasRecorded: Bool)
        /// It was written, without a look at what was there.
        case recorded(frames: Int)

        /// The same with the commands that may come next.
        public func proposing(_ commands: [String]) -> Outcome {
            guard case .different(var difference, let wasRecorded) = self, !wasRecorded else { return self }
            difference.nextCommands = commands
            return .different(difference, wasRecorded: wasRecorded)
        }

        /// Whether all is well.
        public var isPass: Bool {
            switch self {
            case .same, .recorded: true
            case .different, .missing: false
            }
        }
    }

    private let source: any GoldenSource
    private let store: GoldenStore
    /// The golden's folder.
    public let folder: FilePath
    private let tools: GoldenTools
    /// Whether the golden belongs to a scene's file, not to a test.
    private let isNamedByScene: Bool

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - source: What is verified or recorded.
    ///   - store: Where goldens lie.
    ///   - folder: The golden's folder; by the source's file and variant unless given.
    ///   - tools: What the worker uses for all goldens.
    public init(
        _ source: any GoldenSource, in store: GoldenStore, folder: FilePath? = nil,
        tools: GoldenTools = GoldenTools()
    ) {
        self.source = source
        self.store = store
        isNamedByScene = folder == nil
        self.folder = folder ?? store.folder(ofScene: source.fileName, variant: source.variant)
        self.tools = tools
    }

    /// Writes the golden.
    ///
    /// - Throws: `GoldenError`, or why the source could not be drawn.
    public func record(_ options: GoldenRecorder.Options) throws -> Outcome {
        let golden = try golden(try recorder(options))
        try store.write(golden, to: folder)
        return .recorded(frames: golden.frames.count)
    }

    /// Verifies the source, and writes the golden where the mode says so.
    ///
    /// A failure is kept beside the goldens for `approve`, unless the mode is `never` and the folder cannot be
    /// written to: a check that may not write tells the difference all the same.
    ///
    /// - Parameters:
    ///   - mode: What may be written.
    ///   - ignored: What is not compared, besides what the scene names.
    ///   - options: How a golden that is missing is recorded, and the tolerance instead of the scene's.
    /// - Returns: What came of it.
    /// - Throws: `GoldenError`, or why the source could not be drawn.
    public func verify(
        mode: RecordMode, ignoring ignored: [GoldenSpec.Ignored] = [],
        options: GoldenRecorder.Options = GoldenRecorder.Options()
    ) throws -> Outcome {
        guard let stored = try store.golden(in: folder) else {
            if mode != .never { _ = try record(options) }
            return .missing(wasRecorded: mode != .never)
        }
        var options = options
        if options.moments.isEmpty { options.moments = moments(of: stored) }
        options.scale = stored.manifest.scale
        let recorder = try recorder(options)
        let golden = try golden(recorder)
        var spec = source.goldenSpec
        if let tolerance = options.tolerance { spec.tolerance = tolerance }
        spec.ignored += ignored
        let attribution = PixelAttribution(recorder: recorder)
        let comparison = GoldenComparison(
            expected: stored, actual: golden, spec: spec, attribution: attribution.elements)
        var found = try comparison.difference()
        found?.complete(for: source, folder: folder, session: recorder.session)
        return try GoldenKeeping(store: store, folder: folder).outcome(
            of: found, expected: stored, actual: golden, mode: mode)
    }

    /// The golden's moments, and those that the scene asks for since; moments that are gone are left out and
    /// missed where pictures are compared.
    private func moments(of stored: StoredGolden) -> [String] {
        let known = stored.manifest.frames.map(\.moment)
        let asked = source.goldenSpec.frames.map(\.name).filter { !known.contains($0) }
        let names = Set(source.momentNames)
        return (known + asked).filter { names.contains($0) || GoldenMoment.time(named: $0) != nil }
    }

    private func recorder(_ options: GoldenRecorder.Options) throws -> GoldenRecorder {
        try GoldenRecorder(source, options: options, tools: tools)
    }

    private func golden(_ recorder: GoldenRecorder) throws -> Golden {
        var golden = try recorder.golden()
        golden.manifest.scene = isNamedByScene ? store.pathFromRoot(golden.manifest.scene) : ""
        return golden
    }
}

extension GoldenDifference {
    /// Adds what the comparison itself does not know.
    fileprivate mutating func complete(
        for source: any GoldenSource, folder: FilePath, session: any GoldenSession
    ) {
        scene = source.fileName
        variant = source.variant
        self.folder = folder.text
        place = layer == .motion ? session.placeOfMotion : element.flatMap { session.place(ofElement: $0) }
    }
}

import Framewheel

/// The drawing of one scene for one output, or for several that share their frames.
struct RenderJob {
    let item: RenderPlan.Item
    let scene: CarouselScene
    let options: RenderOptions
    let session: CarouselSession
    /// What measures and draws its texts.
    let text: SharedText
    /// Where the hashes of fonts and pictures are kept, for all outputs of a run.
    let files: FileHashes
    /// Where pictures and sprites are kept.
    let store: RasterStore

    init(
        _ item: RenderPlan.Item, _ options: RenderOptions, files: FileHashes, store: RasterStore
    ) throws(CommandFailure) {
        self.item = item
        self.options = options
        self.files = files
        self.store = store
        (scene, session, text) = try CarouselScene.prepared(item, options)
    }

    var output: RenderOutput { item.output }

    /// A frame's number means a time only at a rate.
    var rateEntry: FrameStamp.Entry { FrameStamp.Entry("fps", "\(item.style.rate)") }

    // MARK: - Stills

    /// The file of a still.
    func still(_ format: RenderOutput.Format) async throws(CommandFailure) -> [UInt8] {
        let arguments = options.arguments
        let fixed = try scene.state(arguments)
        let time = try scene.stillTime(of: item, options)
        var moment = FrameStamp.Entry("at", time.decimalText(places: 6))
        if let fixed {
            moment = FrameStamp.Entry("index", "\(fixed.index)")
            if let drag = arguments.value("--drag") { moment.value += ",drag=" + drag }
        }
        let frames = try FrameFormat(format, of: self, item, moment: moment)
        do {
            let list = try session.displayList(of: fixed ?? scene.motion.state(at: time))
            let writer = FrameWriter(text: text, scale: scene.scale, store: store, formats: [frames])
            // The drawing begins at once; another thread makes pictures from the last one back, each once.
            let (pictures, store) = (writer.pictures(neededBy: list), store)
            async let _ = store.prepare(pictures.reversed())
            let bytes = try writer.bytes(of: list)
            try output.checkIsNoPicture(of: store)
            return bytes
        } catch {
            throw failure(of: error)
        }
    }

    /// Writes a still.
    func write(_ still: [UInt8]) throws(CommandFailure) {
        if output.name == "-" { return try Console.write(still) }
        // So that a signal finds no half file; `RenderCommand` ends then.
        Interruption.listen()
        try CommandFailure.ofFiles { () throws(FileError) in try FilePath(output.name).write(still) }
    }

    /// Writes a file of which nothing can be given up, unless it is larger than asked.
    func writeIfSmall(_ bytes: [UInt8]) throws(CommandFailure) -> ExitStatus {
        if let limit = item.style.maxBytes, bytes.count > limit {
            Console.say(
                "framewheel: error: \(output.name): has \(bytes.count) bytes, expected at most \(limit)")
            return .different
        }
        try write(bytes)
        return .done
    }

    // MARK: - Failures

    /// Runs a part of the drawing and turns what went wrong into messages.
    func drawing<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
        do {
            return try body()
        } catch {
            throw failure(of: error)
        }
    }

    /// What went wrong, as messages.
    func failure(of error: any Error) -> CommandFailure {
        .drawing(error, of: scene.scene, hasPixelLimit: true)
    }
}

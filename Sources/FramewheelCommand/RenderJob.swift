import Framewheel

/// The drawing of one scene into one output.
struct RenderJob {
    let scene: CarouselScene
    let output: RenderOutput
    let options: RenderOptions
    let session: CarouselSession
    /// Where the hashes of fonts and pictures are kept, for all outputs of a run.
    let files: FileHashes

    /// JPEG stills have this quality, of 100, unless the scene asks for another.
    fileprivate static let jpegQuality = 92

    init(
        _ scene: Scene, _ output: RenderOutput, _ options: RenderOptions, files: FileHashes
    ) throws(CommandFailure) {
        self.output = output
        self.options = options
        self.files = files
        let scale = options.scale(of: output, scene: scene)
        (self.scene, session) = try CarouselScene.prepared(scene, scale: scale)
    }

    /// Draws the output.
    func run() async throws(CommandFailure) {
        switch output.kind {
        case .still(let format): try renderStill(format)
        case .sequence(let pattern, let format):
            try await SequenceJob(self, try FrameFormat(format, of: self, moment: rateEntry)).renderFiles(
                pattern)
        case .stream(let format):
            let frames: FrameFormat =
                switch format {
                case .png: try FrameFormat(.png, of: self, moment: rateEntry)
                case .rgba: .rgba
                }
            try await SequenceJob(self, frames).renderStream(format)
        }
    }

    /// How many frames a second the output has.
    var rate: FrameRate { options.rate(of: output) }

    /// A frame's number means a time only at a rate.
    private var rateEntry: FrameStamp.Entry { FrameStamp.Entry("fps", "\(rate)") }

    // MARK: - Stills

    private func renderStill(_ format: RenderOutput.Format) throws(CommandFailure) {
        let arguments = options.arguments
        let fixed = try scene.state(arguments)
        let time = try stillTime()
        var moment = FrameStamp.Entry("at", time.decimalText(places: 6))
        if let fixed {
            moment = FrameStamp.Entry("index", "\(fixed.index)")
            if let drag = arguments.value("--drag") { moment.value += ",drag=" + drag }
        }
        let frames = try FrameFormat(format, of: self, moment: moment)
        let bytes = try drawing { () throws in
            try FrameWriter(
                text: scene.textSetting, scale: scene.scale, limits: options.limits, format: frames
            ).bytes(of: session.displayList(of: fixed ?? scene.motion.state(at: time)))
        }
        if output.name == "-" { return try Console.write(bytes) }
        // So that a signal finds no half file; `RenderCommand` ends then.
        Interruption.listen()
        try CommandFailure.ofFiles { () throws(FileError) in try FilePath(output.name).write(bytes) }
    }

    private func stillTime() throws(CommandFailure) -> Double {
        if let frame = options.frame { return rate.time(ofFrame: frame) }
        if let at = options.arguments.value("--at") { return try scene.time(at) }
        return (output.spec?.moment ?? scene.scene.poster).flatMap { scene.time(of: $0) } ?? 0
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
        switch error {
        case let error as CommandFailure: error
        case let error as SceneErrors: .scene(error.diagnostics)
        case let error as RasterError: failure(error)
        case let error as SVGError: failure(error)
        case let error as FontError: .font(error, of: scene.scene)
        case let error as FileError:
            .scene([scene.scene.problem(ofFile: error.path, fault: "\(error.reason)")])
        default: CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
        }
    }

    private func failure(_ error: RasterError) -> CommandFailure {
        switch error {
        case .pictureTooLarge(let width, let height, let limit):
            .scene(
                [scene.scene.problem(.pictureTooLarge(width: width, height: height, limit: limit))],
                hint: "a smaller --scale makes it smaller, --max-pixels allows more")
        case .unreadableImage(let error):
            .scene([scene.scene.problem(ofFile: error.path, fault: "\(error.reason)")])
        case .brokenImage(let path, let error):
            .scene([scene.scene.problem(ofFile: path, fault: "\(error)")])
        case .emptyPicture, .sideTooLong, .tooDeep, .drawingFailed:
            CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
        }
    }
}

extension FrameFormat {
    /// The format of a job's files; `moment` is what the stamp of a PNG says of its moment.
    fileprivate init(
        _ format: RenderOutput.Format, of job: RenderJob, moment: FrameStamp.Entry
    ) throws(CommandFailure) {
        switch format {
        case .png:
            let options = job.options
            let stamp = try job.drawing { () throws in
                try job.scene.stamp(
                    software: ToolVersion.software,
                    entries: [
                        moment, FrameStamp.Entry("png", options.speed.rawValue),
                        FrameStamp.Entry("max-pixels", "\(options.limits.picturePixels)"),
                    ], files: job.files)
            }
            self = .png(PNGEncoder(speed: options.speed, pixelsPerPoint: job.scene.scale), stamp: stamp)
        case .jpeg:
            let quality = job.output.spec?.quality.map { Int($0.rounded()) }
            self = .jpeg(quality: quality ?? RenderJob.jpegQuality)
        case .svg: self = .svg(job.caption)
        }
    }
}

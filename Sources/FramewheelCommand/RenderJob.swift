import Framewheel

/// The drawing of one scene into one output.
struct RenderJob {
    let scene: CarouselScene
    let limits: RasterLimits
    let speed: PNGEncoder.Speed
    let arguments: Arguments

    /// JPEG stills have this quality, of 100, unless the scene asks for another.
    private static let jpegQuality = 92

    func renderStill(
        _ format: RenderOutput.Format, to output: RenderOutput, session: CarouselSession
    ) throws(CommandFailure) {
        let list = try displayList(output, session)
        let bytes = try drawing { () throws in
            try FrameWriter(
                text: scene.textSetting, scale: scene.scale, limits: limits,
                format: frameFormat(format, of: output)
            ).bytes(of: list)
        }
        if output.name == "-" { return try Console.write(bytes) }
        try write(bytes, to: output.name)
    }

    func renderSequence(
        _ pattern: FrameNamePattern, _ format: RenderOutput.Format, of output: RenderOutput
    ) async throws(CommandFailure) {
        let rate = try RenderCommand.rate(arguments, of: output.spec)
        let frames = try Self.frames(arguments, count: rate.frameCount(duration: scene.duration))
        let pipeline = FramePipeline(
            scene, scale: scene.scale, workerCount: try workerCount(), limits: limits,
            format: frameFormat(format, of: output))
        let isSilent = arguments.has("--quiet") || arguments.has("--no-progress")
        var progress = ProgressDisplay(total: frames.count, isSilent: isSilent)
        do {
            try await pipeline.run(times: frames.map { rate.time(ofFrame: $0) }) { place, bytes in
                let path = pattern.path(ofFrame: frames.lowerBound + place)
                // Only now is it known that there is something to put there; numbered folders are many.
                if place == 0 || pattern.suffix.contains("/") { try makeFolder(of: path) }
                try write(bytes, to: path)
                progress.advance()
            }
        } catch {
            throw failure(of: error)
        }
        progress.finish()
    }

    private func frameFormat(_ format: RenderOutput.Format, of output: RenderOutput) -> FrameFormat {
        switch format {
        case .png: .png(PNGEncoder(speed: speed, pixelsPerPoint: scene.scale))
        case .jpeg: .jpeg(quality: output.spec?.quality.map { Int($0.rounded()) } ?? Self.jpegQuality)
        case .svg: .svg(caption)
        }
    }

    /// How many workers draw: as many as asked for, else as there are processors.
    private func workerCount() throws(CommandFailure) -> Int {
        try arguments.integer("--jobs", in: 1...Self.workerLimit)
            ?? min(Processors.available, Self.workerLimit)
    }

    /// More workers than this are not asked for.
    private static let workerLimit = 256

    private func displayList(
        _ output: RenderOutput, _ session: CarouselSession
    ) throws(CommandFailure) -> DisplayList {
        let fixed = try scene.state(arguments)
        let time = try stillTime(output)
        return try drawing { () throws in
            try session.displayList(of: fixed ?? scene.motion.state(at: time))
        }
    }

    private func stillTime(_ output: RenderOutput) throws(CommandFailure) -> Double {
        let at = arguments.value("--at")
        if let frame = try arguments.integer("--frame", in: 0...Self.frameLimit) {
            guard at == nil else { throw .usage("--at and --frame exclude each other") }
            return try RenderCommand.rate(arguments, of: output.spec).time(ofFrame: frame)
        }
        if let at { return try scene.time(at) }
        return (output.spec?.moment ?? scene.scene.poster).flatMap { scene.time(of: $0) } ?? 0
    }

    /// The frames of `--frames A..B`, all unless given.
    static func frames(_ arguments: Arguments, count: Int) throws(CommandFailure) -> ClosedRange<Int> {
        guard let text = arguments.value("--frames") else { return 0...count - 1 }
        let parts = text.components(separatedBy: "..")
        guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first >= 0, last >= first
        else {
            throw .usage("--frames \(text): expected A..B with 0 ≤ A ≤ B, such as 0..59")
        }
        guard last < count else {
            throw .usage("--frames \(text): the scene has frames 0 to \(count - 1) at this rate")
        }
        return first...last
    }

    private func makeFolder(of path: String) throws(CommandFailure) {
        do throws(FileError) {
            try FilePath(path).folder.makeFolder()
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        do throws(FileError) {
            try FilePath(path).write(bytes)
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    /// Runs a part of the drawing and turns what went wrong into messages.
    private func drawing<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
        do {
            return try body()
        } catch {
            throw failure(of: error)
        }
    }

    private func failure(of error: any Error) -> CommandFailure {
        switch error {
        case let error as CommandFailure: error
        case let error as SceneErrors: .scene(error.diagnostics)
        case let error as RasterError: failure(error)
        case let error as SVGError: failure(error)
        case let error as FontError: .font(error, of: scene.scene)
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

    /// The highest frame number of a still.
    private static let frameLimit = 1_000_000_000
}

extension String {
    /// The parts between the occurrences of a separator.
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}

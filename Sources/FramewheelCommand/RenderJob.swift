import Framewheel

/// The drawing of one scene into one output.
struct RenderJob {
    let scene: CarouselScene
    let limits: RasterLimits
    let speed: PNGEncoder.Speed
    let arguments: Arguments

    /// JPEG stills have this quality, of 100.
    private static let jpegQuality = 92

    func renderStill(
        _ format: RenderOutput.StillFormat, to output: RenderOutput, session: CarouselSession
    ) throws(CommandFailure) {
        guard !arguments.has("--frames") else {
            throw .usage(
                "--frames is for a sequence; '\(output.name)' is a still, choose it by --at or --frame")
        }
        let list = try displayList(output, session)
        let bytes = try drawing { () throws in
            let rasterizer = Rasterizer(text: try scene.textSetting.makeEngine(), limits: limits)
            switch format {
            case .png:
                return encoder.bytes(of: try rasterizer.bitmap(of: list, scale: scene.scale))
            case .jpeg:
                var opaque = list
                opaque.background = opaque.background ?? .color(.white)
                let bitmap = try rasterizer.bitmap(of: opaque, scale: scene.scale)
                return try JPEGEncoder.bytes(of: bitmap, quality: Self.jpegQuality)
            }
        }
        if output.name == "-" { return try Console.write(bytes) }
        try write(bytes, to: output.name)
    }

    func renderSequence(_ pattern: FrameNamePattern) throws(CommandFailure) {
        for option in ["--at", "--frame", "--index"] where arguments.has(option) {
            throw .usage("\(option) is for a still; choose frames of a sequence by --frames A..B")
        }
        let rate = try RenderCommand.rate(arguments)
        let frames = try frames(count: rate.frameCount(duration: scene.duration))
        try makeFolder(of: pattern.path(ofFrame: frames.lowerBound))
        let renderer = try drawing { () throws in
            try FrameRenderer(scene, scale: scene.scale, limits: limits, encoder: encoder)
        }
        let isSilent = arguments.has("--quiet") || arguments.has("--no-progress")
        var progress = ProgressDisplay(total: frames.count, isSilent: isSilent)
        for frame in frames {
            let bytes = try drawing { () throws in try renderer.png(at: rate.time(ofFrame: frame)) }
            try write(bytes, to: pattern.path(ofFrame: frame))
            progress.advance()
        }
        progress.finish()
    }

    private var encoder: PNGEncoder { PNGEncoder(speed: speed, pixelsPerPoint: scene.scale) }

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
            return try RenderCommand.rate(arguments).time(ofFrame: frame)
        }
        if let at { return try scene.time(at) }
        return (output.moment ?? scene.scene.poster).flatMap { scene.time(of: $0) } ?? 0
    }

    /// The frames of `--frames A..B`, all unless given.
    private func frames(count: Int) throws(CommandFailure) -> ClosedRange<Int> {
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
        } catch let error as SceneErrors {
            throw CommandFailure(status: .invalid, lines: error.diagnostics.map(\.description))
        } catch {
            throw CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
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

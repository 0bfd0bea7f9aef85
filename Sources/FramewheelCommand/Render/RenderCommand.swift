import Framewheel

/// `framewheel render`: stills and sequences.
enum RenderCommand: Command {
    static let syntax = CommandSyntax(
        name: "render", operands: "SCENE", summary: "draw stills, sequences of frames and animations",
        discussion: [
            "The name of an output says what it is: poster.png or poster.jpg is a still, frames/%04d.png,",
            "frames/%04d.svg or a folder (frames/) a numbered sequence; .gif, .apng, .webp, .mp4 (by ffmpeg), .webm",
            "and .svg play the whole script in one file, an .svg light or dark as its reader prefers. With --at,",
            "--frame or --index a .webp or .svg is a still. - is a PNG on standard output, with --stream all frames.",
            "Outputs of the same size and rate are made of the same frames, each drawn once. Without -o the scene's",
            "outputs are made. {axis} in a name stands for every value of that variant.",
            "",
            "--max-bytes gives up quality (colours of a .gif) first, then frames down to --min-fps, then pixels; it",
            "says what it chose. Where nothing fits, nothing is written and the exit status is 1.",
            "",
            "Ctrl-C (or SIGTERM, SIGHUP) ends a sequence after the frame at hand, with whole files only; --resume",
            "goes on from there. The exit status is then 130 (143, 129); a second Ctrl-C stops at once.",
        ],
        options: RenderOptions.options + SceneLoading.options)

    /// The scales accepted, in pixels a point.
    static let scales = 0.001...100.0

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        async let _ = FontLibrary.openSystemFonts()
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        let scene = try loading.scene()
        let options = try RenderOptions(arguments)
        // All is checked before the first is drawn, so that wrong arguments leave nothing behind.
        let plan = try RenderPlan(options, loading, scene: scene)
        let files = FileHashes()
        var status = ExitStatus.done
        for (place, items) in plan.passes.enumerated() {
            status = max(status, try await make(items, options, files))
            guard let request = Interruption.request else { continue }
            throw CommandFailure(
                status: request.status,
                lines: [
                    "framewheel: stopped by \(request.name): \(place + 1) of \(plan.passes.count) passes are done"
                ])
        }
        return status
    }

    /// Makes outputs that share their frames.
    private static func make(
        _ items: [RenderPlan.Item], _ options: RenderOptions, _ files: FileHashes
    ) async throws(CommandFailure) -> ExitStatus {
        for note in items.compactMap(\.style.note) where !options.isQuiet {
            Console.say("framewheel: note: " + note)
        }
        let item = items[0]
        if case .still = item.output.kind, let search = search(item, options, files) {
            return try await search.run()
        }
        let store = RasterStore(limits: options.limits, files: files)
        async let _ = PictureForecast.make(item, options, in: store)
        let job = try RenderJob(item, options, files: files, store: store)
        switch item.output.kind {
        case .still(let format): return try job.writeIfSmall(try await job.still(format))
        case .sequence, .stream, .animation: return try await makeFrames(items, job)
        case .movie: return try job.writeMovie()
        }
    }

    /// Makes outputs of the same frames; those that are too large are made again by themselves.
    private static func makeFrames(
        _ items: [RenderPlan.Item], _ job: RenderJob
    ) async throws(CommandFailure) -> ExitStatus {
        var searches: [(search: SizeSearch, size: Int)] = []
        for (item, sink) in zip(items, try await FramePass(job, items).sinks()) {
            if let search = search(item, job.options, job.files), let limit = item.style.maxBytes {
                let size = try sink.close()
                guard size <= limit else {
                    searches.append((search, size))
                    continue
                }
                search.tell(size, of: item)
            }
            try sink.finish()
        }
        var status = ExitStatus.done
        for (search, size) in searches {
            status = max(status, try await search.run(afterSize: size))
        }
        return status
    }

    /// How the size of an output is kept; `nil` where it need not be.
    private static func search(
        _ item: RenderPlan.Item, _ options: RenderOptions, _ files: FileHashes
    ) -> SizeSearch? {
        guard let limit = item.style.maxBytes, item.output.hasSize else { return nil }
        return SizeSearch(item, options, files, limit: limit)
    }

    /// The rate of `--fps`, else 60 frames a second.
    static func rate(_ arguments: Arguments) throws(CommandFailure) -> FrameRate {
        try arguments.rate() ?? .standard
    }
}

extension Arguments {
    /// The rate of `--fps`.
    func rate() throws(CommandFailure) -> FrameRate? {
        guard let text = value("--fps") else { return nil }
        guard let rate = FrameRate(text) else {
            throw .usage(
                "--fps \(text): expected a number above 0 up to \(FrameRate.limit), or a fraction such as 30000/1001"
            )
        }
        return rate
    }
}

import Framewheel

/// `framewheel render`: stills and sequences.
enum RenderCommand: Command {
    static let syntax = CommandSyntax(
        name: "render", operands: "SCENE", summary: "draw a still or a sequence of frames",
        discussion: [
            "The name of an output says what it is: poster.png or poster.jpg is a still, as is poster.svg with",
            "--at, --frame or --index; frames/%04d.png, frames/%04d.svg or a folder (frames/) is a numbered",
            "sequence, - a PNG on standard output, with --stream a sequence. Without -o the scene's outputs are",
            "made. {axis} in a name stands for every value of that variant. The size of an SVG is in points,",
            "whatever the scale.",
            "",
            "Ctrl-C (or SIGTERM, SIGHUP) ends a sequence after the frame at hand, with whole files only; --resume",
            "goes on from there. The exit status is then 130 (143, 129); a second Ctrl-C stops at once.",
        ],
        options: RenderOptions.options + SceneLoading.options)

    /// The scales accepted, in pixels a point.
    static let scales = 0.001...100.0

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        let scene = try loading.scene()
        let options = try RenderOptions(arguments)
        // All is checked before the first is drawn, so that wrong arguments leave nothing behind.
        let plan = try RenderPlan(options, loading, scene: scene)
        let files = FileHashes()
        for (place, item) in plan.items.enumerated() {
            let chosen = try item.variant == loading.variant ? scene : loading.scene(variant: item.variant)
            try await RenderJob(chosen, item.output, options, files: files).run()
            guard let request = Interruption.request else { continue }
            throw CommandFailure(
                status: request.status,
                lines: [
                    "framewheel: stopped by \(request.name): \(place + 1) of \(plan.items.count) outputs are done"
                ])
        }
        return .done
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

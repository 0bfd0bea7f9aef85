import Framewheel

/// `framewheel render`: stills and sequences.
enum RenderCommand: Command {
    static let syntax = CommandSyntax(
        name: "render", operands: "SCENE", summary: "draw a still or a sequence of frames",
        discussion: [
            "The name of an output says what it is: poster.png or poster.jpg is a still, as is poster.svg with",
            "--at, --frame or --index; frames/%04d.png, frames/%04d.svg or a folder (frames/) is a numbered",
            "sequence, - a PNG on standard output. Without -o the scene's outputs are made. {axis} in a name",
            "stands for every value of that variant. The size of an SVG is in points, whatever the scale.",
        ],
        options: [
            OptionSyntax(
                "--output", short: "-o", "FILE", repeats: true, "an output; its name says what it is"),
            OptionSyntax(
                "--at", "TIME", "a still's moment: seconds, a mark, 'first' or 'rest'; default the poster"),
            OptionSyntax("--frame", "N", "a still's moment as a frame number from 0, at --fps"),
            OptionSyntax("--index", "I", "a still at rest on a page, without the script"),
            OptionSyntax("--drag", "X", "with --index: under a finger that went X points along the track"),
            OptionSyntax("--fps", "RATE", "frames a second, such as 60 or 30000/1001; default 60"),
            OptionSyntax("--frames", "A..B", "only these frames of a sequence, from 0, both included"),
            OptionSyntax("--scale", "S", "pixels a point, 0.001 to 100; default the scene's"),
            OptionSyntax("--width", "W", "the width in pixels, instead of --scale"),
            OptionSyntax(
                "--quality", "WAY",
                "sprite, or vector to draw moving cards anew in every frame; default sprite"
            ),
            OptionSyntax("--png", "SPEED", "fast, or small for files smaller than libpng's; default fast"),
            OptionSyntax("--max-pixels", "N", "the most pixels of a frame; default 64000000"),
            OptionSyntax("--jobs", "N", "how many frames are drawn side by side; default the processors"),
            OptionSyntax(switch: "--quiet", "say nothing but errors"),
            OptionSyntax(switch: "--no-progress", "show no progress"),
        ] + SceneLoading.options)

    /// The scales accepted, in pixels a point.
    static let scales = 0.001...100.0
    /// The widths accepted, in pixels.
    private static let widths = 1...1_000_000

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        let scene = try loading.scene()
        let outputs = try outputs(arguments, scene: scene)
        // All are checked before the first is drawn, so that wrong arguments leave nothing behind.
        for output in outputs {
            try output.checkOptions(arguments)
            for variant in try variants(of: output, loading) {
                let values = scene.variant.merging(variant) { _, chosen in chosen }
                try output.resolved(for: values).checkPlace(
                    scene: scene, mayLeaveFolder: arguments.has("--allow-outside"))
            }
        }
        for output in outputs {
            for variant in try variants(of: output, loading) {
                let chosen = try variant == loading.variant ? scene : loading.scene(variant: variant)
                try await render(chosen, to: output.resolved(for: chosen.variant), arguments)
            }
        }
        return .done
    }

    /// The rate of `--fps`, else what the scene asks for, else 60 frames a second.
    static func rate(_ arguments: Arguments, of spec: OutputSpec? = nil) throws(CommandFailure) -> FrameRate {
        guard let text = arguments.value("--fps") else { return spec?.fps ?? .standard }
        guard let rate = FrameRate(text) else {
            throw .usage(
                "--fps \(text): expected a number above 0 up to \(FrameRate.limit), or a fraction such as 30000/1001"
            )
        }
        return rate
    }

    private static func outputs(
        _ arguments: Arguments, scene: Scene
    ) throws(CommandFailure) -> [RenderOutput] {
        let names = arguments.all("--output")
        guard names.isEmpty else {
            var outputs: [RenderOutput] = []
            for name in names {
                guard !outputs.contains(where: { $0.name == name }) else {
                    throw .usage("\(name): is the name of two outputs")
                }
                outputs.append(try RenderOutput(name))
            }
            return outputs
        }
        guard !scene.outputs.isEmpty else {
            throw .usage("no output: give -o FILE, or write \"outputs\" into the scene")
        }
        let folder = FilePath(scene.sources.first ?? ".").folder
        var outputs: [RenderOutput] = []
        for spec in scene.outputs { outputs.append(try RenderOutput(spec, in: folder)) }
        return outputs
    }

    /// The variants that an output's name asks for: one, or all values of the axes in it.
    private static func variants(
        of output: RenderOutput, _ loading: SceneLoading
    ) throws(CommandFailure) -> [[String: String]] {
        var choices = [loading.variant]
        for name in output.axes {
            guard let axis = loading.document.variantAxes.first(where: { $0.name == name }) else {
                let known = loading.document.variantAxes.map(\.name).joined(separator: ", ")
                throw .usage(
                    "\(output.name): the scene has no variant '\(name)'",
                    hint: known.isEmpty ? "it has no variants" : "its variants are \(known)")
            }
            choices = choices.flatMap { choice in
                let values = choice[name].map { [$0] } ?? axis.values
                return values.map { choice.merging([name: $0]) { _, new in new } }
            }
        }
        return choices
    }

    private static func render(
        _ scene: Scene, to output: RenderOutput, _ arguments: Arguments
    ) async throws(CommandFailure) {
        let scale = try scale(arguments, scene: scene, output: output)
        let (prepared, session, text) = try CarouselScene.prepared(
            scene, scale: scale, quality: try quality(arguments))
        var limits = RasterLimits()
        limits.picturePixels =
            try arguments.integer("--max-pixels", in: 1...Int(Int32.max)) ?? limits.picturePixels
        let job = RenderJob(
            scene: prepared, text: text, limits: limits, speed: try speed(arguments), arguments: arguments)
        switch output.kind {
        case .still(let format): try job.renderStill(format, to: output, session: session)
        case .sequence(let pattern, let format):
            try await job.renderSequence(pattern, format, of: output)
        }
    }

    /// The speed of `--png`, fast unless given.
    private static func speed(_ arguments: Arguments) throws(CommandFailure) -> PNGEncoder.Speed {
        guard let text = arguments.value("--png") else { return .fast }
        guard let speed = PNGEncoder.Speed(rawValue: text) else {
            throw .usage("--png \(text): expected fast or small")
        }
        return speed
    }

    /// The way of `--quality`, sprite unless given.
    private static func quality(_ arguments: Arguments) throws(CommandFailure) -> MotionQuality {
        guard let text = arguments.value("--quality") else { return .sprite }
        guard let quality = MotionQuality(rawValue: text) else {
            throw .usage("--quality \(text): expected sprite or vector")
        }
        return quality
    }

    private static func scale(
        _ arguments: Arguments, scene: Scene, output: RenderOutput
    ) throws(CommandFailure) -> Double {
        let scale = try arguments.number("--scale", in: scales)
        let width = try arguments.integer("--width", in: widths) ?? (scale == nil ? output.spec?.width : nil)
        guard let width else { return scale ?? output.spec?.scale ?? scene.scale }
        guard scale == nil else { throw .usage("--scale and --width exclude each other") }
        return Double(width) / scene.viewport.width
    }
}

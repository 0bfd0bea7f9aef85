import Framewheel

/// What a run of `render` makes and where it goes, known and checked before the first picture is drawn.
struct RenderPlan {
    /// One file or sequence of one choice of variants.
    struct Item {
        /// The output, its name resolved.
        let output: RenderOutput
        /// The scene with the chosen variants.
        let scene: Scene
        /// The same in the other theme, where one file shows both.
        let otherTheme: Scene?
        /// Pixels a point.
        let scale: Double
        /// How it is shown and stored.
        let style: AnimationStyle
    }

    /// All that is made, in order; the items of one pass share their frames.
    let passes: [[Item]]

    /// Makes a plan of the outputs that were asked for, else of the scene's own.
    ///
    /// - Throws: A failure where an output and the options, or its place and the scene's files, do not agree.
    init(_ options: RenderOptions, _ loading: SceneLoading, scene: Scene) throws(CommandFailure) {
        let outputs = try Self.outputs(options, scene: scene)
        try Self.checkOptions(options, of: outputs)
        var scenes = [loading.variant: scene]
        var items: [Item] = []
        for output in outputs {
            for variant in try Self.variants(of: output, loading) {
                let chosen: Scene
                if let known = scenes[variant] {
                    chosen = known
                } else {
                    chosen = try loading.scene(variant: variant)
                }
                scenes[variant] = chosen
                let resolved = try output.resolved(for: chosen.variant)
                try resolved.checkPlace(
                    scene: scene, mayLeaveFolder: options.arguments.has("--allow-outside"))
                var other: Scene?
                if case .movie = resolved.kind, !output.axes.contains("theme") {
                    other = try loading.otherTheme(of: chosen)
                }
                items.append(
                    Item(
                        output: resolved, scene: chosen, otherTheme: other,
                        scale: options.scale(of: output, scene: chosen),
                        style: AnimationStyle(options, of: output, scene: chosen)))
            }
        }
        try items.checkPlacesDiffer()
        passes = Self.passes(of: items, options)
    }

    private static func outputs(
        _ options: RenderOptions, scene: Scene
    ) throws(CommandFailure) -> [RenderOutput] {
        var outputs: [RenderOutput] = []
        for name in options.arguments.all("--output") {
            outputs.append(try RenderOutput(name, options.circumstances))
        }
        guard outputs.isEmpty else { return outputs }
        guard !scene.outputs.isEmpty else {
            throw .usage("no output: give -o FILE, or write \"outputs\" into the scene")
        }
        let folder = FilePath(scene.sources.first ?? ".").folder
        for spec in scene.outputs {
            outputs.append(try RenderOutput(spec, in: folder, options.circumstances))
        }
        return outputs
    }

    private static func checkOptions(
        _ options: RenderOptions, of outputs: [RenderOutput]
    ) throws(CommandFailure) {
        guard options.stream == nil || outputs.contains(where: \.isStream) else {
            throw .usage("--stream is for standard output, a device or a pipe: -o -")
        }
        for output in outputs { try output.check(options) }
        let names = options.arguments.names
        for option in names {
            let objections = outputs.compactMap { $0.objection(to: option, among: names) }
            guard let first = objections.first, objections.count == outputs.count else { continue }
            throw .usage("\(option) \(first)")
        }
        let isLimited = outputs.contains { $0.spec?.maxBytes != nil }
        guard !names.contains("--min-fps") || names.contains("--max-bytes") || isLimited else {
            throw .usage("--min-fps is for --max-bytes, which is not given")
        }
    }

    // MARK: - Variants

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

    // MARK: - Passes

    /// What outputs must have in common to be made of the same frames.
    private struct Frames: Hashable {
        var variant: [String: String]
        var scale: Double
        var rate: FrameRate
        var speed: Double
        var isBoomerang: Bool
        var hold: Double
        var background: OutputBackground
        var showsTouches: Bool?

        init(_ item: Item) {
            variant = item.scene.variant
            scale = item.scale
            rate = item.style.rate
            speed = item.style.speed
            isBoomerang = item.style.isBoomerang
            hold = item.style.hold
            background = item.style.background
            showsTouches = item.style.showsTouches
        }
    }

    /// The items in groups that share their frames, in the order of the first of each.
    private static func passes(of items: [Item], _ options: RenderOptions) -> [[Item]] {
        var passes: [[Item]] = []
        var places: [Frames: Int] = [:]
        for item in items {
            // What was kept of one sequence says nothing of another output.
            guard item.output.hasFrames, !options.resumes else {
                passes.append([item])
                continue
            }
            let frames = Frames(item)
            if let place = places[frames] {
                passes[place].append(item)
            } else {
                places[frames] = passes.count
                passes.append([item])
            }
        }
        return passes
    }
}

extension RenderOutput {
    /// Whether it is made of all frames, one after another.
    fileprivate var hasFrames: Bool {
        switch kind {
        case .sequence, .stream, .animation: true
        case .still, .movie: false
        }
    }
}

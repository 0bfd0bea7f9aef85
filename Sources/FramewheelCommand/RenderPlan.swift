import Framewheel

/// What a run of `render` makes and where it goes, known and checked before the first picture is drawn.
struct RenderPlan {
    /// One file or sequence of one choice of variants.
    struct Item {
        /// The output, its name resolved.
        let output: RenderOutput
        /// The chosen values of variants, by axis.
        let variant: [String: String]
    }

    /// All that is made, in order.
    let items: [Item]

    /// Makes a plan of the outputs that were asked for, else of the scene's own.
    ///
    /// - Throws: A failure where an output and the options, or its place and the scene's files, do not agree.
    init(_ options: RenderOptions, _ loading: SceneLoading, scene: Scene) throws(CommandFailure) {
        let outputs = try Self.outputs(options, scene: scene)
        guard options.stream == nil || outputs.contains(where: \.isStream) else {
            throw .usage("--stream is for standard output, a device or a pipe: -o -")
        }
        var items: [Item] = []
        for output in outputs {
            try output.checkOptions(options)
            for variant in try Self.variants(of: output, loading) {
                let values = scene.variant.merging(variant) { _, chosen in chosen }
                let resolved = try output.resolved(for: values)
                try resolved.checkPlace(
                    scene: scene, mayLeaveFolder: options.arguments.has("--allow-outside"))
                items.append(Item(output: resolved, variant: variant))
            }
        }
        self.items = items
    }

    private static func outputs(_ options: RenderOptions, scene: Scene) throws(CommandFailure)
        -> [RenderOutput]
    {
        var outputs: [RenderOutput] = []
        for name in options.arguments.all("--output") {
            guard !outputs.contains(where: { $0.name == name }) else {
                throw .usage("\(name): is the name of two outputs")
            }
            outputs.append(try RenderOutput(name, stream: options.stream))
        }
        guard outputs.isEmpty else { return outputs }
        guard !scene.outputs.isEmpty else {
            throw .usage("no output: give -o FILE, or write \"outputs\" into the scene")
        }
        let folder = FilePath(scene.sources.first ?? ".").folder
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
}

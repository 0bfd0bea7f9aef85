import Framewheel

/// `framewheel plot`: a scene's motion over time as a picture.
enum PlotCommand: Command {
    static let syntax = CommandSyntax(
        name: "plot", operands: "SCENE [SCENE2]",
        summary: "draw offset, velocity, index and events over time",
        discussion: [
            "Snap points are dotted lines, drags grey bands, autoplay hatched ones. Of two scenes the second is",
            "dashed, and one line, printed as well, says how it differs from the first.",
        ],
        options: [
            OptionSyntax("--output", short: "-o", "FILE", "the plot, .svg or .png"),
            OptionSyntax("--fps", "RATE", "the rate at which differences are counted in frames; default 60"),
            OptionSyntax("--scale", "S", "pixels a point of a .png; default 2"),
        ] + SceneLoading.options)

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard let path = arguments.operands.first else { throw .usage("SCENE is missing") }
        guard arguments.operands.count <= 2 else {
            throw .usage("unexpected argument '\(arguments.operands[2])' after two scenes")
        }
        guard let output = arguments.value("--output") else {
            throw .usage("no output: give -o FILE.svg or -o FILE.png")
        }
        let file = try DrawingFile(output)
        let rate = try RenderCommand.rate(arguments)
        let scale = try arguments.number("--scale", in: RenderCommand.scales) ?? 2
        let scene = try prepared(path, arguments)
        let other =
            arguments.operands.count > 1 ? try prepared(arguments.operands[1], arguments) : nil
        for scene in [scene, other].compactMap(\.self) { try scene.scene.checkDidNotRead(file.path) }
        let plot = MotionPlot(of: scene, comparedWith: other, rate: rate)
        // A scene's own fonts may lack what a plot says; the system's have it.
        try file.write(
            of: scene.scene, setting: TextSetting(), scale: scale,
            caption: SVGCaption(title: "Motion of \(plot.title)", description: plot.note)
        ) { plot.displayList(text: $0) }
        if other != nil { try Console.write(plot.note + "\n") }
        return .done
    }

    private static func prepared(
        _ path: String, _ arguments: Arguments
    ) throws(CommandFailure) -> CarouselScene {
        try CarouselScene.prepared(try SceneLoading(path, arguments).scene()).0
    }
}

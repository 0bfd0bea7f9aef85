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

    private enum Format {
        case svg
        case png
    }

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard let path = arguments.operands.first else { throw .usage("SCENE is missing") }
        guard arguments.operands.count <= 2 else {
            throw .usage("unexpected argument '\(arguments.operands[2])' after two scenes")
        }
        guard let output = arguments.value("--output") else {
            throw .usage("no output: give -o FILE.svg or -o FILE.png")
        }
        let format = try format(of: output)
        let rate = try RenderCommand.rate(arguments)
        let scale = try arguments.number("--scale", in: RenderCommand.scales) ?? 2
        let scene = try prepared(path, arguments)
        let other =
            arguments.operands.count > 1 ? try prepared(arguments.operands[1], arguments) : nil
        let plot = MotionPlot(of: scene, comparedWith: other, rate: rate)
        let bytes = try bytes(of: plot, format, scale: scale)
        do throws(FileError) {
            try FilePath(output).write(bytes)
        } catch {
            throw .inputOutput("\(error)")
        }
        if other != nil { try Console.write(plot.note + "\n") }
        return .done
    }

    private static func prepared(
        _ path: String, _ arguments: Arguments
    ) throws(CommandFailure) -> CarouselScene {
        try CarouselScene.prepared(try SceneLoading(path, arguments).scene()).0
    }

    private static func format(of output: String) throws(CommandFailure) -> Format {
        switch FilePath(output).fileExtension {
        case "svg": .svg
        case "png": .png
        case let other:
            throw .usage(
                "\(output): expected .svg or .png, found \(other.isEmpty ? "no extension" : "'.\(other)'")")
        }
    }

    private static func bytes(
        of plot: MotionPlot, _ format: Format, scale: Double
    ) throws(CommandFailure) -> [UInt8] {
        do {
            // A scene's own fonts may lack what a plot says; the system's have it.
            let text = try TextSetting().makeEngine()
            let list = plot.displayList(text: text)
            switch format {
            case .svg:
                let caption = SVGCaption(title: "Motion of \(plot.title)", description: plot.note)
                return try SVGWriter(text: text).bytes(of: list, caption: caption)
            case .png:
                let bitmap = try Rasterizer(text: text).bitmap(of: list, scale: scale)
                let software = PNGText(keyword: "Software", text: ToolVersion.software)
                return PNGEncoder(pixelsPerPoint: scale, texts: [software].compactMap(\.self)).bytes(
                    of: bitmap)
            }
        } catch {
            throw CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
        }
    }
}

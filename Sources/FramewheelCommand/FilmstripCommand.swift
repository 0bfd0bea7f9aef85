import Framewheel

/// `framewheel filmstrip`: chosen frames of a scene in one picture.
enum FilmstripCommand: Command {
    static let syntax = CommandSyntax(
        name: "filmstrip", operands: "SCENE",
        summary: "draw chosen frames side by side, or over one another",
        discussion: [
            "Eight frames spread evenly over the scene are shown unless others are chosen, each with its time",
            "and what the carousel does then. With --overlay they lie over one another, the latest strongest.",
        ],
        options: [
            OptionSyntax("--output", short: "-o", "FILE", "the strip, .png or .svg"),
            OptionSyntax("--count", "N", "so many frames, evenly spaced from first to last; default 8"),
            OptionSyntax(
                "--at", "TIME", repeats: true, "a frame's moment: seconds, a mark, 'first' or 'rest'"),
            OptionSyntax("--frames", "A..B", "these frames, from 0, both included, at --fps"),
            OptionSyntax("--every", "N", "only every Nth of --frames, or of all"),
            OptionSyntax("--fps", "RATE", "frames a second, such as 60 or 30000/1001; default 60"),
            OptionSyntax(switch: "--overlay", "lay the frames over one another"),
            OptionSyntax("--columns", "N", "frames in a row; default as makes the picture landscape"),
            OptionSyntax(switch: "--no-labels", "leave out the times"),
            OptionSyntax(switch: "--touches", "draw the fingers"),
            OptionSyntax("--scale", "S", "pixels a point of a .png, 0.001 to 100; default 1"),
            OptionSyntax("--width", "W", "the width of a .png in pixels, instead of --scale"),
            OptionSyntax(switch: "--quiet", "say nothing but errors"),
        ] + SceneLoading.options)

    /// How many frames are shown where none are chosen.
    private static let usualCount = 8
    /// The widths accepted, in pixels.
    private static let widths = 1...32_767

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        guard let output = arguments.value("--output") else {
            throw .usage("no output: give -o FILE.png or -o FILE.svg")
        }
        let file = try DrawingFile(output)
        var (scene, _) = try CarouselScene.prepared(try loading.scene())
        try scene.scene.checkDidNotRead(file.path)
        scene.showsTouches = scene.showsTouches || arguments.has("--touches")
        let strip = Filmstrip(
            of: scene, at: try times(of: scene, arguments), arrangement: try arrangement(arguments),
            hasLabels: !arguments.has("--no-labels"))
        let scale = try scale(arguments, of: strip)
        let name = scene.scene.title ?? scene.scene.name
        try file.write(
            of: scene.scene, setting: scene.textSetting, scale: scale,
            caption: SVGCaption(title: name, description: scene.scene.alt)
        ) { try strip.displayList(session: scene.makeSession(text: $0), text: $0) }
        return .done
    }

    private static func arrangement(_ arguments: Arguments) throws(CommandFailure) -> Filmstrip.Arrangement {
        let columns = try arguments.integer("--columns", in: 1...Filmstrip.frameLimit)
        guard arguments.has("--overlay") else { return .grid(columns: columns) }
        guard columns == nil else { throw .usage("--columns and --overlay exclude each other") }
        return .overlay
    }

    private static func scale(
        _ arguments: Arguments, of strip: Filmstrip
    ) throws(CommandFailure) -> Double {
        let scale = try arguments.number("--scale", in: RenderCommand.scales)
        guard let width = try arguments.integer("--width", in: widths) else { return scale ?? 1 }
        guard scale == nil else { throw .usage("--scale and --width exclude each other") }
        return Double(width) / strip.size.width
    }

    // MARK: - The choice of frames

    private static func times(
        of scene: CarouselScene, _ arguments: Arguments
    ) throws(CommandFailure) -> [Double] {
        let moments = arguments.all("--at")
        let count = try arguments.integer("--count", in: 1...Filmstrip.frameLimit)
        let isByNumber = arguments.has("--frames") || arguments.has("--every")
        guard [!moments.isEmpty, count != nil, isByNumber].count(where: { $0 }) <= 1 else {
            throw .usage("--at, --count and --frames exclude one another: choose the frames one way")
        }
        if !moments.isEmpty {
            guard moments.count <= Filmstrip.frameLimit else { throw tooMany(moments.count) }
            var times: [Double] = []
            for moment in moments { times.append(try scene.time(moment)) }
            return times
        }
        if isByNumber { return try numbered(scene, arguments) }
        return spread(count ?? usualCount, over: scene.duration)
    }

    private static func numbered(
        _ scene: CarouselScene, _ arguments: Arguments
    ) throws(CommandFailure) -> [Double] {
        let rate = try RenderCommand.rate(arguments)
        let numbers = try FrameSelection(arguments).numbers(
            ofCount: rate.frameCount(duration: scene.duration))
        guard numbers.count <= Filmstrip.frameLimit else { throw tooMany(numbers.count) }
        return numbers.map(rate.time(ofFrame:))
    }

    private static func tooMany(_ count: Int) -> CommandFailure {
        .usage(
            "a strip of \(count) frames: expected at most \(Filmstrip.frameLimit)",
            hint: "--every N leaves out all but each Nth")
    }

    /// Times from the first to the last, evenly spaced.
    private static func spread(_ count: Int, over duration: Double) -> [Double] {
        guard count > 1, duration > 0 else { return [0] }
        return (0..<count).map { duration * Double($0) / Double(count - 1) }
    }
}

import Framewheel

/// The options of `render`, all read and checked before anything is drawn, whatever the outputs are.
struct RenderOptions {
    /// `--fps`.
    let rate: FrameRate?
    /// `--scale`.
    let scale: Double?
    /// `--width`, in pixels.
    let width: Int?
    /// `--svg-text`: whether texts of an SVG stay characters.
    let hasLiveText: Bool
    /// `--quality`: how cards in motion are drawn.
    let quality: MotionQuality
    /// `--png`.
    let speed: PNGEncoder.Speed
    /// `--max-pixels`.
    let limits: RasterLimits
    /// `--jobs`: how many workers draw.
    let workerCount: Int
    /// `--frames`, `--every` and `--shard`.
    let selection: FrameSelection
    /// `--frame`: a still's moment as a number.
    let frame: Int?
    /// `--stream`.
    let stream: StreamOption?
    /// How what moves is shown and stored.
    let moving: AnimationOptions
    /// `--resume`.
    let resumes: Bool
    /// `--copy-repeats` is missing: whether a large frame that shows the same as the one before may be a link to its file.
    let linksRepeats: Bool
    let isQuiet: Bool
    let showsProgress: Bool
    /// The words that need the scene to be understood: moments, pages and drags.
    let arguments: Arguments

    static let options =
        [
            OptionSyntax(
                "--output", short: "-o", "FILE", repeats: true, "an output; its name says what it is"),
            OptionSyntax(
                "--at", "TIME", "a still's moment: seconds, a mark, 'first' or 'rest'; default the poster"),
            OptionSyntax("--frame", "N", "a still's moment as a frame number from 0, at --fps"),
            OptionSyntax("--index", "I", "a still at rest on a page, without the script"),
            OptionSyntax("--drag", "X", "with --index: under a finger that went X points on the screen"),
            OptionSyntax("--fps", "RATE", "frames a second, such as 60 or 30000/1001; default 60"),
        ] + FrameSelection.options + [
            OptionSyntax(switch: "--resume", "keep frames that are there already, made alike and whole"),
            OptionSyntax(
                switch: "--copy-repeats",
                "give a frame like the one before a file of its own, never a hard link"),
            OptionSyntax(
                "--stream", "FORMAT",
                "with -o -: all frames one after another, rgba or png, or an animation: gif, apng, webp, mp4, webm"
            ),
            OptionSyntax("--scale", "S", "pixels a point, 0.001 to 100; default the scene's"),
            OptionSyntax("--width", "W", "the width in pixels, instead of --scale"),
            OptionSyntax(
                "--quality", "WAY",
                "sprite, or vector to draw moving cards anew in every frame; default sprite"
            ),
            OptionSyntax("--png", "SPEED", "fast, or small for files smaller than libpng's; default fast"),
        ] + AnimationOptions.options + [
            OptionSyntax("--svg-text", "KIND", "outlines, or live for characters; default outlines"),
            OptionSyntax(switch: "--link-images", "let an .svg refer to pictures instead of holding them"),
            OptionSyntax("--max-pixels", "N", "the most pixels of a frame; default 64000000"),
            OptionSyntax("--jobs", "N", "how many frames are drawn side by side; default the processors"),
            OptionSyntax(switch: "--quiet", "say nothing but errors"),
            OptionSyntax(switch: "--no-progress", "show no progress"),
        ]

    init(_ arguments: Arguments) throws(CommandFailure) {
        self.arguments = arguments
        rate = try arguments.rate()
        scale = try arguments.number("--scale", in: RenderCommand.scales)
        width = try arguments.integer("--width", in: Self.widths)
        guard scale == nil || width == nil else { throw .usage("--scale and --width exclude each other") }
        hasLiveText = try arguments.word("--svg-text", "outlines or live") == SVGText.live
        quality = try arguments.word("--quality", "sprite or vector") ?? .sprite
        speed = try arguments.word("--png", "fast or small") ?? .fast
        var limits = RasterLimits()
        limits.picturePixels =
            try arguments.integer("--max-pixels", in: 1...Int(Int32.max)) ?? limits.picturePixels
        self.limits = limits
        workerCount =
            try arguments.integer("--jobs", in: 1...Self.workerLimit)
            ?? min(Processors.available, Self.workerLimit)
        selection = try FrameSelection(arguments)
        frame = try arguments.integer("--frame", in: 0...Self.frameLimit)
        guard frame == nil || !arguments.has("--at") else {
            throw .usage("--at and --frame exclude each other")
        }
        stream = try arguments.word("--stream", "rgba, png, gif, apng, webp, mp4 or webm")
        moving = try AnimationOptions(arguments)
        resumes = arguments.has("--resume")
        linksRepeats = !arguments.has("--copy-repeats")
        isQuiet = arguments.has("--quiet")
        showsProgress = !isQuiet && !arguments.has("--no-progress")
    }

    /// Pixels a point of an output.
    func scale(of output: RenderOutput, scene: Scene) -> Double {
        if let scale { return scale }
        if let width = width ?? output.spec?.width { return Double(width) / scene.viewport.width }
        return output.spec?.scale ?? scene.scale
    }

    /// The widths accepted, in pixels.
    private static let widths = 1...1_000_000
    /// More workers than this are not asked for.
    private static let workerLimit = 256
    /// The highest frame number of a still.
    private static let frameLimit = 1_000_000_000
}

/// What texts of an SVG are.
enum SVGText: String {
    case outlines
    case live
}

/// What a stream of frames is made of.
enum StreamFormat {
    /// The pixels of each frame: red, green, blue, alpha.
    case rgba
    /// PNG files one after another.
    case png
}

/// What standard output gets instead of a still.
enum StreamOption: String {
    case rgba
    case png
    case gif
    case apng
    case webp
    case mp4
    case webm

    /// The kind of output that it is.
    var kind: RenderOutput.Kind {
        switch self {
        case .rgba: .stream(.rgba)
        case .png: .stream(.png)
        case .gif: .animation(.gif)
        case .apng: .animation(.apng)
        case .webp: .animation(.webp)
        case .mp4: .animation(.mp4)
        case .webm: .animation(.webm)
        }
    }
}

extension RenderOptions {
    /// What lies in an SVG of a name and what it refers to.
    func svgSettings(of name: String) -> SVGSettings {
        SVGSettings(
            hasLiveText: hasLiveText,
            linkingImagesFrom: arguments.has("--link-images") ? FilePath(name).folder : nil)
    }

    /// What says which kind an output is, besides its name.
    var circumstances: RenderOutput.Circumstances {
        RenderOutput.Circumstances(
            stream: stream,
            hasMoment: ["--at", "--frame", "--index"].contains(where: arguments.has),
            isAnimated: moving.isAnimated)
    }
}

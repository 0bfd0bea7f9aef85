import Framewheel

/// How something that moves is shown and stored, as the command line asks for it; `nil` is left to the scene.
struct AnimationOptions {
    /// `--repeat`.
    let plays: Plays?
    /// `--hold`, in seconds.
    let hold: Double?
    /// `--speed`.
    let speed: Double?
    /// `--boomerang`.
    let isBoomerang: Bool
    /// `--encoder-quality`.
    let quality: OutputQuality?
    /// `--background`: a colour by its word.
    let background: String?
    /// `--max-bytes`.
    let maxBytes: Int?
    /// `--min-fps`.
    let minRate: Double?
    /// `--touches`.
    let showsTouches: Bool
    /// `--animated`: a `.png` moves.
    let isAnimated: Bool

    /// How often something is played.
    enum Plays: Hashable {
        case times(Int)
        case forever
    }

    static let options = [
        OptionSyntax("--repeat", "N", "how often an animation plays, or forever; default forever"),
        OptionSyntax("--hold", "SECONDS", "how much longer its last frame stays, up to 600; default 0"),
        OptionSyntax(switch: "--boomerang", "let it run back to its beginning"),
        OptionSyntax("--speed", "X", "how many times faster time runs, 0.01 to 100; default 1"),
        OptionSyntax(
            "--encoder-quality", "Q",
            "1 to 100 of \(usualQualities); or lossless (.webp)"
        ),
        OptionSyntax(
            "--background", "COLOR", "what lies behind everything, instead of the scene's background"),
        OptionSyntax("--max-bytes", "SIZE", "no larger file, such as 5MB: fewer colours, frames and pixels"),
        OptionSyntax("--min-fps", "RATE", "no fewer frames a second for --max-bytes; default 10"),
        OptionSyntax(switch: "--touches", "draw the fingers of the script"),
        OptionSyntax(switch: "--animated", "let a .png move (APNG)"),
    ]

    /// The formats with a quality and what it is where none is asked for.
    private static let usualQualities = [
        ".webp (\(AnimationKind.webp.usualQuality.decimalText(places: 0)))",
        ".jpg (\(RenderOutput.Format.jpegQuality.decimalText(places: 0)))",
        ".gif (\(AnimationKind.gif.usualQuality.decimalText(places: 0)): colours)",
        ".mp4 (\(AnimationKind.mp4.usualQuality.decimalText(places: 0)))",
        ".webm (\(AnimationKind.webm.usualQuality.decimalText(places: 0)))",
    ].joined(separator: ", ")

    /// The names of the options that only something that moves has.
    static let namesOfMoving = ["--repeat", "--hold", "--boomerang", "--speed", "--min-fps"]

    init(_ arguments: Arguments) throws(CommandFailure) {
        plays = try Self.plays(arguments)
        hold = try arguments.number("--hold", in: 0...FrameTimeline.longestHold)
        speed = try arguments.number("--speed", in: FrameTimeline.speeds)
        isBoomerang = arguments.has("--boomerang")
        quality =
            arguments.value("--encoder-quality") == "lossless"
            ? .lossless : try arguments.number("--encoder-quality", in: 1...100).map { .lossy($0) }
        background = try Self.background(arguments)
        maxBytes = try Self.maxBytes(arguments)
        minRate = try arguments.number("--min-fps", in: 0.001...1000)
        showsTouches = arguments.has("--touches")
        isAnimated = arguments.has("--animated")
    }

    private static func plays(_ arguments: Arguments) throws(CommandFailure) -> Plays? {
        guard let word = arguments.value("--repeat") else { return nil }
        if word == "forever" { return .forever }
        guard let count = Int(word), (1...65_535).contains(count) else {
            throw .usage("--repeat \(word): expected forever, or a whole number from 1 to 65535")
        }
        return .times(count)
    }

    private static func background(_ arguments: Arguments) throws(CommandFailure) -> String? {
        guard let word = arguments.value("--background") else { return nil }
        guard case .failure(let error) = ColorWord.color(word, isDark: false) else { return word }
        throw .usage("--background: \(error)")
    }

    private static func maxBytes(_ arguments: Arguments) throws(CommandFailure) -> Int? {
        guard let word = arguments.value("--max-bytes") else { return nil }
        guard let size = ByteSize(word), size.count > 0 else {
            throw .usage("--max-bytes \(word): expected a size such as 5MB, 500kB or 300000")
        }
        return size.count
    }
}

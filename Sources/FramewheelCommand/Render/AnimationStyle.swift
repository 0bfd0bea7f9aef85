import Framewheel

/// How one output is shown and stored: the options, else what the scene asks for, else what is usual.
struct AnimationStyle: Hashable {
    var rate: FrameRate
    var speed: Double
    var isBoomerang: Bool
    var hold: Double
    /// How often it plays; `nil` for ever.
    var plays: Int?
    /// How much of the pixels is kept; `nil` for as much as is usual.
    var quality: OutputQuality?
    /// What lies behind everything; `nil` for the scene's background.
    var background: OutputBackground
    var showsTouches: Bool?
    /// The largest size of the file, in bytes.
    var maxBytes: Int?
    /// The fewest frames a second to which `maxBytes` may lead.
    var minRate: Double
    /// What the user should know of it.
    var note: String?

    /// Fewer frames a second than this are seen one by one.
    private static let usualMinRate = 10.0

    init(_ options: RenderOptions, of output: RenderOutput, scene: Scene) {
        let (moving, spec) = (options.moving, output.spec)
        let asked = options.rate ?? spec?.fps ?? output.usualRate
        (rate, note) = Self.played(asked, in: output)
        speed = moving.speed ?? spec?.speed ?? 1
        isBoomerang = moving.isBoomerang || spec?.isBoomerang ?? false
        hold = moving.hold ?? spec?.hold ?? 0
        switch moving.plays {
        case .times(let count): plays = count
        case .forever: plays = nil
        case nil: plays = spec?.repeatCount
        }
        switch output.kind {
        case .sequence, .stream: (speed, isBoomerang, hold) = (1, false, 0)
        case .still, .animation, .movie: break
        }
        quality = moving.quality ?? spec?.quality
        background = moving.background.flatMap { Self.background($0, scene) } ?? spec?.background ?? .scene
        showsTouches = moving.showsTouches ? true : spec?.showsTouches
        maxBytes = moving.maxBytes ?? spec?.maxBytes
        minRate = moving.minRate ?? spec?.minFps ?? Self.usualMinRate
    }

    /// The rate at which a format is played, and what to say where that is not the one asked for.
    private static func played(_ rate: FrameRate, in output: RenderOutput) -> (FrameRate, String?) {
        guard case .animation(let kind) = output.kind, let format = kind.format,
            let note = format.noteOnFrameRate(rate.numerator, over: rate.denominator),
            let highest = FrameRate(format.highestFrameRate)
        else { return (rate, nil) }
        return (highest, "\(output.name): \(note)")
    }

    private static func background(_ word: String, _ scene: Scene) -> OutputBackground? {
        guard case .success(let color) = ColorWord.color(word, isDark: scene.isDark) else { return nil }
        return color.alpha > 0 ? .paint(.color(color)) : .clear
    }
}

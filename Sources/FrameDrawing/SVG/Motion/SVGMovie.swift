/// How an animated SVG plays.
public struct SVGMovie: Hashable, Sendable {
    /// How long the source plays, in seconds.
    public var duration: Double
    /// The moment that is seen where animation is off, in seconds.
    public var poster: Double
    /// When the source's motion changes abruptly, in seconds; keyframes can be put there.
    public var breakpoints: [Double]
    /// How often it plays; `nil` for ever.
    public var repeatCount: Int?
    /// How long the last frame stays, in seconds.
    public var hold: Double
    /// How many times faster than in the source time runs.
    public var speed: Double
    /// Whether every second time it runs backwards; once means there and back.
    public var isBoomerang: Bool
    /// Whether the other theme, where there is one, is the light one.
    public var otherIsLight: Bool

    /// Makes the settings of a movie that plays for ever.
    public init(
        duration: Double, poster: Double = 0, breakpoints: [Double] = [], repeatCount: Int? = nil,
        hold: Double = 0, speed: Double = 1, isBoomerang: Bool = false, otherIsLight: Bool = false
    ) {
        self.duration = duration
        self.poster = poster
        self.breakpoints = breakpoints
        self.repeatCount = repeatCount
        self.hold = hold
        self.speed = speed
        self.isBoomerang = isBoomerang
        self.otherIsLight = otherIsLight
    }
}

/// How near an animated SVG comes to its source.
public struct SVGMotionReport: Hashable, Sendable {
    /// How many samples a second a movie has that is not too long for that.
    public static let usualSampleRate = 240.0
    /// How many samples a second were compared: a part of the usual for a movie of more than 69 minutes.
    public internal(set) var sampleRate = usualSampleRate
    /// How many keyframes the file has.
    public internal(set) var keyframeCount = 0
    /// The largest error of a place, in points.
    public internal(set) var positionError = 0.0
    /// The largest error of a scale.
    public internal(set) var scaleError = 0.0
    /// The largest error of an opacity.
    public internal(set) var opacityError = 0.0
}

public import CarouselModel
public import FrameDrawing
public import FrameSequencing
public import PlaneGeometry
public import SceneFormat

/// A scene ready to be seen: its stage laid out, its script played.
public struct CarouselScene: FrameSource {
    /// The scene.
    public let scene: Scene
    /// The size of every frame, in points.
    public let size: Size
    /// Pixels a point.
    public let scale: Double
    /// The track of the carousel.
    public let track: Track
    /// What the carousel does.
    public let motion: MotionTrack
    /// The box of the carousel's node, in viewport points.
    let carouselFrame: Rect

    /// Lays a scene out and plays its script.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - scale: Pixels a point, instead of the scene's.
    ///   - text: What measures texts.
    public init(_ scene: Scene, scale: Double? = nil, text: any TextMeasuring) {
        self.scene = scene
        self.scale = scale ?? scene.scale
        let deck = CardDeck(scene: scene, scale: self.scale, text: text)
        let stage = StageLayout(scene: scene, deck: deck)
        size = stage.size
        carouselFrame = stage.carouselFrame
        track =
            CarouselLayout(
                carousel: scene.carousel, container: carouselFrame.size, itemCount: scene.items.count,
                cards: deck.sizes
            ).track
        largestCardScale = scene.carousel.effects.reduce(1) { $0 * $1.largestScale }
        motion = Simulation(
            carousel: scene.carousel, track: track, script: scene.script, setting: Self.setting(of: scene)
        ).motionTrack()
    }

    /// The largest scale that the carousel's effects can give a card.
    let largestCardScale: Double

    /// How long the scene plays, in seconds.
    public var duration: Double { motion.duration }

    /// The fonts and the kind of text that the scene asks for.
    public var textSetting: TextSetting { TextSetting(scene) }

    /// Makes a session for one worker.
    public func makeSession(text: any TextMeasuring) -> any FrameSession {
        CarouselSession(self, text: text)
    }

    /// The time of a moment in seconds, or `nil` for a mark that the script never sets.
    public func time(of moment: Moment) -> Double? {
        switch moment {
        case .time(let time): time
        case .mark(let name): motion.time(ofMark: name)
        case .first: 0
        case .rest, .last: duration
        }
    }

    private static func setting(of scene: Scene) -> Simulation.Setting {
        var duration: Double?
        if case .seconds(let seconds) = scene.duration { duration = seconds }
        return Simulation.Setting(
            profile: scene.profile, touchRate: scene.touchRate, direction: scene.direction,
            startIndex: scene.startIndex, duration: duration)
    }
}

extension TextSetting {
    /// Makes the setting that a scene asks for.
    public init(_ scene: Scene) {
        self.init(fontFiles: scene.fonts, usesBlocks: scene.textMode == .blocks)
    }
}

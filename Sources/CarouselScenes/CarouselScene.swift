public import CairoRaster
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
    /// Whether fingers are drawn; as the scene says, unless it is changed.
    public var showsTouches: Bool
    /// The box of the carousel's node, in viewport points.
    let carouselFrame: Rect
    /// Where the carousel lies after each resize of the script.
    private let resizedPlaces: [ViewportOverride: Place]

    /// The box of the carousel's node in a viewport of some size, and its track there.
    struct Place {
        /// The size of the viewport, in points.
        var size: Size
        /// The box, in viewport points.
        var frame: Rect
        /// The track.
        var track: Track
    }

    /// Lays a scene out and plays its script.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - scale: Pixels a point, instead of the scene's.
    ///   - text: What measures texts.
    public init(_ scene: Scene, scale: Double? = nil, text: any TextMeasuring) {
        self.scene = scene
        self.scale = scale ?? scene.scale
        showsTouches = scene.showsTouches
        let deck = CardDeck(scene: scene, scale: self.scale, text: text)
        let first = Self.place(in: .none, of: scene, deck: deck)
        carouselFrame = first.frame
        track = first.track
        var places: [ViewportOverride: Place] = [:]
        largestCardScale = scene.carousel.effects.reduce(1) { $0 * $1.largestScale }
        motion = Simulation(
            carousel: scene.carousel, track: track, script: scene.script, setting: Self.setting(of: scene),
            resizedTrack: { Self.place(in: $0, of: scene, deck: deck).track }
        ).motionTrack()
        for stage in motion.stages where stage.viewport != .none && places[stage.viewport] == nil {
            places[stage.viewport] = Self.place(in: stage.viewport, of: scene, deck: deck)
        }
        resizedPlaces = places
        // Every frame is as large as the largest viewport.
        size = places.values.reduce(first.size) {
            Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    private static func place(in viewport: ViewportOverride, of scene: Scene, deck: CardDeck) -> Place {
        let stage = StageLayout(scene: scene, deck: deck, changed: viewport)
        let frame = stage.carouselFrame
        let layout = CarouselLayout(
            carousel: scene.carousel, container: frame.size, itemCount: scene.items.count, cards: deck.sizes)
        return Place(size: stage.size, frame: frame, track: layout.track)
    }

    /// Where the carousel lies in a viewport that the script has made.
    func place(in viewport: ViewportOverride) -> Place {
        resizedPlaces[viewport] ?? Place(size: size, frame: carouselFrame, track: track)
    }

    /// The largest scale that the carousel's effects can give a card.
    let largestCardScale: Double

    /// Lays a scene out and plays its script, with the fonts that it asks for.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - scale: Pixels a point, instead of the scene's.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(_ scene: Scene, scale: Double? = nil) throws(FontError) {
        self.init(scene, scale: scale, text: try TextSetting(scene).makeEngine())
    }

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

extension Viewport {
    /// The viewport that a script has made of it.
    func changed(by override: ViewportOverride) -> Viewport {
        var viewport = self
        viewport.width = override.width ?? width
        viewport.height = override.height.map { .points($0) } ?? height
        return viewport
    }
}

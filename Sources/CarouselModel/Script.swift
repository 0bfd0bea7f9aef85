public import PlaneGeometry

/// What fingers and the program do to a carousel, in order.
///
/// JSON: `script`.
public struct Script: Hashable, Sendable {
    /// The steps in the order written.
    public var steps: [ScriptStep]

    /// Makes a script.
    public init(steps: [ScriptStep] = []) { self.steps = steps }
}

/// One step of a script.
public struct ScriptStep: Hashable, Sendable {
    /// When a step begins.
    public enum Start: Hashable, Sendable {
        /// At a time from the beginning, in seconds.
        ///
        /// JSON: `at`.
        case at(Double)
        /// Some seconds after the step before ended; 0 without any word.
        ///
        /// JSON: `after`.
        case after(Double)
        /// When the carousel is at rest after the step before.
        ///
        /// JSON: `"after": "settled"`.
        case afterSettled
    }

    /// When it begins.
    public var start: Start
    /// What it does.
    public var action: ScriptAction

    /// Makes a step.
    public init(start: Start = .after(0), action: ScriptAction) {
        self.start = start
        self.action = action
    }
}

/// What a step does.
public enum ScriptAction: Hashable, Sendable {
    /// A finger goes down, moves and lifts.
    ///
    /// JSON: `drag`.
    case drag(Drag)
    /// A finger moves at an even velocity and lifts at it.
    ///
    /// JSON: `fling`.
    case fling(Fling)
    /// The program selects a page.
    ///
    /// JSON: `select`.
    case select(Selection, animated: Bool)
    /// The program scrolls to an offset in points, as traces print it.
    ///
    /// JSON: `scrollTo`.
    case scrollTo(offset: Double, animated: Bool)
    /// Nothing, for some seconds.
    ///
    /// JSON: `wait`.
    case wait(Double)
    /// A name for this moment.
    ///
    /// JSON: `mark`.
    case mark(String)
    /// A finger stops the content and holds it for some seconds.
    ///
    /// JSON: `catch`.
    case `catch`(hold: Double)
    /// The viewport takes another size, in points.
    ///
    /// JSON: `resize`.
    case resize(width: Double?, height: Double?)
}

/// Which page the program selects.
///
/// JSON: `select`.
public enum Selection: Hashable, Sendable {
    /// A page by its index from 0.
    case index(Int)
    /// The page after the selected one.
    case next
    /// The page before the selected one.
    case previous
    /// The first page.
    case first
    /// The last page.
    case last
}

/// A length along the track.
///
/// JSON: points, or `"45%"` of the viewport.
public enum TrackLength: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// A part of the carousel's extent, 1 being all of it.
    case fraction(Double)
}

/// How far a finger goes.
///
/// JSON: `by`, `forward` or `samples`.
public enum DragDistance: Hashable, Sendable {
    /// A vector in physical points, x to the right.
    ///
    /// JSON: `by`.
    case by(Point)
    /// A number of physical points along the track.
    ///
    /// JSON: `by` with a number.
    case alongTrack(Double)
    /// Towards the next card, whatever the direction.
    ///
    /// JSON: `forward`.
    case forward(TrackLength)
    /// Translations at times, from the step's start.
    ///
    /// JSON: `samples`.
    case samples([TouchSample])
}

/// Where a finger is at a time.
public struct TouchSample: Hashable, Sendable {
    /// The time from the step's start, in seconds.
    public var time: Double
    /// The translation from touch-down, in physical points; a lone x is along the track.
    public var translation: Point

    /// Makes a sample.
    public init(time: Double, translation: Point) {
        self.time = time
        self.translation = translation
    }
}

/// A finger that goes down, moves and lifts.
///
/// JSON: `drag`.
public struct Drag: Hashable, Sendable {
    /// How far it goes.
    public var distance: DragDistance
    /// How long it takes, in seconds; samples bring their own times.
    ///
    /// JSON: `over`, default 0.25.
    public var duration: Double
    /// How its progress runs; its own duration is not used.
    ///
    /// JSON: `curve`, default `linear`.
    public var curve: CurveForm
    /// Where it goes down, in viewport points; for drawing the finger.
    ///
    /// JSON: `from`, default the centre.
    public var origin: Point?
    /// The velocity at release along the track in points per second, instead of the measured one.
    ///
    /// JSON: `velocity`.
    public var velocity: Double?
    /// Whether the system takes the gesture away instead of a release.
    ///
    /// JSON: `cancel`, default false.
    public var isCancelled: Bool

    /// Makes a drag.
    public init(
        distance: DragDistance, duration: Double = 0.25, curve: CurveForm = .linear, origin: Point? = nil,
        velocity: Double? = nil, isCancelled: Bool = false
    ) {
        self.distance = distance
        self.duration = duration
        self.curve = curve
        self.origin = origin
        self.velocity = velocity
        self.isCancelled = isCancelled
    }
}

/// A short, even drag that lifts at its velocity.
///
/// JSON: `fling`.
public struct Fling: Hashable, Sendable {
    /// How far the finger goes.
    public var distance: DragDistance
    /// The velocity along the track, in points per second, greater than 0.
    ///
    /// JSON: `velocity`.
    public var speed: Double

    /// Makes a fling.
    public init(distance: DragDistance, speed: Double) {
        self.distance = distance
        self.speed = speed
    }
}

public import PlaneGeometry

extension Simulation {
    /// What a simulation needs to know besides the carousel and its track.
    public struct Setting: Hashable, Sendable {
        /// The iOS release whose animations are played.
        public var profile: Profile
        /// Touches a second.
        public var touchRate: Double
        /// How far from touch-down a finger must be before it moves content, in points.
        ///
        /// With 0 it does so from touch-down on.
        public var recognitionDistance: Double
        /// The direction of the scene.
        public var direction: LayoutDirection
        /// The item or page selected at the beginning.
        public var startIndex: Int
        /// How long it plays, in seconds; `nil` until the first rest after the last action.
        public var duration: Double?

        /// SwiftUI's `DragGesture(minimumDistance:)` by default, in points.
        public static let standardRecognitionDistance = 10.0
        /// Touches a second of an ordinary display.
        public static let standardTouchRate = 60.0

        /// Makes a setting.
        public init(
            profile: Profile = .iOS17, touchRate: Double = standardTouchRate,
            recognitionDistance: Double = standardRecognitionDistance,
            direction: LayoutDirection = .leftToRight, startIndex: Int = 0, duration: Double? = nil
        ) {
            self.profile = profile
            self.touchRate = touchRate
            self.recognitionDistance = recognitionDistance
            self.direction = direction
            self.startIndex = startIndex
            self.duration = duration
        }

        /// The setting with numbers that can be played.
        var limited: Setting {
            var setting = self
            let rates = Limit.touchRates
            setting.touchRate = touchRate.isNaN ? Self.standardTouchRate : rates.clamping(touchRate)
            setting.recognitionDistance = max(recognitionDistance.limited(to: Limit.distance), 0)
            setting.duration = duration?.limitedTime
            return setting
        }
    }
}

/// What waits in a simulation's queue.
enum SimulationEvent {
    /// The content comes to rest after a change.
    case settled(change: Int)
    /// Coasting content comes to the end of the track.
    case edge(change: Int, offset: Double)
    case touch(gesture: Int, number: Int)
    case lift(gesture: Int)
    case step(Int)
    case stepEnd(Int)
    case tick(series: Int, number: Int)

    /// The place among events of the same time.
    var rank: Int {
        switch self {
        case .settled, .edge: 0
        case .touch, .lift: 1
        case .step, .stepEnd: 2
        case .tick: 3
        }
    }
}

public import FrameDrawing

/// The frames of an animation: which moment of the source each shows, and for how long.
///
/// Frame *k* of the way there shows the moment `k / rate · speed`, as that of a sequence does at speed 1.
public struct FrameTimeline: Hashable, Sendable {
    /// Frames a second.
    public let rate: FrameRate
    /// How many times faster than in the source time runs.
    public let speed: Double
    /// Whether it runs back to its beginning; the last frame and the first one are not shown twice.
    public let isBoomerang: Bool
    /// How many frames the way there has, at least 1.
    private let forwardCount: Int
    /// How many ticks the last frame stays beyond its own.
    private let holdTicks: Int

    /// The slowest and the fastest speed.
    public static let speeds = 0.01...100.0
    /// The longest hold, in seconds.
    public static let longestHold = 600.0

    /// Makes a timeline.
    ///
    /// - Parameters:
    ///   - rate: Frames a second.
    ///   - duration: How long the source plays, in seconds.
    ///   - speed: How many times faster than in the source time runs, brought into `speeds`.
    ///   - isBoomerang: Whether it runs back to its beginning.
    ///   - hold: How much longer the last frame stays, in seconds, brought into 0…`longestHold`.
    public init(
        rate: FrameRate, duration: Double, speed: Double = 1, isBoomerang: Bool = false, hold: Double = 0
    ) {
        self.rate = rate
        self.speed = speed.isNaN ? 1 : min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
        self.isBoomerang = isBoomerang
        forwardCount = rate.frameCount(duration: duration / self.speed)
        let seconds = hold.isNaN ? 0 : min(max(hold, 0), Self.longestHold)
        holdTicks = Int((seconds * Double(rate.numerator)).rounded())
    }

    /// How many frames are shown, at least 1.
    public var frameCount: Int { forwardCount + (isBoomerang ? max(forwardCount - 2, 0) : 0) }

    /// The moment of the source that a frame shows, in seconds.
    public func time(ofFrame number: Int) -> Double {
        let forward = number < forwardCount ? number : 2 * (forwardCount - 1) - number
        return rate.time(ofFrame: forward) * speed
    }

    /// How many ticks make a second.
    public var ticksPerSecond: Int { rate.numerator }

    /// How many ticks a frame is shown.
    ///
    /// The hold belongs to the last frame of the way there, which is the turning point of one that runs back.
    public func ticks(ofFrame number: Int) -> Int {
        rate.denominator + (number == forwardCount - 1 ? holdTicks : 0)
    }

    /// How long all frames are shown, in seconds.
    public var duration: Double {
        (Double(frameCount) * Double(rate.denominator) + Double(holdTicks)) / Double(rate.numerator)
    }
}

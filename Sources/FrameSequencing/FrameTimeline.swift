public import FrameDrawing

/// The frames of a sequence or an animation: which moment of the source each shows, and for how long.
///
/// Frame number *k* shows the moment `k / rate · speed`.
public struct FrameTimeline: Hashable, Sendable {
    /// Frames a second, before some are left out.
    public let rate: FrameRate
    /// How many times faster than in the source time runs.
    public let speed: Double
    /// The numbers of the frames on the way there, in order, never empty.
    private let numbers: [Int]
    /// How many ticks a frame is shown.
    private let frameTicks: Int
    /// How many ticks the last frame of the way there stays beyond its own.
    private let holdTicks: Int
    private let isBoomerang: Bool

    /// The slowest and the fastest speed.
    public static let speeds = 0.01...100.0
    /// The longest hold, in seconds.
    public static let longestHold = 600.0

    /// How many frames play a source from its beginning to its end, at least 1.
    ///
    /// - Parameters:
    ///   - duration: How long the source plays, in seconds.
    ///   - rate: Frames a second.
    ///   - speed: How many times faster than in the source time runs, brought into `speeds`.
    /// - Returns: The count.
    public static func frameCount(duration: Double, rate: FrameRate, speed: Double = 1) -> Int {
        rate.frameCount(duration: duration / played(speed))
    }

    /// Makes a timeline.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the frames that are shown, in order; none counts as frame 0.
    ///   - rate: Frames a second.
    ///   - step: How many frames of the rate each of them stands for, at least 1.
    ///   - speed: How many times faster than in the source time runs, brought into `speeds`.
    ///   - isBoomerang: Whether they are shown backwards after that; neither end is shown twice.
    ///   - hold: How much longer the last frame before the turn stays, in seconds, brought into 0…`longestHold`.
    public init(
        numbers: [Int], rate: FrameRate, step: Int = 1, speed: Double = 1, isBoomerang: Bool = false,
        hold: Double = 0
    ) {
        self.numbers = numbers.isEmpty ? [0] : numbers
        self.rate = rate
        self.speed = Self.played(speed)
        self.isBoomerang = isBoomerang
        frameTicks = rate.denominator.multipliedReportingOverflow(by: max(step, 1)).partialValue
        let seconds = hold.isNaN ? 0 : min(max(hold, 0), Self.longestHold)
        holdTicks = Int((seconds * Double(rate.numerator)).rounded())
    }

    /// How many frames are shown, at least 1.
    public var frameCount: Int { numbers.count + (isBoomerang ? max(numbers.count - 2, 0) : 0) }

    /// The number of a frame in the source.
    ///
    /// - Parameter place: The frame's place in the timeline, from 0.
    /// - Returns: The number.
    public func number(at place: Int) -> Int {
        numbers[place < numbers.count ? place : 2 * (numbers.count - 1) - place]
    }

    /// The moment of the source that a frame shows, in seconds.
    public func time(at place: Int) -> Double { rate.time(ofFrame: number(at: place)) * speed }

    /// The moments of all frames, in seconds.
    public var times: [Double] { (0..<frameCount).map(time) }

    /// How many frames are shown a second.
    public var shownRate: FrameRate { FrameRate(rate.numerator, over: frameTicks) ?? rate }

    /// How many ticks make a second.
    public var ticksPerSecond: Int { rate.numerator }

    /// How many ticks a frame is shown.
    public func ticks(at place: Int) -> Int { frameTicks + (place == numbers.count - 1 ? holdTicks : 0) }

    /// How often a frame is shown where every frame lasts as long as the others.
    public func repetitions(at place: Int) -> Int {
        place == numbers.count - 1 ? 1 + (holdTicks + frameTicks / 2) / frameTicks : 1
    }

    /// How long all frames are shown, in seconds.
    public var duration: Double {
        (Double(frameCount) * Double(frameTicks) + Double(holdTicks)) / Double(rate.numerator)
    }

    private static func played(_ speed: Double) -> Double {
        speed.isNaN ? 1 : min(max(speed, speeds.lowerBound), speeds.upperBound)
    }
}

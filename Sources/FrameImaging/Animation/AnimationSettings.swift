/// What all frames of an animation have in common.
public struct AnimationSettings: Hashable, Sendable {
    /// The size of every frame, in pixels.
    public let size: PixelSize
    /// How many ticks make a second; frames last a whole number of ticks.
    ///
    /// For a rate of n/d frames a second take n; then a frame lasts d ticks, exactly.
    public let ticksPerSecond: Int
    /// How often it is played; `nil` for ever.
    public let plays: Int?

    /// Makes settings.
    ///
    /// - Parameters:
    ///   - size: The size of every frame, in pixels.
    ///   - ticksPerSecond: How many ticks make a second; brought into 1…1,000,000,000.
    ///   - plays: How often it is played, brought into 1…65,535; `nil` for ever.
    public init(size: PixelSize, ticksPerSecond: Int, plays: Int? = nil) {
        self.size = size
        self.ticksPerSecond = min(max(ticksPerSecond, 1), 1_000_000_000)
        self.plays = plays.map { min(max($0, 1), 65_535) }
    }

    /// A moment in so many parts of a second, rounded to the nearest.
    ///
    /// Delays are differences of rounded moments rather than rounded themselves, so that they do not drift.
    func moment(_ ticks: Int, perSecond units: Int) -> Int {
        let (whole, rest) = ticks.quotientAndRemainder(dividingBy: ticksPerSecond)
        return whole * units + (rest * units * 2 + ticksPerSecond) / (2 * ticksPerSecond)
    }
}

/// How a motion ends.
public struct MotionSummary: Hashable, Sendable {
    /// When it comes to rest for the last time, in seconds; `nil` where it still moves at the end.
    public var restTime: Double?
    /// The item or page selected at the end.
    public var index: Int
    /// The offset at the end, in points.
    public var offset: Double
    /// How far the last motion went beyond its target, in points.
    public var overshoot: Double
    /// The greatest speed, in points per second.
    public var peakSpeed: Double

    /// Makes a summary.
    public init(restTime: Double?, index: Int, offset: Double, overshoot: Double, peakSpeed: Double) {
        self.restTime = restTime
        self.index = index
        self.offset = offset
        self.overshoot = overshoot
        self.peakSpeed = peakSpeed
    }
}

public import PlaneGeometry

/// A finger on the glass, from touch-down to lift.
public struct FingerTouch: Hashable, Sendable {
    /// When it goes down, in seconds.
    public let start: Double
    /// When it lifts, in seconds.
    public let end: Double
    /// Where the script puts it down, in viewport points; `nil` where the script does not say.
    public let origin: Point?
    private let path: FingerPath
    private let frame: FingerPath.Frame

    init(start: Double, end: Double, origin: Point?, path: FingerPath, frame: FingerPath.Frame) {
        self.start = start
        self.end = end
        self.origin = origin
        self.path = path
        self.frame = frame
    }

    /// How far it has gone from touch-down, in physical points, x to the right.
    ///
    /// - Parameter time: The time in seconds.
    /// - Returns: The vector; before touch-down it is zero, after the lift it stays.
    public func translation(at time: Double) -> Point {
        let way = path.translation(at: min(max(time, start), end) - start)
        return frame.physicalVector(way)
    }
}

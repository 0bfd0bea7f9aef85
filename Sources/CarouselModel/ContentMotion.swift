public import MotionPhysics

/// The content's offset over time: where it was carried or sent, and what a lagging finger adds to it.
public struct ContentMotion: Hashable, Sendable {
    /// The offset without a lagging finger, in points.
    public internal(set) var content: AnimatedValue<Double>
    /// The finger's translation as the settle motion filters it, in points; `nil` without lag.
    ///
    /// In seed 002 the page and the drag move the content by two `.offset` modifiers. `.animation` without a
    /// value animates each for itself, and what is seen is their sum.
    public internal(set) var finger: AnimatedValue<Double>?

    init(at offset: Double, isLagging: Bool) {
        content = AnimatedValue(offset)
        finger = isLagging ? AnimatedValue(0) : nil
    }

    /// The offset in points and its change in points per second, at a time in seconds.
    public func state(at time: Double) -> MotionState<Double> {
        var state = content.state(at: time)
        if let added = finger?.state(at: time) {
            state.value += added.value
            state.velocity += added.velocity
        }
        return state
    }

    /// Whether the content rests at a time in seconds.
    public func isSettled(at time: Double) -> Bool {
        content.isSettled(at: time) && (finger?.isSettled(at: time) ?? true)
    }

    /// When the content comes to rest after the last change, in seconds; infinite if it never does.
    public var settleTime: Double { max(content.settleTime, finger?.settleTime ?? content.settleTime) }
}

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

    /// What is left of the way that the content makes to where a finger has carried it at first, in points;
    /// `nil` where it jumps there.
    ///
    /// `.animation(_, value: dragOffset == 0)` animates the first movement of a drag too (PHYSICS, 1.5): what
    /// is seen lags by the unfinished part of that hop, while the finger carries on.
    public internal(set) var hop: AnimatedValue<Double>?

    init(at offset: Double, isLagging: Bool, animatesFirstHop: Bool = false) {
        content = AnimatedValue(offset)
        finger = isLagging ? AnimatedValue(0) : nil
        hop = animatesFirstHop ? AnimatedValue(0) : nil
    }

    /// The offset in points and its change in points per second, at a time in seconds.
    public func state(at time: Double) -> MotionState<Double> {
        var state = content.state(at: time)
        if let finger { state.add(finger.state(at: time)) }
        if let hop { state.add(hop.state(at: time)) }
        return state
    }

    /// Whether the content rests at a time in seconds.
    public func isSettled(at time: Double) -> Bool {
        content.isSettled(at: time) && finger?.isSettled(at: time) != false
            && hop?.isSettled(at: time) != false
    }

    /// When the content comes to rest after the last change, in seconds; infinite if it never does.
    public var settleTime: Double {
        max(content.settleTime, finger?.settleTime ?? -.infinity, hop?.settleTime ?? -.infinity)
    }
}

extension MotionState<Double> {
    /// Adds what moves the content besides.
    fileprivate mutating func add(_ other: MotionState<Double>) {
        value += other.value
        velocity += other.velocity
    }
}

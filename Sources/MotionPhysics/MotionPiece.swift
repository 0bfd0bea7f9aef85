/// A stretch of a value's history that one formula describes.
///
/// It is in force from its start until the next piece starts. From its end on the value rests at its target.
public struct MotionPiece<Value: AnimatableValue>: Hashable, Sendable {
    /// When the piece comes into force, in seconds on the value's clock.
    public let start: Double
    /// When the value has come to rest, in seconds on the value's clock; infinite if it never does.
    public internal(set) var end: Double
    /// The value shown at the start.
    public let from: Value
    /// The value at rest: the model's value while the piece is in force.
    public let to: Value
    /// The velocity at the start, in the value's unit per second.
    ///
    /// Where the piece lies over another one that is still running, it is that one's velocity at the start.
    public let startVelocity: Value
    /// How the value moves; `nil` where it jumped and is held.
    public let animation: Animation?
    /// How the piece lies over the one before it; `nil` where it stands alone.
    public let overlap: Overlap?

    init(start: Double, state: MotionState<Value>, to: Value, animation: Animation?, overlap: Overlap?) {
        self.start = start
        end = start
        from = state.value
        startVelocity = state.velocity
        self.to = to
        self.animation = animation
        self.overlap = overlap
    }

    /// The way from the start to the target.
    public var travel: Value { to.adding(from, times: -1) }

    /// The state at a time before the end, of a piece that stands alone.
    func state(at time: Double) -> MotionState<Value> {
        let elapsed = time - start
        switch animation {
        case nil:
            return MotionState(resting: to)
        case .spring(let spring):
            guard elapsed > 0 else { return MotionState(value: from, velocity: startVelocity) }
            let weights = spring.rates.weights(at: elapsed)
            let travel = travel
            return MotionState(
                value: to.adding(travel, times: -weights.displacement)
                    .adding(startVelocity, times: weights.velocity),
                velocity: Value.zero.adding(travel, times: -weights.displacementRate)
                    .adding(startVelocity, times: weights.velocityRate))
        case .decay(let deceleration):
            guard elapsed > 0 else { return MotionState(value: from, velocity: startVelocity) }
            return MotionState(
                value: to.adding(travel, times: -deceleration.remainder(at: elapsed)),
                velocity: Value.zero.adding(travel, times: -deceleration.remainderRate(at: elapsed)))
        case .tween, .interpolatingSpring:
            let (progress, rate) = progress(at: time)
            return MotionState(
                value: from.adding(travel, times: progress),
                velocity: Value.zero.adding(travel, times: rate))
        }
    }

    /// The fraction of the travel covered at a time before the end, and its change per second.
    func progress(at time: Double) -> (Double, Double) {
        let elapsed = time - start
        switch animation {
        case .tween(let tween, _):
            return (tween.progress(at: elapsed), tween.velocity(at: elapsed))
        case .interpolatingSpring(let spring, _):
            let weights = spring.rates.weights(at: elapsed)
            return (
                1 - weights.displacement + spring.initialVelocity * weights.velocity,
                spring.initialVelocity * weights.velocityRate - weights.displacementRate
            )
        case .spring, .decay, nil:
            return (1, 0)
        }
    }
}

/// A value with its whole history: what it was set to, when, and by which animation.
///
/// ```swift
/// var offset = AnimatedValue(0.0)
/// offset.set(-330, at: 1, animation: .default)
/// offset.set(-660, at: 1.1, animation: .default)   // keeps position and velocity
/// offset.value(at: 1.2)                            // any time, in any order, the same bits
/// ```
///
/// The history is a list of closed-form pieces that only grows. A piece is in force from its start on: at the
/// very time of a change the value is already governed by it, a jump included. A piece ends at the last time at
/// which the value is ``restTolerance`` away from its target; from then on the value is the target and its
/// velocity zero.
public struct AnimatedValue<Value: AnimatableValue>: Hashable, Sendable {
    /// The history, in the order of time; never empty, and its first piece is the initial value.
    public private(set) var pieces: [MotionPiece<Value>]

    /// The distance from the target that counts as rest, in the unit of the value and any of its components.
    public let restTolerance: Double

    /// The distance that counts as rest where none is said: 0.01, invisible in points at any scale.
    public static var defaultRestTolerance: Double { 0.01 }

    /// How many pieces may lie over each other; the next one starts from what is shown.
    public static var overlapLimit: Int { 1024 }

    private var latest: MotionPiece<Value> { pieces[pieces.count - 1] }

    /// Makes a value at rest.
    ///
    /// - Parameters:
    ///   - value: The initial value, also before the time.
    ///   - time: Where its history begins, in seconds.
    ///   - restTolerance: The distance that counts as rest; with zero no spring ever rests.
    public init(_ value: Value, at time: Double = 0, restTolerance: Double = defaultRestTolerance) {
        let state = MotionState(resting: value)
        pieces = [MotionPiece(start: time, state: state, to: value, animation: nil, overlap: nil)]
        self.restTolerance = restTolerance
    }

    // MARK: - Changing

    /// Sets a new target.
    ///
    /// - Parameters:
    ///   - value: The new target.
    ///   - time: When, in seconds. A time before the last change counts as the time of that change.
    ///   - animation: The way to the target; `nil` jumps there.
    ///   - velocity: What a ``Animation/spring(_:)`` starts with, in the unit of the value per second; left out,
    ///     it is the velocity that the value has. Other animations know their velocity themselves.
    public mutating func set(
        _ value: Value, at time: Double, animation: Animation?, velocity: Value? = nil
    ) {
        let start = time > latest.start ? time : latest.start
        let shown = state(at: start)
        let wish = animation?.overlap ?? .replace
        let isOverlapping =
            wish != .replace && start < latest.end && runningCount(at: start) < Self.overlapLimit
        var piece = MotionPiece(
            start: start, state: shown, to: value, animation: animation, overlap: isOverlapping ? wish : nil)
        if isOverlapping {
            piece.end = end(ofOverlapping: piece)
        } else {
            piece = Self.alone(piece, handedOn: velocity)
            piece.end = start + piece.settlingTime(tolerance: restTolerance)
        }
        pieces.append(piece)
    }

    /// The piece with the velocity that its own animation starts with.
    private static func alone(_ piece: MotionPiece<Value>, handedOn: Value?) -> MotionPiece<Value> {
        let travel = piece.travel
        var state = MotionState(resting: piece.animation == nil ? piece.to : piece.from)
        switch piece.animation {
        case nil: break
        case .spring(let spring):
            state.velocity = (handedOn ?? piece.startVelocity).adding(travel, times: spring.initialVelocity)
        case .decay(let deceleration):
            state.velocity = Value.zero.adding(travel, times: -deceleration.remainderRate(at: 0))
        case .tween, .interpolatingSpring:
            state.velocity = Value.zero.adding(travel, times: piece.progress(at: piece.start).1)
        }
        return MotionPiece(
            start: piece.start, state: state, to: piece.to, animation: piece.animation, overlap: nil)
    }

    private func end(ofOverlapping piece: MotionPiece<Value>) -> Double {
        let change = latest.to.adding(piece.to, times: -1).largestComponent
        guard piece.overlap == .blend else {
            let time = piece.start + piece.fadingTime(of: change, tolerance: restTolerance)
            return max(latest.end, time)
        }
        let distance = change + reach(from: piece.start)
        return piece.start + piece.fadingTime(of: distance, tolerance: restTolerance)
    }

    /// How many pieces lie over each other at a time after the latest start.
    private func runningCount(at time: Double) -> Int {
        let bottom = pieces.lastIndex { time >= $0.end || $0.overlap == nil } ?? 0
        return pieces.count - bottom
    }

    /// A bound of the distance between the shown value and the latest target, from a time on.
    private func reach(from time: Double) -> Double {
        var sum = 0.0
        var weight = 1.0
        for index in pieces.indices.reversed() {
            let piece = pieces[index]
            if time >= piece.end { break }
            guard let overlap = piece.overlap, index > 0 else {
                return sum + weight * piece.reach(from: time)
            }
            let change = pieces[index - 1].to.adding(piece.to, times: -1).largestComponent
            let remainder = piece.largestRemainder(from: time)
            sum += weight * change * remainder
            if overlap == .blend { weight *= remainder }
        }
        return sum
    }

    // MARK: - Asking

    /// The value at a time in seconds.
    ///
    /// - Complexity: O(log *n*) in the number of pieces, and a step for each piece still running underneath.
    public func value(at time: Double) -> Value { state(at: time).value }

    /// The velocity at a time, in the unit of the value per second; zero at rest and before the first change.
    ///
    /// At a change it is the velocity after it.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// The value and its velocity at a time in seconds.
    @specialized(where Value == Double)
    public func state(at time: Double) -> MotionState<Value> {
        let index = pieceIndex(at: time)
        let piece = pieces[index]
        if !(time < piece.end) { return MotionState(resting: piece.to) }
        return piece.overlap == nil ? piece.state(at: time) : overlappingState(at: time, above: index)
    }

    /// The target at a time in seconds: what the value was last set to.
    public func target(at time: Double) -> Value { pieces[pieceIndex(at: time)].to }

    /// The place in ``pieces`` of the one that is in force at a time in seconds.
    ///
    /// Of several with the same start it is the last. Before the first start, and for NaN, it is the first.
    @specialized(where Value == Double)
    public func pieceIndex(at time: Double) -> Int {
        var lower = 0
        var upper = pieces.count
        while upper - lower > 1 {
            let middle = lower + (upper - lower) / 2
            if pieces[middle].start <= time { lower = middle } else { upper = middle }
        }
        return lower
    }

    /// Whether the value rests at its target at a time in seconds.
    public func isSettled(at time: Double) -> Bool { !(time < pieces[pieceIndex(at: time)].end) }

    /// When the value comes to rest after the last change, in seconds; infinite if it never does.
    public var settleTime: Double { latest.end }
}

extension AnimatedValue {
    /// Pieces over pieces, from the uppermost down: each leaves a weight to what is underneath.
    @specialized(where Value == Double)
    private func overlappingState(at time: Double, above top: Int) -> MotionState<Value> {
        // A weight below this moves no bit of a value of ordinary size.
        let negligible = 0x1p-80
        var sum = MotionState(resting: Value.zero)
        var weight = 1.0
        var rate = 0.0
        var index = top
        while weight.magnitude > negligible || rate.magnitude > negligible {
            let piece = pieces[index]
            guard let overlap = piece.overlap, time < piece.end, index > 0 else {
                let own = time < piece.end ? piece.state(at: time) : MotionState(resting: piece.to)
                sum.value = sum.value.adding(own.value, times: weight)
                sum.velocity = sum.velocity.adding(own.value, times: rate).adding(own.velocity, times: weight)
                break
            }
            let (progress, progressRate) = piece.progress(at: time)
            let change = overlap == .blend ? piece.to : piece.to.adding(pieces[index - 1].to, times: -1)
            sum.value = sum.value.adding(change, times: weight * progress)
            sum.velocity = sum.velocity
                .adding(change, times: rate * progress + weight * progressRate)
            if overlap == .blend {
                rate = rate * (1 - progress) - weight * progressRate
                weight *= 1 - progress
            }
            index -= 1
        }
        return sum
    }
}

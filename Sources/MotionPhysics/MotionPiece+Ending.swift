/// When a piece comes to rest, and how far it may still stray until then.
extension MotionPiece {
    /// How long a piece that stands alone takes until it stays within a distance of its target, in seconds.
    func settlingTime(tolerance: Double) -> Double {
        switch animation {
        case nil: 0
        case .tween(let tween, _): travel == .zero ? 0 : tween.duration
        case .spring(let spring): settlingTime(spring, velocity: startVelocity, tolerance)
        case .interpolatingSpring(let spring, _):
            settlingTime(
                spring, velocity: Value.zero.adding(travel, times: spring.initialVelocity), tolerance)
        case .decay(let deceleration):
            deceleration.duration(distance: travel.largestComponent, remaining: tolerance)
        }
    }

    /// How long a piece takes to fade a distance between two values to a smaller one, in seconds.
    ///
    /// - Parameters:
    ///   - distance: The largest distance from the target that the motion underneath may have.
    ///   - tolerance: The distance that counts as rest.
    /// - Returns: The time, in seconds.
    func fadingTime(of distance: Double, tolerance: Double) -> Double {
        switch animation {
        case .tween(let tween, _): tween.duration
        case .interpolatingSpring(let spring, _):
            SpringDeviation(spring.rates, travel: distance, velocity: spring.initialVelocity * distance)
                .lastCrossing(of: tolerance)
        case .spring, .decay, nil: 0
        }
    }

    /// A bound of |1 − progress| from a time on.
    ///
    /// A spring's energy never grows, so that its distance stays below √(y² + (y′/ω)²), itself below the sum.
    func largestRemainder(from time: Double) -> Double {
        let (progress, rate) = progress(at: time)
        switch animation {
        case .tween(let tween, _): return tween.curve.largestRemainder
        case .interpolatingSpring(let spring, _):
            return (1 - progress).magnitude + rate.magnitude / spring.naturalFrequency
        case .spring, .decay, nil: return 0
        }
    }

    /// A bound of the distance from the target, from a time on, of a piece that stands alone.
    func reach(from time: Double) -> Double {
        switch animation {
        case nil: return 0
        case .tween, .interpolatingSpring: return travel.largestComponent * largestRemainder(from: time)
        case .decay: return to.adding(state(at: time).value, times: -1).largestComponent
        case .spring(let spring):
            let state = state(at: time)
            let distance = to.adding(state.value, times: -1).largestComponent
            return distance + state.velocity.largestComponent / spring.naturalFrequency
        }
    }

    private func settlingTime(_ spring: Spring, velocity: Value, _ tolerance: Double) -> Double {
        let travel = travel
        var longest = 0.0
        for index in 0..<Value.componentCount {
            let deviation = SpringDeviation(
                spring.rates, travel: travel.component(index), velocity: velocity.component(index))
            longest = max(longest, deviation.lastCrossing(of: tolerance))
        }
        return longest
    }
}

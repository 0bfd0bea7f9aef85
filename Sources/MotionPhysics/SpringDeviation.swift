import PlaneGeometry

/// How far a spring in motion is from its target, and when it is so for the last time.
struct SpringDeviation {
    /// The spring's constants.
    let rates: SpringRates
    /// The travel from the start to the target.
    let travel: Double
    /// The velocity at the start.
    let velocity: Double

    init(_ rates: SpringRates, travel: Double, velocity: Double) {
        self.rates = rates
        self.travel = travel
        self.velocity = velocity
    }

    /// The signed distance from the target at a time.
    func value(at time: Double) -> Double {
        let weights = rates.weights(at: time)
        return velocity * weights.velocity - travel * weights.displacement
    }

    private func valueAndRate(at time: Double) -> (Double, Double) {
        let weights = rates.weights(at: time)
        return (
            velocity * weights.velocity - travel * weights.displacement,
            velocity * weights.velocityRate - travel * weights.displacementRate
        )
    }

    /// The last time at which the distance is at least a tolerance; 0 if it never is, infinite if it always is.
    func lastCrossing(of tolerance: Double) -> Double {
        if travel == 0 && velocity == 0 { return 0 }
        guard tolerance > 0, travel.isFinite, velocity.isFinite else { return .infinity }
        if rates.decay == 0 { return amplitude >= tolerance ? .infinity : 0 }
        return rates.discriminant > 0 ? oscillatingCrossing(tolerance) : creepingCrossing(tolerance)
    }

    /// The largest distance of the undamped spring.
    private var amplitude: Double {
        let swing = velocity / rates.frequency
        return (travel * travel + swing * swing).squareRoot()
    }

    // MARK: - Under-damped

    /// The turning points are equally spaced and their distances fall geometrically; the last crossing follows
    /// the last turning point that is still outside the tolerance.
    private func oscillatingCrossing(_ tolerance: Double) -> Double {
        let spacing = Double.pi / rates.root
        let first = firstTurn(before: spacing)
        let height = value(at: first).magnitude
        var turn = -1.0
        if height >= tolerance {
            let ratio = height / tolerance
            turn = (Elementary.log(ratio) / (rates.decay * spacing)).rounded(.down)
            // Rounding may miss by one where a turning point lies on the tolerance itself.
            if value(at: first + (turn + 1) * spacing).magnitude >= tolerance { turn += 1 }
            if turn > 0, value(at: first + turn * spacing).magnitude < tolerance { turn -= 1 }
        }
        guard turn < 0 else {
            return crossing(of: tolerance, from: first + turn * spacing, to: first + (turn + 1) * spacing)
        }
        return travel.magnitude >= tolerance ? crossing(of: tolerance, from: 0, to: first) : 0
    }

    /// The first time, from 0 on, at which the velocity is zero.
    private func firstTurn(before spacing: Double) -> Double {
        let rates = rates
        let push = rates.frequency * rates.frequency * travel - rates.decay * velocity
        return safeRoot(from: 0, to: spacing) { time in
            let angle = rates.root * time
            let cosine = Elementary.cos(angle)
            let sine = Elementary.sin(angle)
            return (
                velocity * cosine + push * sine / rates.root,
                push * cosine - velocity * rates.root * sine
            )
        }
    }

    // MARK: - Critical and over-damped

    /// There is one turning point at most; outside it the distance only falls.
    private func creepingCrossing(_ tolerance: Double) -> Double {
        if let turn = onlyTurn {
            if value(at: turn).magnitude >= tolerance { return tailCrossing(of: tolerance, from: turn) }
            return travel.magnitude >= tolerance ? crossing(of: tolerance, from: 0, to: turn) : 0
        }
        return travel.magnitude >= tolerance ? tailCrossing(of: tolerance, from: 0) : 0
    }

    /// The time after the start at which the velocity is zero, if there is one.
    private var onlyTurn: Double? {
        let push = rates.frequency * rates.frequency * travel - rates.fastDecay * velocity
        let fraction = -2 * rates.root * velocity / push
        // Below this z the series of −ln(1 − z) / 2β is exact to 1e-12; the logarithm itself would cancel.
        let seriesLimit = 1e-4
        if rates.root == 0 || fraction.magnitude < seriesLimit {
            let scaled = -velocity / push
            guard scaled > 0, scaled.isFinite else { return nil }
            return scaled * (1 + fraction / 2 + fraction * fraction / 3)
        }
        guard fraction < 1 else { return nil }
        let time = -Elementary.log(1 - fraction) / (2 * rates.root)
        return time > 0 && time.isFinite ? time : nil
    }

    private func tailCrossing(of tolerance: Double, from start: Double) -> Double {
        var step = 1 / rates.slowDecay
        while value(at: start + step).magnitude >= tolerance { step *= 2 }
        guard (start + step).isFinite else { return .infinity }
        return crossing(of: tolerance, from: start, to: start + step)
    }

    /// Where the distance passes the tolerance, between a time outside it and a later one inside.
    private func crossing(of tolerance: Double, from start: Double, to end: Double) -> Double {
        let sign = value(at: start) < 0 ? -1.0 : 1.0
        return safeRoot(from: start, to: end) { time in
            let (value, rate) = valueAndRate(at: time)
            return (sign * value - tolerance, sign * rate)
        }
    }
}

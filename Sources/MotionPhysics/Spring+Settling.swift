import PlaneGeometry

/// When a spring counts as settled: the exact time, and the rules other programs go by.
extension Spring {
    /// The fraction of the travel within which SwiftUI calls a spring settled.
    public static let settledFraction = 0.001

    /// The last time at which the unit response is a distance or more from 1, in seconds.
    ///
    /// It is exact, for every damping. Infinite where the spring is not damped, 0 where it is never so far.
    ///
    /// - Parameter epsilon: The distance, as a fraction of the travel, greater than zero.
    /// - Returns: The time, in seconds.
    public func lastCrossing(epsilon: Double = settledFraction) -> Double {
        SpringDeviation(rates, travel: 1, velocity: initialVelocity).lastCrossing(of: epsilon)
    }

    /// SwiftUI's upper estimate of the settling time of a spring that is not over-damped, in seconds.
    ///
    /// max(0, ln((|ζω₀·target − v₀| + |target|) / ε) / ζω₀), as OpenSwiftUI's
    /// [Spring+VectorArithmetic](https://github.com/OpenSwiftUIProject/OpenSwiftUI) has it. Infinite where the
    /// spring is not damped.
    ///
    /// - Parameters:
    ///   - target: The travel, in the unit of the value.
    ///   - velocity: The velocity at the start, in that unit per second; the spring's own if left out.
    ///   - epsilon: The distance that counts as settled, in that unit.
    /// - Returns: The time, in seconds.
    public func settlingEstimate(
        target: Double = 1, velocity: Double? = nil, epsilon: Double = settledFraction
    ) -> Double {
        let start = velocity ?? initialVelocity * target
        return estimate(amplitude: (rates.decay * target - start).magnitude + target.magnitude, epsilon)
    }

    /// The time by which an under-damped `interpolatingSpring` is within a fraction of its target, in seconds.
    ///
    /// −ln(ε / (1 + |ζω₀ − v₀| / ω_d)) / ζω₀, the bound of the envelope. Where the spring is critically or
    /// over-damped the rule is ``settlingGridTime(epsilon:)``.
    ///
    /// - Parameter epsilon: The distance that counts as settled, as a fraction of the travel.
    /// - Returns: The time, in seconds.
    public func envelopeTime(epsilon: Double = settledFraction) -> Double {
        guard rates.discriminant > 0 else { return settlingGridTime(epsilon: epsilon) }
        return estimate(amplitude: 1 + (rates.decay - initialVelocity).magnitude / rates.root, epsilon)
    }

    private func estimate(amplitude: Double, _ epsilon: Double) -> Double {
        guard epsilon > 0, rates.decay > 0 else { return .infinity }
        return max(0, Elementary.log(amplitude / epsilon) / rates.decay)
    }

    /// The first multiple of 0.1 s from which the unit response stays near 1 for more than a second.
    ///
    /// So SwiftUI finds the settling time of a critically or over-damped spring. Beyond 1,000 s, where no
    /// carousel is, an early pass near the target is not looked for. Infinite where the spring never settles.
    ///
    /// - Parameter epsilon: The distance that counts as near, as a fraction of the travel.
    /// - Returns: The time, in seconds.
    public func settlingGridTime(epsilon: Double = settledFraction) -> Double {
        let stepsPerSecond = 10.0
        let longestSearch = 1000.0
        let last = lastCrossing(epsilon: epsilon)
        guard last.isFinite else { return .infinity }
        var step = last < longestSearch ? 0.0 : (last * stepsPerSecond).rounded(.down)
        var runStart: Double?
        while true {
            let time = step / stepsPerSecond
            if (position(at: time) - 1).magnitude < epsilon {
                let start = runStart ?? step
                if time > last || step - start > stepsPerSecond { return start / stepsPerSecond }
                runStart = start
            } else {
                runStart = nil
                // A huge time has no finer step than its own last bit.
                if time > last { return time }
            }
            step += max(1, step.ulp)
        }
    }

    /// SwiftUI's settling time of the unit response, in seconds: the estimate, or the grid from ζ = 1 on.
    ///
    /// - Parameter epsilon: The distance that counts as settled, as a fraction of the travel.
    /// - Returns: The time, in seconds.
    public func settlingDuration(epsilon: Double = settledFraction) -> Double {
        rates.discriminant > 0 ? settlingEstimate(epsilon: epsilon) : settlingGridTime(epsilon: epsilon)
    }
}

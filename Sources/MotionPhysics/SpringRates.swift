import PlaneGeometry

/// The constants of m·x″ + c·x′ + k·(x − target) = 0, arranged so that nothing cancels near critical damping.
///
/// With a = c/2m, ω² = k/m and δ = ω² − a² the motion is e^(−at) times a circular (δ > 0), straight (δ = 0) or
/// hyperbolic (δ < 0) function. Cross-read with
/// [WebKit's SpringSolver](https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/graphics/SpringSolver.h)
/// and [Flutter's SpringSimulation](https://api.flutter.dev/flutter/physics/SpringSimulation-class.html).
struct SpringRates: Hashable, Sendable {
    /// The undamped angular frequency ω, in radians per second.
    let frequency: Double
    /// The decay rate a, per second.
    let decay: Double
    /// The discriminant δ = ω² − a², per square second.
    let discriminant: Double
    /// √|δ|, per second: the damped angular frequency, or half the distance of the two real decay rates.
    let root: Double

    /// Where |δ|·t² is below this, the series of cosine and sine is exact to the last bit.
    private static let seriesLimit = 1e-6

    init(frequency: Double, decay: Double) {
        self.frequency = frequency
        self.decay = decay
        discriminant = (frequency - decay) * (frequency + decay)
        root = discriminant.magnitude.squareRoot()
    }

    /// The faster of the two real decay rates, per second; over-damped only.
    var fastDecay: Double { decay + root }

    /// The slower of the two real decay rates, per second; over-damped only.
    ///
    /// It is ω² over the faster one: a − √−δ would cancel where the damping is strong.
    var slowDecay: Double { frequency / fastDecay * frequency }

    /// What is left of the start after a time in seconds.
    func weights(at time: Double) -> SpringWeights {
        guard time > 0 else { return .start }
        guard time.isFinite else { return .rest }
        let u = discriminant * time * time
        if u.magnitude < Self.seriesLimit { return straight(at: time, u: u) }
        return discriminant > 0 ? circular(at: time) : hyperbolic(at: time)
    }

    private func straight(at time: Double, u: Double) -> SpringWeights {
        // Taylor coefficients 1/2!, 1/4!, 1/3!, 1/5!.
        damped(at: time, cosine: 1 - u / 2 + u * u / 24, sine: time * (1 - u / 6 + u * u / 120))
    }

    private func circular(at time: Double) -> SpringWeights {
        let angle = root * time
        return damped(at: time, cosine: Elementary.cos(angle), sine: Elementary.sin(angle) / root)
    }

    private func damped(at time: Double, cosine: Double, sine: Double) -> SpringWeights {
        let envelope = Elementary.exp(-decay * time)
        guard envelope > 0 else { return .rest }
        let impulse = envelope * sine
        return SpringWeights(
            displacement: envelope * (cosine + decay * sine),
            displacementRate: -frequency * (frequency * impulse),
            velocity: impulse,
            velocityRate: envelope * (cosine - decay * sine))
    }

    private func hyperbolic(at time: Double) -> SpringWeights {
        let fast = fastDecay
        let slow = slowDecay
        let slowLeft = Elementary.exp(-slow * time)
        let fastLeft = Elementary.exp(-fast * time)
        let distance = 2 * root
        let impulse = (slowLeft - fastLeft) / distance
        return SpringWeights(
            displacement: (fast * slowLeft - slow * fastLeft) / distance,
            displacementRate: -frequency * (frequency * impulse),
            velocity: impulse,
            velocityRate: (fast * fastLeft - slow * slowLeft) / distance)
    }
}

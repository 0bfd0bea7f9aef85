/// How much of a spring's start is left after a time.
///
/// A spring is linear: x(t) = target − displacement·D + velocity·v, where D is the travel from start to target
/// and v the velocity at the start. The same two weights serve numbers, points and sizes.
struct SpringWeights {
    /// The weight of the travel: 1 at the start, 0 at rest.
    var displacement: Double
    /// The change of `displacement`, per second.
    var displacementRate: Double
    /// The weight of the starting velocity, in seconds: 0 at the start and at rest.
    var velocity: Double
    /// The change of `velocity`: 1 at the start, 0 at rest.
    var velocityRate: Double

    static let start = SpringWeights(displacement: 1, displacementRate: 0, velocity: 0, velocityRate: 1)
    static let rest = SpringWeights(displacement: 0, displacementRate: 0, velocity: 0, velocityRate: 0)
}

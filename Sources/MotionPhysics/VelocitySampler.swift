/// An estimate of the velocity of a value from its last three samples.
///
/// A quarter of the newest velocity and three quarters of the one before, which then fades by 0.998 a
/// millisecond; so SwiftUI estimates what a released drag hands on to a spring (OpenSwiftUI's
/// [VelocitySampler](https://github.com/OpenSwiftUIProject/OpenSwiftUI)).
public struct VelocitySampler<Value: AnimatableValue>: Hashable, Sendable {
    private struct Sample: Hashable, Sendable {
        var value: Value
        var time: Double

        func velocity(since earlier: Sample) -> Value {
            Value.zero.adding(value.adding(earlier.value, times: -1), times: 1 / (time - earlier.time))
        }
    }

    private var newest: Sample?
    private var middle: Sample?
    private var oldest: Sample?

    /// Makes a sampler that has seen nothing.
    public init() {}

    /// Takes a sample into account.
    ///
    /// A sample at the time of the one before replaces it; one from before it is ignored.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - time: When it was, in seconds.
    public mutating func add(_ value: Value, at time: Double) {
        let sample = Sample(value: value, time: time)
        guard let last = newest else {
            newest = sample
            return
        }
        guard time >= last.time else { return }
        if time - last.time >= Estimate.separation {
            oldest = middle
            middle = last
        }
        newest = sample
    }

    /// The estimate at a time in seconds, in the value's unit per second; zero before there are two samples.
    public func velocity(at time: Double) -> Value {
        guard let newest, let middle else { return .zero }
        let fading = Deceleration.normal.remainder(at: time - newest.time)
        let latest = newest.velocity(since: middle)
        guard let oldest else { return Value.zero.adding(latest, times: fading) }
        return Value.zero
            .adding(latest, times: Estimate.newestShare * fading)
            .adding(middle.velocity(since: oldest), times: (1 - Estimate.newestShare) * fading)
    }
}

private enum Estimate {
    /// The share of the newest velocity; the one before has the rest.
    static let newestShare = 0.25
    /// Samples closer in time than this, in seconds, are one sample: the later one.
    static let separation = 1e-9
}

/// The largest numbers that a carousel computes with; what is said beyond them counts as the limit itself.
///
/// They are far beyond what a scene may say, and keep sums and products of ordinary formulas finite.
enum Limit {
    /// A distance or an offset, in points.
    static let distance = 1e9
    /// A velocity, in points per second.
    static let velocity = 1e6
    /// A time, in seconds: eleven days.
    static let time = 1e6
    /// The shortest interval of autoplay, in seconds.
    static let interval = 1e-3
    /// The touch rates, per second.
    static let touchRates = 1e-3...1e3
    /// A spring's undamped angular frequencies, in radians per second.
    static let frequencies = 1e-6...1e6
    /// A number of anything.
    static let count = 1 << 40
}

extension Double {
    /// The number, or the limit with its sign where it is larger; 0 for NaN.
    func limited(to limit: Double) -> Double { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }

    /// The number as a time from the beginning, in seconds.
    var limitedTime: Double { Swift.max(limited(to: Limit.time), 0) }
}

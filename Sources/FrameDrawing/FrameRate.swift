/// Frames a second, as a whole number or a fraction such as 30000/1001.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    /// The numerator, at least 1.
    public let numerator: Int
    /// The denominator, at least 1.
    public let denominator: Int

    /// The highest rate accepted, frames a second.
    public static let limit = 1000

    /// 60 frames a second.
    public static let standard = FrameRate(known: 60)

    private init(known numerator: Int) {
        self.numerator = numerator
        denominator = 1
    }

    /// Makes a rate.
    ///
    /// - Returns: `nil` unless both numbers are positive and the rate is at most `limit`.
    public init?(_ numerator: Int, over denominator: Int = 1) {
        guard numerator > 0, denominator > 0,
            Double(numerator) / Double(denominator) <= Double(Self.limit)
        else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Makes a rate from text such as `60`, `29.97` or `30000/1001`.
    ///
    /// - Returns: `nil` where the text is no positive rate within the limit.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
            self.init(numerator, over: denominator)
        } else if let whole = Int(text) {
            self.init(whole)
        } else if let value = Double(text) {
            self.init(value)
        } else {
            return nil
        }
    }

    /// Makes a rate from a number; a fraction of a frame is kept to a millionth.
    ///
    /// - Returns: `nil` unless the number is positive and at most `limit`.
    public init?(_ framesPerSecond: Double) {
        guard framesPerSecond > 0, framesPerSecond <= Double(Self.limit) else { return nil }
        if let whole = Int(exactly: framesPerSecond) {
            self.init(whole)
        } else {
            self.init(
                Int((framesPerSecond * Double(Self.decimalUnits)).rounded()), over: Self.decimalUnits)
        }
    }

    /// The rate as a number.
    public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// The time of a frame, in seconds, counted from frame 0 at 0.
    public func time(ofFrame number: Int) -> Double { Double(number) / framesPerSecond }

    /// How many frames play a duration in seconds, at least 1.
    public func frameCount(duration: Double) -> Int {
        let count = (duration * framesPerSecond).rounded()
        return count.isFinite ? max(1, Int(min(count, 1e15))) : 1
    }

    /// The rate as the user would write it.
    public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    /// Decimal rates are kept in millionths.
    private static let decimalUnits = 1_000_000
}

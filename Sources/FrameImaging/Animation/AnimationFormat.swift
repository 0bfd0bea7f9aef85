/// The formats of animations that are written here.
public enum AnimationFormat: Hashable, Sendable, CaseIterable {
    /// GIF89a.
    case gif
    /// Animated PNG.
    case apng
    /// Animated WebP.
    case webp

    /// The name of the format as people write it.
    public var name: String {
        switch self {
        case .gif: "GIF"
        case .apng: "APNG"
        case .webp: "WebP"
        }
    }

    /// The most columns or rows of a picture.
    public var longestSide: Int {
        switch self {
        case .gif: 65_535
        case .apng: 0x7FFF_FFFF
        case .webp: 16_383
        }
    }

    /// The most frames a second that are played as fast as asked.
    ///
    /// Browsers play a delay of 10 ms or less as one of 100 ms. A GIF's delays are whole hundredths of a second, so
    /// that 20 ms are the least.
    public var highestFrameRate: Int {
        switch self {
        case .gif: 50
        case .apng, .webp: 90
        }
    }

    /// What to tell someone who asks for more frames a second than are played.
    ///
    /// - Parameters:
    ///   - numerator: The rate's numerator, positive.
    ///   - denominator: The rate's denominator, positive.
    /// - Returns: One sentence; `nil` where the rate is fine.
    public func noteOnFrameRate(_ numerator: Int, over denominator: Int = 1) -> String? {
        guard Double(numerator) > Double(highestFrameRate) * Double(denominator) else { return nil }
        let rate = denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
        let reason = self == .gif ? "its delays are whole hundredths of a second, and " : ""
        return "\(name) is made at \(highestFrameRate) frames a second, not \(rate): \(reason)"
            + "browsers play a delay of 10 ms or less as one of 100 ms"
    }
}

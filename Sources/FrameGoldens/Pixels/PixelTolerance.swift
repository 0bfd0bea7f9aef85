/// How far two pictures may differ and still count as the same.
///
/// Exact unless said otherwise. A pixel within `distance` is the same; of those that are not, as many are
/// accepted as `count` says, in clusters no larger than `clusterSize`.
public struct PixelTolerance: Hashable, Sendable {
    /// The largest distance of two colours, ΔE: 100 times the Euclidean distance in OKLab.
    ///
    /// Black and white are 100 apart, and 2 is about what is just noticed (CSS Color 4, section 4.2, which
    /// names 0.02 without the factor).
    public var distance: Double
    /// How many pixels may be farther apart; `nil` for any number where `clusterSize` limits them, else none.
    public var count: Int?
    /// How many pixels that are farther apart may touch each other; `nil` for any number that `count` allows.
    public var clusterSize: Int?
    /// Whether soft edges that both pictures have, drawn differently, count as the same.
    public var acceptsAntialiasing: Bool

    /// Every pixel the same.
    public static let exact = PixelTolerance()

    /// Makes a tolerance; what is negative or no number counts as 0.
    public init(
        distance: Double = 0, count: Int? = nil, clusterSize: Int? = nil, acceptsAntialiasing: Bool = false
    ) {
        self.distance = max(distance.isNaN ? 0 : distance, 0)
        self.count = count.map { max($0, 0) }
        self.clusterSize = clusterSize.map { max($0, 0) }
        self.acceptsAntialiasing = acceptsAntialiasing
    }

    /// Whether so many pixels that are farther apart pass.
    func accepts(count found: Int, largestCluster: () -> Int) -> Bool {
        if found == 0 { return true }
        if count == nil && clusterSize == nil { return false }
        if let count, found > count { return false }
        guard let clusterSize else { return true }
        return largestCluster() <= clusterSize
    }
}

/// For each pixel of a row or column, which source pixels make it and with what weights.
///
/// Every pixel has equally many taps; those beyond its own have no weight.
public struct FilterTaps: Sendable {
    /// How many pixels are made.
    let count: Int
    /// How many pixels the source has.
    let source: Int
    /// How many taps a pixel has.
    let perPixel: Int
    /// Whether every pixel is the source's at the same place.
    let isIdentity: Bool
    /// The source pixel of each tap, already brought inside the source.
    private(set) var places: [Int] = []
    /// The weight of each tap in units of 2⁻¹⁴; those of a pixel make 1 together.
    private(set) var weights: [Int32] = []

    /// Bits by which a sum over rows is shifted: 14 of the weights come, 8 stay for the columns.
    static let rowShift: Int32 = 6
    /// What makes a shift round to the nearest.
    static func half(of shift: Int32) -> Int32 { 1 << (shift - 1) }

    /// Makes the taps of a row or column.
    ///
    /// - Parameters:
    ///   - count: How many pixels are made, at least 1.
    ///   - origin: Where the whole picture begins among them.
    ///   - extent: How long the whole picture is, in those pixels; over 0.
    ///   - source: How many pixels the source has, at least 1.
    ///   - edge: Where the whole picture begins among the source's pixels.
    ///   - length: How long the whole picture is, in the source's pixels; over 0.
    public init(
        count: Int, origin: Double, extent: Double, source: Int, edge: Double, length: Double
    ) {
        self.count = count
        self.source = source
        let step = length / extent
        let width = min(max(step, 1), Double(source))
        // A copy needs one tap; a shrunken picture all source pixels under the filter, four at scale 1.
        let isCopy = step == 1 && (edge - origin) == (edge - origin).rounded()
        isIdentity = isCopy && origin == edge
        perPixel = isCopy ? 1 : Int((4 * width).rounded(.up)) + 1
        places.reserveCapacity(count * perPixel)
        weights.reserveCapacity(count * perPixel)
        for pixel in 0..<count {
            let center = (Double(pixel) + 0.5 - origin) * step + edge - 0.5
            let first = isCopy ? center.rounded() : (center - 2 * width).rounded(.up)
            append(first: Int(first), center: center, width: width, source: source)
        }
    }

    /// The taps of a pixel.
    func range(at pixel: Int) -> Range<Int> { pixel * perPixel..<(pixel + 1) * perPixel }

    private mutating func append(first: Int, center: Double, width: Double, source: Int) {
        var shares: [Double] = []
        for tap in 0..<perPixel {
            places.append(min(max(first + tap, 0), source - 1))
            shares.append(Self.cubic((Double(first + tap) - center) / width))
        }
        let total = shares.reduce(0, +)
        var rest = Self.unit
        var largest = 0
        for (tap, share) in shares.enumerated() {
            let weight = Int32((share / total * Double(Self.unit)).rounded())
            weights.append(weight)
            rest -= weight
            if share > shares[largest] { largest = tap }
        }
        // Rounding leaves a unit or two over; the heaviest tap takes them, so that flat colours stay.
        weights[weights.count - perPixel + largest] += rest
    }

    /// The cubic of Catmull and Rom: 1 at 0, 0 at every other whole number.
    private static func cubic(_ x: Double) -> Double {
        let t = x.magnitude
        if t < 1 { return (1.5 * t - 2.5) * t * t + 1 }
        if t < 2 { return ((-0.5 * t + 2.5) * t - 4) * t + 2 }
        return 0
    }

    private static let unit: Int32 = 1 << 14
}

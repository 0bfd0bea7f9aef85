/// A blur by a Gaussian, made of three box blurs in either direction.
///
/// The boxes have soft ends (P. Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended
/// Box Filtering", 2011), so that the variance is exact for every deviation and nothing jumps when a shadow
/// grows. Whole numbers throughout: equal inputs give equal bytes on every machine.
struct BoxBlur {
    /// Pixels on either side of the middle that count fully.
    private let radius: Int
    /// The weight of each of them, in units of 2⁻²⁴.
    private let inner: UInt64
    /// The weight of the one pixel beyond on either side.
    private let outer: UInt64

    /// How far the blur carries a pixel, in pixels.
    let reach: Int

    private static let passes = 3

    /// Makes a blur.
    ///
    /// - Parameter deviation: The Gaussian's standard deviation in pixels, 0 or more.
    init(deviation: Double) {
        let variance = deviation * deviation / Double(Self.passes)
        // The variance of a box of 2r + 1 pixels is r(r + 1)/3; what is missing to ours comes from the ends.
        let r = ((12 * variance + 1).squareRoot() - 1) / 2
        let whole = r.rounded(.down)
        let box = 2 * whole + 1
        let fraction =
            box * (whole * (whole + 1) - 3 * variance) / (6 * (variance - (whole + 1) * (whole + 1)))
        let unit = Double(1 << 24) / (box + 2 * fraction)
        radius = Int(whole)
        outer = UInt64(max((unit * fraction).rounded(), 0))
        inner = UInt64(unit.rounded())
        reach = deviation > 0 ? Self.passes * (radius + 1) : 0
    }

    /// Blurs a mask of opacities; outside of it lies nothing.
    func apply(to mask: inout Mask) {
        guard reach > 0 else { return }
        var values = mask.values.map { UInt32($0) << Self.fractionBits }
        values = blurredAndTransposed(values, width: mask.width, height: mask.height)
        values = blurredAndTransposed(values, width: mask.height, height: mask.width)
        let half = UInt32(1) << (Self.fractionBits - 1)
        mask.values = values.map { UInt8(min(($0 + half) >> Self.fractionBits, 255)) }
    }

    /// The rows blurred, written as columns, so that two calls blur both directions.
    private func blurredAndTransposed(_ values: [UInt32], width: Int, height: Int) -> [UInt32] {
        // Beyond either end of a row lie zeros, as many as a pass looks at.
        let margin = radius + 1
        var row = [UInt32](repeating: 0, count: width + 2 * margin)
        var next = row
        return unsafe [UInt32](unsafeUninitializedCapacity: values.count) { result, count in
            count = values.count
            for y in 0..<height {
                for x in 0..<width { row[margin + x] = values[y * width + x] }
                for _ in 0..<Self.passes {
                    blur(row, into: &next, width: width)
                    swap(&row, &next)
                }
                for x in 0..<width { unsafe result[x * height + y] = row[margin + x] }
            }
        }
    }

    private func blur(_ row: [UInt32], into result: inout [UInt32], width: Int) {
        unsafe row.withUnsafeBufferPointer { row in
            unsafe result.withUnsafeMutableBufferPointer { result in
                // The window of pixels that count fully; `x` is its left end, the soft end lies before it.
                var sum: UInt64 = 0
                var x = 1
                while x < 2 * radius + 1 {
                    unsafe sum &+= UInt64(row[x])
                    x &+= 1
                }
                x = 0
                while x < width {
                    unsafe sum &+= UInt64(row[x &+ 2 &* radius &+ 1])
                    let ends = unsafe UInt64(row[x]) &+ UInt64(row[x &+ 2 &* radius &+ 2])
                    let total = sum &* inner &+ ends &* outer &+ 1 << 23
                    unsafe result[x &+ radius &+ 1] = UInt32(truncatingIfNeeded: total >> 24)
                    unsafe sum &-= UInt64(row[x &+ 1])
                    x &+= 1
                }
            }
        }
    }

    /// Bits kept below a step of opacity between the passes.
    private static let fractionBits: UInt32 = 16
}

/// Opacities of a rectangle of pixels.
struct Mask {
    var width: Int
    var height: Int
    var values: [UInt8]
}

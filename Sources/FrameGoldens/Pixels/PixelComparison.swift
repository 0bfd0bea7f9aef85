internal import CFrameKernels
public import FrameImaging

/// Two pictures that are not of one size.
public struct PixelSizeMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The size of the picture that was expected.
    public var expected: PixelSize
    /// The size of the picture that was found.
    public var actual: PixelSize

    /// Both sizes in words.
    public var description: String {
        "the picture is \(actual.width)×\(actual.height) pixels, expected \(expected.width)×\(expected.height)"
    }
}

/// How two pictures of the same size differ, pixel by pixel.
///
/// Rows that are the same cost no more than a look at their bytes, also where nothing is optimised. Clusters
/// and soft edges are only looked for when they are asked for.
///
/// ```swift
/// let comparison = try PixelComparison(expected: golden, actual: frame)
/// if !comparison.isAccepted { print(comparison.sentence) }
/// ```
public struct PixelComparison: Sendable {
    /// The picture that was expected.
    public let expected: Bitmap
    /// The picture that was found.
    public let actual: Bitmap
    /// What counts as the same.
    public let tolerance: PixelTolerance
    /// How many pixels are not the same to the bit, those to be ignored left out.
    public let differentCount: Int
    /// How many pixels are farther apart than the tolerance's distance, accepted soft edges left out.
    public let overCount: Int
    /// The largest distance of two pixels, ΔE (see `ColourDistance`); accepted soft edges left out.
    public let largestDistance: Double
    /// Where the largest distance is, column and row; `nil` where no pixel differs.
    public let farthest: (x: Int, y: Int)?
    /// Whether the pictures count as the same.
    public let isAccepted: Bool
    /// The pixels that `overCount` counts.
    let marks: PixelMarks
    /// The pixels that `differentCount` counts.
    let different: PixelMarks

    /// Compares two pictures.
    ///
    /// - Parameters:
    ///   - expected: The picture that was expected.
    ///   - actual: The picture that was found.
    ///   - tolerance: What counts as the same.
    ///   - ignored: Boxes whose pixels are not looked at; they may reach beyond the picture.
    /// - Throws: `PixelSizeMismatch` where the sizes differ.
    public init(
        expected: Bitmap, actual: Bitmap, tolerance: PixelTolerance = .exact,
        ignoring ignored: [PixelBox] = []
    ) throws(PixelSizeMismatch) {
        guard expected.width == actual.width, expected.height == actual.height else {
            throw PixelSizeMismatch(expected: expected.pixelSize, actual: actual.pixelSize)
        }
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        let pair = PixelPair(expected: expected, actual: actual)
        var marks = PixelMarks(width: expected.width, height: expected.height)
        if ignored.isEmpty, tolerance.distance == 0, !tolerance.acceptsAntialiasing {
            (differentCount, (largestDistance, farthest)) = pair.markAndMeasure(&marks)
            overCount = differentCount
            different = marks
        } else {
            let count = pair.mark(&marks)
            for box in ignored where count > 0 { marks.clear(box) }
            different = marks
            differentCount = count > 0 ? marks.count : 0
            if differentCount > 0, tolerance.acceptsAntialiasing { marks = pair.hardOnes(of: marks) }
            (largestDistance, farthest) =
                differentCount > 0 ? pair.measure(&marks, tolerance: tolerance.distance) : (0, nil)
            overCount = differentCount > 0 ? marks.count : 0
        }
        isAccepted = tolerance.accepts(count: overCount) { marks.clusters().first?.pixelCount ?? 0 }
        self.marks = marks
    }

    /// The smallest box around the pixels that are over the tolerance; `nil` where there are none.
    public var box: PixelBox? { marks.box }

    /// The clusters of the pixels that are over the tolerance, the largest first.
    ///
    /// They are searched for anew at each call.
    public func clusters() -> [PixelCluster] { marks.clusters() }

    /// Whether a pixel is over the tolerance.
    public func isOver(x: Int, y: Int) -> Bool {
        (0..<marks.width).contains(x) && (0..<marks.height).contains(y) && marks[x, y]
    }

    /// Whether all pixels over the tolerance are soft edges that both pictures have; ends at the first other.
    public func isAntialiasingOnly() -> Bool {
        overCount > 0 && PixelPair(expected: expected, actual: actual).isSoftOnly(marks)
    }

    /// How many of the pixels over the tolerance are soft edges that both pictures have.
    public func antialiasedCount() -> Int {
        overCount - PixelPair(expected: expected, actual: actual).hardOnes(of: marks).count
    }

    /// The smallest distance, with two decimal places, at which every pixel counts as the same.
    public var smallestDistance: Double { (largestDistance * 100).rounded(.up) / 100 }
}

extension Bitmap {
    /// Both extents.
    var pixelSize: PixelSize { PixelSize(width: width, height: height) }
}

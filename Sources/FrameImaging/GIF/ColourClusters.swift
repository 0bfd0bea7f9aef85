internal import CFrameKernels

/// A colour that stands for some pixels of nearly the same one.
struct ColourPoint: Hashable {
    /// The channels.
    var red, green, blue: UInt8
    /// How many pixels there are.
    var weight: Double
    /// Whether nearly all have exactly this colour.
    var isFlat: Bool

    /// Red, green and blue.
    var bytes: [UInt8] { [red, green, blue] }

    subscript(axis: Int) -> Double { Double(axis == 0 ? red : axis == 1 ? green : blue) }
}

/// A few colours that stand for many: by cutting boxes of colours in two, then by moving each to the mean of those
/// it is nearest to.
///
/// Boxes are cut at their mean, the one with the greatest sum of squared errors first (after Wan, Wong and
/// Prusinkiewicz, 1988); the refinement is Lloyd's (1982). Colours of large flat parts are taken as they are.
struct ColourClusters {
    /// The colours, at most as many as asked.
    private(set) var colours: [ColourPoint]

    private let points: [ColourPoint]
    /// The first of them never move.
    private let fixed: Int

    /// Finds colours.
    ///
    /// - Parameters:
    ///   - points: The colours there are, at least one.
    ///   - count: How many are wanted at most, at least 1.
    init(_ points: [ColourPoint], count: Int) {
        self.points = points
        guard points.count > count else {
            colours = points
            fixed = points.count
            return
        }
        let least = points.reduce(0) { $0 + $1.weight } * Self.shareOfFlatParts
        func isFixed(_ point: ColourPoint) -> Bool { point.isFlat && point.weight >= least }
        let flat = points.filter(isFixed)
        colours = Array(flat.prefix(count / 2))
        fixed = colours.count
        let others = flat.dropFirst(fixed) + points.filter { !isFixed($0) }
        colours += ColourBoxes(Array(others), count: count - fixed).means
        refine()
    }

    private mutating func refine() {
        let bytes = points.flatMap(\.bytes)
        var nearest = [UInt8](repeating: 0, count: points.count)
        for _ in 0..<Self.rounds {
            unsafe frame_nearest_colours(
                bytes, points.count, colours.flatMap(\.bytes), colours.count, &nearest)
            var sums = [ColourSum](repeating: ColourSum(), count: colours.count)
            for (index, point) in points.enumerated() { sums[Int(nearest[index])].add(point) }
            for index in fixed..<colours.count {
                if let mean = sums[index].mean { colours[index] = mean }
            }
        }
    }

    private static let rounds = 6
    /// The part of all pixels that one colour must have to be taken as it is.
    private static let shareOfFlatParts = 0.002
}

/// Sums over points, each as often as it has pixels.
struct ColourSum {
    private var weight = 0.0
    private var sums = (0.0, 0.0, 0.0)
    private var squares = (0.0, 0.0, 0.0)

    mutating func add(_ point: ColourPoint) {
        let (red, green, blue) = (point[0], point[1], point[2])
        weight += point.weight
        sums.0 += point.weight * red
        sums.1 += point.weight * green
        sums.2 += point.weight * blue
        squares.0 += point.weight * red * red
        squares.1 += point.weight * green * green
        squares.2 += point.weight * blue * blue
    }

    /// The mean colour; `nil` of none.
    var mean: ColourPoint? {
        guard weight > 0 else { return nil }
        func channel(_ sum: Double) -> UInt8 { UInt8(min(max((sum / weight).rounded(), 0), 255)) }
        return ColourPoint(
            red: channel(sums.0), green: channel(sums.1), blue: channel(sums.2), weight: weight, isFlat: false
        )
    }

    /// How points lie along the axis along which they differ most.
    struct Spread {
        var axis: Int
        var mean: Double
        /// The sum of squared differences from the mean.
        var error: Double
    }

    /// How the points lie along the axis along which they differ most.
    var widest: Spread {
        guard weight > 0 else { return Spread(axis: 0, mean: 0, error: 0) }
        let errors = [
            squares.0 - sums.0 * sums.0 / weight, squares.1 - sums.1 * sums.1 / weight,
            squares.2 - sums.2 * sums.2 / weight,
        ]
        let axis = errors[1] >= errors[0] && errors[1] >= errors[2] ? 1 : errors[0] >= errors[2] ? 0 : 2
        return Spread(axis: axis, mean: [sums.0, sums.1, sums.2][axis] / weight, error: errors[axis])
    }
}

/// Points in boxes, cut until there are enough.
private struct ColourBoxes {
    private struct Box {
        var range: Range<Int>
        var mean: ColourPoint?
        var spread: ColourSum.Spread
    }

    private var points: [ColourPoint]
    private var boxes: [Box] = []

    init(_ points: [ColourPoint], count: Int) {
        self.points = points
        guard !points.isEmpty else { return }
        add(points.startIndex..<points.endIndex)
        while boxes.count < count, cutWorst() {}
    }

    var means: [ColourPoint] { boxes.compactMap(\.mean) }

    private mutating func add(_ range: Range<Int>) {
        var sum = ColourSum()
        for point in points[range] { sum.add(point) }
        boxes.append(Box(range: range, mean: sum.mean, spread: sum.widest))
    }

    /// Cuts the box whose mean stands for its points worst; `false` where none can be cut.
    private mutating func cutWorst() -> Bool {
        let candidates = boxes.indices.filter { boxes[$0].range.count > 1 }
        guard let worst = candidates.max(by: { boxes[$0].spread.error < boxes[$1].spread.error }) else {
            return false
        }
        let box = boxes.remove(at: worst)
        let (range, spread) = (box.range, box.spread)
        let middle = points[range].partition { $0[spread.axis] > spread.mean }
        // Rounding may leave all on one side.
        let cut = middle > range.lowerBound && middle < range.upperBound ? middle : range.lowerBound + 1
        add(range.lowerBound..<cut)
        add(cut..<range.upperBound)
        return true
    }
}

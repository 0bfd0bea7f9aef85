internal import FrameImaging
internal import PlaneGeometry

extension PixelComparison {
    /// What differs, in words: the most telling first, each a sentence without a full stop.
    ///
    /// Empty where no pixel differs.
    public var sentences: [String] { sentences(of: clusters()) }

    /// What differs, in words, where the clusters are known already.
    ///
    /// - Parameter clusters: What `clusters()` has returned.
    /// - Returns: As `sentences`.
    public func sentences(of clusters: [PixelCluster]) -> [String] {
        guard differentCount > 0 else { return [] }
        guard overCount > 0 else { return [acceptedText] }
        var sentences = [countText, clusterText(clusters)]
        if isAntialiasingOnly() {
            sentences[0] = "antialiasing only: " + sentences[0]
        } else if overCount <= Self.mostSoftLookedAt, case let soft = antialiasedCount(), soft > 0 {
            sentences.append("\(soft) of them look like soft edges drawn differently")
        }
        if isAccepted { sentences.append("within the tolerance") }
        return sentences
    }

    /// The smallest tolerances that pass, each on its own; empty where the pictures count as the same.
    public var passingTolerances: [PixelTolerance] { passingTolerances(of: clusters()) }

    /// The smallest tolerances that pass, where the clusters are known already.
    ///
    /// - Parameter clusters: What `clusters()` has returned.
    /// - Returns: As `passingTolerances`.
    public func passingTolerances(of clusters: [PixelCluster]) -> [PixelTolerance] {
        guard !isAccepted else { return [] }
        var byDistance = PixelTolerance(distance: smallestDistance)
        byDistance.acceptsAntialiasing = tolerance.acceptsAntialiasing
        var byCount = tolerance
        (byCount.count, byCount.clusterSize) = (overCount, nil)
        var byCluster = tolerance
        (byCluster.count, byCluster.clusterSize) = (nil, clusters.first?.pixelCount ?? 0)
        return [byDistance, byCount, byCluster]
    }

    /// Of more pixels nobody asks which are soft edges, and to tell takes longer than all the rest.
    private static let mostSoftLookedAt = 20_000

    private var acceptedText: String {
        "\(Self.pixels(differentCount)) within the tolerance, by up to \(distanceText)"
    }

    private var countText: String {
        let share = Double(overCount) / Double(expected.width * expected.height) * 100
        let part = share < 0.01 ? "less than 0.01" : share.decimalText(places: 2)
        let place = farthest.map { " at (\($0.x), \($0.y))" } ?? ""
        return "\(Self.pixels(overCount)) (\(part) %), by up to \(distanceText)\(place)"
    }

    private func clusterText(_ clusters: [PixelCluster]) -> String {
        guard let first = clusters.first else { return "" }
        guard clusters.count > 1 else {
            return first.pixelCount == 1 ? "a single pixel" : "one cluster, \(first.box)"
        }
        return "\(clusters.count) clusters, the largest of \(first.pixelCount) "
            + "\(first.pixelCount == 1 ? "pixel" : "pixels"), \(first.box)"
    }

    private var distanceText: String {
        "ΔE \(smallestDistance.decimalText(places: 2)) (\(ColourDistance.name))"
    }

    private static func pixels(_ count: Int) -> String {
        count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    }
}

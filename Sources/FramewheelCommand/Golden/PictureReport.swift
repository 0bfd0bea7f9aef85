import Framewheel

/// What is said of two pictures.
struct PictureReport {
    let expected: String
    let actual: String
    let outcome: Result<PixelComparison, PixelSizeMismatch>

    /// Whether the pictures count as the same.
    var isAccepted: Bool { outcome.isAccepted(\.isAccepted) }

    /// The report in lines.
    var text: String {
        switch outcome {
        case .failure(let mismatch): return "\(actual): \(mismatch)\n"
        case .success(let comparison):
            guard comparison.differentCount > 0 else { return "the pictures are the same\n" }
            let clusters = comparison.clusters()
            var lines = comparison.sentences(of: clusters)
            if let words = Self.options(of: comparison, clusters) { lines.append("passes with " + words) }
            return lines.map { $0 + "\n" }.joined()
        }
    }

    /// The report as JSON.
    var json: String { outcome.json(\.json) }

    /// The options that let the pictures pass, the smallest of each.
    private static func options(of comparison: PixelComparison, _ clusters: [PixelCluster]) -> String? {
        let passing = comparison.passingTolerances(of: clusters)
        guard passing.count == 3, let count = passing[1].count, let size = passing[2].clusterSize else {
            return nil
        }
        return
            "--tolerance \(passing[0].distance.decimalText(places: 2)), --pixels \(count) or --cluster \(size)"
    }
}

import Framewheel

/// What is said of two animations.
struct AnimationReport {
    let actual: String
    let outcome: Result<AnimationComparison, PixelSizeMismatch>

    /// Whether the animations count as the same.
    var isAccepted: Bool { outcome.isAccepted(\.isAccepted) }

    /// The report in lines.
    var text: String {
        switch outcome {
        case .failure(let mismatch): return "\(actual): \(mismatch)\n"
        case .success(let comparison):
            var lines = comparison.sentences
            if comparison.isAccepted { lines.append("the animations are the same") }
            if let words = Self.options(of: comparison) { lines.append(words) }
            return lines.map { $0 + "\n" }.joined()
        }
    }

    /// The report as JSON.
    var json: String { outcome.json(\.json) }

    /// The options that let the animations pass, the smallest of each.
    private static func options(of comparison: AnimationComparison) -> String? {
        guard !comparison.isAccepted else { return nil }
        guard let milliseconds = comparison.passingMilliseconds,
            comparison.expected.plays == comparison.actual.plays
        else { return "no tolerance would pass it" }
        var options = milliseconds > 0 ? ["--milliseconds \(milliseconds.decimalText(places: 3))"] : []
        if comparison.differingCount > 0 {
            let needed = comparison.needed
            options.append(
                "--tolerance \(needed.distance.decimalText(places: 2)), --pixels \(needed.count) or "
                    + "--cluster \(needed.clusterSize)")
        }
        return "passes with " + options.joined(separator: " and ")
    }
}

internal import PlaneGeometry

/// How a rectangle has changed, in words and points.
struct RectChange {
    /// The largest move of an edge, in points.
    let distance: Double
    /// What changed: `is 0.5 pt further left`, `is 2 pt wider`.
    let words: String

    init(from old: Rect, to new: Rect) {
        let edges = [
            new.minX - old.minX, new.minY - old.minY, new.maxX - old.maxX, new.maxY - old.maxY,
            new.width - old.width, new.height - old.height,
        ]
        // Neither is a number in a layout that has overflowed; the same on both sides is no change.
        distance = edges.reduce(0) { max($0, $1.isNaN ? 0 : $1.magnitude) }
        var texts: [String] = []
        func say(_ change: Double, _ positive: String, _ negative: String) {
            guard change.magnitude > LayoutRecord.rounding else { return }
            texts.append("\(Self.amount(change.magnitude)) pt \(change > 0 ? positive : negative)")
        }
        say(edges[0], "further right", "further left")
        say(edges[1], "lower", "higher")
        say(edges[4], "wider", "narrower")
        say(edges[5], "taller", "shorter")
        words = "is " + texts.joined(separator: " and ")
    }

    /// A length in points with the digits that matter.
    static func amount(_ length: Double) -> String {
        length.decimalText(places: length >= 10 ? 1 : length >= 1 ? 2 : length >= 1e-3 ? 4 : 6)
    }
}

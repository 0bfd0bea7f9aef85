internal import FrameImaging
internal import PlaneGeometry
internal import SceneFormat

extension PixelComparison {
    /// The comparison as a JSON object.
    ///
    /// Its keys: `same`, `size`, `differentPixels`, `overTolerance`, `antialiasedPixels`, `antialiasingOnly`,
    /// `largestDeltaE`, `deltaE` (what it is), `farthest`, `box`, `clusterCount`, `clusters` (the largest ones),
    /// `passes` (the smallest tolerances). What there is none of is null.
    public var json: String {
        let clusters = clusters()
        let soft = antialiasedCount()
        let place = farthest.map { "{\"x\": \($0.x), \"y\": \($0.y)}" } ?? "null"
        let listed = clusters.prefix(Self.mostClusters).map {
            "{\"pixels\": \($0.pixelCount), \"box\": \(Self.json($0.box))}"
        }
        let members = [
            "\"same\": \(isAccepted)",
            "\"size\": {\"width\": \(expected.width), \"height\": \(expected.height)}",
            "\"differentPixels\": \(differentCount)", "\"overTolerance\": \(overCount)",
            "\"antialiasedPixels\": \(soft)", "\"antialiasingOnly\": \(soft > 0 && soft == overCount)",
            "\"largestDeltaE\": \(largestDistance.decimalText(places: 4))",
            "\"deltaE\": \(ColourDistance.name.jsonLiteral)", "\"farthest\": \(place)",
            "\"box\": \(box.map(Self.json) ?? "null")", "\"clusterCount\": \(clusters.count)",
            "\"clusters\": [\(listed.joined(separator: ", "))]", "\"passes\": \(passesJSON(clusters))",
        ]
        return "{\n  " + members.joined(separator: ",\n  ") + "\n}"
    }

    private func passesJSON(_ clusters: [PixelCluster]) -> String {
        let passing = passingTolerances(of: clusters)
        guard passing.count == 3 else { return "null" }
        return "{\"deltaE\": \(passing[0].distance.decimalText(places: 2)), "
            + "\"pixels\": \(passing[1].count ?? 0), \"cluster\": \(passing[2].clusterSize ?? 0)}"
    }

    private static func json(_ box: PixelBox) -> String {
        "{\"x\": \(box.x), \"y\": \(box.y), \"width\": \(box.width), \"height\": \(box.height)}"
    }

    /// So many clusters are listed.
    private static let mostClusters = 20
}

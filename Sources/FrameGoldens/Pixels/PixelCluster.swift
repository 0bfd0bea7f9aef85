/// Pixels that differ and touch each other, also at their corners.
public struct PixelCluster: Hashable, Sendable {
    /// How many pixels there are, at least 1.
    public var pixelCount: Int
    /// The smallest box around them.
    public var box: PixelBox

    /// Makes a cluster.
    public init(pixelCount: Int, box: PixelBox) {
        self.pixelCount = pixelCount
        self.box = box
    }
}

extension PixelMarks {
    /// The clusters of marked pixels, the largest first, of equal ones the upper left first.
    ///
    /// Stretches of neighbours in a row are joined with those of the row above that they touch.
    func clusters() -> [PixelCluster] {
        var forest = RunForest()
        var (above, current): ([Run], [Run]) = ([], [])
        for y in 0..<height {
            (above, current) = (current, [])
            var next = 0
            forEachRun(ofRow: y) { columns in
                let run = Run(columns: columns, number: forest.add(columns: columns, row: y))
                // Corners touch: a run reaches one column beyond its own on either side.
                while next < above.count, above[next].columns.upperBound < columns.lowerBound { next += 1 }
                var touching = next
                while touching < above.count, above[touching].columns.lowerBound <= columns.upperBound {
                    forest.join(run.number, above[touching].number)
                    touching += 1
                }
                current.append(run)
            }
        }
        return forest.clusters.sorted {
            ($1.pixelCount, $0.box.y, $0.box.x) < ($0.pixelCount, $1.box.y, $1.box.x)
        }
    }
}

/// A stretch of marked pixels of a row.
private struct Run {
    var columns: Range<Int>
    var number: Int
}

/// Runs that are joined to clusters: each points to another of its cluster, the root to itself.
private struct RunForest {
    private var parents: [Int] = []
    private var sums: [PixelCluster] = []

    mutating func add(columns: Range<Int>, row: Int) -> Int {
        parents.append(parents.count)
        sums.append(
            PixelCluster(
                pixelCount: columns.count, box: PixelBox(columns: columns, rows: row..<row + 1)))
        return parents.count - 1
    }

    mutating func join(_ first: Int, _ second: Int) {
        let (one, other) = (root(of: first), root(of: second))
        guard one != other else { return }
        let (kept, joined) = (min(one, other), max(one, other))
        parents[joined] = kept
        sums[kept].pixelCount += sums[joined].pixelCount
        sums[kept].box = sums[kept].box.union(sums[joined].box)
    }

    var clusters: [PixelCluster] { parents.indices.filter { parents[$0] == $0 }.map { sums[$0] } }

    private mutating func root(of run: Int) -> Int {
        var place = run
        while parents[place] != place {
            // Every second step is shortened, so that ways stay short.
            parents[place] = parents[parents[place]]
            place = parents[place]
        }
        return place
    }
}

import Testing

@testable import FrameGoldens

/// Clusters and runs against flood filling, pixel by pixel.
@Suite struct PixelClusterTests {
    @Test(arguments: [
        (1, 1, 1), (3, 3, 2), (64, 5, 2), (65, 9, 3), (128, 4, 1), (130, 40, 4), (200, 30, 10), (63, 64, 50),
    ])
    func clustersAreThoseOfFloodFilling(width: Int, height: Int, oneIn: Int) {
        for seed in 1...8 {
            var random = SeededGenerator(seed: UInt64(seed))
            var marks = PixelMarks(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width where Int.random(in: 0..<oneIn, using: &random) == 0 { marks[x, y] = true }
            }
            let found = marks.clusters()
            #expect(Set(found) == Set(Self.floodFilled(marks)))
            #expect(found.map(\.pixelCount) == found.map(\.pixelCount).sorted(by: >))
            #expect(found.reduce(0) { $0 + $1.pixelCount } == marks.count)
            #expect(marks.box == found.map(\.box).reduce(nil as PixelBox?) { $0?.union($1) ?? $1 })
        }
    }

    @Test func runsAreTheStretchesOfMarkedPixels() {
        for seed in 1...40 {
            var random = SeededGenerator(seed: UInt64(seed))
            let width = Int.random(in: 1...300, using: &random)
            var marks = PixelMarks(width: width, height: 1)
            var isMarked = false
            for x in 0..<width {
                if Int.random(in: 0..<20, using: &random) == 0 { isMarked.toggle() }
                marks[x, 0] = isMarked
            }
            var columns: [Int] = []
            var last = -2
            marks.forEachRun(ofRow: 0) { run in
                #expect(run.lowerBound > last)
                #expect(!run.isEmpty)
                last = run.upperBound
                columns += Array(run)
            }
            #expect(columns == (0..<width).filter { marks[$0, 0] })
        }
    }

    /// The number of a clusters' pixels and their box, by visiting neighbours.
    private static func floodFilled(_ marks: PixelMarks) -> [PixelCluster] {
        var rest = marks
        var clusters: [PixelCluster] = []
        marks.forEach { x, y in
            guard rest[x, y] else { return }
            var stack = [(x, y)]
            rest[x, y] = false
            var cluster = PixelCluster(pixelCount: 0, box: PixelBox(x: x, y: y, width: 1, height: 1))
            while let (u, v) = stack.popLast() {
                cluster.pixelCount += 1
                cluster.box = cluster.box.union(PixelBox(x: u, y: v, width: 1, height: 1))
                for b in max(v - 1, 0)...min(v + 1, marks.height - 1) {
                    for a in max(u - 1, 0)...min(u + 1, marks.width - 1) where rest[a, b] {
                        rest[a, b] = false
                        stack.append((a, b))
                    }
                }
            }
            clusters.append(cluster)
        }
        return clusters
    }
}

import Framewheel
import GoldenTesting
import Testing

// The example of README.md; scripts/check_readme.py sees to it that both are the same.
@Suite(.goldens(tolerance: GoldenSpec.Tolerance(points: 0.01, velocity: 0.1)))
struct ShelfGoldens {
    @Test func looksAndMovesAsBefore() throws {
        try expectGolden(
            of: SceneDocument(besides: "shelf.json"), named: "shelf",
            matrix: [.themes("light", "dark"), .directions("ltr", "rtl")])
    }
}

import FrameGoldens
import FrameImaging
import PlaneGeometry
import SceneFormat

/// Reports for tests, with texts that want to break out of every format.
enum ReportSample {
    static let hostile = "</script><img src=x onerror=alert(1)>|`%0A::error::\n\"quoted\" & ]]> 日本"

    static let difference = GoldenDifference(
        scene: "examples/a.json", variant: ["theme": "dark"], folder: "goldens/a", layer: .pixels,
        moment: "released",
        sentences: ["raster only: 37 pixels in card[3]/detailBar/leading", hostile],
        element: "card[3]/detailBar/leading",
        place: SourcePlace(file: "examples/a.json", line: 12, column: 5),
        figures: [
            GoldenDifference.Figure("pixels", actual: 37),
            GoldenDifference.Figure("settle time", expected: 1.25, actual: 1.5, unit: "s"),
            GoldenDifference.Figure("broken", expected: .nan, actual: .infinity, unit: "pt"),
        ],
        passingTolerance: GoldenSpec.Tolerance(deltaE: 3.25, cluster: 4),
        nextCommands: ["framewheel approve examples/a.json"])

    static let motion = GoldenDifference(
        scene: "b.json", layer: .motion, sentences: ["settles 3 frames later (0.05 s)"],
        place: SourcePlace(file: "b,c:d.json", line: 3), nextCommands: ["framewheel approve b.json"])

    static let curve = GoldenReport.Curve(
        "offset", unit: "pt",
        expected: (0...60).map { Point(x: Double($0) / 60, y: -Double($0 * $0) / 20) },
        actual: (0...60).map { Point(x: Double($0) / 60, y: -Double($0 * $0) / 24) } + [Point(x: .nan, y: 0)])

    static var report: GoldenReport {
        GoldenReport(
            [
                GoldenReport.Entry("same.json", .same, duration: 0.25),
                GoldenReport.Entry(difference.title, .different(difference), duration: 1.5),
                GoldenReport.Entry("b.json", .different(motion), curves: [curve]),
                GoldenReport.Entry("new.json", .missing(nextCommands: ["framewheel record new.json"])),
                GoldenReport.Entry(hostile, .failed(reason: hostile)),
            ], version: "1.2.3")
    }
}

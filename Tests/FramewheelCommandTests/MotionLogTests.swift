import Foundation
import Testing

@Suite struct MotionLogCompareTests {
    private static let scene = """
        { "framewheel": 1, "viewport": { "width": 300, "height": 200 }, "items": { "count": 5 },
          "textMode": "blocks", "carousel": { "slot": { "width": 300 } },
          "script": [{ "at": 0.1, "select": 1 }] }
        """

    /// The scene and a log of its own motion, in which a function changes every time, offset and index.
    private func bench(
        _ change: (Double, Double, Int) -> (Double, Double, Int) = { ($0, $1, $2) }
    ) throws -> Workbench {
        let bench = try Workbench(["scene.json": Self.scene])
        let rows = try bench.run("motion", "scene.json", "--fps", "120").text.split(separator: "\n")
            .dropFirst()
        let changed = try rows.map { row in
            let cells = row.split(separator: ",")
            let (time, offset, index) = change(
                try #require(Double(cells[1])), try #require(Double(cells[2])), try #require(Int(cells[4])))
            return "\(time),\(offset),\(index)"
        }
        let text = "time,offset,index\n" + changed.joined(separator: "\n")
        try bench.write(Data(text.utf8), to: "log.csv")
        return bench
    }

    @Test func aLogOfTheSceneItselfMovesAlike() throws {
        let run = try bench().run("compare", "scene.json", "log.csv")
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(run.text.hasPrefix("the log moves alike\n"))
    }

    /// What `motion` prints of a scene is a log of it, whatever its steps under a finger and the rate.
    @Test(
        arguments: ["paged-rows", "snap", "centered-peek", "shrinking", "flow-paging", "scroll-view"],
        ["30", "60", "120", "7"])
    func whatMotionPrintsMovesAlike(preset: String, rate: String) throws {
        let bench = try Workbench([:])
        try #require(try bench.run("init", "scene.json", "--preset", preset).status == 0)
        try bench.write(try bench.run("motion", "scene.json", "--fps", rate).output, to: "log.csv")
        // Half a millionth of a second at 1,600 points a second, and as much in the offset.
        let run = try bench.run("compare", "scene.json", "log.csv", "--points", "0.002")
        #expect(run.status == 0)
        #expect(run.text.hasPrefix("the log moves alike\n"), "\(run.text)")
    }

    @Test func clocksMayBeginAnywhere() throws {
        let run = try bench { ($0 + 5000.25, $1, $2) }.run("compare", "scene.json", "log.csv")
        #expect(run.status == 0)
        #expect(run.text.contains("the scene's times are 5000.25 s earlier than the log's\nwithin 1 pt\n"))
        let shifted = try bench { ($0 + 8, $1, $2) }.run(
            "compare", "scene.json", "log.csv", "--shift", "-8", "--points", "0.001")
        #expect(shifted.status == 0)
        let wrong = try bench().run("compare", "scene.json", "log.csv", "--shift", "0.1")
        #expect(wrong.status == 1)
    }

    @Test func whatDiffersIsSaid() throws {
        let run = try bench { ($0, $1 < -150 ? $1 - 2 : $1, $2) }.run("compare", "scene.json", "log.csv")
        #expect(run.status == 1)
        #expect(run.text.contains("ends at -302 pt (was -300 pt)"))
        #expect(run.text.contains("offsets are up to 2"))
        #expect(run.text.contains("passes with --points 2"))
        let card = try bench { ($0, $1, $2 * 3) }.run("compare", "scene.json", "log.csv")
        #expect(card.status == 1)
        #expect(card.text.contains("ends at card 3 (was 1)"))
        #expect(!card.text.contains("passes with"))
        let slow = try bench { ($0 < 0.1 ? $0 : 0.1 + ($0 - 0.1) * 1.5, $1, $2) }.run(
            "compare", "scene.json", "log.csv")
        #expect(slow.status == 1)
        #expect(slow.text.contains("later"))
    }

    @Test func jsonHoldsTheFigures() throws {
        let run = try bench { ($0, $1 < -150 ? $1 - 2 : $1, $2) }.run(
            "compare", "scene.json", "log.csv", "--json", "--shift", "0")
        let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(json["same"] as? Bool == false)
        #expect(abs((json["largestDistance"] as? Double ?? 0) - 2) < 0.01)
        let scene = try #require((json["scene"] as? [String: Any])?["offset"] as? Double)
        let log = try #require((json["log"] as? [String: Any])?["offset"] as? Double)
        #expect(abs(scene + 300) < 0.02)
        #expect(abs(log + 302) < 0.02)
    }

    static let faults: [([String], Int32, String)] = [
        (["none.json", "log.csv"], 3, "none.json: error: no such file\n"),
        (["scene.json", "none.csv"], 3, "framewheel: error: none.csv: no such file\n"),
        (["scene.json", "bad.csv"], 2, "bad.csv:3: error: offset: expected a number, found 'x'\n"),
        (["scene.json", "log.csv", "--pixels", "1"], 2, "framewheel: error: --pixels is for two pictures\n"),
        (["a.png", "b.png", "--points", "1"], 2, "framewheel: error: --points is for a scene and a log\n"),
    ]

    @Test(arguments: faults)
    func whatIsWrongIsNamed(arguments: [String], status: Int32, message: String) throws {
        let bench = try bench()
        try bench.write(Data("time,offset\n0,0\n1,x\n".utf8), to: "bad.csv")
        let run = try Transcript(["compare"] + arguments, in: bench.folder)
        #expect(run.status == status)
        #expect(run.errors == message)
    }
}

import FrameGoldens
import Testing

/// Changes of a scene's file that change nothing that is seen.
@Suite struct HarmlessChangeTests {
    struct Change: Sendable, CustomTestStringConvertible {
        var name: String
        var scene = FaultyScene.drag
        var old: String
        var new: String

        var testDescription: String { name }
    }

    static let changes = [
        Change(name: "a comment", old: "\"scale\": 2,", new: "\"scale\": 2, // crisp"),
        Change(name: "a block comment", old: "\"scale\": 2,", new: "/* crisp */ \"scale\": 2,"),
        Change(
            name: "another order of keys", old: "\"scale\": 2,\n  \"textMode\": \"blocks\",",
            new: "\"textMode\": \"blocks\",\n  \"scale\": 2,"),
        Change(
            name: "another order of keys inside", old: "\"width\": 120, \"height\": 100",
            new: "\"height\": 100, \"width\": 120"),
        Change(name: "an alt text", old: "\"scale\": 2,", new: "\"scale\": 2, \"alt\": \"cards\","),
        Change(name: "a title", old: "\"scale\": 2,", new: "\"scale\": 2, \"title\": \"Cards\","),
        Change(name: "a schema", old: "\"scale\": 2,", new: "\"$schema\": \"s.json\", \"scale\": 2,"),
        Change(
            name: "an output", old: "\"scale\": 2,",
            new: "\"scale\": 2, \"outputs\": [{ \"file\": \"a.png\" }],"),
        Change(name: "a poster", old: "\"scale\": 2,", new: "\"scale\": 2, \"poster\": 0.5,"),
        Change(name: "a number written otherwise", old: "\"scale\": 2,", new: "\"scale\": 2.0e0,"),
        Change(name: "a colour in small letters", old: "#AA0000", new: "#aa0000"),
        Change(name: "a colour by its short form", old: "#00FF0080", new: "#00ff0080"),
        Change(
            name: "a colour by its name", old: "\"background\": \"#FFFFFF\"", new: "\"background\": \"white\""
        ),
        Change(
            name: "a default said", old: "\"scale\": 2,",
            new: "\"scale\": 2, \"direction\": \"ltr\", \"touchRate\": 60,"),
        Change(
            name: "a scene tolerance", old: "\"scale\": 2,",
            new: "\"scale\": 2, \"golden\": { \"tolerance\": { \"points\": 1 } },"),
        Change(
            name: "an unused colour of a theme", old: "\"scale\": 2,",
            new: "\"scale\": 2, \"themes\": { \"light\": { \"brand\": \"#123456\" } },"),
        Change(
            name: "an unused key of an item", old: "\"title\": \"Grey\",",
            new: "\"title\": \"Grey\", \"note\": 1,"),
        Change(name: "an escaped letter", old: "\"title\": \"Grey\"", new: "\"title\": \"\\u0047rey\""),
        Change(name: "no trailing comma", old: "\"duration\": 3,", new: "\"duration\": 3"),
        Change(name: "other white space", old: "\n", new: "\r\n"),
        Change(
            name: "points for a share", old: "\"slot\": { \"width\": 120",
            new: "\"slot\": { \"width\": \"40%\""),
        Change(
            name: "a step that waits for nothing", old: "{ \"mark\": \"let go\" }",
            new: "{ \"wait\": 0 }, { \"mark\": \"let go\" }"),
        Change(
            name: "a default of the bar said", scene: FaultyScene.autoplay, old: "\"height\": 30,",
            new: "\"height\": 30, \"padding\": 8,"),
        Change(
            name: "a preset's own value said", scene: FaultyScene.autoplay, old: "\"preset\": \"shrinking\",",
            new: "\"preset\": \"shrinking\", \"rest\": \"center\","),
    ]

    @Test(arguments: changes) func staysGreen(_ change: Change) throws {
        let bench = try GoldenBench(change.scene)
        try bench.record(scale: 0.25)
        try bench.write(try change.scene.planting(change.new, for: change.old))
        #expect(try bench.difference() == nil)
    }

    @Test func manyChecksAtOnceSayTheSame() async throws {
        let bench = try GoldenBench(FaultyScene.drag)
        try bench.record()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { try bench.verify().isPass } }
            for try await isPass in group { #expect(isPass) }
        }
    }

    @Test func aSecondRecordingWritesTheSameBytes() throws {
        let bench = try GoldenBench(FaultyScene.drag)
        try bench.record()
        let first = try bench.files()
        try bench.record()
        #expect(try bench.files() == first)
        // Four texts; the beginning, the release, the fastest moment and the rest.
        #expect(first.count == 4 + 4)
    }
}

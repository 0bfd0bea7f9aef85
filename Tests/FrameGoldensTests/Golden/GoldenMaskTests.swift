import FrameGoldens
import SceneFormat
import Testing

/// What a scene leaves out of the comparison, in every layer but motion.
@Suite struct GoldenMaskTests {
    /// What changing the scene is told as, where it leaves something out.
    private func difference(ignoring ignored: String, _ new: String, for old: String) throws
        -> GoldenDifference?
    {
        let scene = try FaultyScene.drag.planting(
            "\"scale\": 2, \"golden\": { \"ignore\": [\(ignored)] },", for: "\"scale\": 2,")
        let bench = try GoldenBench(scene)
        try bench.record()
        try bench.write(try scene.planting(new, for: old))
        return try bench.difference()
    }

    /// Room around the title, whose box is 125…175 × 26.5…50.5; the carousel begins at 58.5.
    private static let aroundTitle = "[0, 0, 300, 58]"

    static let changes = [
        ("\"color\": \"#112234\"", "\"color\": \"#112233\""),
        ("\"weight\": \"light\"", "\"weight\": \"bold\""),
        ("\"text\": \"Titles\"", "\"text\": \"Title\""),
    ]

    @Test(arguments: changes) func whatAnAreaHoldsIsLeftOut(new: String, old: String) throws {
        #expect(try difference(ignoring: Self.aroundTitle, new, for: old) == nil)
    }

    @Test(arguments: changes) func whatAnAreaHoldsInPartIsNot(new: String, old: String) throws {
        // The upper part alone.
        let difference = try #require(try difference(ignoring: "[0, 0, 300, 35]", new, for: old))
        #expect(difference.element == "stage/vstack[0]/text[0]")
        #expect(difference.layer == (new.contains("Titles") ? .layout : .display))
    }

    @Test func whatIsNewInAnAreaIsLeftOut() throws {
        let new = "\"text\": \"Title\", \"modifiers\": [{ \"overlay\": { \"content\": { \"circle\": {} } } }]"
        #expect(try difference(ignoring: Self.aroundTitle, new, for: "\"text\": \"Title\"") == nil)
        #expect(try difference(ignoring: "[0, 0, 10, 10]", new, for: "\"text\": \"Title\"")?.layer == .layout)
    }

    @Test func whatLeavesAnAreaIsTold() throws {
        // Its box stays; what is drawn goes down across the area's edge.
        let shifted = "\"text\": \"Title\", \"modifiers\": [{ \"offset\": { \"y\": 20 } }]"
        let drawn = try difference(ignoring: Self.aroundTitle, shifted, for: "\"text\": \"Title\"")
        #expect(drawn?.layer == .pixels)
        // The larger title pushes the rest out of the way.
        let laidOut = try difference(ignoring: Self.aroundTitle, "\"size\": 60", for: "\"size\": 20")
        #expect(laidOut?.layer == .layout)
    }

    @Test func motionHasNoArea() throws {
        let everything = "[-1000, -1000, 10000, 10000], \"*\""
        let other = try difference(ignoring: everything, "\"select\": 2", for: "\"select\": 3")
        #expect(other?.layer == .motion)
        #expect(try difference(ignoring: everything, "#AB0000", for: "#AA0000") == nil)
    }

    @Test func areasAndElementsAddUp() throws {
        let ignored = Self.aroundTitle + ", \"card[*]/zstack/roundedRectangle\""
        #expect(try difference(ignoring: ignored, "#AB0000", for: "#AA0000") == nil)
        #expect(try difference(ignoring: ignored, "#112234", for: "#112233") == nil)
        #expect(
            try difference(ignoring: ignored, "#00FF007F", for: "#00FF0080")?.element
                == "card[0]/zstack[0]/circle[1]")
    }

    static let elements = [
        // Other letters leave pixels bare where the old ones were.
        ("stage/vstack/text", "\"text\": \"Tit\"", "\"text\": \"Title\""),
        ("stage/vstack/text", "\"text\": \"A title\"", "\"text\": \"Title\""),
        ("stage/vstack/text", "\"weight\": \"light\"", "\"weight\": \"bold\""),
        // A translucent circle lies before it, and its shadow reaches beyond its box.
        ("card[*]/zstack/roundedRectangle", "#AB0000", "#AA0000"),
        ("card[*]/zstack/roundedRectangle", "#FFFF00", "#AA0000"),
        ("card[*]/zstack/roundedRectangle", "\"color\": \"#0000FF80\"", "\"color\": \"#00000080\""),
        ("card[*]/zstack/circle", "{ \"x\": 40 }", "{ \"x\": 80 }"),
        ("card[*]/zstack/rectangle", "\"width\": 6 } }", "\"width\": 2 } }"),
    ]

    @Test(arguments: elements)
    func anElementIsLeftOutWhereItWasAndWhereItIs(ignored: String, new: String, old: String) throws {
        #expect(try difference(ignoring: "\"\(ignored)\"", new, for: old) == nil)
    }
}

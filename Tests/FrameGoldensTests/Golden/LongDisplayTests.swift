import Foundation
import FrameGoldens
import SceneFormat
import Testing

/// Display lists too long to be read: what is kept of them is a hash for each thing that is drawn.
@Suite struct LongDisplayTests {
    /// Three cards of so many squares each, no two alike.
    private static func scene(squares: Int, tolerance: String = "{}") -> String {
        let nodes = (0..<squares).map { number in
            let colour = String(0x100000 + number, radix: 16)
            return "{ \"rectangle\": { \"fill\": \"#\(colour)\" }, \"modifiers\": "
                + "[{ \"frame\": { \"width\": 2, \"height\": 2 } }, { \"offset\": { \"x\": \(number % 50) } }] }"
        }
        return """
            {
              "framewheel": 1, "viewport": { "width": 300, "height": 100 }, "textMode": "blocks",
              "carousel": { "slot": { "width": 100, "height": 100 } },
              "golden": { "frames": ["first"], "tolerance": \(tolerance) },
              "card": { "zstack": { "children": [
                { "text": "{title}" },
                \(nodes.joined(separator: ",\n"))
              ] } },
              "items": [{ "title": "One" }, { "title": "Two" }, { "title": "Three" }],
              "duration": 1
            }
            """
    }

    private func recorded(_ scene: String) throws -> (bench: GoldenBench, text: String) {
        let bench = try GoldenBench(scene)
        try bench.record()
        return (bench, String(decoding: try #require(try bench.files()["display.txt"]), as: UTF8.self))
    }

    @Test func aShortListIsText() throws {
        let (_, text) = try recorded(Self.scene(squares: 100))
        #expect(text.hasPrefix("framewheel display list 1\nmoment first\n"))
        #expect(text.utf8.count < 64 << 10 && text.contains("paint #100063"))
    }

    @Test func aLongListIsHashes() throws {
        let (bench, text) = try recorded(Self.scene(squares: 300))
        #expect(text.hasPrefix("framewheel display list 1 by hashes\nmoment first\n"))
        #expect(!text.contains("paint") && text.contains("\tfill\tcard[0]/zstack[0]/rectangle[77]\thash "))
        #expect(try bench.difference() == nil)
    }

    @Test(arguments: [
        ("#10004c", "#10004d", "rectangle[77]", "is drawn otherwise; of this long list only hashes are kept"),
        (
            "\"x\": 26 ", "\"x\": 26.5 ", "rectangle[27]",
            "is drawn otherwise; of this long list only hashes are kept"
        ),
        (
            "\"fill\": \"#10004c\"", "\"stroke\": { \"color\": \"#10004c\", \"width\": 1 }", "rectangle[77]",
            "has lost its fill"
        ),
    ])
    func theElementIsNamed(old: String, new: String, element: String, sentence: String) throws {
        let scene = Self.scene(squares: 300)
        let (bench, _) = try recorded(scene)
        try bench.write(try scene.planting(new, for: old))
        let difference = try #require(try bench.difference())
        #expect(difference.layer == .display)
        #expect(difference.element == "card[0]/zstack[0]/" + element)
        #expect(difference.sentences[0] == "card[0]/zstack[0]/\(element) \(sentence), at 'first'")
        #expect(difference.place?.line == (try scene.line(of: old)))
        #expect(difference.passingTolerance == nil)
    }

    @Test func anItemOfOneCardIsNamedAlone() throws {
        let scene = Self.scene(squares: 300)
        let (bench, _) = try recorded(scene)
        // As many letters, so that the boxes stay.
        try bench.write(try scene.planting("Tvo", for: "Two"))
        let difference = try #require(try bench.difference())
        #expect(difference.sentences.count == 1)
        #expect(difference.element == "card[1]/zstack[0]/text[0]")
    }

    @Test func aToleranceNeedsTheNumbers() throws {
        let scene = Self.scene(squares: 300, tolerance: "{ \"points\": 0.5 }")
        let (bench, text) = try recorded(scene)
        #expect(text.utf8.count > 64 << 10 && text.contains("paint #100063"))
        try bench.write(try scene.planting("\"x\": 26.25 ", for: "\"x\": 26 "))
        // The pixels are those of a square a quarter of a point further right.
        #expect(try bench.difference()?.layer == .pixels)
    }

    /// The tolerance of a test, which the scene knows nothing of, in each of the modes that write.
    @Test(arguments: [RecordMode.missing, .failed, .all])
    func aToleranceOfATestNeedsTheNumbersToo(mode: RecordMode) throws {
        let scene = Self.scene(squares: 300)
        let tolerance = GoldenSpec.Tolerance(points: 0.5, deltaE: 1000)
        let bench = try GoldenBench(scene)
        if mode != .missing {
            // By hashes, which the mode replaces; 'failed' needs a reason.
            try bench.record()
            if mode == .failed { try bench.write(try scene.planting("#10004e", for: "#10004d")) }
        }
        _ = try bench.verify(mode: mode, tolerance: tolerance)
        try bench.write(try scene.planting("\"x\": 26.5 ", for: "\"x\": 26 "))
        if mode == .failed {
            try bench.write(
                try scene.planting("#10004e", for: "#10004d").planting("\"x\": 26.5 ", for: "\"x\": 26 "))
        }
        #expect(try bench.difference(tolerance: tolerance) == nil)
        let less = GoldenSpec.Tolerance(points: 0.2, deltaE: 1000)
        let difference = try #require(try bench.difference(tolerance: less))
        #expect(
            difference.sentences[0]
                == "card[0]/zstack[0]/rectangle[27] is 0.5 pt further right, at 'first'")
        #expect(difference.passingTolerance?.points == 0.5)
    }

    @Test func aToleranceThatComesLateIsTold() throws {
        let scene = Self.scene(squares: 300)
        let (bench, _) = try recorded(scene)
        try bench.write(try scene.planting("\"x\": 26.5 ", for: "\"x\": 26 "))
        let tolerance = GoldenSpec.Tolerance(points: 0.5)
        #expect(
            try bench.difference(tolerance: tolerance)?.sentences[0]
                == "card[0]/zstack[0]/rectangle[27] is drawn otherwise; of this long list only hashes are kept, "
                + "for which a tolerance does nothing until it is recorded anew, at 'first'")
    }

    @Test func aListThatBecomesShortOrLongIsCompared() throws {
        for (was, now) in [(100, 300), (300, 100)] {
            let (bench, _) = try recorded(Self.scene(squares: was))
            try bench.write(Self.scene(squares: now))
            let difference = try #require(try bench.difference())
            #expect(difference.sentences[0].contains(was < now ? "is new" : "is gone"))
            #expect(try !bench.verify(mode: .failed).isPass)
            #expect(try bench.difference() == nil)
        }
    }

    @Test func aLongGoldenOfBeforeIsRead() throws {
        // Kept as text, whatever its length.
        let scene = Self.scene(squares: 300, tolerance: "{ \"points\": 0.5 }")
        let (bench, _) = try recorded(scene)
        let exact = try scene.planting("{}", for: "{ \"points\": 0.5 }")
        try bench.write(exact)
        #expect(try bench.difference() == nil)
        try bench.write(try exact.planting("#10004d", for: "#10004c"))
        #expect(
            try bench.difference()?.sentences[0]
                == "card[0]/zstack[0]/rectangle[77] has colour #10004D (was #10004C), at 'first'")
    }
}

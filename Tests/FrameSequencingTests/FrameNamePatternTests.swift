import FrameSequencing
import Testing

@Suite struct FrameNamePatternTests {
    @Test(arguments: [
        ("f/%04d.png", 7, "f/0007.png"), ("%d.png", 12, "12.png"), ("a%02db", 123, "a123b"), ("%0d", 5, "5"),
    ])
    func numbersStandInTheirPlace(pattern: String, frame: Int, path: String) throws {
        #expect(try #require(FrameNamePattern(pattern)).path(ofFrame: frame) == path)
    }

    @Test(arguments: ["a.png", "%s.png", "%4d.png", "%d%d", "%019d", "%-1d", "100%"])
    func otherPatternsAreRefused(pattern: String) {
        #expect(FrameNamePattern(pattern) == nil)
    }
}

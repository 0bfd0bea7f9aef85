import SceneFormat
import Testing

struct NearestWordTests {
    private let keys = [
        "spacing", "size", "slot", "script", "background", "cornerRadius", "rest", "rows", "by",
    ]

    @Test(arguments: [
        ("spacin", "spacing"), ("spaicng", "spacing"), ("Spacing", "spacing"),
        ("CORNER_RADIUS", "cornerRadius"),
        ("corner-radius", "cornerRadius"), ("scirpt", "script"), ("bakcgruond", "background"),
        ("siez", "size"),
        ("backgroundColor", "background"), ("cardSpacing", "spacing"), ("sl0t", "slot"),
    ])
    func misspeltWordFindsItsNeighbour(word: String, expected: String) {
        #expect(NearestWord.suggestion(for: word, among: keys) == expected)
    }

    @Test(arguments: ["", "x", "zzz", "opacity", "colour", "____", "長い"])
    func farWordFindsNothing(word: String) {
        #expect(NearestWord.suggestion(for: word, among: keys) == nil)
    }

    @Test func sameLettersInOtherCaseWinOverFewerEdits() {
        #expect(NearestWord.suggestion(for: "SIZE", among: ["SIZED", "size"]) == "size")
    }

    @Test func firstOfEqualsWins() {
        #expect(NearestWord.suggestion(for: "cat", among: ["bat", "rat"]) == "bat")
    }

    @Test func hugeWordsCostLittle() {
        let huge = String(repeating: "a", count: 1_000_000)
        #expect(NearestWord.suggestion(for: huge, among: keys + [huge + "b"]) == nil)
        #expect(NearestWord.suggestion(for: "rest", among: [huge, "rset"]) == "rset")
    }
}

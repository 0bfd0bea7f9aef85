import SceneFormat
import Testing

@Suite struct VariantLimitTests {
    private func scene(axes: Int) -> String {
        let variants = (0..<axes).map { "\"a\($0)\": { \"x\": {}, \"y\": {} }" }.joined(separator: ", ")
        return "{ \"framewheel\": 1, \"items\": [1], \"variants\": { \(variants) } }"
    }

    @Test func eightAxesOfTwoValuesArePlayed() {
        #expect(TestScene.reading(scene(axes: 8)).diagnostics.map(\.message) == [])
    }

    @Test func moreCombinationsThanThatAreRefused() {
        for (axes, count) in [(9, "512"), (60, "1152921504606846976"), (80, "9223372036854775807")] {
            #expect(
                TestScene.reading(scene(axes: axes)).diagnostics.map(\.message) == [
                    "the variants have \(count) combinations, expected at most 256"
                ])
        }
    }

    @Test(arguments: ["../x", "a/b", ".x", "", "%d", "{a}"])
    func aNameThatCannotBePartOfAFilesNameIsRefused(name: String) {
        let text =
            "{ \"framewheel\": 1, \"items\": [1], \"variants\": { \"t\": { \"\(name)\": {} } } }"
        #expect(
            TestScene.reading(text).diagnostics.map(\.message) == [
                "\"\(name)\" cannot be a variant's name, expected one that can be part of a file's name"
            ])
    }
}

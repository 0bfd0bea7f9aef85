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
        let expected = ["the variants have more than 256 combinations"]
        #expect(TestScene.reading(scene(axes: 9)).diagnostics.map(\.message) == expected)
        #expect(TestScene.reading(scene(axes: 60)).diagnostics.map(\.message) == expected)
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

import Testing

@testable import SceneFormat

/// What a user reads when items do not have what the cards' templates ask for.
@Suite struct BadItemTests {
    @Test func missingPlaceholderNamesTemplateAndItem() {
        let text = """
            { "framewheel": 1, "card": { "text": "{title}" },
              "items": [{ "title": "a" }, { "Title": "b" }, { "title": null }] }
            """
        #expect(
            TestScene.messages(text) == [
                "scene.json:1:38: error: item 1 has no \"title\"; did you mean \"Title\"?\nscene.json:2:31: note: item 1 is here",
                "scene.json:1:38: error: item 2 has no \"title\"\nscene.json:2:49: note: item 2 is here",
            ])
    }

    @Test func sameProblemOfManyItemsIsToldThreeTimes() {
        let items = [String](repeating: "{}", count: 500).joined(separator: ",")
        let messages = TestScene.messages(
            "{ \"framewheel\": 1, \"card\": { \"text\": \"{a}\" }, \"items\": [\(items)] }")
        #expect(messages.count == 4)
        #expect(messages.last == "scene.json:1:38: error: 497 more items have the same problem")
    }

    @Test func wrongValueOfAnItemNamesIt() {
        let text = """
            { "framewheel": 1, "card": { "text": "a", "size": "{size}" },
              "items": [{ "size": 12 }, { "size": "big" }] }
            """
        #expect(
            TestScene.messages(text) == [
                "scene.json:1:51: error: \"size\" is the string \"big\", expected a number greater than 0, at most 2000 "
                    + "(item 1)\nscene.json:2:29: note: item 1 is here"
            ])
    }

    @Test func kindWithoutACardIsNamed() {
        let text = """
            { "framewheel": 1, "cardBy": "{type}", "cards": { "PRODUCT": { "text": "a" } },
              "items": [{ "type": "PRODUKT" }] }
            """
        #expect(
            TestScene.messages(text) == [
                "scene.json:1:40: error: item 0 is a \"PRODUKT\", for which \"cards\" has no card; it has \"PRODUCT\"; "
                    + "did you mean \"PRODUCT\"?\nscene.json:2:13: note: item 0 is here"
            ])
    }
}

import CarouselModel
import FileStorage
import GoldenTesting
import SceneFormat
import Testing

/// The project's own goldens: how every preset moves and looks, without any font.
@Suite struct PresetGoldenTests {
    @Test(arguments: Carousel.Preset.allCases) func movesAndLooksAsBefore(_ preset: Carousel.Preset) throws {
        let text = """
            {
              "framewheel": 1, "viewport": { "width": 393, "height": 420 }, "textMode": "blocks",
              "carousel": { "preset": "\(preset.rawValue)" }, "items": { "count": 10 },
              "card": { "size": { "width": 240, "height": 110 }, "content": {
                "thumbnail": { "cornerRadius": 12 },
                "detailBar": { "leading": { "text": "Card {number}", "size": 18 } } } },
              "script": [
                { "at": 0.1, "drag": { "forward": 130, "over": 0.2, "velocity": 300 } },
                { "mark": "released" },
                { "after": "settled", "select": 2 },
              ],
            }
            """
        try expectGolden(
            of: SceneDocument(
                bytes: Array(text.utf8), folder: FilePath("."), name: "\(preset.rawValue).json"),
            named: preset.rawValue, matrix: [.directions("ltr", "rtl")])
    }

    /// Where shapes matter, texts are drawn in a font of our own (`scripts/make_test_font.py`).
    @Test func textsHaveTheShapesOfTheirFont() throws {
        let text = """
            {
              "framewheel": 1, "viewport": { "width": 240, "height": 60 },
              "fonts": ["FramewheelTest.ttf"], "items": { "count": 1 },
              "card": { "text": "A OIL loo", "size": 30, "family": "Framewheel Test", "modifiers": [{ "opacity": 0.8 }] },
            }
            """
        try expectGolden(
            of: SceneDocument(
                bytes: Array(text.utf8), folder: FilePath(Examples.repository).appending("Fixtures/fonts"),
                name: "font.json"), named: "font")
    }
}

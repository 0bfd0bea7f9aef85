internal import CarouselModel
import Testing

@testable import SceneFormat

@Suite struct TemplateSceneTests {
    @Test(arguments: Carousel.Preset.allCases)
    func initialSceneOfEveryPresetDecodes(_ preset: Carousel.Preset) throws {
        for theme in ["light", "dark"] {
            let reading = TestScene.reading(SceneTemplate.text(for: preset), variant: ["theme": theme])
            #expect(reading.diagnostics.map(\.description) == [])
            let scene = try #require(reading.scene)
            #expect(scene.isDark == (theme == "dark"))
            #expect(scene.carousel.autoplay == preset.carousel.autoplay, "as the preset is described")
            for index in 0..<scene.items.count { _ = try scene.card(at: index) }
        }
    }
}

import CarouselModel
import Foundation
import SceneFormat
import Testing

struct SceneTemplateTests {
    @Test(arguments: Carousel.Preset.allCases)
    func templateIsJSONWithItsPreset(preset: Carousel.Preset) throws {
        let text = SceneTemplate.text(for: preset)
        let json = text.replacing(/(?<string>"(?:\\.|[^"\\])*")|\/\/[^\n]*/) { $0.string ?? "" }
        let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let scene = try #require(parsed as? [String: Any])
        #expect(scene["framewheel"] as? Int == 1)
        #expect((scene["carousel"] as? [String: Any])?["preset"] as? String == preset.rawValue)
        #expect(scene["script"] is [Any])
        #expect(text.hasSuffix("}\n"))
    }

    @Test(arguments: Carousel.Preset.allCases)
    func templateNeedsNoOtherFile(preset: Carousel.Preset) {
        let code = SceneTemplate.text(for: preset).split(separator: "\n").map { line in
            line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        }
        #expect(
            !code.contains { $0.contains(".jpg") || $0.contains("\"image\"") || $0.contains("\"fonts\"") })
    }
}

import CarouselModel
import Foundation
import Testing

/// The examples as plain JSON; that they decode and render is the matter of other tests.
struct ExampleFilesTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../examples")

    @Test(arguments: Carousel.Preset.allCases)
    func presetHasAnExampleWithTextsAndAScript(preset: Carousel.Preset) throws {
        let scene = try scene(of: preset)
        #expect(scene["framewheel"] as? Int == 1)
        #expect((scene["carousel"] as? [String: Any])?["preset"] as? String == preset.rawValue)
        #expect(scene["title"] is String && scene["alt"] is String && scene["variants"] is [String: Any])
        #expect((scene["script"] as? [Any])?.isEmpty == false)
    }

    @Test(arguments: Carousel.Preset.allCases)
    func coversOfAnExampleAreSmallFilesBesideIt(preset: Carousel.Preset) throws {
        let items = try #require(try scene(of: preset)["items"] as? [[String: Any]])
        let covers = items.flatMap(\.values).compactMap { $0 as? String }.filter { $0.hasSuffix(".jpg") }
        #expect(!covers.isEmpty)
        for cover in covers {
            let data = try Data(contentsOf: folder.appending(path: cover))
            #expect(data.count <= 45_000)
        }
    }

    private func scene(of preset: Carousel.Preset) throws -> [String: Any] {
        let file = folder.appending(path: preset.rawValue + ".json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let json = text.replacing(/(?<string>"(?:\\.|[^"\\])*")|\/\/[^\n]*/) { $0.string ?? "" }
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
}

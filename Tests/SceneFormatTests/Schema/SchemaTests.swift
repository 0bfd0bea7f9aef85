internal import CarouselModel
internal import FileStorage
internal import Foundation
import Testing

@testable import SceneFormat

/// The schema as an independent validator sees it.
@Suite struct SchemaTests {
    @Test func schemaIsJSONOfTheNewestDraft() throws {
        let root = try JSONReader.value(of: Array(SceneSchema.text.utf8), file: 0)
        #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
        #expect(root["$id"]?.string == SceneSchema.identifier)
        #expect(root["$defs"]?["carousel"]?["properties"]?["spacing"] != nil)
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, "needs python3-jsonschema"))
    func examplesAndCorpusAreValid() throws {
        var documents = SceneCorpus.texts.enumerated().map { ("corpus \($0.offset)", $0.element) }
        documents += Carousel.Preset.allCases.map { ("init \($0.rawValue)", SceneTemplate.text(for: $0)) }
        documents += try Self.examples()
        let surprises = try SchemaValidator.surprises(documents.map { ($0.0, $0.1, true) })
        #expect(surprises == [])
    }

    @Test(.enabled(if: SchemaValidator.isAvailable, "needs python3-jsonschema"))
    func badScenesAreRefused() throws {
        let surprises = try SchemaValidator.surprises(Self.badScenes.map { ($0, $0, false) })
        #expect(surprises == [])
        for text in Self.badScenes {
            #expect(TestScene.reading(text).hasErrors, "\(text)")
        }
    }

    private static func examples() throws -> [(String, String)] {
        let folder = SchemaValidator.packageFolder.appendingPathComponent("examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".json") }.map { name in
            (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
    }

    private static let badScenes = [
        #"{ }"#,
        #"{ "framewheel": 2 }"#,
        #"{ "framewheel": 1, "colour": 1 }"#,
        #"{ "framewheel": 1, "scale": "2" }"#,
        #"{ "framewheel": 1, "scale": 0 }"#,
        #"{ "framewheel": 1, "direction": "up" }"#,
        #"{ "framewheel": 1, "viewport": { "width": -3 } }"#,
        #"{ "framewheel": 1, "viewport": { "heigth": 3 } }"#,
        #"{ "framewheel": 1, "carousel": { "space": 3 } }"#,
        #"{ "framewheel": 1, "carousel": { "preset": "spinning" } }"#,
        #"{ "framewheel": 1, "carousel": { "snap": { "page": {}, "nearest": {} } } }"#,
        #"{ "framewheel": 1, "carousel": { "effects": [{ "scale": { "flloff": 3 } }] } }"#,
        #"{ "framewheel": 1, "items": { "count": -1 } }"#,
        #"{ "framewheel": 1, "items": 3 }"#,
        #"{ "framewheel": 1, "golden": { "ignore": [3] } }"#,
        #"{ "framewheel": 1, "golden": { "ignore": [[1, 2, 3]] } }"#,
        #"{ "framewheel": 1, "golden": { "ignore": [[1, 2, 3, 4, 5]] } }"#,
        #"{ "framewheel": 1, "golden": { "ignore": [[1, 2, 3, 0]] } }"#,
        #"{ "framewheel": 1, "golden": { "ignore": [["1", 2, 3, 4]] } }"#,
        #"{ "framewheel": 1, "items": [1], "card": { "text": "a", "colour": "red" } }"#,
        #"{ "framewheel": 1, "items": [1], "card": { "text": "a", "modifiers": [{ "pading": 3 }] } }"#,
        #"{ "framewheel": 1, "items": [1], "card": { "thumbnail": { "radius": 3 } } }"#,
        #"{ "framewheel": 1, "script": [{ "at": -1, "wait": 1 }] }"#,
        #"{ "framewheel": 1, "script": [{ "at": 1 }] }"#,
        #"{ "framewheel": 1, "script": [{ "drag": { "forwards": 1 } }] }"#,
        #"{ "framewheel": 1, "variants": { "theme": { "dark": { "thema": "dark" } } } }"#,
        #"{ "framewheel": 1, "outputs": [{ "width": 3 }] }"#,
        #"{ "framewheel": 1, "golden": { "tolerance": { "pixels": 3 } } }"#,
    ]
}

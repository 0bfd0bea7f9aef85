import Foundation
import Testing

/// A vector of how one of the articles' carousels lies, computed outside this project.
struct SeedVector: Decodable, Sendable, CustomTestStringConvertible {
    struct Inputs: Decodable, Sendable {
        let seed: String
        let width: Double
        let itemCount: Int
        let index: Int
        let translation: Double?
    }

    struct Expected: Decodable, Sendable {
        let offset: Double
        let visible: [[String: Double]]
    }

    let id: String
    let inputs: Inputs
    let expected: Expected
    let tolerance: Double?

    var testDescription: String { id }

    /// The vectors of some topics in the file that `FRAMEWHEEL_VECTORS` names, else in that of the repository.
    static func all(of topics: Set<String>) throws -> [SeedVector] {
        let named = ProcessInfo.processInfo.environment["FRAMEWHEEL_VECTORS"] ?? ""
        let file =
            named.isEmpty
            ? Transcript.repository.appending(path: "Fixtures/vectors/physics.json") : URL(filePath: named)
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode([Case].self, from: Data(contentsOf: file))
            .compactMap { topics.contains($0.topic) ? $0.vector : nil }
    }

    /// A case of the file; those of other topics have other inputs and are not looked at.
    private struct Case: Decodable {
        let topic: String
        let vector: SeedVector?

        private enum Key: CodingKey { case topic }

        init(from decoder: any Decoder) throws {
            topic = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .topic)
            vector = topic.hasPrefix("seed_") ? try? SeedVector(from: decoder) : nil
        }
    }

    /// The article's carousel as a scene, one item a page, as high as the highest of the articles' cards.
    var scene: String {
        """
        { "framewheel": 1, "viewport": { "width": \(inputs.width), "height": \(Self.height) },
          "textMode": "blocks", "items": { "count": \(inputs.itemCount) },
          "carousel": { "preset": "\(preset)", "rows": null } }
        """
    }

    private static let height = 320.0

    private var preset: String {
        switch inputs.seed {
        case "000": "paged-rows"
        case "001": "snap"
        case "002": "centered-peek"
        case "003": "shrinking"
        default: "flow-paging"
        }
    }
}

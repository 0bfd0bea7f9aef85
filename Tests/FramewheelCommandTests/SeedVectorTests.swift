import Foundation
import Testing

/// The articles' carousels through the command: what it prints is what the vectors say.
@Suite struct SeedVectorTests {
    @Test(arguments: try SeedVector.all(of: ["seed_rest", "seed_drag"]))
    func theLayoutIsThatOfTheArticle(_ vector: SeedVector) throws {
        let bench = try Workbench(["scene.json": vector.scene])
        var arguments = ["layout", "scene.json", "--index", "\(vector.inputs.index)"]
        if let translation = vector.inputs.translation { arguments += ["--drag", "\(translation)"] }
        let run = try Transcript(arguments, in: bench.folder)
        #expect(run.errors == "")
        #expect(run.status == 0)
        let layout = try PrintedLayout(run)
        // The command rounds to 9 places.
        let tolerance = (vector.tolerance ?? 0) + 1e-9
        #expect(abs(layout.offset - vector.expected.offset) <= tolerance)
        #expect(layout.cards.count == vector.expected.visible.count)
        for (card, expected) in zip(layout.cards, vector.expected.visible) {
            for (name, value) in expected {
                let number = try #require(
                    card.number(name, viewport: vector.inputs.width), "unknown key \(name)")
                #expect(abs(number - value) <= tolerance, "card \(card.index): \(name)")
            }
        }
    }
}

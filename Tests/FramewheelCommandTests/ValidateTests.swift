import Foundation
import Testing

/// `validate` with several scenes and as JSON.
@Suite struct ValidateTests {
    private struct Problem: Decodable, Equatable {
        let file: String?
        let line: Int?
        let column: Int?
        let severity: String
        let message: String
        let hint: String?
    }

    private func workbench() throws -> Workbench {
        try Workbench([
            "good.json": "{ \"framewheel\": 1, \"items\": [1] }",
            "bad.json": "{ \"framewheel\": 1, \"itms\": [1] }",
        ])
    }

    @Test func severalScenesAreCheckedInOneRun() throws {
        let run = try workbench().run("validate", "good.json", "bad.json", "none.json")
        #expect(run.text == "good.json: valid\n")
        #expect(
            run.errors == """
                bad.json:1:20: error: unknown key "itms" in the scene; did you mean "items"?
                none.json: error: no such file

                """)
        #expect(run.status == 3, "the worst of all")
    }

    @Test func problemsAreListedAsJSON() throws {
        let run = try workbench().run("validate", "--json", "good.json", "bad.json", "none.json")
        #expect(run.errors == "")
        #expect(run.status == 3)
        let problems = try JSONDecoder().decode([Problem].self, from: run.output)
        #expect(
            problems == [
                Problem(
                    file: "bad.json", line: 1, column: 20, severity: "error",
                    message: "unknown key \"itms\" in the scene", hint: "did you mean \"items\"?"),
                Problem(
                    file: "none.json", line: nil, column: nil, severity: "error", message: "no such file",
                    hint: nil),
            ])
    }

    @Test func nothingWrongIsAnEmptyList() throws {
        let run = try workbench().run("validate", "good.json", "--json")
        #expect(run.text == "[]\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func aSceneIsNeeded() throws {
        let run = try workbench().run("validate")
        #expect(run.errors == "framewheel: error: SCENE is missing\n")
        #expect(run.status == 2)
    }

    @Test func everyItemIsChecked() throws {
        let items = (0..<1500).map { $0 == 1400 ? "{}" : "{ \"title\": \"x\" }" }.joined(separator: ",\n")
        let bench = try Workbench([
            "scene.json": """
            { "framewheel": 1, "textMode": "blocks", "card": { "text": "{title}" }, "items": [
            \(items)] }
            """
        ])
        let run = try bench.run("validate", "scene.json")
        #expect(
            run.errors == """
                scene.json:1:60: error: item 1400 has no "title"
                scene.json:1402:1: note: item 1400 is here

                """)
        #expect(run.status == 2)
    }
}

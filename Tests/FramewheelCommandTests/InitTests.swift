import Foundation
import FrameImaging
import Testing

/// `init`, `presets` and `schema`: what one begins with.
@Suite struct InitTests {
    static let presets = ["paged-rows", "snap", "centered-peek", "shrinking", "flow-paging", "scroll-view"]

    @Test(arguments: presets)
    func aNewSceneRendersAsItIs(preset: String) throws {
        let bench = try Workbench()
        let run = try bench.run("init", "--preset", preset)
        #expect(
            run.errors == """
                scene.json: a \(preset) scene; draw it by: framewheel render scene.json -o poster.png

                """)
        #expect(run.status == 0)
        let check = try bench.run("validate", "scene.json")
        #expect(check.errors == "")
        #expect(check.text == "scene.json: valid\n")
        let render = try bench.run("render", "scene.json", "-o", "poster.png", "--scale", "1")
        #expect(render.errors == "")
        #expect(render.status == 0)
        let picture = try ImageFile(bytes: Array(bench.data(of: "poster.png"))).bitmap()
        #expect(picture.colorCount > 50, "cards in several colours with their numbers in soft edges")
    }

    @Test func theSceneGoesToStandardOutputToo() throws {
        let bench = try Workbench()
        let run = try bench.run("init", "-")
        #expect(run.errors == "")
        #expect(bench.names == [])
        #expect(run.text.hasSuffix("}\n"))
        #expect(try bench.run("init").status == 0)
        #expect(try bench.data(of: "scene.json") == run.output, "shrinking unless said")
        let check = try bench.run("validate", "-", input: run.text)
        #expect(check.text == "<stdin>: valid\n")
    }

    @Test func aFileThatExistsStaysUnlessForced() throws {
        let bench = try Workbench(["scene.json": "mine"])
        let run = try bench.run("init")
        #expect(run.errors == "framewheel: error: scene.json: exists already; --force replaces it\n")
        #expect(run.status == 3)
        #expect(try bench.data(of: "scene.json") == Data("mine".utf8))
        #expect(try bench.run("init", "--force").status == 0)
        #expect(try bench.data(of: "scene.json") != Data("mine".utf8))
    }

    @Test func anUnknownPresetHasAHint() throws {
        let bench = try Workbench()
        let run = try bench.run("init", "--preset", "shrinkin")
        #expect(
            run.errors == """
                framewheel: error: --preset shrinkin: no such preset; expected one of \
                \(Self.presets.joined(separator: ", "))
                  hint: did you mean 'shrinking'?

                """)
        #expect(run.status == 2)
        #expect(bench.names == [])
    }

    @Test func everyPresetIsListed() throws {
        let run = try Workbench().run("presets")
        #expect(run.status == 0)
        let names = run.text.split(separator: "\n").map { $0.split(separator: " ")[0] }
        #expect(names.map(String.init) == Self.presets)
    }

    @Test func theSchemaIsJSONOfItsDraft() throws {
        let run = try Workbench().run("schema")
        #expect(run.status == 0)
        let schema = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$defs"] is [String: Any])
    }
}

extension Bitmap {
    /// How many different colours there are.
    fileprivate var colorCount: Int {
        var colors: Set<Pixel> = []
        for y in 0..<height {
            for x in 0..<width { colors.insert(self[x, y]) }
        }
        return colors.count
    }
}

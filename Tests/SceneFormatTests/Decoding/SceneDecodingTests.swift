internal import CardLayout
internal import CarouselModel
internal import FileStorage
internal import FrameDrawing
internal import PlaneGeometry
import Testing

@testable import SceneFormat

@Suite struct SceneDecodingTests {
    @Test func leftOutKeysHaveTheirDefaults() throws {
        let scene = try #require(TestScene.of("\"items\": [1, 2]").scene)
        #expect(scene.name == "scene")
        #expect(scene.title == nil && scene.alt == nil)
        #expect(scene.viewport == Viewport(width: 393, height: .points(852)))
        #expect(scene.scale == 2)
        #expect(scene.background == .color(.white))
        #expect(scene.theme == "light" && !scene.isDark)
        #expect(scene.direction == .leftToRight && scene.locale == "en" && scene.profile == .iOS17)
        #expect(scene.touchRate == 60 && scene.textMode == .outlines && scene.fonts == [])
        #expect(scene.carousel == Carousel.Preset.scrollView.carousel)
        #expect(scene.items.count == 2 && scene.pageCount == 2 && scene.startIndex == 0)
        #expect(scene.script == Script() && scene.duration == .settled && scene.poster == nil)
        #expect(scene.outputs == [] && scene.golden == nil && scene.variant == [:])
        guard case .hosted(.carousel) = scene.stage.kind else {
            Issue.record("the stage is not the carousel")
            return
        }
    }

    @Test func deviceGivesSizeAndScale() throws {
        let keys = "\"items\": [1], \"viewport\": { \"device\": \"iphone-15-pro\", \"height\": 420 }"
        let scene = try #require(TestScene.of(keys).scene)
        #expect(scene.viewport == Viewport(width: 393, height: .points(420)))
        #expect(scene.scale == 3)
        let scaled = try #require(TestScene.of(keys + ", \"scale\": 1.5").scene)
        #expect(scaled.scale == 1.5)
    }

    @Test(arguments: [
        ("\"clear\"", nil), ("null", nil), ("\"#00f\"", Paint.color(Color(red: 0, green: 0, blue: 1))),
        ("\"accent\"", Paint.color(Color(red8: 0xD7, green8: 0, blue8: 0x15))),
        (
            "{ \"linearGradient\": { \"colors\": [\"white\", \"black\"], \"from\": \"leading\", \"to\": [1, 0.5] } }",
            Paint.linearGradient(
                LinearGradient(
                    stops: [
                        GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
                    ],
                    start: .leading, end: .trailing))
        ),
        (
            "{ \"radialGradient\": { \"stops\": [[0.5, \"white\"]], \"endRadius\": 9 } }",
            Paint.radialGradient(
                RadialGradient(
                    stops: [GradientStop(location: 0.5, color: .white)], center: .center, startRadius: 0,
                    endRadius: 9))
        ),
    ])
    func backgroundIsAPaint(json: String, paint: Paint?) throws {
        let themes = "\"themes\": { \"light\": { \"accent\": \"#D70015\" } }"
        let scene = try #require(TestScene.of("\"items\": [1], \(themes), \"background\": \(json)").scene)
        #expect(scene.background == paint)
    }

    @Test func themesDecideColours() throws {
        let keys = """
            "items": [1], "background": "accent",
            "themes": { "light": { "accent": "systemRed" }, "sepia-dark": { "accent": "systemRed" } }
            """
        let dark = try #require(TestScene.of(keys + ", \"theme\": \"sepia-dark\"").scene)
        #expect(dark.isDark)
        #expect(dark.background == .color(Color(red8: 0xFF, green8: 0x45, blue8: 0x3A)))
        let light = try #require(TestScene.of(keys).scene)
        #expect(light.background == .color(Color(red8: 0xFF, green8: 0x3B, blue8: 0x30)))
    }

    @Test func variantsMergeObjectsReplaceListsAndKeepNull() throws {
        let keys = """
            "items": [1, 2, 3], "carousel": { "preset": "shrinking", "insets": { "leading": 1, "trailing": 2 } },
            "variants": {
              "motion": { "auto": {}, "still": { "carousel": { "autoplay": null, "insets": { "leading": 5 } } } },
              "items": { "all": {}, "few": { "items": [1] } }
            }
            """
        let first = try #require(TestScene.of(keys).scene)
        #expect(first.variant == ["motion": "auto", "items": "all"])
        #expect(first.carousel.autoplay != nil && first.items.count == 3)
        let other = try #require(TestScene.of(keys, variant: ["motion": "still", "items": "few"]).scene)
        #expect(other.carousel.autoplay == nil && other.items.count == 1)
        #expect(other.carousel.leadingInset == 5 && other.carousel.trailingInset == 2)
        #expect(other.carousel.effects == first.carousel.effects)
    }

    @Test func variantsAreListedInTheOrderWritten() {
        let text =
            "{ \"variants\": { \"theme\": { \"light\": {}, \"dark\": {} }, \"size\": { \"s\": {}, \"l\": {} } } }"
        let document = SceneDocument(bytes: Array(text.utf8), folder: FilePath("."), name: "scene.json")
        #expect(
            document.variantAxes == [
                VariantAxis(name: "theme", values: ["light", "dark"]),
                VariantAxis(name: "size", values: ["s", "l"]),
            ])
        #expect(
            document.variants == [
                ["theme": "light", "size": "s"], ["theme": "light", "size": "l"],
                ["theme": "dark", "size": "s"], ["theme": "dark", "size": "l"],
            ])
    }

    @Test func itemsComeFromAFileByPointer() throws {
        let feed = "{ \"data\": { \"a/b\": [{ \"title\": \"x\" }, { \"title\": \"y\" }] } }"
        try TemporaryFolder.with(["data/feed.json": feed, "data/1.png": "", "2.png": ""]) { folder in
            let text = """
                { "framewheel": 1, "items": { "file": "data/feed.json", "pointer": "/data/a~1b" },
                  "card": { "text": "{title}" } }
                """
            let scene = try #require(TestScene.reading(text, folder: folder).scene)
            #expect(scene.items.count == 2)
            #expect(scene.sources == ["scene.json", folder + "/data/feed.json"])
        }
    }

    @Test func pathsOfAFileOfItemsStartThere() throws {
        let feed = "[{ \"cover\": \"1.png\" }, { \"cover\": \"2.png\" }]"
        try TemporaryFolder.with(["data/feed.json": feed, "data/1.png": "", "2.png": ""]) { folder in
            let text = """
                { "framewheel": 1, "items": { "file": "data/feed.json" }, "card": { "image": "{cover}" } }
                """
            let scene = try #require(TestScene.reading(text, folder: folder).scene)
            #expect(try TestCard.imagePath(scene.card(at: 0)) == folder + "/data/1.png")
            #expect(try TestCard.imagePath(scene.card(at: 1)) == folder + "/2.png")
        }
    }

    @Test func callerReplacesItemsAndScript() throws {
        let files = ["script.json": "[{ \"mark\": \"other\" }]", "items.json": "{ \"list\": [1, 2, 3, 4] }"]
        try TemporaryFolder.with(files) { folder in
            let text = "{ \"framewheel\": 1, \"items\": [1], \"script\": [{ \"wait\": 1 }] }"
            var options = SceneOptions(scriptPath: folder + "/script.json")
            options.items = .file(path: folder + "/items.json", pointer: "/list")
            let scene = try #require(TestScene.reading(text, options: options).scene)
            #expect(scene.items.count == 4)
            #expect(scene.script.steps.map(\.action) == [.mark("other")])
            options.items = .bytes(Array("[1, 2]".utf8), name: "standard input", pointer: "")
            #expect(TestScene.reading(text, options: options).scene?.items.count == 2)
        }
    }

    @Test func urlsAreMappedToFolders() throws {
        try TemporaryFolder.with(["cache/a.png": ""]) { folder in
            let text = """
                { "framewheel": 1, "items": [{ "url": "https://cdn.example/a.png" }],
                  "images": { "map": { "https://cdn.example/": "cache/" } }, "card": { "image": "{url}" } }
                """
            let scene = try #require(TestScene.reading(text, folder: folder).scene)
            #expect(try TestCard.imagePath(scene.card(at: 0)) == folder + "/cache/a.png")
        }
    }

    @Test func missingImagesMayBePlaceholders() throws {
        let keys =
            "\"items\": [1], \"images\": { \"missing\": \"placeholder\" }, \"card\": { \"image\": \"x.png\" }"
        let scene = try #require(TestScene.of(keys).scene)
        guard case .image(let image) = try scene.card(at: 0).content.kind else {
            Issue.record("the card is no image")
            return
        }
        #expect(image.source == .placeholder && image.isResizable && image.fit == .fill)
    }

    @Test func outputsAndGoldenAreDecoded() throws {
        let keys = """
            "items": [1], "script": [{ "mark": "here" }], "poster": 0.5,
            "outputs": [{ "file": "a-{theme}.gif", "width": 480, "fps": "30000/1001", "repeat": 3, "maxBytes": "1.5MB",
              "at": "here", "background": null, "quality": "lossless" },
              { "file": "b.png", "animated": true, "quality": 30 }],
            "golden": { "frames": ["first", "here", 2, "rest"], "tolerance": { "points": 0.01 },
              "ignore": ["a", [-1, 2, 30.5, 4]] }
            """
        let scene = try #require(TestScene.of(keys).scene)
        var output = OutputSpec(file: "a-{theme}.gif")
        output.width = 480
        output.fps = FrameRate(30_000, over: 1_001)
        output.repeatCount = 3
        output.maxBytes = 1_500_000
        output.moment = .mark("here")
        output.background = .clear
        output.quality = .lossless
        var moving = OutputSpec(file: "b.png")
        moving.isAnimated = true
        moving.quality = .lossy(30)
        #expect(scene.outputs == [output, moving])
        #expect(scene.poster == .time(0.5))
        #expect(
            scene.golden
                == GoldenSpec(
                    frames: [.first, .mark("here"), .time(2), .rest],
                    tolerance: GoldenSpec.Tolerance(points: 0.01),
                    ignored: [.element("a"), .area(Rect(x: -1, y: 2, width: 30.5, height: 4))]))
    }

    @Test func cardsBeyondTheFirstThousandAreCheckedWhenAsked() {
        let items = [String](repeating: "{ \"a\": 1 }", count: 1_000).joined(separator: ",") + ", {}"
        let text = "{ \"framewheel\": 1, \"items\": [\(items)], \"card\": { \"text\": \"{a}\" } }"
        let reading = TestScene.reading(text)
        #expect(reading.diagnostics == [])
        #expect(throws: SceneErrors.self) { try reading.scene?.card(at: 1_000) }
        #expect(TestScene.reading(text, options: SceneOptions(checksEveryItem: true)).hasErrors)
    }
}
